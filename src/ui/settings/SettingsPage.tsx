import type { Elements } from '../shared/Elements';
import { PageHead } from '../shared/PageHead';
import { useMainName } from '../shared/useMainName';
import { useTitle } from '../shared/useTitle';
import styles from './SettingsPage.module.css';

export function SettingsPage({ title, children }: { readonly title: string; readonly children: Elements }) {
  useTitle(title);
  useMainName(title);
  return (
    <div className={styles.page}>
      <PageHead title={title} />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
