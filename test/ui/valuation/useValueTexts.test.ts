import { kilometresIn } from '../../../src/ui/valuation/useValueTexts';

describe('kilometresIn', () => {
  it.each([
    ['350', 350],
    ['350 km', 350],
    ['1.250', 1250],
    ['1 250 KM', 1250],
    ['350km', 350],
    ['ca. 350 km', 350],
    ['12,5', 13],
    ['0', 0],
    ['99999', 99_999],
  ])('reads %j as %d km', (text, kilometres) => expect(kilometresIn(text)).toBe(kilometres));

  it.each(['', 'km', '-5', '100000', 'far', '35o', '300 bis 350 km'])('cannot read %j', text =>
    expect(kilometresIn(text)).toBeNull(),
  );
});
