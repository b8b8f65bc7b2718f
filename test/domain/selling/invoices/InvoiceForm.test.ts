import * as fc from 'fast-check';
import {
  emptyInvoiceForm,
  type InvoiceForm,
  invoiceProblems,
  isSameInvoiceForm,
  newClientInvoice,
  totalsOf,
  totalsOfInvoice,
  vehicleName,
  withMotorbike,
} from '../../../../src/domain/selling/invoices/InvoiceForm';
import { type PriceType, vatOptions } from '../../../../src/domain/selling/invoices/Vat';
import type { MotorbikeId } from '../../../../src/domain/selling/motorbikes/Motorbike';
import type { InvoiceTemplateId } from '../../../../src/domain/selling/templates/InvoiceTemplate';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { euros, moneyText } from '../../../../src/domain/shared/Money';
import { anyPrice } from '../../shared/anyMoney';

const today = '2026-11-20' as LocalDate;

const whole: InvoiceForm = {
  ...emptyInvoiceForm,
  invoiceNumber: ' 2026/001 ',
  invoiceDate: '2026-11-20',
  deliveryDate: '2026-11-21',
  price: '1.000,00',
  vatOption: 'standard23',
  downPayment: '230',
};

describe('an invoice', () => {
  it('requires its number and its two dates, but no price', () => {
    const required = { invoiceNumber: 'required', invoiceDate: 'required', deliveryDate: 'required' };
    expect(invoiceProblems(emptyInvoiceForm, today)).toEqual(required);
    const blank = { invoiceNumber: ' ', invoiceDate: ' ', deliveryDate: ' ' };
    expect(invoiceProblems({ ...whole, ...blank }, today)).toEqual(required);
    expect(invoiceProblems({ ...whole, price: '0' }, today)).toEqual({});
    expect(invoiceProblems({ ...whole, price: '', downPayment: '' }, today)).toEqual({});
    expect(newClientInvoice({ ...whole, price: '' }, today)).toMatchObject({ price: null, netPrice: null });
  });

  it('is empty at first, with a net price and without a VAT option', () => {
    const { priceType, vatOption, motorbike, template, acquisition, ...texts } = emptyInvoiceForm;
    expect({ priceType, vatOption, motorbike, template, acquisition }).toEqual({
      priceType: 'net',
      vatOption: 'unselected',
      motorbike: null,
      template: null,
      acquisition: null,
    });
    expect(new Set(Object.values(texts))).toEqual(new Set(['']));
  });

  it('reports the fields that cannot be read', () => {
    expect(invoiceProblems({ ...whole, price: 'a lot', downPayment: '-5' }, today)).toEqual({
      price: 'unreadable',
      downPayment: 'negative',
    });
    expect(invoiceProblems({ ...whole, invoiceDate: '2026-02-30' }, today)).toEqual({ invoiceDate: 'unreadable' });
    expect(newClientInvoice({ ...whole, price: 'a lot' }, today)).toBeNull();
  });

  it.each([
    ['accepts', '2000-01-01', undefined],
    ['accepts', '2028-12-31', undefined],
    ['rejects', '1999-12-31', 'year'],
    ['rejects', '2029-01-01', 'year'],
    ['rejects', '0026-11-20', 'year'],
  ])('%s the date %s, because dates are from 2000 to the year after next', (_, date, problem) => {
    expect(invoiceProblems({ ...whole, invoiceDate: date }, today).invoiceDate).toBe(problem);
    expect(invoiceProblems({ ...whole, deliveryDate: date }, today).deliveryDate).toBe(problem);
  });

  it('is sent with trimmed texts and parsed amounts', () => {
    expect(newClientInvoice(whole, today)).toMatchObject({
      invoiceNumber: '2026/001',
      price: euros(1000),
      netPrice: euros(1000),
      downPayment: euros(230),
    });
  });

  it('computes the remaining amount from the down payment', () => {
    const sums = {
      net: euros(1000),
      vat: euros(230),
      gross: euros(1230),
      downPayment: euros(230),
      remaining: euros(1000),
    };
    expect(totalsOf(whole)).toEqual(sums);
    expect(totalsOf({ ...whole, price: '' })).toBeNull();
  });

  it('has the totals of its form, and totals of 0 without a price', () => {
    expect(totalsOfInvoice(newClientInvoice(whole, today)!)).toEqual(totalsOf(whole));
    const empty = newClientInvoice({ ...whole, price: '', downPayment: '' }, today)!;
    expect(totalsOfInvoice(empty)).toEqual({ net: 0, vat: 0, gross: 0, downPayment: 0, remaining: 0 });
  });

  it('takes the VIN of the chosen motorbike, even if it is empty', () => {
    const bike = { id: 3 as MotorbikeId, model: 'R 1250 GS', brandName: '', vin: '' };
    expect(withMotorbike({ ...whole, vin: 'OLD' }, bike)).toMatchObject({
      vin: '',
      motorbike: { id: 3, name: bike.model },
    });
  });
});

const anyForm = fc.record({
  price: anyPrice,
  paid: anyPrice,
  priceType: fc.constantFrom<PriceType>('net', 'gross'),
  vatOption: fc.constantFrom(...vatOptions),
});

it('the totals of an invoice always add up to the cent', () => {
  fc.assert(
    fc.property(anyForm, ({ price, paid, priceType, vatOption }) => {
      const texts = { price: moneyText(price, ','), downPayment: moneyText(paid, '.') };
      const sums = totalsOf({ ...whole, ...texts, priceType, vatOption })!;
      expect(sums.net + sums.vat).toBe(sums.gross);
      expect(sums.downPayment + sums.remaining).toBe(sums.gross);
      expect(sums[priceType]).toBe(price);
    }),
  );
});

it('an invoice form can be sent exactly if it has no problem', () => {
  const anyText = fc.constantFrom('', ' ', '12', '1.234,50', 'x', '-1', '2026-11-20', '2026-02-30');
  const anyTyped = fc.record({
    invoiceNumber: anyText,
    invoiceDate: anyText,
    deliveryDate: anyText,
    price: anyText,
    downPayment: anyText,
  });
  fc.assert(
    fc.property(anyTyped, typed => {
      const form = { ...emptyInvoiceForm, ...typed };
      expect(newClientInvoice(form, today) === null).toBe(Object.keys(invoiceProblems(form, today)).length > 0);
    }),
  );
});

const filled: InvoiceForm = {
  ...whole,
  priceType: 'gross',
  vin: 'WB10A1102LZ000001',
  motorbike: { id: 1 as MotorbikeId, name: 'R 1250 GS' },
  template: { id: 1 as InvoiceTemplateId, name: 'Plain' },
};

it.each<Partial<InvoiceForm>>([
  { invoiceNumber: '2026/012' },
  { invoiceDate: '2026-11-22' },
  { deliveryDate: '2026-11-22' },
  { price: '1.000,01' },
  { priceType: 'net' },
  { vatOption: 'reduced5' },
  { downPayment: '' },
  { vin: '' },
  { motorbike: null },
  { motorbike: { id: 12 as MotorbikeId, name: 'R 1250 GS' } },
  { motorbike: { id: null, name: 'R 1250 GS' } },
  { motorbike: { id: 1 as MotorbikeId, name: 'R 1250' } },
  { template: null },
  { template: { id: 12 as InvoiceTemplateId, name: 'Plain' } },
])('isSameInvoiceForm returns false for a form changed by %j', change => {
  const other = { ...filled, ...change };
  expect([isSameInvoiceForm(filled, other), isSameInvoiceForm(other, filled)]).toEqual([false, false]);
  expect(isSameInvoiceForm(other, structuredClone(other))).toBe(true);
});

it('an amount that can be read in two ways is neither added up nor sent', () => {
  const doubtful = { ...filled, price: '1,234', downPayment: '2,345' };
  expect(invoiceProblems(doubtful, today, ',')).toEqual({ price: 'ambiguous', downPayment: 'ambiguous' });
  expect([totalsOf(doubtful, ','), newClientInvoice(doubtful, today, ',')]).toEqual([null, null]);
  expect(newClientInvoice(doubtful, today, '.')).toMatchObject({ price: euros(1234), downPayment: euros(2345) });
});

it('newClientInvoice contains every chosen value, the amounts and the dates', () => {
  expect(newClientInvoice({ ...filled, vin: ' WB1 ' }, today)).toEqual({
    ...filled,
    invoiceNumber: '2026/001',
    vin: 'WB1',
    price: euros(1000),
    netPrice: 81301,
    downPayment: euros(230),
  });
});

it('withMotorbike keeps the other fields of the form, except for the acquisition of another vehicle', () => {
  const bike = { id: 3 as MotorbikeId, model: 'V7', brandName: 'Moto Guzzi', vin: 'X' };
  expect(withMotorbike(filled, bike)).toEqual({
    ...filled,
    vin: 'X',
    motorbike: { id: 3, name: 'V7', brand: 'Moto Guzzi' },
    acquisition: null,
  });
});

it('vehicleName has the brand of a motorbike from the list, as the paper has', () => {
  const id = 3 as MotorbikeId;
  expect([vehicleName({ id, name: 'Scout', brand: 'Indian' }), vehicleName({ id: null, name: 'Honda CBF' })]).toEqual([
    'Indian Scout',
    'Honda CBF',
  ]);
  expect(vehicleName(null)).toBe('');
});

it('isSameInvoiceForm notices a changed price type and VIN', () => {
  expect(isSameInvoiceForm(whole, { ...whole })).toBe(true);
  expect(isSameInvoiceForm(whole, { ...whole, priceType: 'gross' })).toBe(false);
  expect(isSameInvoiceForm(whole, { ...whole, vin: 'X' })).toBe(false);
});
