import { observer } from 'mobx-react-lite';
import { BookStore } from '../../../application/book/BookStore';
import { Clock } from '../../../application/ports/Clock';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import { isCounted, type IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { dueDate, excessAmount, isOpen, openAmount } from '../../../domain/selling/register/Payment';
import { calendarDaysBetween, localDate, noonOf } from '../../../domain/shared/LocalDate';
import { Text } from '../../kit/Text';
import { Lines } from '../../shared/lists/Lines';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useAmount } from './form/useAmount';

/**
 * What is still to be paid of an invoice and until or since when, that it is paid, or what was paid too much. Below it is what was paid
 * before and after the issue.
 */
export const OpenAmount = observer(function OpenAmount({ invoice }: { readonly invoice: IssuedInvoice }) {
  const { t } = useTexts('selling');
  const { calendarDate } = useFormat();
  const amount = useAmount();
  // A register prints all its rows, so that none of them has a timer or an effect of its own.
  const now = useInjection(Clock).now();
  const { payment, date: issuedOn, gross } = invoice;
  const date = payment && calendarDate(payment.date);
  const isPart = isOpen(invoice);
  const excess = excessAmount(invoice);
  const { downPayment } = invoice.snapshot.sent;
  const term = useInjection(BookStore).get('settings', TRADING_SETTINGS)?.paymentTerm;
  const age = () => {
    const from = localDate(issuedOn);
    if (!isPart || from === null) return null;
    const due = term === undefined ? null : dueDate(from, term);
    const days = calendarDaysBetween(noonOf(due ?? from), now);
    if (due === null) return days > 0 && t('payment.since', { count: days });
    if (days <= 0) return t('payment.due', { date: calendarDate(due) });
    return (
      <Text tone="error" key="due">
        {t('payment.overdue', { count: days })}
      </Text>
    );
  };
  const standing = () => {
    if (isPart) return amount(openAmount(invoice));
    if (excess > 0) return t('payment.excess', { amount: amount(excess) });
    return isCounted(invoice) && gross > 0 ? t('payment.done') : '–';
  };
  return (
    <Lines
      of={[
        standing(),
        isCounted(invoice) && downPayment && t('payment.downPayment', { amount: amount(downPayment) }),
        date && (isPart ? t('payment.part', { date }) : date),
        age(),
      ]}
    />
  );
});
