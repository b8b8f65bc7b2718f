import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './ModalDialog.module.css';

interface ModalDialogProps {
  readonly labelledBy: string;
  /** Escape. */
  readonly onCancel: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The browser's own dialog, open for as long as it is drawn: it takes the focus in and gives it back. */
export function ModalDialog({ labelledBy, onCancel, className, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the element goes: one that is gone gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      className={[styles.dialog, className].filter(Boolean).join(' ')}
      onCancel={event => {
        event.preventDefault();
        onCancel();
      }}
    >
      {children}
    </dialog>
  );
}
