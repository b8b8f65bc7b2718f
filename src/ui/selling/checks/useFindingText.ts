import type { EditedInvoice } from '../../../application/selling/invoices/EditedInvoice';
import { IssuedInvoices } from '../../../application/selling/invoices/IssuedInvoices';
import type { FactName } from '../../../domain/selling/checks/InvoiceRule';
import type { InvoiceFinding } from '../../../domain/selling/checks/InvoiceRules';
import type { NumberedInvoice } from '../../../domain/selling/invoices/InvoiceNumber';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

/** Returns the sentence of a finding. That of a used number names the other invoice, which only the form knows. */
export function useRuleText(): (finding: InvoiceFinding) => string {
  const { t } = useTexts('sellingCheck');
  return ({ id, values }) =>
    id === 'usedNumber'
      ? ''
      : t(`rules.${id}`, {
          rate: values.rate ?? '',
          number: values.number ?? '',
          wording: values.wording ?? '',
          year: values.year ?? '',
        });
}

/** Returns the sentence of a finding about the invoice in the form. */
export function useFindingText({ numbered }: EditedInvoice): (finding: InvoiceFinding) => string {
  const ruleText = useRuleText();
  const usedNumber = useUsedNumber();
  return finding => (finding.id === 'usedNumber' ? (usedNumber(numbered) ?? '') : ruleText(finding));
}

/**
 * Returns a warning if an issued invoice has the same number, or null. The warning says if the answer for that invoice
 * was lost.
 */
function useUsedNumber(): (numbered: NumberedInvoice) => string | null {
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

/** Returns the name of what the check lacks. Several facts can have one name. */
export function useFactText({ form }: EditedInvoice): (fact: FactName) => string {
  const { t } = useTexts('sellingCheck');
  const issued = useInjection(IssuedInvoices);
  return fact => {
    // Without a price, nothing is known about the VAT and the down payment either.
    if (fact === 'price' || fact === 'vatOption' || fact === 'deposit')
      return t(form.vatOption === 'unselected' ? 'facts.priceAndVat' : 'facts.price');
    if (fact === 'earlierInvoices' || fact === 'earlierSale')
      return t(issued.status === 'unreadable' ? 'facts.earlierInvoicesUnreadable' : 'facts.earlierInvoices');
    return t(`facts.${fact}`);
  };
}
