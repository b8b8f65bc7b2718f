/** @jest-environment jsdom */
import '../../support/jsdomPage';
import fc from 'fast-check';
import { bidGroups, type BidSection } from '../../../../src/domain/bidding/OwnBid';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { betRows } from '../../../../src/ui/bidding/bets/betRows';

const HEADING = 56;
const ROW = 400;

/** Sections of some groups in their order, each with at least one offer. */
const anySections = fc
  .subarray([...bidGroups])
  .chain(groups => fc.tuple(...groups.map(group => fc.integer({ min: 1, max: 20 }).map(count => ({ group, count })))))
  .map(sections =>
    sections.map(({ group, count }): BidSection => ({
      group,
      ids: Array.from({ length: count }, (_, at) => `${group}-${at}` as HashId),
    })),
  );

const Heading = () => null;
const rowsOf = (sections: readonly BidSection[], columns: number) =>
  betRows(sections, { Heading, height: HEADING })(NaN, columns, ROW);

describe('betRows', () => {
  it('has each offer once and in order, and no offers of two groups in one row', () => {
    fc.assert(
      fc.property(anySections, fc.integer({ min: 1, max: 5 }), (sections, columns) => {
        const ids = sections.flatMap(section => section.ids);
        const rows = rowsOf(sections, columns);
        expect(rows.flatMap(({ from, to }) => ids.slice(from, to))).toEqual(ids);
        for (const { from, to, group } of rows) {
          expect(to - from).toBeLessThanOrEqual(columns);
          const own = sections.find(section => section.group === group)!;
          expect(own.ids).toEqual(expect.arrayContaining(ids.slice(from, to)));
        }
      }),
    );
  });

  it('begins each group with its heading, which makes only this row higher', () => {
    fc.assert(
      fc.property(anySections, fc.integer({ min: 1, max: 5 }), (sections, columns) => {
        const rows = rowsOf(sections, columns);
        for (const [index, { group, heading, height }] of rows.entries()) {
          const isFirst = rows[index - 1]?.group !== group;
          expect(heading !== undefined).toBe(isFirst);
          expect(height).toBe(isFirst ? ROW + HEADING : ROW);
        }
      }),
    );
  });

  it('has no row before the list has been measured', () => {
    expect(rowsOf([{ group: 'outbid', ids: ['MB-1' as HashId] }], 0)).toEqual([]);
  });
});
