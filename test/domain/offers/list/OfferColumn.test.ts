import * as fc from 'fast-check';
import {
  COLUMN_WIDTH,
  type ColumnArrangement,
  defaultColumns,
  movedColumn,
  offerColumns,
  resizedColumn,
  storedArrangement,
  withColumn,
  withoutColumn,
} from '../../../../src/domain/offers/list/OfferColumn';
import { offerTabs } from '../../../../src/domain/offers/list/OfferTab';

const anyColumn = fc.constantFrom(...offerColumns);
const anyArrangement: fc.Arbitrary<ColumnArrangement> = fc.record({
  shown: fc.uniqueArray(anyColumn),
  widths: fc.dictionary(anyColumn, fc.integer({ min: COLUMN_WIDTH.least, max: COLUMN_WIDTH.most })),
});

describe('the columns of a table of offers', () => {
  it('are known and distinct in every list', () => {
    for (const tab of offerTabs) {
      expect(offerColumns).toEqual(expect.arrayContaining([...defaultColumns[tab]]));
      expect(new Set(defaultColumns[tab]).size).toBe(defaultColumns[tab].length);
    }
  });

  it('can be shown once, and hidden', () => {
    fc.assert(
      fc.property(anyArrangement, anyColumn, (arrangement, column) => {
        const shown = withColumn(arrangement, column);
        expect(shown.shown.filter(other => other === column)).toEqual([column]);
        expect(withColumn(shown, column)).toEqual(shown);
        expect(withoutColumn(shown, column).shown).toEqual(arrangement.shown.filter(other => other !== column));
      }),
    );
  });

  it('stay the same columns when one is moved, and the others keep their order', () => {
    fc.assert(
      fc.property(anyArrangement, anyColumn, fc.integer({ min: -20, max: 20 }), (arrangement, column, by) => {
        const { shown } = movedColumn(arrangement, column, by);
        expect([...shown].sort()).toEqual([...arrangement.shown].sort());
        expect(shown.filter(other => other !== column)).toEqual(arrangement.shown.filter(other => other !== column));
      }),
    );
  });

  it('move by so many places, at most to an end', () => {
    const arrangement: ColumnArrangement = { shown: ['score', 'year', 'mileage'], widths: {} };
    expect(movedColumn(arrangement, 'score', 1).shown).toEqual(['year', 'score', 'mileage']);
    expect(movedColumn(arrangement, 'mileage', -9).shown).toEqual(['mileage', 'score', 'year']);
    expect(movedColumn(arrangement, 'bids', 1)).toEqual(arrangement);
  });

  it('never become narrower or wider than allowed', () => {
    fc.assert(
      fc.property(anyArrangement, anyColumn, fc.double({ noNaN: true }), (arrangement, column, width) => {
        const resized = resizedColumn(arrangement, column, width).widths[column];
        expect(resized).toBeGreaterThanOrEqual(COLUMN_WIDTH.least);
        expect(resized).toBeLessThanOrEqual(COLUMN_WIDTH.most);
      }),
    );
  });
});

describe('storedArrangement', () => {
  it('reads what was stored', () => {
    fc.assert(
      fc.property(anyArrangement, arrangement => {
        expect(storedArrangement(JSON.stringify(arrangement))).toEqual(arrangement);
      }),
    );
  });

  it('leaves out columns and widths that it does not know', () => {
    const stored = { shown: ['year', 'colour', 'score', 'year'], widths: { year: 80, colour: 90, score: 'wide' } };
    expect(storedArrangement(JSON.stringify(stored))).toEqual({ shown: ['year', 'score'], widths: { year: 80 } });
  });

  it('finds nothing in any other text', () => {
    expect([null, '', '{', 'null', '[]', '{"shown":1}', '{"widths":{}}'].map(storedArrangement)).toEqual(
      Array(7).fill(null),
    );
    fc.assert(fc.property(fc.anything(), value => void storedArrangement(JSON.stringify(value) ?? '')));
  });
});
