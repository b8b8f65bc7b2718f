import { FileText } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../shared/Icon';
import styles from './Table.module.css';

interface PdfLinkProps {
  /** '' where it cannot be had just now. */
  readonly address: string;
  readonly children: ReactNode;
}

export function PdfLink({ address, children }: PdfLinkProps) {
  if (address === '') return '–';
  return (
    <a className={styles.file} href={address} target="_blank" rel="noopener noreferrer">
      <Icon of={FileText} size={18} /> {children}
    </a>
  );
}
