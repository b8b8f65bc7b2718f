import { isCounted, type IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { excessAmount, isOpen, openAmount } from '../../../domain/selling/register/Payment';
import { Lines } from '../../shared/lists/Lines';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useAmount } from './form/useAmount';

/** What is still to be paid of an invoice, or was paid too much, and what was paid of it before and after the issue. */
export function OpenAmount({ invoice }: { readonly invoice: IssuedInvoice }) {
  const { t } = useTexts('selling');
  const { calendarDate } = useFormat();
  const amount = useAmount();
  const { payment } = invoice;
  const date = payment && calendarDate(payment.date);
  const isPart = isOpen(invoice);
  const excess = excessAmount(invoice);
  const { downPayment } = invoice.snapshot.sent;
  return (
    <Lines
      of={[
        isPart ? amount(openAmount(invoice)) : excess > 0 ? t('payment.excess', { amount: amount(excess) }) : '–',
        isCounted(invoice) && downPayment && t('payment.downPayment', { amount: amount(downPayment) }),
        date && t(isPart ? 'payment.part' : 'payment.paid', { date }),
      ]}
    />
  );
}
