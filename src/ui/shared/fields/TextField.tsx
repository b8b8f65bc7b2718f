import type { ComponentProps } from 'react';
import { Field } from './Field';
import styles from './Field.module.css';

type FieldProps = ComponentProps<typeof Field>;

interface TextFieldProps
  extends
    Omit<ComponentProps<'input'>, 'id' | 'className' | 'children'>,
    Pick<FieldProps, 'label' | 'hint' | 'error' | 'isQuiet' | 'refusedBy' | 'className'> {
  readonly suffix?: string;
}

export function TextField({ label, hint, error, isQuiet, refusedBy, suffix, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isQuiet={isQuiet} refusedBy={refusedBy} className={className}>
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
