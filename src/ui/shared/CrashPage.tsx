import { paths } from '../paths';
import styles from './PlainPage.module.css';
import { useTexts } from './useTexts';
import { useTitle } from './useTitle';

export function CrashPage({ message }: { readonly message: string }) {
  const { t } = useTexts('shared');
  useTitle(t('crash'));
  return (
    <main className={styles.page} role="alert">
      <h1>{t('crash')}</h1>
      <p>{message}</p>
      <a href={paths.browse}>{t('toOffers')}</a>
    </main>
  );
}
