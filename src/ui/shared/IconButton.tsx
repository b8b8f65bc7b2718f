import type { ComponentProps, ReactNode } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Read to those who cannot see the icon, and shown as its tooltip. */
  readonly name: string;
  readonly icon: ReactNode;
  readonly badge?: string | null;
  readonly tooltip?: 'above' | 'below';
}

export function IconButton({ name, icon, badge, tooltip = 'below', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={name}
      data-tooltip={name}
      data-tooltip-side={tooltip}
      className={[styles.iconButton, className].filter(Boolean).join(' ')}
    >
      {icon}
      {badge && (
        <span className={styles.badge} aria-hidden>
          {badge}
        </span>
      )}
    </button>
  );
}
