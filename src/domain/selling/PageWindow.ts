import type { RowPage, RowQuestion } from '../shared/Page';

const WIDTH = 8;

export type PageLink = number | 'gap';

/** The pages of a page bar: the first, the last and about 8 around the current one; a gap stands for two or more. */
export function pageWindow(current: number, total: number): PageLink[] {
  const start = Math.max(1, Math.min(current - WIDTH / 2, total - WIDTH + 1));
  const end = Math.min(total, start + WIDTH - 1);
  const inside = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  return [...between(1, start), ...inside, ...between(end, total).reverse()];
}

/** What leads from the window's edge out to the first or last page; a gap of one page is that page. */
function between(one: number, other: number): PageLink[] {
  const [outer, edge] = one === 1 ? [one, other] : [other, one];
  const distance = Math.abs(edge - outer);
  if (distance === 0) return [];
  if (distance === 1) return [outer];
  return [outer, distance === 2 ? (outer + edge) / 2 : 'gap'];
}

/**
 * What a page shows of an answer: no more than was asked for, but never at the cost of a row that no other page shows.
 * A server with pages of its own length counts those, and what it sent stays; one that sends everything is cut up here.
 */
export function rowsOfPage<Row>(
  { rows, totalPages, totalCount }: RowPage<Row>,
  { page, perPage }: Pick<RowQuestion, 'page' | 'perPage'>,
): readonly Row[] {
  if (rows.length <= perPage) return rows;
  const isCountedAsAsked = totalPages === Math.ceil(totalCount / perPage);
  const mayBeThatLong = totalPages === Math.ceil(totalCount / rows.length);
  if (!isCountedAsAsked || mayBeThatLong) return rows;
  const start = rows.length >= totalCount ? (page - 1) * perPage : 0;
  return rows.slice(start, start + perPage);
}

export interface ShownPage {
  readonly page: number;
  /** How many rows it brought. */
  readonly rows: number;
  /** How many were asked for, which a server may ignore. */
  readonly perPage: number;
  readonly totalPages: number;
  readonly totalCount: number;
}

/** Which of all results a page shows, from 1; both 0 where there are none. */
export function resultRange({ page, rows, perPage, totalPages, totalCount }: ShownPage): {
  start: number;
  end: number;
} {
  const isCountedAsAsked = Math.ceil(totalCount / perPage) === totalPages;
  // Of a server with pages of its own length only the last one says nothing about the others.
  if (!isCountedAsAsked && page > 1 && page === totalPages) {
    return { start: Math.max(1, totalCount - rows + 1), end: totalCount };
  }
  const size = isCountedAsAsked && rows <= perPage ? perPage : Math.max(1, rows);
  const end = Math.min(page * size, totalCount);
  return { start: Math.min((page - 1) * size + 1, totalCount), end };
}
