import type { ComponentProps } from 'react';
import { Field } from './Field';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'children' | 'onChange'> {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly text: string; readonly isOff?: boolean }[];
  readonly onChoose: (value: string) => void;
  readonly hint?: string | null;
  readonly error?: string | null;
}

/** The native select opens fastest, and every phone and screen reader supports it. */
export function SelectField({ label, options, onChoose, hint, error, className, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {attributes => (
        <select {...rest} {...attributes} onChange={event => onChoose(event.target.value)}>
          {options.map(({ value, text, isOff }) => (
            <option key={value} value={value} disabled={isOff}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
