import type { InvoiceFormState } from '../../../application/selling/invoices/InvoiceFormState';
import type { InvoiceFinding } from '../../../domain/selling/checks/InvoiceRules';
import { useTexts } from '../../shared/texts/useTexts';
import { useUsedNumber } from '../invoices/form/useUsedNumber';

/** Returns the sentence of a finding about the invoice. */
export function useFindingText({ form }: InvoiceFormState): (finding: InvoiceFinding) => string {
  const { t } = useTexts(['sellingCheck', 'sellingInvoices']);
  const usedNumber = useUsedNumber();
  return ({ id, values }) => {
    if (id === 'usedNumber') return usedNumber(form.invoiceNumber) ?? '';
    if (id === 'noVatOption') return t('sellingInvoices:invoice.concern.noVatOption');
    return t(`sellingCheck:rules.${id}`, {
      rate: values.rate ?? '',
      number: values.number ?? '',
      wording: values.wording ?? '',
    });
  };
}
