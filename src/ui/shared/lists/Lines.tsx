import { type ReactNode } from 'react';
import * as styles from './DataTable.module.css';

/** The lines of a cell. Those after the first are small. Empty ones are left out. */
export const Lines = ({ of: lines }: { readonly of: readonly ReactNode[] }) =>
  lines.filter(Boolean).map((line, index) => (
    <span key={index} className={index === 0 ? styles.line : styles.detail}>
      {line}
    </span>
  ));
