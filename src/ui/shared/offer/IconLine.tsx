import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Row } from '../../kit/Layout';
import { Icon } from '../icons/Icon';
import * as styles from './offer.module.css';

/** A short line of a review, with an icon. */
export function IconLine({ icon, children }: { readonly icon: IconNode; readonly children: ReactNode }) {
  return (
    <Row as="span" gap={1.5} align="start" className={styles.iconLine}>
      <Icon of={icon} size={14} />
      <span>{children}</span>
    </Row>
  );
}
