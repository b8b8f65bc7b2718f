import type { ComponentProps } from 'react';
import type { Elements } from './Elements';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The accessible name, also shown as the tooltip. */
  readonly name: string;
  readonly icon: Elements;
  /**
   * Shown at the corner of the icon. The badge is also part of the accessible name, because WCAG requires the visible
   * label in it.
   */
  readonly badge?: string | null;
}

export function IconButton({ name, icon, badge, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={badge ? `${name} ${badge}` : name}
      data-tooltip={name}
      className={[styles.iconButton, className].filter(Boolean).join(' ')}
    >
      {icon}
      {badge && <span className={styles.badge}>{badge}</span>}
    </button>
  );
}
