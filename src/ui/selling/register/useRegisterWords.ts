import type { registerSheet } from '../../../domain/selling/register/registerSheet';
import { useTexts } from '../../shared/texts/useTexts';
import { useCountryText } from '../clients/form/useCountryText';
import { useTaxKindText } from './useTaxKindText';

/** The words of the register as a file. */
export function useRegisterWords(): Parameters<typeof registerSheet>[1] {
  const { t } = useTexts('sellingRegister');
  return {
    heading: column => t(`csv.${column}`),
    taxKind: useTaxKindText(),
    country: useCountryText(),
    status: isVoid => t(isVoid ? 'statuses.void' : 'statuses.issued'),
  };
}
