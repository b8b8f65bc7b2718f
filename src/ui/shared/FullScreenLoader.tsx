import styles from './FullScreenLoader.module.css';
import { Logo } from './Logo';

export function FullScreenLoader({ label }: { readonly label: string }) {
  return (
    <div className={styles.screen} role="status">
      <Logo size={96} className={styles.turning} />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
