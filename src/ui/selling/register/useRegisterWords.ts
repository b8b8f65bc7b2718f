import { IssuedInvoices } from '../../../application/selling/invoices/IssuedInvoices';
import type { VatOption } from '../../../domain/selling/invoices/Vat';
import type { registerSheet } from '../../../domain/selling/register/registerSheet';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useCountryText } from '../clients/form/useCountryText';

/** The words of the register as a file. For observers. */
export function useRegisterWords(): Parameters<typeof registerSheet>[1] {
  const { t } = useTexts('sellingRegister');
  const { country } = useFormat();
  const spelled = useCountryText();
  const { taxMonth } = useInjection(IssuedInvoices);
  return {
    heading: column => t(`csv.${column}`),
    taxKind: useTaxKindText(),
    // A VAT id of Greece has letters of its own.
    country: name => (name.length === 2 ? country(name === 'el' ? 'gr' : name) : spelled(name)),
    taxMonth,
    status: isVoid => t(isVoid ? 'statuses.void' : 'statuses.issued'),
  };
}

/** Names the kind of tax of an invoice. */
export function useTaxKindText(): (kind: VatOption) => string {
  const { t } = useTexts('sellingRegister');
  return kind => t(`taxKinds.${kind}`);
}
