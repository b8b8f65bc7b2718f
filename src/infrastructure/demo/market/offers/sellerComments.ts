import { groupedNumber } from '../../../../domain/shared/groupedNumber';
import type { Language } from '../../../../domain/shared/Language';
import { languageSpokenIn, type SellerLanguage } from '../catalogue/languageSpokenIn';
import type { Sentence, Topic } from '../catalogue/Sentence';
import { sentences } from '../catalogue/sentences';
import type { OfferDice, Salt } from './OfferDice';
import type { OfferFacts } from './OfferFacts';

/** The seller's comment in the seller's language, or null. */
export function sellerComments(dice: OfferDice, facts: OfferFacts): string | null {
  if (dice.roll('commented') < 0.12) return null;
  const language = languageSpokenIn(facts.place.countryCode);
  const spoken = topicsOf(dice, facts).flatMap(({ topic, salt, number }) => {
    const fitting = sentences.filter(sentence => sentence.topic === topic && fits(sentence, facts));
    if (fitting.length === 0) return [];
    return [inWords(dice.pick(salt, fitting), language, number)];
  });
  return spoken.join(' ');
}

/** Translates sentence by sentence. An unknown sentence is returned unchanged. */
export function translated(text: string, language: Language): string {
  return text
    .split(/(?<=\.)\s+/)
    .map(sentence => translatedSentence(sentence, language))
    .join(' ');
}

interface Mention {
  readonly topic: Topic;
  readonly salt: Salt;
  readonly number: number;
}

function topicsOf(dice: OfferDice, { mileage, operatingHours, damaged }: OfferFacts): Mention[] {
  const mentions: Mention[] = [];
  const mention = (topic: Topic, salt: Salt, number = 0) => mentions.push({ topic, salt, number });
  if (dice.happens('opening', 0.8)) mention('opening', 'opening');
  if (mileage !== null && dice.happens('praise', 0.5)) mention('mileage', 'mileage', mileage);
  if (operatingHours !== null) mention('hours', 'mileage', operatingHours);
  if (dice.happens('service', 0.6)) mention('service', 'owners');
  mention(damaged ? 'damage' : 'good', 'praise');
  if (dice.happens('closing', 0.6)) mention('extra', 'extra', dice.between('tyres', 2, 40) * 10);
  if (dice.happens('extra', 0.5)) mention('closing', 'closing');
  return mentions;
}

const fits = ({ only }: Sentence, { model }: OfferFacts): boolean => only?.includes(model.vehicleType) ?? true;

const inWords = ({ words }: Sentence, language: SellerLanguage | Language, number: number): string =>
  words[language].replace('{number}', groupedNumber(number));

function translatedSentence(text: string, language: Language): string {
  for (const { words } of sentences) {
    for (const known of Object.values(words)) {
      const number = numberIn(text, known);
      if (number !== null) return words[language].replace('{number}', number);
    }
  }
  return text;
}

/** The text in place of `{number}`, '' if the sentence has none, or null if the text is another sentence. */
function numberIn(text: string, known: string): string | null {
  if (text === known) return '';
  const [before = '', after] = known.split('{number}');
  if (after === undefined || !text.startsWith(before) || !text.endsWith(after)) return null;
  const number = text.slice(before.length, text.length - after.length);
  return /^[\d\s]+$/.test(number) ? number : null;
}
