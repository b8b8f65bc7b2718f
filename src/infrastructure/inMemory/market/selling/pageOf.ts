/** One page of a list, from 1. */
export function pageOf<Row>(all: readonly Row[], page: number, perPage: number) {
  const skipped = (Math.max(1, page) - 1) * perPage;
  return {
    rows: all.slice(skipped, skipped + perPage),
    totalPages: Math.ceil(all.length / perPage),
    totalCount: all.length,
  };
}
