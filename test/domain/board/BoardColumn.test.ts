import * as fc from 'fast-check';
import {
  type BoardColumn,
  boardColumn,
  boardColumns,
  boardPlace,
  boardStep,
  contradictions,
  missingPapers,
  nextActor,
  nextColumn,
  plannedStep,
  reachedColumns,
  skippedColumns,
} from '../../../src/domain/board/BoardColumn';
import { dealChecks, toggledCheck } from '../../../src/domain/board/DealCheck';
import { nextStep } from '../../../src/domain/deals/DealStage';
import { type Deal, unstatedDeal } from '../../../src/domain/offers/Deal';
import type { LocalDate } from '../../../src/domain/shared/LocalDate';
import { aDeal } from '../deals/aDeal';

/** A deal of which the server says exactly this. */
const dealWith = (reached: readonly BoardColumn[], isUnstated = false): Deal => ({
  ...(isUnstated ? unstatedDeal : aDeal()),
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

describe('plannedStep', () => {
  const [friday, saturday] = ['2026-12-04', '2026-12-05'] as LocalDate[];

  it.each([true, false])(
    'is to name the date that the tour has, whether or not a transport can be ordered: %s',
    can => {
      const deal = { ...dealWith(['contract']), easyTransportEnabled: can };
      expect(plannedStep(deal, saturday!, friday!)).toBe('confirmDate');
      expect(plannedStep(deal, friday!, friday!)).toBe('awaitTransport');
      expect(plannedStep(deal, null, friday!)).toBe(boardStep(deal));
    },
  );

  it.each(combinations.filter(reached => reached.some(column => column !== 'contract')))(
    'does not depend on a date once a transport is ordered or the vehicle is picked up: %s',
    (...reached) => {
      const deal = dealWith(reached);
      expect(plannedStep(deal, saturday!, friday!)).toBe(boardStep(deal));
    },
  );
});

describe('nextActor', () => {
  const friday = '2026-12-04' as LocalDate;

  it.each([
    ['the dealer, who orders the transport', { easyTransportEnabled: true }, 'dealer'],
    ['the dealer, who arranges the handover', {}, 'dealer'],
    ['the dealer, who picks the vehicle up on the day of the tour', { date: friday }, 'dealer'],
    ['the carrier, once the transport is ordered', { speditionArranged: true }, 'carrier'],
    ['the marketplace, until it names the seller', { isUnstated: true as const }, 'marketplace'],
    ['the marketplace, which issues the invoice after the pickup', { vehiclePickedUp: true }, 'marketplace'],
    ['nobody, once the invoice is there', { invoiceCreated: true }, null],
  ])('is %s', (_, { date = null, ...flags }: Partial<Deal> & { readonly date?: LocalDate | null }, actor) => {
    const deal = { ...dealWith(['contract']), easyTransportEnabled: false, ...flags };
    expect(nextActor(deal, plannedStep(deal, date, friday))).toBe(actor);
  });
});

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

describe('boardPlace', () => {
  it.each(combinations.map(reached => [reached.join(' and ') || 'nothing', reached] as const))(
    'is done only with an invoice and without a contradiction, if the server shows %s',
    (_name, reached) => {
      const isDone = ['contract', 'pickup', 'invoice'].every(column => reached.includes(column as BoardColumn));
      expect(boardPlace(dealWith(reached))).toBe(isDone ? 'done' : (reached.at(-1) ?? 'bought'));
    },
  );
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

describe('boardStep', () => {
  it('is the step of the dealer until the vehicle is picked up, and then waits for the invoice', () => {
    const deals = [aDeal(), aDeal({ easyTransportEnabled: true }), aDeal({ speditionArranged: true })];
    for (const deal of deals) expect(boardStep(deal)).toBe(nextStep(deal));
    expect(boardStep(aDeal({ vehiclePickedUp: true }))).toBe('awaitInvoice');
    expect(boardStep(aDeal({ vehiclePickedUp: true, invoiceCreated: true }))).toBe('done');
  });

  it('waits for the details of an untold deal', () => expect(boardStep(unstatedDeal)).toBe('awaitDetails'));
});

it('missingPapers names the papers that the server does not have, and none of an untold deal', () => {
  expect(missingPapers(aDeal())).toEqual(['contract', 'vehicleData']);
  expect(missingPapers(aDeal({ contractPdf: 'https://files.example/1' }))).toEqual(['vehicleData']);
  expect(missingPapers(unstatedDeal)).toEqual([]);
});

it('toggledCheck changes the pressed mark only, and a second press takes it back', () => {
  fc.assert(
    fc.property(fc.subarray([...dealChecks]), fc.constantFrom(...dealChecks), (checks, pressed) => {
      const once = toggledCheck(checks, pressed) ?? [];
      expect(once.includes(pressed)).toBe(!checks.includes(pressed));
      expect(toggledCheck(once, pressed) ?? []).toEqual(checks);
    }),
  );
});

describe('nextColumn', () => {
  it.each([
    ['contract', [], true],
    ['transport', ['contract'], true],
    ['pickup', ['contract'], false],
    ['pickup', ['contract', 'transport'], true],
    ['invoice', ['contract', 'pickup'], true],
    [null, ['contract', 'pickup', 'invoice'], true],
  ] as const)('is %s after %j, with a transport offered: %s', (next, reached, easyTransportEnabled) => {
    expect(nextColumn({ ...dealWith(reached), easyTransportEnabled })).toBe(next);
  });

  it('is not known of a deal of which the server says only that it exists', () => {
    expect(nextColumn(unstatedDeal)).toBeNull();
  });
});

describe('skippedColumns', () => {
  it.each(combinations.map(reached => [reached.join(' and ') || 'nothing', reached] as const))(
    'has the transport only if the vehicle was collected without it, and nothing that is reached, after %s',
    (_name, reached) => {
      const deal = dealWith(reached);
      const skipped = skippedColumns(deal);
      expect(skipped).toEqual(reached.includes('pickup') && !reached.includes('transport') ? ['transport'] : []);
      expect(reachedColumns(deal).filter(column => skipped.includes(column))).toEqual([]);
    },
  );
});
