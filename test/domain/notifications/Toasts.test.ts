import * as fc from 'fast-check';
import type { News } from '../../../src/domain/notifications/News';
import { noToasts, TOASTS_AT_MOST, withoutToast, withToast } from '../../../src/domain/notifications/Toasts';
import type { HashId } from '../../../src/domain/offers/Offer';

const anyNews: fc.Arbitrary<News> = fc.record({
  kind: fc.constantFrom('sold' as const, 'rejected' as const),
  hashId: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F').map(name => name as HashId),
  name: fc.string({ maxLength: 3 }),
});
const arrivals = fc.array(fc.record({ news: anyNews, isWatched: fc.boolean() }), { maxLength: 12 });
const after = (came: readonly { readonly news: News; readonly isWatched: boolean }[]) =>
  came.reduce((toasts, { news, isWatched }) => withToast(toasts, news, isWatched), noToasts);
const offersOf = (shown: readonly News[]) => shown.map(({ hashId }) => hashId);

it('always shows one per offer, never more than fit, and every offer that came is shown or counted', () => {
  fc.assert(
    fc.property(arrivals, came => {
      const { shown, more } = after(came);
      const offers = new Set(came.map(({ news }) => news.hashId));
      expect(new Set(offersOf(shown)).size).toBe(shown.length);
      expect(shown).toHaveLength(Math.min(offers.size, TOASTS_AT_MOST));
      expect(shown.length + more).toBeGreaterThanOrEqual(offers.size);
      expect(more === 0).toBe(offers.size <= TOASTS_AT_MOST);
    }),
  );
});

it('never takes from under the eyes what is shown: a newcomer is only counted, and one of the same offer stands in its place', () => {
  fc.assert(
    fc.property(arrivals, anyNews, (came, news) => {
      const before = after(came);
      const now = withToast(before, news, true);
      expect(offersOf(now.shown).slice(0, before.shown.length)).toEqual(offersOf(before.shown));
      const hasRoom = before.shown.length < TOASTS_AT_MOST || offersOf(before.shown).includes(news.hashId);
      expect(now.shown.includes(news)).toBe(hasRoom);
      expect(now.more - before.more).toBe(hasRoom ? 0 : 1);
    }),
  );
});

it('always shows the newest where nobody looks: the oldest makes room for it', () => {
  fc.assert(
    fc.property(arrivals, anyNews, (came, news) => {
      const before = after(came);
      const { shown } = withToast(before, news, false);
      expect(shown).toContain(news);
      const stayed = offersOf(before.shown).filter(hashId => offersOf(shown).includes(hashId));
      expect(stayed).toEqual(offersOf(before.shown).slice(before.shown.length - stayed.length));
    }),
  );
});

it('takes out one offer, leaves the others as they are, and counts anew once none is left', () => {
  fc.assert(
    fc.property(arrivals, anyNews, (came, { hashId }) => {
      const toasts = after(came);
      const left = withoutToast(toasts, hashId);
      expect(left.shown).toEqual(toasts.shown.filter(news => news.hashId !== hashId));
      expect(left.more).toBe(left.shown.length > 0 ? toasts.more : 0);
      expect(left === toasts).toBe(left.shown.length === toasts.shown.length);
    }),
  );
});
