import { checkedDeposit } from '../../../../src/domain/selling/checks/InvoiceRule';
import { emptyInvoiceForm } from '../../../../src/domain/selling/invoices/InvoiceForm';

it.each([
  ['', '', 'fits'],
  ['', '100', null],
  ['1.000', '', 'fits'],
  ['1.000', '1.230,00', 'fits'],
  ['1.000', '1.230,01', 'aboveGross'],
  ['0', '1', 'aboveGross'],
  ['1.000', '-5', 'negative'],
  ['', '-5', 'negative'],
])('a price of %j net with a down payment of %j: %s', (price, downPayment, expected) => {
  expect(checkedDeposit({ ...emptyInvoiceForm, price, downPayment, vatOption: 'standard23' })).toBe(expected);
});
