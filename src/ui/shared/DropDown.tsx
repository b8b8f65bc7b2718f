import { ChevronDown } from 'lucide';
import { type FocusEvent, useId, useRef, useState } from 'react';
import * as styles from './controls.module.css';
import type { Elements } from './Elements';
import { Icon } from './icons/Icon';
import { useClickOutside } from './input/useClickOutside';
import { onEscape } from './input/useKeys';

interface DropDownProps {
  readonly word: string;
  /** Says more than the word, which is a part of it. */
  readonly name?: string;
  /** A press on what is in it closes it. */
  readonly closesOnPress?: boolean;
  readonly className?: string | undefined;
  readonly children: Elements;
}

/** A button, and what lies below it while it is open. */
export function DropDown({ word, name, closesOnPress = false, className, children }: DropDownProps) {
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
  useClickOutside(menu, isOpen, () => {
    const { activeElement, body } = document;
    if (activeElement === body || menu.current?.contains(activeElement)) handleClose();
    else setOpen(false);
  });

  return (
    <div
      ref={menu}
      className={[styles.menu, className].filter(Boolean).join(' ')}
      onKeyDown={event => isOpen && onEscape(handleClose)(event)}
      onBlur={handleBlur}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={handleToggle}
      >
        <span>{word}</span> <Icon of={ChevronDown} size={16} />
      </button>
      {/* A dialog that a press opens gives the focus back to the button, because what was pressed is hidden by then. */}
      <div
        id={id}
        className={styles.panel}
        data-open={isOpen}
        onClick={closesOnPress && isOpen ? handleClose : undefined}
      >
        {children}
      </div>
    </div>
  );
}
