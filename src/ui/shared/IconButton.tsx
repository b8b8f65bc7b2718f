import type { ComponentProps, ReactNode } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Read to those who cannot see the icon, and shown as its tooltip. */
  readonly name: string;
  readonly icon: ReactNode;
  /** Shown at the icon's corner, and part of the name: what is seen on a control must be in what it is called. */
  readonly badge?: string | null;
  readonly tooltip?: 'above' | 'below';
}

export function IconButton({ name, icon, badge, tooltip = 'below', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={badge ? `${name} ${badge}` : name}
      data-tooltip={name}
      data-tooltip-side={tooltip}
      className={[styles.iconButton, className].filter(Boolean).join(' ')}
    >
      {icon}
      {badge && <span className={styles.badge}>{badge}</span>}
    </button>
  );
}
