import type { BookCollection, BookContents } from './BookRecord';
import { byCollection } from './Keeping';
import { mergedBooks } from './mergedBooks';

/** How many records an import would change. */
export interface ImportCounts {
  readonly added: number;
  /** Imported records that replace an older record. */
  readonly replaced: number;
  /** Imported records that change nothing. */
  readonly kept: number;
  /** Records of this browser that the import removes. */
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
