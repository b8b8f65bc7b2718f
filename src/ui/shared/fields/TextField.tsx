import type { ComponentProps, ReactNode } from 'react';
import { Field } from './Field';
import styles from './Field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  readonly suffix?: string;
}

export function TextField({ label, hint, error, suffix, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {attributes => (
        <>
          <input {...rest} {...attributes} />
          {suffix && (
            <span className={styles.suffix} aria-hidden>
              {suffix}
            </span>
          )}
        </>
      )}
    </Field>
  );
}
