import type { Elements } from '../Elements';
import { useMainName } from '../loading/useMainName';
import { PageHead } from './PageHead';
import styles from './SettingsPage.module.css';
import { useTitle } from './useTitle';

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
