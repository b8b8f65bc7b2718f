import type { ReactNode, RefObject } from 'react';
import { euros, type Money, toEuros } from '../../../domain/shared/Money';
import { NumberField } from '../../shared/fields/NumberField';
import { useTexts } from '../../shared/texts/useTexts';

interface AmountFieldProps {
  readonly label: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly amount: Money;
  readonly onAmount: (amount: Money) => void;
  readonly readOnly?: boolean;
  readonly hint: ReactNode;
  readonly error?: string | null;
  readonly refusedBy?: string | null;
  readonly className?: string | undefined;
}

/** Takes whole euro; empty is 0. */
export function AmountField({ amount, onAmount, ...rest }: AmountFieldProps) {
  const { t } = useTexts('bidding');
  return (
    <NumberField
      {...rest}
      // Rounded up, because a bid must never exceed the amount that the dealer reads.
      value={amount > 0 ? Math.ceil(toEuros(amount)) : null}
      onValue={euro => onAmount(euros(euro ?? 0))}
      wholeOnly={t('wholeEuro')}
      isEmptyAtZero
      suffix="€"
    />
  );
}
