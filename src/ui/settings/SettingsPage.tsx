import type { ReactNode } from 'react';
import { useTitle } from '../shared/useTitle';
import styles from './SettingsPage.module.css';

export function SettingsPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useTitle(title);
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </div>
  );
}
