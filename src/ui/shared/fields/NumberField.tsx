import { type ChangeEvent, type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import {
  editedNumber,
  emptyAtZero,
  numberText,
  settledNumber,
  untouchedNumber,
} from '../../../domain/shared/NumberInput';
import { useTexts } from '../texts/useTexts';
import { TextField } from './TextField';

interface NumberFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'error' | 'suffix' | 'className' | 'readOnly'
> {
  /** Null shows an empty field. */
  readonly value: number | null;
  readonly onValue: (value: number | null) => void;
  /** What to say when decimals are typed or pasted, which the field does not take. */
  readonly wholeOnly: string;
  readonly isEmptyAtZero?: boolean;
  readonly field?: RefObject<HTMLInputElement | null>;
}

/** Takes a whole number of 0 or more, and groups its thousands as the dealer types. */
export function NumberField(props: NumberFieldProps) {
  const { value, onValue, wholeOnly, isEmptyAtZero = false, field: given, error, ...rest } = props;
  const { t } = useTexts('shared');
  const own = useRef<HTMLInputElement>(null);
  const field = given ?? own;
  const [typed, setTyped] = useState(() => untouchedNumber(value));
  const input = typed.value === value ? typed : untouchedNumber(value);

  // React moves the caret to the end when it sets a text other than the typed one.
  useLayoutEffect(() => {
    if (document.activeElement === field.current) field.current?.setSelectionRange(typed.caret, typed.caret);
  }, [field, typed]);

  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const deletesForward = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
    const caret = target.selectionStart ?? target.value.length;
    const next = editedNumber(input, { text: target.value, caret, deletesForward });
    const entered = isEmptyAtZero ? emptyAtZero(next) : next;
    setTyped(entered);
    onValue(entered.value);
  };

  const refused = { decimals: wholeOnly, severalNumbers: t('oneNumber') };
  return (
    <TextField
      {...rest}
      ref={field}
      inputMode="numeric"
      autoComplete="off"
      value={numberText({ value })}
      onChange={handleChange}
      onBlur={() => setTyped(settledNumber(input))}
      error={[input.ignored && refused[input.ignored], error].filter(Boolean).join(' ') || null}
    />
  );
}
