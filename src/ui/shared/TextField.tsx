import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  readonly suffix?: string;
}

/** A labelled input with a hint and an error. A screen reader announces the error when it appears. */
export function TextField({ label, hint, error, suffix, className, ...rest }: TextFieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        <input {...rest} id={id} aria-invalid={error ? true : undefined} aria-describedby={described || undefined} />
        {suffix && (
          <span className={styles.suffix} aria-hidden>
            {suffix}
          </span>
        )}
      </span>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </p>
    </div>
  );
}
