import { useEffect } from 'react';
import type { Elements } from '../shared/Elements';
import { PageHead } from '../shared/PageHead';
import { useTitle } from '../shared/useTitle';
import styles from './SettingsPage.module.css';

export function SettingsPage({ title, children }: { readonly title: string; readonly children: Elements }) {
  useTitle(title);
  // The shell owns the landmark. It stays mounted while pages change.
  useEffect(() => {
    const landmark = document.getElementById('content');
    landmark?.setAttribute('aria-label', title);
    return () => landmark?.removeAttribute('aria-label');
  }, [title]);
  return (
    <div className={styles.page}>
      <PageHead title={title} />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
