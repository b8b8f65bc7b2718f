import type { TaxKind } from '../../../domain/selling/register/InvoiceRegister';
import { useTexts } from '../../shared/texts/useTexts';

/** Names the kind of tax of an invoice. */
export function useTaxKindText(): (kind: TaxKind) => string {
  const { t } = useTexts('sellingRegister');
  return kind => t(`taxKinds.${kind}`);
}
