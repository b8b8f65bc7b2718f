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

const heldBy = ({ shown, queued: queued }: ReturnType<typeof after>) => [...shown, ...queued];

it('the screen shows at most three toasts', () => expect(TOASTS_AT_MOST).toBe(3));

it('toasts always hold the newest news of each offer, and none waits while there is room', () => {
  fc.assert(
    fc.property(arrivals, came => {
      const toasts = after(came);
      const newest = new Map(came.map(({ news }) => [news.hashId, news]));
      expect(new Set(heldBy(toasts))).toEqual(new Set(newest.values()));
      expect(heldBy(toasts)).toHaveLength(newest.size);
      expect(toasts.shown).toHaveLength(Math.min(newest.size, TOASTS_AT_MOST));
    }),
  );
});

it('a new toast never moves or removes a watched one, except one of the same offer, which it replaces in place', () => {
  fc.assert(
    fc.property(arrivals, anyNews, (came, news) => {
      const before = after(came);
      const now = withToast(before, news, true);
      expect(offersOf(now.shown).slice(0, before.shown.length)).toEqual(offersOf(before.shown));
      const hasRoom = before.shown.length < TOASTS_AT_MOST || offersOf(before.shown).includes(news.hashId);
      expect(hasRoom ? now.shown : now.queued).toContain(news);
    }),
  );
});

it('a new toast always comes last while nobody watches, and the latest of the others stay', () => {
  fc.assert(
    fc.property(arrivals, anyNews, (came, news) => {
      const before = after(came);
      const others = before.shown.filter(({ hashId }) => hashId !== news.hashId);
      const { shown } = withToast(before, news, false);
      expect(shown).toEqual([...others, news].slice(-TOASTS_AT_MOST));
    }),
  );
});

it('removing a toast leaves the others in place and shows the one that has waited longest', () => {
  fc.assert(
    fc.property(arrivals, anyNews, (came, { hashId }) => {
      const toasts = after(came);
      const left = withoutToast(toasts, hashId);
      const stayed = toasts.shown.filter(news => news.hashId !== hashId);
      const waited = toasts.queued.filter(news => news.hashId !== hashId);
      const room = toasts.shown.length - stayed.length;
      expect(left).toEqual({ shown: [...stayed, ...waited.slice(0, room)], queued: waited.slice(room) });
      expect(left === toasts).toBe(heldBy(left).length === heldBy(toasts).length);
    }),
  );
});
