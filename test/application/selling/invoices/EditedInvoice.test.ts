import * as fc from 'fast-check';
import { EditedInvoice } from '../../../../src/application/selling/invoices/EditedInvoice';
import { type PriceType, vatOptions } from '../../../../src/domain/selling/invoices/Vat';
import { noDraft } from '../../../support/noDraft';
import { watchActions } from '../../../support/watchActions';

watchActions();

const anInvoice = () =>
  new EditedInvoice({
    openedAt: Date.UTC(2026, 10, 20),
    draft: noDraft,
    signOf: () => null,
    readClient: () => new Promise(() => {}),
  });

const anyAmount = fc.constantFrom('', '1 234,50', '1.234,50', '1,234.50', '0.01', '99', 'a lot', '-3');
const anySwitch = fc.record({
  priceType: fc.constantFrom<PriceType>('net', 'gross'),
  vatOption: fc.constantFrom(...vatOptions),
});

it('EditedInvoice never changes the typed price when net, gross or the rate changes', () => {
  fc.assert(
    fc.property(anyAmount, anyAmount, fc.array(anySwitch, { minLength: 1 }), (price, downPayment, switches) => {
      const state = anInvoice();
      state.edited({ price, downPayment });
      const asNet = state.totals;
      for (const change of switches) state.edited(change);
      expect(state.form).toMatchObject({ price, downPayment });
      state.edited({ priceType: 'net', vatOption: 'unselected' });
      expect(state.totals).toEqual(asNet);
    }),
  );
});

it('EditedInvoice marks what was proposed until the dealer touches it', () => {
  const state = anInvoice();
  state.filledIn({ invoiceNumber: '2026/0004', invoiceDate: '2026-11-20' });
  expect([state.isProposed('invoiceNumber'), state.isProposed('invoiceDate'), state.isProposed('price')]).toEqual([
    true,
    true,
    false,
  ]);
  state.edited({ invoiceNumber: '2026/0005' });
  expect([state.isProposed('invoiceNumber'), state.isProposed('invoiceDate')]).toEqual([false, true]);
  state.discarded();
  expect(state.isProposed('invoiceDate')).toBe(false);
});
