import type { EditedInvoice } from '../../../../application/selling/invoices/EditedInvoice';
import { type InvoiceField, invoiceYears } from '../../../../domain/selling/invoices/InvoiceForm';
import { decimalSign } from '../../../../domain/shared/Language';
import { toEuros } from '../../../../domain/shared/Money';
import { typedMoney } from '../../../../domain/shared/TypedNumber';
import { useFormat } from '../../../shared/texts/useFormat';
import { useTexts } from '../../../shared/texts/useTexts';

/**
 * Returns the error text of an invoice field: the local check first, then the server's text. It is quiet if it came together
 * with those of other fields.
 */
export function useInvoiceProblem(state: EditedInvoice) {
  const { t } = useTexts('sellingInvoices');
  const amountQuestion = useAmountQuestion();
  const textOf = (field: InvoiceField): string | null => {
    const problem = state.input.problemOf(field);
    if (problem === 'required') {
      if (field === 'invoiceNumber' || field === 'invoiceDate' || field === 'deliveryDate') {
        return t(`invoice.required.${field}`);
      }
    }
    if (problem === 'ambiguous') return amountQuestion(state.form[field]);
    if (problem === 'negative') return t('invoice.noCreditNote');
    if (problem === 'year') {
      const { first, last } = invoiceYears(state.today);
      return t('invoice.noYear', { first: `${first}`, last: `${last}` });
    }
    if (problem !== null)
      return t(field === 'price' || field === 'downPayment' ? 'invoice.noAmount' : 'invoice.noDate');
    return state.input.refusalMessage(field);
  };
  return (field: InvoiceField) => {
    const error = textOf(field);
    return { error, isQuiet: error !== null && state.isRejected(field) };
  };
}

/** Returns the question about a typed amount that can be read in two ways, or null. */
export function useAmountQuestion(): (text: string) => string | null {
  const { t, language } = useTexts('selling');
  const { number, decimal } = useFormat();
  return text => {
    const typed = typedMoney(text, decimalSign(language));
    if (typed.kind !== 'ambiguous') return null;
    const { grouped, decimal: cents } = typed;
    return t('ambiguous', { grouped: number(toEuros(grouped)), decimal: decimal(toEuros(cents).toFixed(2)) });
  };
}
