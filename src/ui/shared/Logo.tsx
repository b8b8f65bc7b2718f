import styles from './Logo.module.css';

/** The logo, in the current text colour with one lane in the accent colour. */
export function Logo({ size, className }: { readonly size: number; readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden className={className}>
      <g className={styles.lanes}>
        <path d="M9 57V18A12 12 0 0 1 21 6H36a20 20 0 0 1 0 40h-1" />
        <path d="M17.5 57V21.5a7 7 0 0 1 7-7H36a11.5 11.5 0 0 1 0 23h-1" />
        <path className={styles.accent} d="M26 57V26a3 3 0 0 1 3-3h7.5" />
      </g>
    </svg>
  );
}
