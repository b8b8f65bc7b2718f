import type { HashId } from '../offers/Offer';
import type { News } from './News';

/** More of them at once would be a list, which stands elsewhere. */
export const TOASTS_AT_MOST = 3;

/** One per offer, the newest last: a newer one takes the place of the older, and the oldest makes room. */
export const withToast = (toasts: readonly News[], news: News): readonly News[] =>
  [...withoutToast(toasts, news.hashId), news].slice(-TOASTS_AT_MOST);

/** The same list where it holds none of this offer. */
export const withoutToast = (toasts: readonly News[], hashId: HashId): readonly News[] =>
  toasts.some(toast => toast.hashId === hashId) ? toasts.filter(toast => toast.hashId !== hashId) : toasts;
