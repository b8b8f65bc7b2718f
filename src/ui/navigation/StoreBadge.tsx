import { useTexts } from '../shared/useTexts';
import styles from './NativeAppOverlay.module.css';

interface StoreBadgeProps {
  readonly store: 'android' | 'ios';
  readonly address: string;
}

/** Drawn here, because the badges of the stores must not be distributed with the app. */
export function StoreBadge({ store, address }: StoreBadgeProps) {
  const { t } = useTexts('navigationNativeApp');
  return (
    <a className={styles.badge} href={address} target="_blank" rel="noopener noreferrer">
      <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden fill="none" stroke="currentColor" strokeWidth={2}>
        <rect x={6} y={2} width={12} height={20} rx={store === 'ios' ? 4 : 2} />
        {store === 'ios' ? <path d="M10 5.5h4" /> : <path d="M8.5 18.5h7" />}
      </svg>
      <span>
        <span className={styles.from}>{t('getItFrom')}</span>
        <strong>{t(`stores.${store}`)}</strong>
      </span>
    </a>
  );
}
