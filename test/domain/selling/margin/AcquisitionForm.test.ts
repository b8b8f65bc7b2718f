import * as fc from 'fast-check';
import { type KeyedAcquisition, acquisitionTaxes } from '../../../../src/domain/selling/margin/Acquisition';
import {
  isAcquisitionAmount,
  acquisitionForm,
  acquisitionFormFor,
  emptyAcquisitionForm,
  typedAcquisition,
} from '../../../../src/domain/selling/margin/AcquisitionForm';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { euros, type Money } from '../../../../src/domain/shared/Money';
import { aSnapshotInvoice } from '../../../support/anIssuedInvoice';

const anyAmount = fc.integer({ min: 0, max: 99_999_999_999 }).map(cents => cents as Money);
const anyWord = fc.string().map(text => text.trim());

const anyAcquisition: fc.Arbitrary<KeyedAcquisition> = fc.record({
  key: fc.string(),
  vehicle: anyWord,
  vin: anyWord,
  date: fc.option(fc.constantFrom('2026-11-20' as LocalDate, '2024-02-29' as LocalDate)),
  price: fc.option(anyAmount),
  tax: fc.constantFrom(...acquisitionTaxes),
  costs: anyAmount,
  invoiceId: fc.option(fc.string()),
});

const anySign = fc.constantFrom(',' as const, '.' as const);

describe('the form of an acquisition', () => {
  it('always leads back to the same acquisition', () => {
    fc.assert(
      fc.property(anyAcquisition, anySign, (acquisition, sign) => {
        const form = acquisitionForm(acquisition, sign);
        expect({ ...typedAcquisition(form), key: form.key }).toEqual(acquisition);
      }),
    );
  });

  it('starts with the vehicle of the invoice that sold it', () => {
    expect(acquisitionFormFor(aSnapshotInvoice('R 1'))).toMatchObject({
      key: null,
      vehicle: 'R 1250 GS',
      vin: 'WB10A0104FZ000001',
      price: '',
      invoiceId: 'id R 1',
    });
  });

  it.each([
    ['', true],
    ['3.200,50', true],
    ['0', true],
    ['-1', false],
    ['a lot', false],
  ])('takes the amount %j: %s', (text, isTaken) => {
    expect(isAcquisitionAmount(text)).toBe(isTaken);
  });
});

it('an amount that can be read in two ways is not taken', () => {
  expect([isAcquisitionAmount('1,234', ','), isAcquisitionAmount('1,234', '.')]).toEqual([false, true]);
  expect(typedAcquisition({ ...emptyAcquisitionForm, price: '1.234' }, '.')).toBeNull();
  expect(typedAcquisition({ ...emptyAcquisitionForm, price: '1.234' }, ',')?.price).toBe(euros(1234));
});
