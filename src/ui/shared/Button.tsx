import { LoaderCircle } from 'lucide';
import type { ComponentProps } from 'react';
import * as styles from './Button.module.css';
import { Icon } from './icons/Icon';

interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: 'primary' | 'plain' | 'tinted' | 'quiet' | 'danger';
  readonly busy?: boolean;
}

/**
 * A button that ignores presses while it is busy or `aria-disabled`, but keeps the focus. The `disabled` attribute
 * would drop the focus.
 */
export function Button({ kind = 'plain', busy = false, className, children, onClick, ...rest }: ButtonProps) {
  const isOff = busy || rest['aria-disabled'] === true;
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={isOff || undefined}
      onClick={event => (isOff ? event.preventDefault() : onClick?.(event))}
      className={[styles.button, styles[kind], className].filter(Boolean).join(' ')}
    >
      {busy && <Icon of={LoaderCircle} className={styles.spinner} size={16} />}
      <span className={styles.content}>{children}</span>
    </button>
  );
}
