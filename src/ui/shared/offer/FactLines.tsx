import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { kitClass } from '../../kit/kitElement';
import { Icon } from '../icons/Icon';
import * as styles from './offer.module.css';

interface FactLinesProps {
  /** A line without a value is left out, because an unknown value has no line. */
  readonly lines: readonly (readonly [name: string, value: ReactNode])[];
  readonly className?: string | undefined;
}

export function FactLines({ lines, className }: FactLinesProps) {
  return (
    <dl className={className}>
      {lines.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const line = `${kitClass({ display: 'row', gap: 1.5, align: 'start' })} ${styles.iconLine}`;

/** A short line of a review, with an icon. */
export function IconLine({ icon, children }: { readonly icon: IconNode; readonly children: ReactNode }) {
  return (
    <span className={line}>
      <Icon of={icon} size={14} />
      <span>{children}</span>
    </span>
  );
}
