import { decimalSign } from '../../../../domain/shared/Language';
import { toEuros } from '../../../../domain/shared/Money';
import { typedMoney } from '../../../../domain/shared/TypedNumber';
import { useFormat } from '../../../shared/texts/useFormat';
import { useTexts } from '../../../shared/texts/useTexts';

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
