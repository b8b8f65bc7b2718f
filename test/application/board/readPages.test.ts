import { readPages } from '../../../src/application/board/readPages';
import { failed, success } from '../../../src/domain/shared/Result';

function aList(totalPages: number) {
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
        return success({ rows: [`row of ${page}`], totalPages });
      },
      onProgress: (read: number, pages: number | null) => void told.push([read, pages]),
      signal: controller.signal,
    },
  };
}

describe('readPages', () => {
  it('reads all pages, one after the other, and tells how far it is', async () => {
    const { options, told } = aList(3);
    expect(await readPages(options)).toEqual(success(['row of 1', 'row of 2', 'row of 3']));
    expect(told).toEqual([
      [0, null],
      [1, 3],
      [2, 3],
    ]);
  });

  it('reads one page of an empty list', async () => {
    const { options, asked } = aList(0);
    await readPages(options);
    expect(asked).toEqual([1]);
  });

  it('returns the failure of a page, and asks for no other page', async () => {
    const { options, asked } = aList(3);
    const ask = (page: number) =>
      page === 2 ? Promise.resolve(failed({ reason: 'timedOut' } as const)) : options.ask(page);
    expect(await readPages({ ...options, ask })).toEqual(failed({ reason: 'timedOut' }));
    expect(asked).toEqual([1]);
  });

  it('drops what arrives after it was cancelled', async () => {
    const { options, controller, asked } = aList(3);
    const reading = readPages(options);
    controller.abort();
    expect(await reading).toBeNull();
    expect(asked).toEqual([1]);
  });
});
