import { Logo } from '../icons/Logo';
import { useTexts } from '../texts/useTexts';
import * as styles from './loading.module.css';

/** Shown while the code of a whole screen loads. */
export function LoadingScreen() {
  const { t } = useTexts('shared');
  return <FullScreenLoader label={t('loading')} />;
}

export function FullScreenLoader({ label }: { readonly label: string }) {
  return (
    <div className={styles.screen} role="status">
      <Logo size={96} className={styles.turning} />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
