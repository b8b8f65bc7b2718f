import { IssuedInvoices } from '../../../../application/selling/invoices/IssuedInvoices';
import type { NumberedInvoice } from '../../../../domain/selling/invoices/InvoiceNumber';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';

/**
 * Returns a warning if an issued invoice has the same number, or null. The warning says if the answer for that invoice
 * was lost.
 */
export function useUsedNumber(): (numbered: NumberedInvoice) => string | null {
  const { t } = useTexts('sellingInvoices');
  const issued = useInjection(IssuedInvoices);
  return numbered => {
    const used = issued.aboutNumber(numbered).usedBy;
    if (!used) return null;
    const parameters = { number: used.number, name: used.clientName || '–' };
    return used.isConfirmed || issued.isBeingSent(used.id)
      ? t('invoice.used', parameters)
      : t('invoice.usedUnconfirmed', parameters);
  };
}
