import styles from './Logo.module.css';
import { logoLanes } from './logoLanes';

/** The logo, in the current text colour with one lane in the accent colour. */
export function Logo({ size, className }: { readonly size: number; readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden className={className}>
      <g className={styles.lanes}>
        {logoLanes.map((lane, index) => (
          <path key={lane} d={lane} className={index === 2 ? styles.accent : undefined} />
        ))}
      </g>
    </svg>
  );
}
