import type { HashId } from '../offers/Offer';
import type { DatedNews } from './KeptNews';

export interface NewsGroup {
  /** Null for the new offers, which belong to no single offer. */
  readonly hashId: HashId | null;
  /** Newest first, and never empty. */
  readonly entries: readonly DatedNews[];
}

/** The news by offer. `entries` are newest first, and so are the groups by their newest entry. */
export function groupedNews(entries: readonly DatedNews[]): readonly NewsGroup[] {
  const groups = new Map<HashId | null, DatedNews[]>();
  for (const entry of entries) {
    const { news } = entry.value;
    const hashId = news.kind === 'newOffers' ? null : news.hashId;
    const group = groups.get(hashId);
    if (group) group.push(entry);
    else groups.set(hashId, [entry]);
  }
  return [...groups].map(([hashId, grouped]) => ({ hashId, entries: grouped }));
}
