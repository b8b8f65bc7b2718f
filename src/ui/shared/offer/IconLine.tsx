import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { kitClass } from '../../kit/kitElement';
import { Icon } from '../icons/Icon';
import * as styles from './offer.module.css';

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
