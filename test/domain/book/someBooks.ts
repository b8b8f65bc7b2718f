import * as fc from 'fast-check';
import { type BookContents, type BookRecord, removalKey } from '../../../src/domain/book/BookRecord';
import { contentsOf } from '../../../src/domain/book/Keeping';
import { euros, type Money } from '../../../src/domain/shared/Money';

const keys = ['MB-1', 'MB-2', 'MB-3', '', '__proto__'];

/** Few keys and few instants, so that records meet in the same place and are often of the same age. */
const someRecords = <Value>(value: fc.Arbitrary<Value>, among = keys): fc.Arbitrary<BookRecord<Value>[]> =>
  fc.uniqueArray(fc.record({ key: fc.constantFrom(...among), changedAt: fc.nat(3), value }), {
    selector: ({ key }) => key,
  });

const money = fc.nat(5).map(cents => cents as Money);
const wholeEuros = fc.nat(5).map(euros);

export const emptyBook = contentsOf(() => []);

export const someBooks: fc.Arbitrary<BookContents> = fc
  .record({
    limits: someRecords(wholeEuros),
    notes: someRecords(fc.constantFrom('', 'rust', 'call again')),
    removals: someRecords(
      fc.constant<true>(true),
      keys.flatMap(key => [removalKey('limits', key), removalKey('notes', key)]),
    ),
    clientForms: someRecords(fc.record({ lastName: fc.constantFrom('Horn', 'Haller') }, { requiredKeys: [] })),
    seen: someRecords(
      fc.array(fc.record({ at: fc.nat(3), highestBid: money, buyNowPrice: money, bidsCount: fc.option(fc.nat(3)) }), {
        maxLength: 2,
      }),
    ),
  })
  .map(records => ({ ...emptyBook, ...records }));
