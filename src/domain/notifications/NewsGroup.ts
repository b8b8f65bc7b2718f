import type { HashId } from '../offers/Offer';
import { grouped } from '../shared/grouped';
import type { DatedNews } from './KeptNews';

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
