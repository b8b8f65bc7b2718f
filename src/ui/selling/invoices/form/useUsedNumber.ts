import { IssuedInvoices } from '../../../../application/selling/invoices/IssuedInvoices';
import { LockInvoices } from '../../../../application/selling/invoices/LockInvoices';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';

/**
 * Returns a warning if an issued invoice has the same number, or null. The warning says if the answer for that invoice
 * was lost.
 */
export function useUsedNumber(): (number: string) => string | null {
  const { t } = useTexts('sellingInvoices');
  const lock = useInjection(LockInvoices);
  const issued = useInjection(IssuedInvoices);
  return number => {
    const used = issued.usedFor(number);
    if (!used) return null;
    const parameters = { number: used.number, name: used.clientName || '–' };
    return used.isConfirmed || lock.isBeingSent(used.id)
      ? t('invoice.used', parameters)
      : t('invoice.usedUnconfirmed', parameters);
  };
}
