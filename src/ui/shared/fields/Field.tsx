import { type ReactNode, useId } from 'react';
import * as common from '../common.module.css';
import * as styles from './Field.module.css';

/** The attributes that connect a control with its label, hint and error. */
interface ControlAttributes {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  /** Another place announces that there are errors. */
  readonly isQuiet?: boolean | undefined;
  /** The id of what says elsewhere that the value was refused. */
  readonly refusedBy?: string | null | undefined;
  readonly className?: string | undefined;
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** A label and its control, with a hint and an error. A screen reader announces the error when it appears. */
export function Field({ label, hint, error, isQuiet, refusedBy, className, children }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null, refusedBy].filter(Boolean).join(' ');
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        {children({
          id,
          'aria-invalid': error || refusedBy ? true : undefined,
          'aria-describedby': described || undefined,
        })}
      </span>
      {hint ? (
        <p id={`${id}-hint`} className={common.faint}>
          {hint}
        </p>
      ) : null}
      <p id={`${id}-error`} className={styles.error} role={isQuiet ? undefined : 'alert'}>
        {error}
      </p>
    </div>
  );
}
