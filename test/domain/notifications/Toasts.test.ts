import * as fc from 'fast-check';
import type { News } from '../../../src/domain/notifications/News';
import { TOASTS_AT_MOST, withoutToast, withToast } from '../../../src/domain/notifications/Toasts';
import type { HashId } from '../../../src/domain/offers/Offer';

const anyNews: fc.Arbitrary<News> = fc.record({
  kind: fc.constantFrom('sold' as const, 'rejected' as const),
  hashId: fc.constantFrom('A', 'B', 'C', 'D', 'E').map(name => name as HashId),
  name: fc.string({ maxLength: 3 }),
});

it('holds the newest of each offer, in the order in which they came, and never more than fit', () => {
  fc.assert(
    fc.property(fc.array(anyNews, { maxLength: 12 }), came => {
      const toasts = came.reduce<readonly News[]>(withToast, []);
      const newest = came.filter((news, place) => came.findLastIndex(({ hashId }) => hashId === news.hashId) === place);
      expect(toasts).toEqual(newest.slice(-TOASTS_AT_MOST));
    }),
  );
});

it('takes out one offer and leaves the others as they are', () => {
  fc.assert(
    fc.property(fc.array(anyNews, { maxLength: 6 }), anyNews, (came, { hashId }) => {
      const toasts = came.reduce<readonly News[]>(withToast, []);
      const left = withoutToast(toasts, hashId);
      expect(left).toEqual(toasts.filter(news => news.hashId !== hashId));
      expect(left === toasts).toBe(left.length === toasts.length);
    }),
  );
});
