import type { RowPage, RowQuestion } from '../../shared/Page';

type Asked = Pick<RowQuestion, 'page' | 'perPage'>;

export interface ShownRows<Row> {
  readonly rows: readonly Row[];
  /** Which of all results they are, from 1, with those that could not be read; both 0 where there are none. */
  readonly start: number;
  readonly end: number;
}

/**
 * What a page shows of an answer: no more than was asked for, but never at the cost of a row that no other page shows.
 * A server with pages of its own length counts those, and what it sent stays; one that sends everything is cut up here.
 */
export function shownRows<Row>(answer: RowPage<Row>, asked: Asked): ShownRows<Row> {
  return isCutHere(answer, asked) ? cut(answer, asked) : { rows: answer.rows, ...ownRange(answer, asked.page) };
}

function isCutHere({ received, totalPages, totalCount }: RowPage<unknown>, { perPage }: Asked): boolean {
  const isCountedAsAsked = totalPages === Math.ceil(totalCount / perPage);
  const mayBeThatLong = totalPages === Math.ceil(totalCount / received);
  return received > perPage && isCountedAsAsked && !mayBeThatLong;
}

function cut<Row>({ rows, received, totalCount }: RowPage<Row>, { page, perPage }: Asked): ShownRows<Row> {
  const skipped = (page - 1) * perPage;
  const first = received >= totalCount ? skipped : 0;
  const isBeyond = skipped >= totalCount;
  return {
    rows: rows.slice(first, first + perPage),
    start: isBeyond ? 0 : skipped + 1,
    end: isBeyond ? 0 : Math.min(skipped + perPage, totalCount),
  };
}

/** By what came alone: a server may ignore what was asked for. All pages but the last are as long as this one. */
function ownRange({ received, totalPages, totalCount }: RowPage<unknown>, page: number) {
  if (received === 0) return { start: 0, end: 0 };
  if (page > 1 && page >= totalPages) return { start: Math.max(1, totalCount - received + 1), end: totalCount };
  return { start: Math.min((page - 1) * received + 1, totalCount), end: Math.min(page * received, totalCount) };
}

interface PageOfAll<Row> extends ShownRows<Row> {
  /** The last one if the page that was asked for is beyond it. */
  readonly page: number;
  readonly totalPages: number;
}

/** One page of a list that is held whole. */
export function pageOfAll<Row>(all: readonly Row[], { page: wanted, perPage }: Asked): PageOfAll<Row> {
  const totalPages = Math.max(1, Math.ceil(all.length / perPage));
  const page = Math.min(wanted, totalPages);
  const skipped = (page - 1) * perPage;
  const rows = all.slice(skipped, skipped + perPage);
  return { rows, page, totalPages, start: rows.length === 0 ? 0 : skipped + 1, end: skipped + rows.length };
}
