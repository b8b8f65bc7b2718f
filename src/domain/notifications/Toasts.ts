import type { HashId } from '../offers/Offer';
import type { News } from './News';

/** Further toasts wait, because more at once would be a list. */
export const TOASTS_AT_MOST = 3;

/** Toasts on screen and in the queue, at most one per offer. */
export interface Toasts {
  /** Newest last. */
  readonly shown: readonly News[];
  /** Waiting for a free place, the longest waiting first. */
  readonly queued: readonly News[];
}

export const noToasts: Toasts = { shown: [], queued: [] };

/**
 * Adds a toast. While the page is visible (`isWatched`), no toast moves or disappears: newer news of the same offer
 * replaces its toast, and other news waits if there is no free place. While the page is hidden, the newest toasts are
 * shown and the oldest one waits.
 */
export function withToast(toasts: Toasts, news: News, isWatched: boolean): Toasts {
  const { shown } = toasts;
  const queued = without(toasts.queued, news.hashId);
  if (isWatched && holds(shown, news.hashId))
    return { shown: shown.map(toast => (toast.hashId === news.hashId ? news : toast)), queued };
  const others = without(shown, news.hashId);
  if (others.length < TOASTS_AT_MOST) return { shown: [...others, news], queued };
  if (isWatched) return { shown, queued: [...queued, news] };
  const [oldest, ...rest] = others;
  return { shown: [...rest, news], queued: [...queued, oldest!] };
}

/**
 * Removes the toast of an offer, and a queued toast takes its place. Returns the same object if the offer has no
 * toast.
 */
export function withoutToast(toasts: Toasts, hashId: HashId): Toasts {
  const queued = without(toasts.queued, hashId);
  if (!holds(toasts.shown, hashId)) return queued === toasts.queued ? toasts : { shown: toasts.shown, queued };
  const [next, ...rest] = queued;
  const shown = without(toasts.shown, hashId);
  return next ? { shown: [...shown, next], queued: rest } : { shown, queued };
}

const holds = (held: readonly News[], hashId: HashId): boolean => held.some(news => news.hashId === hashId);

const without = (held: readonly News[], hashId: HashId): readonly News[] =>
  holds(held, hashId) ? held.filter(news => news.hashId !== hashId) : held;
