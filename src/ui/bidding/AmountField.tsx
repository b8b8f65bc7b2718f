import { type ChangeEvent, type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { type AmountInput, edited, untouched } from '../../domain/bidding/AmountInput';
import { bidAmountText } from '../../domain/bidding/BidAmount';
import type { Money } from '../../domain/shared/Money';
import { TextField } from '../shared/TextField';
import { useTexts } from '../shared/useTexts';

interface AmountFieldProps {
  readonly label: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly amount: Money;
  readonly onAmount: (amount: Money) => void;
  readonly readOnly?: boolean;
  readonly hint: ReactNode;
  readonly error?: string | null;
  readonly className?: string | undefined;
}

/**
 * Takes whole euro and groups the digits as the dealer types. Enter moves the focus to the submit button and sends
 * nothing.
 */
export function AmountField({ field, amount, onAmount, error, ...rest }: AmountFieldProps) {
  const { t } = useTexts('bidding');
  const [typed, setTyped] = useState<AmountInput>(() => untouched(amount));
  const input = typed.amount === amount ? typed : untouched(amount);

  // React moves the caret to the end when it sets a text other than the typed one.
  useLayoutEffect(() => {
    if (document.activeElement === field.current) field.current?.setSelectionRange(typed.caret, typed.caret);
  }, [field, typed]);

  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const deletesForward = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
    const caret = target.selectionStart ?? target.value.length;
    const next = edited(input, { text: target.value, caret, deletesForward });
    setTyped(next);
    onAmount(next.amount);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };

  return (
    <TextField
      {...rest}
      ref={field}
      inputMode="numeric"
      autoComplete="off"
      suffix="€"
      value={bidAmountText(amount)}
      onChange={handleChange}
      onKeyDown={handleKeyDown}
      onBlur={() => input.pending !== '' && setTyped({ ...input, pending: '' })}
      error={[input.isCut && t('wholeEuro'), error].filter(Boolean).join(' ') || null}
    />
  );
}
