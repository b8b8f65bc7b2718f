import { type ReactNode } from 'react';
import { kitClass } from '../../kit/kitElement';
import * as styles from './DataTable.module.css';

const first = kitClass({ block: true });
const later = kitClass({ block: true, size: 'small', weight: 'regular', tone: 'secondary', whiteSpace: 'normal' });

/** The lines of a cell. Those after the first are small. Empty ones are left out. */
export const Lines = ({ of: lines }: { readonly of: readonly ReactNode[] }) =>
  lines.filter(Boolean).map((line, index) => (
    <span key={index} className={index === 0 ? first : `${later} ${styles.detail}`}>
      {line}
    </span>
  ));
