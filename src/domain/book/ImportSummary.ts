import { byCollection } from './BookBounds';
import type { BookCollection, BookContents } from './BookRecord';
import { mergedBooks } from './MergedBooks';

/** The number of imported records that are new, that replace an older record, and that change nothing; and of own records to remove. */
export interface ImportCounts {
  readonly added: number;
  readonly replaced: number;
  readonly kept: number;
  readonly removed: number;
}

export type ImportSummary = { readonly [Collection in BookCollection]: ImportCounts };

/** What an import would change. */
export function importSummary(own: BookContents, imported: BookContents): ImportSummary {
  const merged = mergedBooks(own, imported);
  return byCollection<ImportSummary>(collection => {
    const known = new Set(own[collection].map(({ key }) => key));
    const unchanged = new Set<unknown>(own[collection]);
    const taken = merged[collection].filter(record => !unchanged.has(record));
    const left = new Set(merged[collection].map(({ key }) => key));
    const removed = own[collection].filter(({ key }) => !left.has(key)).length;
    const replaced = taken.filter(({ key }) => known.has(key)).length;
    return { added: taken.length - replaced, replaced, kept: imported[collection].length - taken.length, removed };
  });
}
