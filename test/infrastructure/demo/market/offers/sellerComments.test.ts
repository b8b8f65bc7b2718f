import { languages } from '../../../../../src/domain/shared/Language';
import { sentences } from '../../../../../src/infrastructure/demo/market/catalogue/sentences';
import { OfferDice } from '../../../../../src/infrastructure/demo/market/offers/OfferDice';
import { offerFacts } from '../../../../../src/infrastructure/demo/market/offers/OfferFacts';
import { sellerComments, translated } from '../../../../../src/infrastructure/demo/market/offers/sellerComments';

const offers = Array.from({ length: 400 }, (_, index) => {
  const dice = new OfferDice(3, index);
  return { dice, facts: offerFacts(dice, 2026) };
});

test('every comment of a seller can be translated into every language and back', () => {
  const comments = offers.flatMap(({ dice, facts }) => sellerComments(dice, facts) ?? []);
  expect(comments.length).toBeGreaterThan(300);
  for (const comment of comments) {
    expect(comment).not.toContain('{');
    const [german, polish, english] = languages.map(language => translated(comment, language));
    expect(new Set([german, polish, english]).size).toBe(3);
    expect(translated(polish ?? '', 'de')).toBe(german);
  }
});

test('a text without a known translation stays unchanged', () => {
  expect(translated('Bitte nur ernst gemeinte Angebote! Danke.', 'pl')).toBe(
    'Bitte nur ernst gemeinte Angebote! Danke.',
  );
  expect(translated('', 'en')).toBe('');
});

test('a comment never praises a damaged vehicle or describes another kind of vehicle', () => {
  for (const { dice, facts } of offers) {
    const said = sellerComments(dice, facts) ?? '';
    const wrong = sentences.filter(({ topic, only }) => {
      const praises = facts.damaged ? topic === 'good' : topic === 'damage';
      return praises || (only !== undefined && !only.includes(facts.model.vehicleType));
    });
    for (const { words } of wrong) {
      for (const sentence of Object.values(words)) expect(said).not.toContain(sentence);
    }
  }
});
