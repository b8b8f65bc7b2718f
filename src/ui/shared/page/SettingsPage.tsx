import { Deployment } from '../../../application/ports/Deployment';
import common from '../common.module.css';
import type { Elements } from '../Elements';
import { useMainName } from '../loading/useMainName';
import { useFormat } from '../texts/useFormat';
import { useTexts } from '../texts/useTexts';
import { useInjection } from '../useInjection';
import { PageHead } from './PageHead';
import styles from './SettingsPage.module.css';
import { useTitle } from './useTitle';

export function SettingsPage({ title, children }: { readonly title: string; readonly children: Elements }) {
  const { t } = useTexts('settings');
  const { moment } = useFormat();
  const { version, builtAt } = useInjection<Deployment>(Deployment).current;
  useTitle(title);
  useMainName(title);
  return (
    <div className={styles.page}>
      <PageHead title={title} />
      <div className={styles.content}>{children}</div>
      {/* For the support. */}
      <p className={`${styles.version} ${common.small}`}>{t('version', { version, moment: moment(builtAt) })}</p>
    </div>
  );
}
