/** @jest-environment jsdom */
import '../../support/jsdomPage';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { act, cleanup } from '@testing-library/react';
import * as fc from 'fast-check';
import type { ReactNode } from 'react';
import { MyData } from '../../../../src/application/book/MyData';
import type { BookUsage } from '../../../../src/application/ports/DealerBook';
import { Calculations } from '../../../../src/application/valuation/Calculations';
import { byCollection } from '../../../../src/domain/book/Keeping';
import { defaultQuestion } from '../../../../src/domain/offers/list/BrowseQuestion';
import { vatOptions } from '../../../../src/domain/selling/invoices/Vat';
import { acquisitionTaxes } from '../../../../src/domain/selling/margin/Acquisition';
import { marginSales } from '../../../../src/domain/selling/margin/MarginBook';
import { isOpen } from '../../../../src/domain/selling/register/Payment';
import type { Money } from '../../../../src/domain/shared/Money';
import { taxations } from '../../../../src/domain/valuation/Taxation';
import { KeptTable } from '../../../../src/ui/book/MyDataPage';
import { MarginTable } from '../../../../src/ui/selling/margin/MarginTable';
import { OpenByClient } from '../../../../src/ui/selling/register/OpenByClient';
import { RegisterTable } from '../../../../src/ui/selling/register/RegisterTable';
import { CalculationTables } from '../../../../src/ui/valuation/calculation/CalculationTables';
import { aSnapshotInvoice } from '../../../support/anIssuedInvoice';
import { Workplace } from '../../../support/Workplace';
import { renderView } from '../../support/renderView';

/** In cents, or pieces. Null for a dash, a struck amount and an amount in brackets, which a reader does not add up. */
function figureIn(cell: Element): number | null {
  if (cell.querySelector('s')) return null;
  const [figure] = /^-?\d[\d\s]*(\.\d\d)?/.exec((cell.textContent ?? '').trim()) ?? [];
  return figure === undefined ? null : Math.round(Number(figure.replace(/\s/g, '')) * 100);
}

/** What the columns with a figure in the foot add up to on screen, and what the foot says. */
function sumsOf(view: HTMLElement) {
  const foot = view.querySelector('tfoot');
  const table = foot?.closest('table');
  return [...(foot?.querySelectorAll('td[data-column]') ?? [])].map(cell => {
    const column = cell.getAttribute('data-column')!;
    const cells = [...table!.querySelectorAll('tbody td')].filter(each => each.getAttribute('data-column') === column);
    const figures = cells.map(figureIn).filter(figure => figure !== null);
    return { column, foot: figureIn(cell) ?? 0, sum: figures.reduce((sum, figure) => sum + figure, 0) };
  });
}

async function expectSums(view: ReactNode, at?: Workplace, columns?: readonly string[]) {
  const sums = sumsOf(await renderView(view, at)).filter(({ column }) => columns?.includes(column) ?? true);
  expect(sums.map(({ column, foot }) => [column, foot])).toEqual(sums.map(({ column, sum }) => [column, sum]));
  cleanup();
  return sums.length;
}

const cents = (most: number) => fc.nat(most).map(amount => amount as Money);

const anyInvoices = fc
  .array(
    fc.record({
      price: cents(9_999_999),
      priceType: fc.constantFrom('net' as const, 'gross' as const),
      vatOption: fc.constantFrom(...vatOptions),
      isConfirmed: fc.boolean(),
      voided: fc.option(fc.constant({ reason: 'Wrong price', replacement: '' })),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map(said =>
    said.map(({ isConfirmed, voided, ...sent }, index) => ({
      ...aSnapshotInvoice(`R ${index}`, { sent }),
      isConfirmed,
      voided,
    })),
  );

const runs = { numRuns: 12 };

describe('the foot of a table is what a reader adds up in the column above it, to the cent,', () => {
  it('in the register', () =>
    fc.assert(
      fc.asyncProperty(anyInvoices, async invoices => {
        expect(await expectSums(<RegisterTable invoices={invoices} />)).toBe(4);
      }),
      runs,
    ));

  it('in what each client still has to pay', () =>
    fc.assert(
      fc.asyncProperty(anyInvoices, async invoices => {
        const isShown = invoices.some(isOpen);
        expect(await expectSums(<OpenByClient invoices={invoices} />)).toBe(isShown ? 2 : 0);
      }),
      runs,
    ));

  it('in the margin book', () => {
    const anyAcquisition = fc.record({
      key: fc.uuid(),
      vehicle: fc.constant('BMW'),
      vin: fc.constant(''),
      date: fc.constant(null),
      price: fc.option(cents(9_999_999)),
      tax: fc.constantFrom(...acquisitionTaxes),
      costs: cents(9_999),
      invoiceId: fc.nat(4).map(index => `id R ${index}`),
    });
    const prices = fc.array(cents(9_999_999), { minLength: 1, maxLength: 8 });
    return fc.assert(
      fc.asyncProperty(prices, fc.array(anyAcquisition), async (sold, acquisitions) => {
        const invoices = sold.map((price, index) =>
          aSnapshotInvoice(`R ${index}`, { sent: { price, vatOption: 'marginalTaxation' } }),
        );
        expect(await expectSums(<MarginTable sales={marginSales(invoices, acquisitions)} />)).toBe(6);
      }),
      runs,
    );
  });

  it('in the calculation of an offer', () => {
    const anyCalculation = fc.record({
      salePrice: fc.integer({ min: 1, max: 9_999_999 }).map(amount => amount as Money),
      km: fc.nat(2000),
      taxation: fc.constantFrom(...taxations),
      vatRate: fc.constantFrom(0, 7, 19, 23),
      commissionRate: fc.constantFrom(0, 2.5),
      fixedCosts: cents(99_999),
    });
    return fc.assert(
      fc.asyncProperty(anyCalculation, async calculation => {
        const at = new Workplace();
        const offer = at.dealer.list('browse', defaultQuestion).offers[0]!;
        const { hashId } = offer;
        act(() => at.registry.apply(offer));
        await act(() => at.container.get(Calculations).edit(hashId, calculation));
        expect(await expectSums(<CalculationTables hashId={hashId} />, at)).toBe(1);
      }),
      runs,
    );
  });

  it('in the number of records on this device', () =>
    fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat(100_000)), async counts => {
        const at = new Workplace();
        const usage = byCollection<BookUsage>(() => ({ count: counts.next().value as number, bytes: 1 }));
        at.container.get(MyData).usage = usage;
        expect(await expectSums(<KeptTable />, at, ['Count'])).toBe(1);
      }),
      runs,
    ));

  it('and there is no other table with a foot', () => {
    const views = path.join(__dirname, '../../../../src/ui');
    const withFoot = readdirSync(views, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.tsx'))
      .filter(name => {
        const view = readFileSync(path.join(views, name), 'utf8');
        // A column of offers is also called so, with a text.
        return view.includes('<DataTable') && /^\s+total: (?!')/m.test(view);
      });
    expect(withFoot.map(name => path.basename(name)).sort()).toEqual([
      'CalculationTables.tsx',
      'KeptTable.tsx',
      'MarginTable.tsx',
      'OpenByClient.tsx',
      'RegisterTable.tsx',
    ]);
  });
});
