import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './ModalDialog.module.css';

interface ModalDialogProps {
  readonly labelledBy: string;
  /** One that is made ready before it is opened stays drawn. */
  readonly open?: boolean;
  /** Escape. */
  readonly onCancel: () => void;
  /** A press on what lies around it; without this, such a press does nothing. */
  readonly onPressOutside?: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The browser's own dialog: it takes the focus in and gives it back. */
export function ModalDialog(props: ModalDialogProps) {
  const { labelledBy, open = true, onCancel, onPressOutside, className, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);

  // Not as an effect's end: React would then take the focus back to where it was in the dialog.
  useLayoutEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  // Closed before the element goes: one that is gone gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  // To the browser, a press around a dialog is one on the dialog itself; so is one that was dragged out of it.
  const beganOutside = useRef(false);
  const isOutside = ({ target, currentTarget, clientX, clientY }: MouseEvent) => {
    if (target !== currentTarget) return false;
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom;
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      className={[styles.dialog, className].filter(Boolean).join(' ')}
      onCancel={event => {
        event.preventDefault();
        onCancel();
      }}
      onPointerDown={event => {
        beganOutside.current = isOutside(event);
      }}
      onClick={event => {
        if (beganOutside.current && isOutside(event)) onPressOutside?.();
      }}
    >
      {children}
    </dialog>
  );
}
