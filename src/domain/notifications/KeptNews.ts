import type { HashId } from '../offers/Offer';
import { HOUR, type Instant } from '../shared/Instant';
import { grouped } from '../shared/Lists';
import type { News, NewsEvent } from './News';

/** An event in the dealer's book. */
export interface KeptNews {
  readonly news: News;
  readonly isRead: boolean;
  /** The latest offers that are counted, so that another tab does not count them again. */
  readonly offers?: readonly HashId[];
}

/** With the key of the event, and the time when it happened. */
export interface DatedNews {
  readonly key: string;
  readonly changedAt: Instant;
  readonly value: KeptNews;
}

/** Newest first. */
export const newestFirst = (kept: readonly DatedNews[]): readonly DatedNews[] =>
  [...kept].sort((one, other) => other.changedAt - one.changedAt || (one.key < other.key ? -1 : 1));

/** The new offers of one hour are one event, because a busy market would otherwise displace all other news. */
export const newOffersKey = (at: Instant): string => `newOffers ${Math.floor(at / HOUR)}`;

/** More than a market publishes within an hour. */
const OFFERS_AT_MOST = 1_000;

interface Report {
  readonly now: Instant;
  /** The dealer sees on screen what has happened. */
  readonly isSeen: boolean;
}

/** What to keep when a tab reports an event. Null if that changes nothing, because another tab was first. */
export function withEvent(kept: DatedNews | undefined, event: NewsEvent, { now, isSeen }: Report): DatedNews | null {
  const { key, news, offers } = event;
  if (!kept) {
    const counted = offers && { offers: offers.slice(-OFFERS_AT_MOST) };
    return { key, changedAt: now, value: { news, isRead: isSeen, ...counted } };
  }
  const known = new Set(kept.value.offers);
  const fresh = (offers ?? []).filter(hashId => !known.has(hashId));
  if (fresh.length === 0 || kept.value.news.kind !== 'newOffers') return isSeen ? whenRead(kept) : null;
  return {
    key,
    changedAt: now,
    value: {
      news: { ...kept.value.news, count: kept.value.news.count + fresh.length },
      isRead: kept.value.isRead && isSeen,
      offers: [...known, ...fresh].slice(-OFFERS_AT_MOST),
    },
  };
}

/**
 * The event once the dealer has read it. Null if it was read before. It counts as changed a millisecond later: that is
 * enough for an import to prefer it, and it keeps its place among the news.
 */
export const whenRead = ({ key, changedAt, value }: DatedNews): DatedNews | null =>
  value.isRead ? null : { key, changedAt: changedAt + 1, value: { ...value, isRead: true } };

export interface NewsGroup {
  /** Null for the new offers, which belong to no single offer. */
  readonly hashId: HashId | null;
  /** Newest first, and never empty. */
  readonly entries: readonly DatedNews[];
}

/** The news by offer. `entries` are newest first, and so are the groups by their newest entry. */
export function groupedNews(entries: readonly DatedNews[]): readonly NewsGroup[] {
  const groups = grouped(entries, ({ value: { news } }) => (news.kind === 'newOffers' ? null : news.hashId));
  return [...groups].map(([hashId, group]) => ({ hashId, entries: group }));
}
