import type { EditedInvoice } from '../../../application/selling/invoices/EditedInvoice';
import { IssuedInvoices } from '../../../application/selling/invoices/IssuedInvoices';
import type { FactName } from '../../../domain/selling/checks/InvoiceRule';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

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
