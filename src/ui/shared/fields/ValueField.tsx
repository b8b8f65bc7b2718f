import { type ComponentProps, useEffect, useState } from 'react';
import { TextField } from './TextField';

interface ValueFieldProps<Value> extends Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'suffix' | 'placeholder' | 'list' | 'inputMode' | 'className'
> {
  /** Null shows an empty field. */
  readonly value: Value | null;
  readonly text: (value: Value) => string;
  /** Null if the text is not such a value. */
  readonly read: (text: string) => Value | null;
  /** Null if the dealer has emptied the field. */
  readonly onValue: (value: Value | null) => void;
  /** What to say about a text that is not such a value. The value then stays as it was. */
  readonly problem: string;
  /** Called while the text is not such a value. It returns what to call afterwards. */
  readonly onWrong?: () => () => void;
}

/**
 * A field for one value. It keeps the dealer's own spelling until the value changes from elsewhere. An emptied field stays
 * empty until the dealer leaves it, also if the value then is a default.
 */
export function ValueField<Value>(props: ValueFieldProps<Value>) {
  const { value, text, read, onValue, problem, onWrong, ...rest } = props;
  const known = value === null ? '' : text(value);
  const [typed, setTyped] = useState({ input: known, known, isWrong: false });
  const [isEmptied, setEmptied] = useState(false);
  const shown = isEmptied || typed.known === known ? typed : { input: known, known, isWrong: false };

  const handleChange = (input: string) => {
    const isEmpty = input.trim() === '';
    const next = isEmpty ? null : read(input);
    const isWrong = !isEmpty && next === null;
    setEmptied(isEmpty);
    setTyped({ input, known: isWrong ? known : next === null ? '' : text(next), isWrong });
    if (!isWrong) onValue(next);
  };

  useEffect(() => (shown.isWrong ? onWrong?.() : undefined), [shown.isWrong, onWrong]);

  return (
    <TextField
      {...rest}
      autoComplete="off"
      value={shown.input}
      error={shown.isWrong ? problem : null}
      onChange={event => handleChange(event.target.value)}
      onBlur={() => setEmptied(false)}
    />
  );
}
