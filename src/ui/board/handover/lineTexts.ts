import type { PaperLanguage } from '../../../domain/board/PaperLanguage';
import { differingSigns, plainVin, quantityDifference, quantityUnit } from '../../../domain/handover/Comparison';
import { checkOf, differingLines, type Handover } from '../../../domain/handover/Handover';
import type { LineKey, StatedLine, StatedValue } from '../../../domain/handover/Statement';
import { formatIn } from '../../shared/texts/useFormat';
import { dutchWords } from './words/dutchWords';
import { englishWords } from './words/englishWords';
import { germanWords } from './words/germanWords';
import type { CheckedFact, Choice, HandoverWords } from './words/HandoverWords';
import { italianWords } from './words/italianWords';
import { polishWords } from './words/polishWords';

/** The units that are the same in each language. */
const units: Partial<Record<LineKey, string>> = { totalMileage: 'km', operatingHours: 'h', power: 'kW' };

/** A VIN that differs in more signs is another one. */
export const MOST_SIGNS = 4;

export const both = (own: string, theirs: string): string => (own === theirs ? own : `${own} / ${theirs}`);

/** The names and values of lines in a language. What was pressed, and not typed, is in the second one too. */
export function lineTexts(language: PaperLanguage, second: PaperLanguage = language) {
  const words = wordsByLanguage[language];
  const inBoth = (of: (words: HandoverWords) => string) => both(of(words), of(wordsByLanguage[second]));
  const { number, calendarDate } = formatIn(language);
  const factOf = (key: LineKey) => (/^(?:remark|own) /.exec(key)?.[0].trim() ?? key) as CheckedFact;
  /** Remarks and added lines count. A key that a later version has written is its own name. */
  const nameOf = (key: LineKey): string => [words.facts[factOf(key)] ?? key, ...countOf(key)].join(' ');
  const countOf = (key: LineKey) => /(?<=^(?:remark|own) )\d+$/.exec(key) ?? [];
  const quantity = (value: number, unit: string) => `${number(value)}\u00a0${unit}`;
  const valueOf = (key: LineKey, value: StatedValue): string => {
    if (typeof value === 'object') return value.map(part => headingOf(part.key, part.value)).join(', ');
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (typeof value === 'number') return units[key] ? quantity(value, units[key]) : String(value);
    if (key === 'firstRegistration') return registration(value, calendarDate);
    if (value === 'bad' && (key === 'frontTire' || key === 'rearTire')) return words.wornTyre;
    return key.startsWith('remark ') ? value : (words.values[value] ?? value);
  };
  /** 'Mileage: 38 200 km', or only the name of what is not stated. */
  const headingOf = (key: LineKey, value: StatedValue | null): string =>
    value === null ? nameOf(key) : `${nameOf(key)}: ${valueOf(key, value)}`;
  /** What was pressed instead of typed, in words. */
  const choiceOf = (found: string): string =>
    found in words.choices ? inBoth(({ choices }) => choices[found as Choice]) : found;
  /** The typed value as papers write it, with what differs from the stated one. */
  const foundOf = (key: LineKey, stated: StatedValue | null, found: string): string => {
    const typed = found.trim();
    if (typed === '') return '';
    if (key === 'vin') {
      const signs = typeof stated === 'string' ? differingSigns(stated, typed) : [];
      const insteadOf = inBoth(of => of.insteadOf);
      const places = signs.map(sign => `${sign.place}: ${sign.found || '–'} ${insteadOf} ${sign.stated || '–'}`);
      const isAnother = signs.length === 0 || signs.length > MOST_SIGNS;
      return isAnother ? plainVin(typed) : `${plainVin(typed)} (${inBoth(of => of.sign)} ${places.join(', ')})`;
    }
    const unit = quantityUnit(key);
    const read = unit && quantityDifference(0, unit, typed);
    if (unit === null || read === null) return choiceOf(typed);
    const more = typeof stated === 'number' ? read - stated : 0;
    return more === 0
      ? quantity(read, unit)
      : `${quantity(read, unit)} (${more > 0 ? '+' : '–'}${quantity(Math.abs(more), unit)})`;
  };
  return { nameOf, valueOf, headingOf, choiceOf, foundOf, inBoth };
}

/** A month is shown as it is written on papers, such as 04/2019. */
function registration(value: string, calendarDate: (text: string) => string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?!\d)/.exec(value) ?? [];
  if (year === undefined || month === undefined) return value;
  return day === undefined ? `${month}/${year}` : calendarDate(`${year}-${month}-${day}`);
}

/** What the dealer has found out about a line, as papers and messages say it. */
export function foundTexts(
  handover: Handover,
  { key, value }: StatedLine,
  ...languages: readonly [PaperLanguage, PaperLanguage?]
): readonly string[] {
  const check = checkOf(handover, key);
  // What was typed before the line was found to be as stated is no part of it.
  if (check.state !== 'differs' && check.state !== 'found') return [];
  const { foundOf, inBoth } = lineTexts(...languages);
  const objected = check.state === 'found' && check.isObjected ? inBoth(of => of.objected) : '';
  return [foundOf(key, value, check.found), check.remark.trim(), objected].filter(text => text !== '');
}

/** What differs, a line each, for a message. */
export function differenceLines(handover: Handover, language: PaperLanguage): readonly string[] {
  const { headingOf } = lineTexts(language);
  const { foundOut, states } = wordsByLanguage[language];
  return differingLines(handover).map(line => {
    const said = foundTexts(handover, line, language).join(', ');
    return `- ${headingOf(line.key, line.value)}. ${foundOut}: ${said || states.differs}`;
  });
}

/** The words of a record on paper, and of its lines on the screen. They are no texts of the app, because sellers speak more languages than it. */
const wordsByLanguage: Readonly<Record<PaperLanguage, HandoverWords>> = {
  de: germanWords,
  pl: polishWords,
  en: englishWords,
  it: italianWords,
  nl: dutchWords,
};
