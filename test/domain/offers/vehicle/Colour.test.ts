import fc from 'fast-check';
import { colours, translatedColour } from '../../../../src/domain/offers/vehicle/Colour';
import { paints } from '../../../../src/infrastructure/demo/market/offers/photos';

const bracketed = (said: string) => translatedColour(said, colour => `<${colour}>`);

describe('translatedColour', () => {
  it.each([
    ['Rot', '<red>'],
    ['czerwony', '<red>'],
    ['SCHWARZ', '<black>'],
    ['red', '<red>'],
    ['Rot/Schwarz', '<red>/<black>'],
    ['blu, bianco', '<blue>, <white>'],
    ['Silber metallic', '<silver> <metallic>'],
    ['czarny-mat', '<black>-<matt>'],
  ])('translates each word of %j', (said, text) => expect(bracketed(said)).toBe(text));

  it.each(['Mystic Sparkle', 'Rot mit Streifen', 'dark_blue', '#ff0000', '1', '', '–'])('leaves %j as it came', said =>
    expect(bracketed(said)).toBe(said),
  );

  it('starts with a capital letter', () => {
    expect(translatedColour('Schwarz matt', () => 'czarny')).toBe('Czarny czarny');
  });

  it('knows the colours of the demo in the language of every seller', () => {
    for (const { words } of paints) {
      for (const word of Object.values(words)) expect(bracketed(word)).toMatch(/^<\w+>$/);
    }
  });

  it('never changes a text without a known colour', () => {
    const known = new Set<string>(colours);
    fc.assert(
      fc.property(fc.string(), said => {
        fc.pre(!(said.toLowerCase().match(/\p{L}+/gu) ?? []).some(word => known.has(word)));
        if (bracketed(said) !== said) expect(bracketed(said)).toContain('<');
      }),
    );
  });
});
