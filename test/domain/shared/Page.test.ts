import * as fc from 'fast-check';
import { hasMorePages, unseen } from '../../../src/domain/shared/Page';

describe('unseen', () => {
  it('omits ids that are held and duplicates within the page', () => {
    expect(unseen(['c', 'a', 'd', 'c', 'b'], new Set(['a', 'b']))).toEqual(['c', 'd']);
  });

  it('never duplicates or loses an id and keeps the order of the page', () => {
    const ids = fc.array(fc.integer({ min: 0, max: 30 }));
    fc.assert(
      fc.property(ids, ids, (page, known) => {
        const held = new Set(known);
        const fresh = unseen(page, held);
        expect(fresh.every(id => !held.has(id))).toBe(true);
        expect(new Set([...held, ...fresh])).toEqual(new Set([...held, ...page]));
        expect(fresh.map(id => page.indexOf(id))).toEqual(
          [...new Set(fresh.map(id => page.indexOf(id)))].sort((a, b) => a - b),
        );
      }),
    );
  });

  it('checks the held ids at most once per id of the page and never iterates over them', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 20 })), page => {
        const asked: number[] = [];
        unseen(page, { has: id => asked.push(id) > 100 });
        expect(asked.length).toBeLessThanOrEqual(page.length);
      }),
    );
  });
});

describe('hasMorePages', () => {
  it.each([
    [1, 0, false],
    [1, 1, true],
    [2, 1, false],
    [3, 3, true],
    [4, 3, false],
  ])('returns for page %d out of %d: %s', (next, total, more) => expect(hasMorePages(next, total)).toBe(more));

  it('always ends after as many fetches as there are pages', () => {
    fc.assert(
      fc.property(fc.nat({ max: 200 }), total => {
        let next = 1;
        while (hasMorePages(next, total)) next += 1;
        expect(next - 1).toBe(total);
      }),
    );
  });
});
