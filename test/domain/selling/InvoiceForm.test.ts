import * as fc from 'fast-check';
import {
  emptyInvoiceForm,
  type InvoiceForm,
  invoiceProblems,
  isSameInvoiceForm,
  newClientInvoice,
  totalsOf,
  withMotorbike,
} from '../../../src/domain/selling/InvoiceForm';
import type { MotorbikeId } from '../../../src/domain/selling/Motorbike';
import { type PriceType, vatOptions } from '../../../src/domain/selling/Vat';
import { euros, moneyText } from '../../../src/domain/shared/Money';
import { anyPrice } from '../shared/anyMoney';

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
  it('needs its number and its two dates, and no price', () => {
    const required = { invoiceNumber: 'required', invoiceDate: 'required', deliveryDate: 'required' };
    expect(invoiceProblems(emptyInvoiceForm)).toEqual(required);
    expect(invoiceProblems({ ...whole, price: '', downPayment: '' })).toEqual({});
    expect(newClientInvoice({ ...whole, price: '' })).toMatchObject({ price: null, netPrice: null });
  });

  it('names what it cannot read', () => {
    expect(invoiceProblems({ ...whole, price: 'a lot', downPayment: '-5' })).toEqual({
      price: 'unreadable',
      downPayment: 'negative',
    });
    expect(invoiceProblems({ ...whole, invoiceDate: '2026-02-30' })).toEqual({ invoiceDate: 'unreadable' });
    expect(newClientInvoice({ ...whole, price: 'a lot' })).toBeNull();
  });

  it('is sent trimmed, with amounts for texts', () => {
    expect(newClientInvoice(whole)).toMatchObject({
      invoiceNumber: '2026/001',
      price: euros(1000),
      netPrice: euros(1000),
      downPayment: euros(230),
    });
  });

  it('leaves open what was not paid down', () => {
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

  it('takes the number of the chosen motorbike, also none', () => {
    const bike = { id: 3 as MotorbikeId, model: 'R 1250 GS', vin: '' };
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

it('always adds up to the cent: net, VAT and gross, and down payment and the rest', () => {
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

it('never lets a form with a problem be sent, and always one without', () => {
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
      expect(newClientInvoice(form) === null).toBe(Object.keys(invoiceProblems(form)).length > 0);
    }),
  );
});

it('notices each change', () => {
  expect(isSameInvoiceForm(whole, { ...whole })).toBe(true);
  expect(isSameInvoiceForm(whole, { ...whole, priceType: 'gross' })).toBe(false);
  expect(isSameInvoiceForm(whole, { ...whole, vin: 'X' })).toBe(false);
});
