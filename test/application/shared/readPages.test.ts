import { readPages } from '../../../src/application/shared/readPages';
import { failed, success } from '../../../src/domain/shared/Result';

/** A list that answers each page with these rows, and says these numbers. */
function aList(rowsOf: (page: number) => readonly string[], totalPages: number, totalCount = 0) {
  const controller = new AbortController();
  const told: (readonly [read: number, pages: number | null])[] = [];
  const asked: number[] = [];
  return {
    controller,
    told,
    asked,
    options: {
      ask: async (page: number) => {
        asked.push(page);
        return success({ rows: rowsOf(page), totalPages, totalCount });
      },
      idOf: (row: string) => row,
      onProgress: (read: number, pages: number | null) => void told.push([read, pages]),
      signal: controller.signal,
    },
  };
}

const oneRow = (page: number) => [`row of ${page}`];
const twoPages = (page: number) => (page <= 2 ? oneRow(page) : []);

describe('readPages', () => {
  it('reads all pages, one after the other, and tells how far it is', async () => {
    const { options, told } = aList(oneRow, 3, 3);
    const rows = ['row of 1', 'row of 2', 'row of 3'];
    expect(await readPages(options)).toEqual(success({ rows, total: 3, isWhole: true }));
    expect(told).toEqual([
      [0, null],
      [1, 3],
      [2, 3],
    ]);
  });

  it('reads one page of an empty list', async () => {
    const { options, asked } = aList(() => [], 0);
    expect(await readPages(options)).toEqual(success({ rows: [], total: 0, isWhole: true }));
    expect(asked).toEqual([1]);
  });

  it('ends at an empty page if the server gives no numbers, and then knows the number of rows', async () => {
    const { options, asked } = aList(twoPages, Infinity);
    expect(await readPages(options)).toEqual(success({ rows: ['row of 1', 'row of 2'], total: 2, isWhole: true }));
    expect(asked).toEqual([1, 2, 3]);
  });

  it('ends after three pages without a new row, and reads each row once', async () => {
    const { options, asked } = aList(page => [`row of ${Math.min(page, 2)}`], Infinity);
    expect(await readPages(options)).toMatchObject({ value: { rows: ['row of 1', 'row of 2'], isWhole: true } });
    expect(asked).toEqual([1, 2, 3, 4, 5]);
  });

  it('reads on behind a page of which every row was left out', async () => {
    const { options } = aList(twoPages, 2);
    const ask = async (page: number) =>
      page === 1 ? success({ rows: [], received: 1, totalPages: 2, totalCount: 2 }) : options.ask(page);
    expect(await readPages({ ...options, ask })).toMatchObject({ value: { rows: ['row of 2'] } });
  });

  it('knows no number of rows if it stops before the end and the number of the server is too small', async () => {
    const { options } = aList(oneRow, Infinity);
    expect(await readPages({ ...options, mostPages: 2 })).toMatchObject({ value: { total: null, isWhole: false } });
  });

  it('reads no further page if the rows are enough', async () => {
    const { options, asked } = aList(oneRow, 9, 9);
    const answer = await readPages({ ...options, isEnough: (rows, page) => rows.size === 2 && page.length === 1 });
    expect(answer).toMatchObject({ value: { total: 9, isWhole: false } });
    expect(asked).toEqual([1, 2]);
  });

  it('returns the failure of a page, and asks for no other page', async () => {
    const { options, asked } = aList(oneRow, 3);
    const ask = (page: number) =>
      page === 2 ? Promise.resolve(failed({ reason: 'timedOut' } as const)) : options.ask(page);
    expect(await readPages({ ...options, ask })).toEqual(failed({ reason: 'timedOut' }));
    expect(asked).toEqual([1]);
  });

  it('drops what arrives after it was cancelled', async () => {
    const { options, controller, asked } = aList(oneRow, 3);
    const reading = readPages(options);
    controller.abort();
    expect(await reading).toBeNull();
    expect(asked).toEqual([1]);
  });
});
