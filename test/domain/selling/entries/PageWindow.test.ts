import * as fc from 'fast-check';
import { pageWindow } from '../../../../src/domain/selling/entries/PageWindow';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [4, 8, [1, 2, 3, 4, 5, 6, 7, 8]],
    [1, 20, [1, 2, 3, 4, 5, 6, 7, 8, 'gap', 20]],
    [10, 20, [1, 'gap', 6, 7, 8, 9, 10, 11, 12, 13, 'gap', 20]],
    [20, 20, [1, 'gap', 13, 14, 15, 16, 17, 18, 19, 20]],
    [7, 12, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ])('for page %d of %d is %j', (current, total, links) => {
    expect(pageWindow(current, total)).toEqual(links);
  });

  const bars = fc
    .integer({ min: 1, max: 400 })
    .chain(total => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
  const numbersOf = (links: readonly unknown[]) => links.filter(link => typeof link === 'number');

  it('always contains the first, the last and the current page, each once and in order', () => {
    fc.assert(
      fc.property(bars, ([current, total]) => {
        const pages = numbersOf(pageWindow(current, total));
        expect(pages).toEqual(expect.arrayContaining([1, current, total]));
        expect(pages).toEqual([...new Set(pages)].sort((one, other) => one - other));
        expect(pages.every(page => page >= 1 && page <= total)).toBe(true);
      }),
    );
  });

  it('always puts an ellipsis exactly where two or more pages are left out', () => {
    fc.assert(
      fc.property(bars, ([current, total]) => {
        const links = pageWindow(current, total);
        links.forEach((link, index) => {
          const next = links[index + 1];
          if (typeof link === 'number' && typeof next === 'number') expect(next).toBe(link + 1);
          if (link !== 'gap') return;
          const before = links[index - 1];
          if (typeof before !== 'number' || typeof next !== 'number') throw new Error('A gap stands between two pages');
          expect(next - before).toBeGreaterThan(2);
        });
      }),
    );
  });

  it('never contains more than 8 pages around the current one and two entries on either side', () => {
    fc.assert(
      fc.property(bars, ([current, total]) => {
        expect(pageWindow(current, total).length).toBeLessThanOrEqual(12);
      }),
    );
  });
});
