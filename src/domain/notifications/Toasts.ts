import type { HashId } from '../offers/Offer';
import type { News } from './News';

/** More of them at once would be a list, which stands elsewhere. */
export const TOASTS_AT_MOST = 3;

export interface Toasts {
  /** One per offer, in the order in which they came. */
  readonly shown: readonly News[];
  /** How many found no room, or made room, while these were shown. */
  readonly more: number;
}

export const noToasts: Toasts = { shown: [], more: 0 };

/**
 * A newer one takes the place of the older of the same offer. Where there is no room, nothing that may just be read or
 * pressed gives way: the newcomer is only counted. Where nobody looks, the oldest makes room.
 */
export function withToast({ shown, more }: Toasts, news: News, isWatched: boolean): Toasts {
  if (shown.some(({ hashId }) => hashId === news.hashId))
    return { shown: shown.map(toast => (toast.hashId === news.hashId ? news : toast)), more };
  if (shown.length < TOASTS_AT_MOST) return { shown: [...shown, news], more };
  return { shown: isWatched ? shown : [...shown.slice(1), news], more: more + 1 };
}

/** The same where none of this offer is shown. */
export function withoutToast(toasts: Toasts, hashId: HashId): Toasts {
  const shown = toasts.shown.filter(toast => toast.hashId !== hashId);
  if (shown.length === toasts.shown.length) return toasts;
  return shown.length > 0 ? { shown, more: toasts.more } : noToasts;
}
