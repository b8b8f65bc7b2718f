import type { ComponentProps } from 'react';
import type { Elements } from './Elements';
import * as styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The accessible name. */
  readonly name: string;
  /** The name if it is absent. */
  readonly tooltip?: string | undefined;
  readonly icon: Elements;
  /** A part of the name that is shown beside the icon. */
  readonly word?: string;
  /**
   * Shown at the corner of the icon, or after the word. The badge is also part of the accessible name, because WCAG requires
   * the visible label in it.
   */
  readonly badge?: string | null;
}

export function IconButton({ name, tooltip = name, icon, word, badge, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={badge ? `${name} ${badge}` : name}
      data-tooltip={tooltip}
      className={[styles.iconButton, word && styles.worded, className].filter(Boolean).join(' ')}
    >
      {icon}
      {word && <span>{word}</span>}
      {badge && (
        <>
          {' '}
          <span className={styles.badge}>{badge}</span>
        </>
      )}
    </button>
  );
}
