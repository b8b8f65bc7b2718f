import type { ClientValues } from '../../../../src/domain/selling/clients/ClientValues';
import { marginSales } from '../../../../src/domain/selling/margin/MarginBook';
import { registerTotal } from '../../../../src/domain/selling/register/InvoiceRegister';
import { monthSumsSheet } from '../../../../src/domain/selling/register/monthSumsSheet';
import { euros } from '../../../../src/domain/shared/Money';
import { aSnapshotInvoice } from '../../../support/anIssuedInvoice';

const words = { taxKind: (kind: string) => kind, word: (word: string) => word, monthBasis: 'deliveryDate' } as const;

it('the sums of a month have base and tax of each rate, and the losses apart from the margins', () => {
  const margin = (number: string, gross: number) =>
    aSnapshotInvoice(number, {
      sent: { price: euros(gross), priceType: 'gross', vatOption: 'marginalTaxation' },
      marginRate: 19,
    });
  const taxed = (number: string, vatOption: 'standard23' | 'smallBusiness', net: number) =>
    aSnapshotInvoice(number, { sent: { price: euros(net), vatOption } });
  const voided = { reason: 'Wrong', replacement: '' };
  const invoices = [
    taxed('1', 'standard23', 100),
    taxed('2', 'standard23', 50),
    taxed('3', 'smallBusiness', 7),
    { ...taxed('4', 'standard23', 900), voided },
    margin('5', 1_119),
    margin('6', 1_238),
    margin('7', 900),
    margin('8', 10_000),
    margin('9', 4),
  ];
  const bought = ['5', '6', '7', '8'].map(number => ({
    key: number,
    vehicle: '',
    vin: '',
    date: null,
    price: euros(1_000),
    tax: number === '8' ? ('vat' as const) : number === '6' ? ('abroad' as const) : ('margin' as const),
    costs: euros(0),
    invoiceId: `id ${number}`,
  }));
  const money = (amount: number) => ({ amount: euros(amount) });
  const rows = monthSumsSheet({ invoices, sales: marginSales(invoices, bought) }, 5, words);
  expect(rows).toEqual([
    ['kind', 'count', 'rate', 'base', 'vat', 'total'],
    ['standard23', 2, 23, money(150), money(34.5), money(184.5)],
    ['smallBusiness', 1, 0, money(7), money(0), money(7)],
    ['turnover', 5, null, null, null, money(13_261)],
    ['margins', 2, 19, money(300), money(57), money(357)],
    ['unsure', 1, 19, money(200), money(38), money(238)],
    ['losses', 1, null, null, null, money(100)],
    ['regular', 1, 19, money(8_403.36), money(1_596.64), money(10_000)],
    ['unknown', 1, null, null, null, money(4)],
    ['sum', 8, null, money(150 + 7 + 300 + 8_403.36), money(34.5 + 57 + 1_596.64), money(13_452.5)],
    ['monthBasis', 'deliveryDate', null, null, null, null],
    ['savedAt', { at: 5 }, null, null, null, null],
  ]);
  // The taxed invoices and the turnover of the margin scheme are the register's gross.
  const totals = rows.filter(([kind]) =>
    ['standard23', 'smallBusiness', 'turnover'].includes(typeof kind === 'string' ? kind : ''),
  );
  const { gross } = registerTotal(invoices);
  expect(totals.reduce((sum, row) => sum + (row[5] as { readonly amount: number }).amount, 0)).toBe(gross);
});

it('splits the sales at 0 % by the country of the client, and has each company in another EU country with its VAT id', () => {
  const sale = (number: string, net: number, client: Partial<ClientValues> | null, seller = {}) =>
    aSnapshotInvoice(number, { sent: { price: euros(net), vatOption: 'unselected' }, client, seller });
  const company = (country: string, vatNumber: string) => ({ country, vatNumber, type: 'company' }) as const;
  const voided = { reason: 'Wrong', replacement: '' };
  const invoices = [
    sale('1', 100, company('poland', 'PL 725-180-11-26')),
    sale('2', 50, company('', 'PL7251801126')),
    sale('3', 20, company('', 'ATU12345678')),
    sale('4', 3, company('poland', '')),
    sale('5', 1_000, company('', 'CHE-123.456.789 MWST')),
    sale('6', 7, company('germany', 'DE136695976')),
    sale('7', 8, { country: 'poland', type: 'personal' }),
    sale('8', 9, null),
    sale('9', 11, company('', 'ATU12345678'), { country: null, ftin: '', zipCode: '' }),
    { ...sale('10', 900, company('', 'ATU12345678')), voided },
    aSnapshotInvoice('11', { sent: { vatOption: 'smallBusiness' }, client: company('', 'ATU12345678') }),
  ];
  const rows = monthSumsSheet({ invoices, sales: [] }, 5, words).map(([kind, count, , base]) => [kind, count, base]);
  const money = (amount: number) => ({ amount: euros(amount) });
  const all = ['unselected', 9, money(1_208)];
  const first = rows.findIndex(([kind]) => kind === 'unselected');
  expect(rows.slice(first, first + 4)).toEqual([
    all,
    ['zeroToEu', 4, money(173)],
    ['zeroOutsideEu', 1, money(1_000)],
    ['zeroElse', 4, money(35)],
  ]);
  const statement = rows.findIndex(([kind]) => kind === 'recapitulative');
  expect(rows.slice(statement, -2)).toEqual([
    ['recapitulative', null, null],
    ['noVatId', 1, money(3)],
    ['ATU12345678', 1, money(20)],
    ['PL7251801126', 2, money(150)],
  ]);
});
