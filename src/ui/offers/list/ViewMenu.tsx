import { ChevronDown } from 'lucide';
import { type FocusEvent, useId, useRef, useState } from 'react';
import { onEscape } from '../../shared/dialogs/onEscape';
import type { Elements } from '../../shared/Elements';
import { Icon } from '../../shared/icons/Icon';
import { usePressOutside } from '../../shared/input/usePressOutside';
import { useTexts } from '../../shared/texts/useTexts';
import styles from './ViewMenu.module.css';

/** How a list is shown, below a button of its toolbar. In a wide window, it is in the toolbar itself. */
export function ViewMenu({ children }: { readonly children: Elements }) {
  const { t } = useTexts('offers');
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  const handleClose = () => {
    setOpen(false);
    button.current?.focus();
  };
  const handleToggle = () => {
    setOpen(!isOpen);
    // Safari gives no focus to a button that is pressed.
    button.current?.focus();
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !menu.current?.contains(relatedTarget)) setOpen(false);
  };
  usePressOutside(menu, isOpen, () => {
    const { activeElement, body } = document;
    if (activeElement === body || menu.current?.contains(activeElement)) handleClose();
    else setOpen(false);
  });

  return (
    <div
      ref={menu}
      className={styles.menu}
      onKeyDown={event => isOpen && onEscape(handleClose)(event)}
      onBlur={handleBlur}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={handleToggle}
      >
        <span>{t('view.title')}</span> <Icon of={ChevronDown} size={16} />
      </button>
      <div id={id} className={styles.panel} data-open={isOpen}>
        {children}
      </div>
    </div>
  );
}

interface ViewChoiceProps {
  /** In words beside it, which are not a part of its accessible name. */
  readonly text: string;
  /** The buttons say it too, so that the toolbar of a wide window does without. */
  readonly isPlain?: boolean;
  readonly className?: string | undefined;
  readonly children: Elements;
}

/** A line of the menu. */
export function ViewChoice({ text, isPlain, className, children }: ViewChoiceProps) {
  return (
    <div className={[styles.choice, className].filter(Boolean).join(' ')} data-plain={isPlain}>
      <span aria-hidden className={styles.text}>
        {text}
      </span>
      {children}
    </div>
  );
}
