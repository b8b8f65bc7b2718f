import * as fc from 'fast-check';
import { orderText, readOrder, reordered } from '../../../../src/domain/offers/list/OfferOrder';
import { someOrder } from '../../search/someRefinements';

describe('an order of offers', () => {
  it('is read back from the text that it is written to', () => {
    fc.assert(fc.property(someOrder, order => expect(readOrder(orderText(order))).toEqual(order)));
    expect(orderText({ key: 'year', direction: 'descending' })).toBe('-year');
    expect(orderText(null)).toBe('');
  });

  it.each([null, '', '-', 'colour', '--year', 'YEAR', 'toString'])('is none in the text %j', text =>
    expect(readOrder(text)).toBeNull(),
  );

  it('starts ascending and turns round with each choice of the same key', () => {
    const once = reordered(null, 'year');
    const twice = reordered(once, 'year');
    expect([once, twice, reordered(twice, 'year'), reordered(once, 'score')].map(orderText)).toEqual([
      'year',
      '-year',
      'year',
      'score',
    ]);
  });
});
