import type { RowPage } from '../../../domain/shared/Page';

/** One page of a list. `page` starts at 1. */
export function pageOf<Row>(all: readonly Row[], page: number, perPage: number): RowPage<Row> {
  const skipped = (Math.max(1, page) - 1) * perPage;
  const rows = all.slice(skipped, skipped + perPage);
  return { rows, received: rows.length, totalPages: Math.ceil(all.length / perPage), totalCount: all.length };
}
