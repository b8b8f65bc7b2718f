import type { VatOption } from '../../../domain/selling/invoices/Vat';
import { useTexts } from '../../shared/texts/useTexts';

/** Names the kind of tax of an invoice. */
export function useTaxKindText(): (kind: VatOption) => string {
  const { t } = useTexts('sellingRegister');
  return kind => t(`taxKinds.${kind}`);
}
