import type { HashId } from '../offers/Offer';
import type { News } from './News';

/** More of them at once would be a list, which stands elsewhere. */
export const TOASTS_AT_MOST = 3;

/** One per offer. */
export interface Toasts {
  /** The newest comer last. */
  readonly shown: readonly News[];
  /** For room, the longest waiting first. */
  readonly waiting: readonly News[];
}

export const noToasts: Toasts = { shown: [], waiting: [] };

/**
 * Nothing that may just be read or pressed gives way or moves: what is newer of the same offer stands in its place, and
 * what finds no room waits. Where nobody looks, the newest are shown, and the oldest waits.
 */
export function withToast(toasts: Toasts, news: News, isWatched: boolean): Toasts {
  const { shown } = toasts;
  const waiting = without(toasts.waiting, news.hashId);
  if (isWatched && holds(shown, news.hashId))
    return { shown: shown.map(toast => (toast.hashId === news.hashId ? news : toast)), waiting };
  const others = without(shown, news.hashId);
  if (others.length < TOASTS_AT_MOST) return { shown: [...others, news], waiting };
  if (isWatched) return { shown, waiting: [...waiting, news] };
  const [oldest, ...rest] = others;
  return { shown: [...rest, news], waiting: [...waiting, oldest!] };
}

/** The same where none of this offer is held; else one that waits takes the room. */
export function withoutToast(toasts: Toasts, hashId: HashId): Toasts {
  const waiting = without(toasts.waiting, hashId);
  if (!holds(toasts.shown, hashId)) return waiting === toasts.waiting ? toasts : { shown: toasts.shown, waiting };
  const [next, ...rest] = waiting;
  const shown = without(toasts.shown, hashId);
  return next ? { shown: [...shown, next], waiting: rest } : { shown, waiting };
}

const holds = (held: readonly News[], hashId: HashId): boolean => held.some(news => news.hashId === hashId);

const without = (held: readonly News[], hashId: HashId): readonly News[] =>
  holds(held, hashId) ? held.filter(news => news.hashId !== hashId) : held;
