import type { marginSheet } from '../../../domain/selling/margin/marginSheet';
import { useTexts } from '../../shared/texts/useTexts';
import { useRegisterWords } from '../register/useRegisterWords';
import { useMarginTexts } from './useMarginTexts';

/** The words of the margin book as a file. For observers. */
export function useMarginWords(): Parameters<typeof marginSheet>[2] {
  const { t } = useTexts('sellingMargin');
  const { acquisitionTax, boughtOn, warning } = useMarginTexts();
  return {
    ...useRegisterWords(),
    heading: column => t(`csv.${column}`),
    acquisitionTax,
    latest: acquisition => `${t('csv.boughtOn')}: ${boughtOn(acquisition)}`,
    warning,
  };
}
