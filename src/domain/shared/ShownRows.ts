import type { RowPage, RowQuestion } from './Page';

type PageRequest = Pick<RowQuestion, 'page' | 'perPage'>;

export interface ShownRows<Row> {
  readonly rows: readonly Row[];
  /**
   * Positions of the rows among all results, from 1. They include rows that failed to parse. Both are 0 if there are no
   * rows.
   */
  readonly start: number;
  readonly end: number;
}

/**
 * The rows of a response that a page shows. A server may ignore `perPage`. If it has its own page length, all rows are
 * shown, because no other page contains them. If it sends more rows but counts pages by `perPage`, the rows are cut to
 * one page here.
 */
export function shownRows<Row>(answer: RowPage<Row>, request: PageRequest): ShownRows<Row> {
  return isCutHere(answer, request) ? cut(answer, request) : { rows: answer.rows, ...ownRange(answer, request.page) };
}

function isCutHere({ received, totalPages, totalCount }: RowPage<unknown>, { perPage }: PageRequest): boolean {
  const isCountedAsAsked = totalPages === Math.ceil(totalCount / perPage);
  const mayBeThatLong = totalPages === Math.ceil(totalCount / received);
  return received > perPage && isCountedAsAsked && !mayBeThatLong;
}

function cut<Row>({ rows, received, totalCount }: RowPage<Row>, { page, perPage }: PageRequest): ShownRows<Row> {
  const skipped = (page - 1) * perPage;
  const first = received >= totalCount ? skipped : 0;
  const isBeyond = skipped >= totalCount;
  return {
    rows: rows.slice(first, first + perPage),
    start: isBeyond ? 0 : skipped + 1,
    end: isBeyond ? 0 : Math.min(skipped + perPage, totalCount),
  };
}

/**
 * Calculates the range from the response alone, because the server may ignore the requested `perPage`. All pages but
 * the last have the length of this one.
 */
function ownRange({ received, totalPages, totalCount }: RowPage<unknown>, page: number) {
  if (received === 0) return { start: 0, end: 0 };
  if (page > 1 && page >= totalPages) return { start: Math.max(1, totalCount - received + 1), end: totalCount };
  return { start: Math.min((page - 1) * received + 1, totalCount), end: Math.min(page * received, totalCount) };
}

interface PageOfAll<Row> extends ShownRows<Row> {
  /** The last page if the requested page is beyond it. */
  readonly page: number;
  readonly totalPages: number;
}

/** One page of a list that is completely in memory. */
export function pageOfAll<Row>(all: readonly Row[], { page: wanted, perPage }: PageRequest): PageOfAll<Row> {
  const totalPages = Math.max(1, Math.ceil(all.length / perPage));
  const page = Math.min(wanted, totalPages);
  const skipped = (page - 1) * perPage;
  const rows = all.slice(skipped, skipped + perPage);
  return { rows, page, totalPages, start: rows.length === 0 ? 0 : skipped + 1, end: skipped + rows.length };
}

const WIDTH = 8;

type PageLink = number | 'gap';

/**
 * The pages of a pagination bar, from 1: the first, the last and about 8 around `current`. A gap replaces two or more
 * pages.
 */
export function pageWindow(current: number, total: number): PageLink[] {
  const start = Math.max(1, Math.min(current - WIDTH / 2, total - WIDTH + 1));
  const end = Math.min(total, start + WIDTH - 1);
  const inside = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  return [...between(1, start), ...inside, ...between(end, total).reverse()];
}

/** The links between the window's edge and the first or last page. A single missing page is shown instead of a gap. */
function between(one: number, other: number): PageLink[] {
  const [outer, edge] = one === 1 ? [one, other] : [other, one];
  const distance = Math.abs(edge - outer);
  if (distance === 0) return [];
  if (distance === 1) return [outer];
  return [outer, distance === 2 ? (outer + edge) / 2 : 'gap'];
}
