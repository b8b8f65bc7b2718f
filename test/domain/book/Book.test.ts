import * as fc from 'fast-check';
import {
  type BookCollection,
  type BookContents,
  type BookRecord,
  removalKey,
  removalOf,
  TRADING_SETTINGS,
} from '../../../src/domain/book/BookRecord';
import { bookCollections, contentsOf, mostRecords, withinBounds } from '../../../src/domain/book/Keeping';
import { importSummary, mergedBooks } from '../../../src/domain/book/mergedBooks';
import { emptyBook, someBooks } from './someBooks';

describe('BookRecord', () => {
  describe('removalOf', () => {
    const record = { key: 'MB-1', changedAt: 5, value: 'rust' };

    it('notes when a record was removed', () =>
      expect(removalOf('notes', record, 7)).toEqual({ key: 'notes MB-1', changedAt: 7, value: true }));

    it('is never older than the record, even if the clock was set back', () =>
      expect(removalOf('notes', record, 3).changedAt).toBe(5));
  });

  it('the keys of stored records never change, because their data would be lost', () =>
    expect(TRADING_SETTINGS).toBe('trading'));
});

describe('mergedBooks', () => {
  /** The records in an order that does not matter. */
  const sorted = (book: BookContents) =>
    contentsOf(collection => [...book[collection]].sort((a, b) => (a.key < b.key ? -1 : 1)));

  describe('mergedBooks', () => {
    it('keeps the newer record of each key', () => {
      const note = (key: string, changedAt: number, value: string) => ({ key, changedAt, value });
      const own = { ...emptyBook, notes: [note('a', 2, 'own'), note('b', 1, 'own')] };
      const other = { ...emptyBook, notes: [note('a', 1, 'other'), note('b', 2, 'other'), note('c', 0, 'other')] };
      const { notes } = sorted(mergedBooks(own, other));
      expect(notes).toEqual([note('a', 2, 'own'), note('b', 2, 'other'), note('c', 0, 'other')]);
    });

    it('changes nothing if it is repeated', () => {
      fc.assert(
        fc.property(someBooks, someBooks, (own, other) => {
          const merged = mergedBooks(own, other);
          expect(mergedBooks(merged, other)).toEqual(merged);
          expect(mergedBooks(merged, merged)).toEqual(merged);
        }),
      );
    });

    it('does not depend on the order of the books', () => {
      fc.assert(
        fc.property(someBooks, someBooks, someBooks, (a, b, c) => {
          expect(sorted(mergedBooks(a, b))).toEqual(sorted(mergedBooks(b, a)));
          expect(sorted(mergedBooks(mergedBooks(a, b), c))).toEqual(sorted(mergedBooks(a, mergedBooks(b, c))));
        }),
      );
    });

    it('leaves a record out if its removal is as new', () => {
      const note = (key: string, changedAt: number) => ({ key, changedAt, value: 'rust' });
      const removal = (key: string, changedAt: number) => ({ key: `notes ${key}`, changedAt, value: true as const });
      const own = { ...emptyBook, removals: [removal('a', 2), removal('b', 2), removal('c', 2)] };
      const older = { ...emptyBook, notes: [note('a', 1), note('b', 2), note('c', 3)] };
      const merged = mergedBooks(own, older);
      expect(merged.notes).toEqual([note('c', 3)]);
      expect(merged.removals).toEqual([removal('a', 2), removal('b', 2)]);
    });

    it('always ends each key with the newest of its records and removals', () => {
      fc.assert(
        fc.property(someBooks, someBooks, (own, other) => {
          const merged = mergedBooks(own, other);
          const newest = (collection: BookCollection, wanted: string): number =>
            Math.max(
              -1,
              ...[...own[collection], ...other[collection]]
                .filter(({ key }) => key === wanted)
                .map(({ changedAt }) => changedAt),
            );
          const mergedAt = (collection: BookCollection, wanted: string): number =>
            merged[collection].find(({ key }) => key === wanted)?.changedAt ?? -1;
          for (const collection of bookCollections.filter(name => name !== 'removals')) {
            for (const { key } of [...own[collection], ...other[collection], ...merged[collection]]) {
              const removal = removalKey(collection, key);
              const [putAt, removedAt] = [newest(collection, key), newest('removals', removal)];
              expect(mergedAt(collection, key)).toBe(putAt > removedAt ? putAt : -1);
              expect(mergedAt('removals', removal)).toBe(putAt > removedAt ? -1 : removedAt);
            }
          }
        }),
      );
    });
  });

  describe('withinBounds', () => {
    const records = (count: number): BookRecord<string>[] =>
      Array.from({ length: count }, (_, index) => ({ key: String(index), changedAt: (index * 7) % count, value: '' }));

    it.each([
      ['seen', 100_000],
      ['comparables', 100],
      ['searches', 50],
      ['news', 1_000],
    ] as const)('keeps the newest records of %s, of which there are at most %i', (collection, most) => {
      const kept = withinBounds(collection, records(most + 3));
      expect(kept).toHaveLength(most);
      expect(Math.min(...kept.slice(-3).map(({ changedAt }) => changedAt))).toBe(3);
    });

    it('keeps the last keys of records of the same age, in any order', () => {
      const found = Array.from({ length: 52 }, (_, index) => ({ key: String(100 + index), changedAt: 1, value: '' }));
      const expected = found.slice(2).reverse();
      expect(withinBounds('searches', found)).toEqual(expected);
      expect(withinBounds('searches', [...found].reverse())).toEqual(expected);
    });

    it('leaves records in their order if there are not too many', () => {
      const found = records(50);
      expect(withinBounds('searches', found)).toBe(found);
    });

    it('never drops a limit, a note, an invoice or a purchase', () => {
      expect((['limits', 'invoices', 'acquisitions'] as const).map(mostRecords)).toEqual(Array(3).fill(Infinity));
      expect(withinBounds('notes', records(100_001))).toHaveLength(100_001);
    });
  });

  describe('importSummary', () => {
    it('counts the records that are new, that replace an older one, and that change nothing', () => {
      const note = (key: string, changedAt: number) => ({ key, changedAt, value: `${key} ${changedAt}` });
      const own = { ...emptyBook, notes: [note('a', 2), note('b', 1), note('c', 1), note('own', 1)] };
      const imported = { ...emptyBook, notes: [note('a', 1), note('b', 2), note('c', 1), note('new', 1)] };
      expect(importSummary(own, imported).notes).toEqual({ added: 1, replaced: 1, removed: 0, kept: 2 });
      expect(importSummary(own, imported).limits).toEqual({ added: 0, replaced: 0, removed: 0, kept: 0 });
    });

    it('counts the own records that were removed later elsewhere', () => {
      const own = { ...emptyBook, notes: [{ key: 'a', changedAt: 1, value: 'rust' }] };
      const imported = { ...emptyBook, removals: [{ key: 'notes a', changedAt: 2, value: true as const }] };
      expect(importSummary(own, imported).notes).toEqual({ added: 0, replaced: 0, removed: 1, kept: 0 });
    });

    it('says that a second import changes nothing', () => {
      fc.assert(
        fc.property(someBooks, someBooks, (own, imported) => {
          const summary = importSummary(mergedBooks(own, imported), imported);
          for (const collection of bookCollections)
            expect(summary[collection]).toMatchObject({ added: 0, replaced: 0, removed: 0 });
        }),
      );
    });

    it('always counts each imported record once', () => {
      fc.assert(
        fc.property(someBooks, someBooks, (own, imported) => {
          const summary = importSummary(own, imported);
          for (const collection of bookCollections) {
            const { added, replaced, kept } = summary[collection];
            expect(added + replaced + kept).toBe(imported[collection].length);
            expect(Math.min(added, replaced, kept)).toBeGreaterThanOrEqual(0);
          }
        }),
      );
    });
  });
});
