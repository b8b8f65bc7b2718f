import * as fc from 'fast-check';
import { type DatedNews, groupedNews } from '../../../src/domain/notifications/KeptNews';
import type { HashId } from '../../../src/domain/offers/Offer';

const someEntries: fc.Arbitrary<DatedNews[]> = fc
  .array(fc.record({ hashId: fc.constantFrom('MB-1', 'MB-2', 'MB-3'), isOfList: fc.boolean(), changedAt: fc.nat(9) }))
  .map(drawn =>
    drawn
      .map(({ hashId, isOfList, changedAt }, index): DatedNews => {
        const about = { hashId: hashId as HashId, name: 'Honda' };
        const news = isOfList
          ? ({ kind: 'newOffers', ...about, count: 1 } as const)
          : ({ kind: 'sold', ...about } as const);
        return { key: String(index), changedAt, value: { news, isRead: false } };
      })
      .sort((one, other) => other.changedAt - one.changedAt),
  );

describe('groupedNews', () => {
  it('puts each event into the group of its offer, and the new offers into a group of their own', () => {
    fc.assert(
      fc.property(someEntries, entries => {
        const groups = groupedNews(entries);
        expect(new Set(groups.flatMap(group => group.entries))).toEqual(new Set(entries));
        expect(groups.flatMap(group => group.entries)).toHaveLength(entries.length);
        expect(new Set(groups.map(({ hashId }) => hashId)).size).toBe(groups.length);
        for (const { hashId, entries: grouped } of groups)
          for (const { value } of grouped)
            expect(hashId).toBe(value.news.kind === 'newOffers' ? null : value.news.hashId);
      }),
    );
  });

  it('keeps the newest first, within the groups and among them', () => {
    fc.assert(
      fc.property(someEntries, entries => {
        const groups = groupedNews(entries);
        const times = (among: readonly DatedNews[]) => among.map(({ changedAt }) => changedAt);
        const falling = (numbers: readonly number[]) => [...numbers].sort((one, other) => other - one);
        for (const group of groups) expect(times(group.entries)).toEqual(falling(times(group.entries)));
        const newest = times(groups.map(group => group.entries[0]!));
        expect(newest).toEqual(falling(newest));
      }),
    );
  });
});
