import * as fc from 'fast-check';
import { type BoardColumn, boardColumn, boardColumns, contradictions } from '../../../src/domain/board/BoardColumn';
import type { RealizationDetails } from '../../../src/domain/offers/RealizationDetails';
import { unstatedDeal } from '../../../src/domain/offers/unstatedDeal';
import { aRealization } from '../realization/aRealization';

/** A deal of which the server says exactly this. */
const dealWith = (reached: readonly BoardColumn[], isUnstated = false): RealizationDetails => ({
  ...(isUnstated ? unstatedDeal : aRealization()),
  contractPdf: reached.includes('contract') ? 'https://files.example/contract.pdf' : null,
  speditionArranged: reached.includes('transport'),
  vehiclePickedUp: reached.includes('pickup'),
  invoiceCreated: reached.includes('invoice'),
});

const flags = boardColumns.slice(1);
/** Every combination of the server's flags. */
const combinations = Array.from({ length: 2 ** flags.length }, (_, bits) =>
  flags.filter((_column, place) => (bits >> place) & 1),
);

describe('boardColumn', () => {
  it.each(combinations.map(reached => [reached.join(' and ') || 'nothing', reached] as const))(
    'is the furthest of the columns if the server shows %s',
    (_name, reached) => expect(boardColumn(dealWith(reached))).toBe(reached.at(-1) ?? 'bought'),
  );

  it('depends on nothing but the flags', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...combinations),
        fc.boolean(),
        fc.boolean(),
        fc.string(),
        (reached, easyTransportEnabled, isUnstated, sellerFirstName) => {
          const deal = { ...dealWith(reached, isUnstated), easyTransportEnabled, sellerFirstName };
          expect(boardColumn(deal)).toBe(boardColumn(dealWith(reached)));
        },
      ),
    );
  });

  it('never goes back when the server shows more', () => {
    fc.assert(
      fc.property(fc.constantFrom(...combinations), fc.constantFrom(...flags), (reached, further) => {
        const before = boardColumns.indexOf(boardColumn(dealWith(reached)));
        const after = boardColumns.indexOf(boardColumn(dealWith([...reached, further])));
        expect(after).toBe(Math.max(before, boardColumns.indexOf(further)));
      }),
    );
  });
});

describe('contradictions', () => {
  it.each([
    [[], []],
    [['contract'], []],
    [['contract', 'transport'], []],
    [['contract', 'pickup'], []],
    [['contract', 'transport', 'pickup', 'invoice'], []],
    [['transport'], ['transport']],
    [['pickup'], ['pickup']],
    [['contract', 'invoice'], ['invoice']],
    [
      ['transport', 'pickup', 'invoice'],
      ['transport', 'pickup'],
    ],
  ] as const)('of a deal that shows %j are %j', (reached, found) =>
    expect(contradictions(dealWith(reached))).toEqual(found),
  );

  it('are none of a missing contract if the server tells no details', () => {
    expect(contradictions(dealWith(['transport', 'pickup'], true))).toEqual([]);
    expect(contradictions(dealWith(['invoice'], true))).toEqual(['invoice']);
  });
});
