import { parse } from 'csv-parse/sync';
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
import { dealsOverview } from '../../../src/domain/board/DealsOverview';
import { differencesIn, exportRows, exportSheet } from '../../../src/domain/board/ExportTable';
import { isInPeriod, type Period, periods } from '../../../src/domain/board/Period';
import { nextStep } from '../../../src/domain/deals/DealStage';
import type { Invoice } from '../../../src/domain/invoices/Invoice';
import { type Deal, unstatedDeal } from '../../../src/domain/offers/Deal';
import type { HashId } from '../../../src/domain/offers/Offer';
import type { Client, ClientId } from '../../../src/domain/selling/clients/Client';
import { type LocalDate, localDateAt, noonOf } from '../../../src/domain/shared/LocalDate';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { csvText } from '../../../src/domain/shared/Sheet';
import { anOffer } from '../../support/anOffer';
import { aDeal } from '../deals/aDeal';

describe('BoardColumn', () => {
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
});

describe('dealsOverview', () => {
  const bought = (hashId: string, deal: Partial<ReturnType<typeof aDeal>>) => ({
    hashId: hashId as HashId,
    deal: { ...aDeal(), clientPrice: 100_00 as Money, commission: 5_00 as Money, ...deal },
  });

  it('adds up the deals of each place, in the order in which a deal passes them', () => {
    const { all, places } = dealsOverview([
      bought('A', { contractPdf: 'c', vehiclePickedUp: true, invoiceCreated: true }),
      bought('B', { contractPdf: 'c', vehiclePickedUp: false, invoiceCreated: false, speditionArranged: false }),
      bought('C', { contractPdf: 'c', vehiclePickedUp: false, invoiceCreated: false, speditionArranged: false }),
    ]);
    expect(all).toEqual({ count: 3, total: 315_00, unknown: 0 });
    expect(places.map(({ place, count, total }) => [place, count, total])).toEqual([
      ['contract', 2, 210_00],
      ['done', 1, 105_00],
    ]);
  });

  it('names the open deals without a paper, and none that is done', () => {
    const papers = { contractPdf: 'c', vehicleDataPdf: null };
    const { withoutPapers } = dealsOverview([
      bought('A', { ...papers, vehiclePickedUp: true, invoiceCreated: true }),
      bought('B', { ...papers, vehiclePickedUp: false, invoiceCreated: false }),
    ]);
    expect(withoutPapers).toEqual(['B']);
  });
});

describe('isInPeriod', () => {
  const DAY = 86_400_000;
  const on = (day: number): LocalDate => localDateAt(noonOf('2024-01-01') + day * DAY);

  it.each<[Period, string, string]>([
    ['thisMonth', '2026-11-01', '2026-11-30'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
    ['thisQuarter', '2026-10-01', '2026-12-31'],
    ['lastQuarter', '2026-07-01', '2026-09-30'],
    ['thisYear', '2026-01-01', '2026-12-31'],
    ['lastYear', '2025-01-01', '2025-12-31'],
  ])('%s has the days from %s to %s, on 28 November 2026', (period, first, last) => {
    const today = '2026-11-28' as LocalDate;
    const dayBeside = (date: string, days: number) => localDateAt(noonOf(date) + days * DAY);
    expect([first, last].map(day => isInPeriod(day, period, today))).toEqual([true, true]);
    expect([dayBeside(first, -1), dayBeside(last, 1)].map(day => isInPeriod(day, period, today))).toEqual([
      false,
      false,
    ]);
  });

  it('always has today in each running period, in no last one, and every day in one that is not limited', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), day => {
        const today = on(day);
        const found = periods.filter(period => isInPeriod(today, period, today));
        expect(found).toEqual(['all', 'thisMonth', 'thisQuarter', 'thisYear']);
      }),
    );
  });
});

describe('an export', () => {
  const archivedAt = Date.UTC(2026, 10, 20, 8);
  const bought = anOffer({ deal: aDeal(), archivedAt, finalPrice: euros(8700), totalMileage: 12_000 });
  const bid = { hashId: bought.hashId, amount: euros(4850.5), placedAt: Date.UTC(2026, 10, 26, 9, 30) };

  const invoice: Invoice = {
    id: 7 as Invoice['id'],
    displayNumber: 'R-7',
    file: 'https://files.example/7.pdf',
    offer: bought.hashId,
    label1: 'Honda',
    label2: 'CBR',
    photo: null,
    vehicleType: 'Motorbike',
    finalPrice: euros(8700),
  };

  const client: Client = {
    id: 3 as ClientId,
    name: '',
    type: 'company',
    companyName: 'Zweirad; "Nord" GmbH',
    taxNumber: '12/345',
    vatNumber: 'DE123',
    firstName: 'Kim',
    lastName: '=Brandt',
    email: 'kim@client.example',
    phoneNumber: '+49 40 1',
    street: 'Hafenstraße',
    houseNumber: '12',
    zipCode: '20457',
    place: 'Hamburg',
    country: 'germany',
  };

  const tables = {
    deals: exportRows.deals({ offer: bought, boughtAt: null, handover: null }),
    archive: exportRows.archive(bought),
    bids: exportRows.bids({ bid, offer: bought }),
    invoices: exportRows.invoices(invoice),
    clients: exportRows.clients(client),
  };

  const words = {
    heading: (column: string) => column,
    word: {
      type: () => 'Motorrad',
      clientType: () => 'Unternehmen',
      country: () => 'Deutschland',
      handover: (code: string) => code,
    },
  };

  /** The cells of one row by column, and what a program reads of them from a CSV file. */
  function readBack(row: (typeof tables)[keyof typeof tables]) {
    const sheet = exportSheet([row], words);
    const [columns = [], cells = []] = sheet;
    const [texts] = parse<Record<string, string>>(csvText(sheet, 'de'), { bom: true, delimiter: ';', columns: true });
    return {
      typed: Object.fromEntries(
        columns.map((column, index) => [typeof column === 'string' ? column : '', cells[index]]),
      ),
      texts: texts!,
    };
  }

  it.each(Object.entries(tables))('of %s has a cell for each column, and words instead of codes', (_kind, row) => {
    const { typed, texts } = readBack(row);
    expect(Object.keys(texts)).toEqual(Object.keys(row));
    const coded = Object.keys(row).filter(column => column in words.word);
    expect(typed).toEqual({ ...row, ...Object.fromEntries(coded.map(column => [column, texts[column]])) });
    expect(Object.values(texts)).not.toEqual(expect.arrayContaining(['Motorbike']));
    expect(Object.values(texts)).not.toEqual(expect.arrayContaining(['germany']));
  });

  it('of deals and of the archive contains the seller and the amounts', () => {
    expect(readBack(tables.deals).texts).toMatchObject({
      type: 'Motorrad',
      seller: 'Jana Brandt',
      price: '8450,00',
      total: '8870,00',
    });
    expect(readBack(tables.archive).typed).toMatchObject({
      finalPrice: { amount: euros(8700) },
      archivedAt: { at: archivedAt },
      mileage: 12_000,
    });
  });

  it('of bids contains the bid from this device, also if its offer is not loaded', () => {
    expect(readBack(tables.bids).typed).toMatchObject({
      bid: { amount: euros(4850.5) },
      placedAt: { at: bid.placedAt },
    });
    expect(readBack(exportRows.bids({ bid, offer: null })).typed).toMatchObject({ vehicle: null, highestBid: null });
  });

  it('of clients has no cell that a spreadsheet computes', () => {
    expect(readBack(tables.clients).texts).toMatchObject({
      lastName: "'=Brandt",
      company: 'Zweirad; "Nord" GmbH',
      clientType: 'Unternehmen',
      country: 'Deutschland',
    });
  });

  it('leaves out what is not known instead of writing 0', () => {
    const deal = exportRows.deals({
      offer: anOffer({ deal: aDeal({ clientPrice: null }) }),
      boughtAt: null,
      handover: null,
    });
    expect(readBack(deal).texts).toMatchObject({ price: '', total: '' });
    expect(readBack(deal).typed).toMatchObject({ price: null, total: null });
    const untold = anOffer({ highestBid: euros(0), ownBid: null });
    expect(readBack(exportRows.bids({ bid, offer: untold })).typed).toMatchObject({ highestBid: null });
    const own = anOffer({ highestBid: euros(0), ownBid: euros(4850) });
    expect(readBack(exportRows.bids({ bid, offer: own })).typed).toMatchObject({ highestBid: null });
  });

  it('of a deal says what differed at its handover, and how much of it is not reported', () => {
    const counted = { unchecked: 1, differ: 2, unreported: 0 };
    const { texts } = readBack(exportRows.deals({ offer: bought, boughtAt: null, handover: counted }));
    expect(differencesIn(texts.handover!)).toEqual({ differ: 2, unreported: 0 });
    const same = exportRows.deals({ offer: bought, boughtAt: null, handover: { ...counted, differ: 0 } });
    expect(readBack(same).texts.handover).toBe('');
  });

  it('keeps every amount to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), cents => {
        const { texts } = readBack(exportRows.bids({ bid: { ...bid, amount: cents as Money }, offer: null }));
        expect(texts.bid!.replace(',', '')).toBe(String(cents).padStart(3, '0'));
      }),
    );
  });

  it('without rows has only an empty head', () => {
    expect(exportSheet([], words)).toEqual([[]]);
  });
});
