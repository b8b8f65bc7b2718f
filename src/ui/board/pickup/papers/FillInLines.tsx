import type { ReactNode } from 'react';
import styles from './Paper.module.css';

interface FillInLinesProps {
  readonly lines: readonly (readonly [name: string, value: ReactNode])[];
}

/** Facts of a paper. One that nobody states is a line to fill in by hand. */
export function FillInLines({ lines }: FillInLinesProps) {
  return (
    <dl className={styles.form}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd translate="no" data-blank={typeof value === 'string' ? !value.trim() : !value}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Lines to sign on, each with what belongs on it. */
export function SignatureLines({ names }: { readonly names: readonly string[] }) {
  return (
    <div className={styles.signatures}>
      {names.map(name => (
        <p key={name}>{name}</p>
      ))}
    </div>
  );
}
