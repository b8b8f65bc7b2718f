import styles from './PlainPage.module.css';
import { useTexts } from './useTexts';

export interface ConfigProblem {
  readonly key: string;
  readonly problem: 'missingFile' | 'invalidJson' | 'wrongValue';
}

/**
 * Shown when the configuration cannot be read. The app must not fall back to the demo, because the demo looks like the
 * live market.
 */
export function StartFailurePage({ fault }: { readonly fault: ConfigProblem }) {
  const { t } = useTexts('shared');
  return (
    <main className={styles.page} role="alert">
      <h1>{t('start.title')}</h1>
      <p>{t(`start.${fault.problem}`, { key: fault.key })}</p>
    </main>
  );
}
