import { Banknote } from 'lucide';
import { type IssuedInvoice, isVoid } from '../../../domain/selling/invoices/IssuedInvoice';
import { useDialogAbove } from '../../shared/dialogs/DialogPlace';
import { IconButton } from '../../shared/IconButton';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import * as styles from '../SellingPage.module.css';
import { PaymentDialog } from './PaymentDialog';

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
