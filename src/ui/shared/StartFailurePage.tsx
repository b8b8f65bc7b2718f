import { useTexts } from './useTexts';
import styles from './PlainPage.module.css';

export interface ConfigProblem {
  readonly key: string;
  readonly problem: 'missingFile' | 'invalidJson' | 'wrongValue';
}

/** Without its configuration nothing can be shown, least of all a demo that looks like the market. */
export function StartFailurePage({ fault }: { readonly fault: ConfigProblem }) {
  const { t } = useTexts('shared');
  return (
    <main className={styles.page} role="alert">
      <h1>{t('start.title')}</h1>
      <p>{t(`start.${fault.problem}`, { key: fault.key })}</p>
    </main>
  );
}
