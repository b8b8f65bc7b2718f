import { Banknote } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { Clock } from '../../../application/ports/Clock';
import { IssuedInvoices } from '../../../application/selling/invoices/IssuedInvoices';
import { deviceToday } from '../../../application/shared/deviceToday';
import { invoiceYears } from '../../../domain/selling/invoices/InvoiceForm';
import { type IssuedInvoice, isVoid } from '../../../domain/selling/invoices/IssuedInvoice';
import { isAcquisitionAmount } from '../../../domain/selling/margin/AcquisitionForm';
import { owedAmount } from '../../../domain/selling/register/Payment';
import { decimalSign } from '../../../domain/shared/Language';
import type { LocalDate } from '../../../domain/shared/LocalDate';
import type { Money } from '../../../domain/shared/Money';
import { moneyIn, moneyInput } from '../../../domain/shared/TypedNumber';
import { Stack } from '../../kit/Layout';
import { Button } from '../../shared/Button';
import { Dialog, DialogButtons } from '../../shared/dialogs/Dialog';
import { useDialogAbove } from '../../shared/dialogs/DialogPlace';
import { TextField } from '../../shared/fields/TextField';
import { useNeeds } from '../../shared/fields/useForm';
import { IconButton } from '../../shared/IconButton';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { MarginWarning } from '../margin/MarginWarning';
import * as styles from '../SellingPage.module.css';
import { useAmount } from './form/useAmount';
import { useAmountQuestion } from './form/useInvoiceProblem';
import { LazyDateField } from './lazyViews';

/** Opens the record of the payment of an invoice. */
export function PaymentButton({ invoice }: { readonly invoice: IssuedInvoice }) {
  const { t } = useTexts('selling');
  const showDialog = useDialogAbove();
  if (isVoid(invoice)) return null;
  return (
    <IconButton
      name={t('payment.of', { number: invoice.number })}
      icon={<Icon of={Banknote} size={18} />}
      word={t('payment.short')}
      className={styles.worded}
      onClick={() => showDialog(<PaymentDialog invoice={invoice} onClose={() => showDialog(null)} />)}
    />
  );
}

interface PaymentDialogProps {
  readonly invoice: IssuedInvoice;
  readonly onClose: () => void;
}

/** Records on this device when an invoice was paid, and how much of it. */
const PaymentDialog = observer(function PaymentDialog({ invoice, onClose }: PaymentDialogProps) {
  const { t, language } = useTexts(['selling', 'shared']);
  const issued = useInjection(IssuedInvoices);
  const today = deviceToday(useInjection(Clock));
  const amount = useAmount();
  const { id, number, payment } = invoice;
  const [date, setDate] = useState<LocalDate | null>(payment?.date ?? today);
  const [paid, setPaid] = useState(moneyInput(payment?.amount ?? null, decimalSign(language)));
  const isReadable = isAcquisitionAmount(paid, decimalSign(language));
  const open = owedAmount(invoice);
  const excess = ((moneyIn(paid, decimalSign(language)) ?? 0) - open) as Money;
  const amountQuestion = useAmountQuestion();
  const { button, line } = useNeeds(date === null || !isReadable ? t('selling:payment.needs') : null);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (date === null || !isReadable) return;
    void issued.paid(id, { date, amount: moneyIn(paid, decimalSign(language)) });
    onClose();
  };
  const handleTakeBack = () => {
    void issued.paid(id, null);
    onClose();
  };
  return (
    <Dialog title={t('selling:payment.title', { number })} onCancel={onClose}>
      <Stack as="form" gap={4} onSubmit={handleSubmit}>
        <p>{t('selling:payment.lead')}</p>
        <LazyDateField
          label={t('selling:payment.date')}
          value={date}
          today={today}
          years={invoiceYears(today)}
          error={null}
          onChange={setDate}
        />
        <TextField
          label={t('selling:payment.amount')}
          hint={
            excess > 0 ? (
              <MarginWarning>{t('selling:payment.tooMuch', { amount: amount(excess) })}</MarginWarning>
            ) : (
              t('selling:payment.amountHint', { amount: amount(open) })
            )
          }
          suffix="€"
          inputMode="decimal"
          autoComplete="off"
          value={paid}
          error={amountQuestion(paid) ?? (isReadable ? null : t('selling:payment.noAmount'))}
          onChange={({ target }) => setPaid(target.value)}
        />
        {line}
        <DialogButtons>
          {payment && <Button onClick={handleTakeBack}>{t('selling:payment.takeBack')}</Button>}
          <Button onClick={onClose}>{t('shared:cancel')}</Button>
          <Button type="submit" kind="primary" {...button}>
            {t('selling:payment.mark')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
});
