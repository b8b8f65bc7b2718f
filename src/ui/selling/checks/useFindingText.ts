import type { EditedInvoice } from '../../../application/selling/invoices/EditedInvoice';
import type { InvoiceFinding } from '../../../domain/selling/checks/InvoiceRules';
import { useTexts } from '../../shared/texts/useTexts';
import { useUsedNumber } from '../invoices/form/useUsedNumber';

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
