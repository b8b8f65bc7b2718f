import { useTexts } from './useTexts';
import styles from './PlainPage.module.css';

export function CrashPage({ message }: { readonly message: string }) {
  const { t } = useTexts('shared');
  return (
    <main className={styles.page} role="alert">
      <h1>{t('crash')}</h1>
      <p>{message}</p>
      <a href="/">{t('backToStart')}</a>
    </main>
  );
}
