import * as styles from './icons.module.css';

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

/** The lines of the logo in a square of 64. The last one has the accent colour. */
export const logoLanes = [
  'M9 57V18A12 12 0 0 1 21 6H36a20 20 0 0 1 0 40h-1',
  'M17.5 57V21.5a7 7 0 0 1 7-7H36a11.5 11.5 0 0 1 0 23h-1',
  'M26 57V26a3 3 0 0 1 3-3h7.5',
] as const;
