import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import type { Elements } from '../Elements';
import { closeTooltips, useKeys } from '../input/useKeys';
import * as styles from './ModalDialog.module.css';

interface ModalDialogProps {
  readonly labelledBy: string;
  /** The id of what a screen reader says after the title. */
  readonly describedBy?: string | undefined;
  /** Pass `false` to render the dialog before it is opened. The default is `true`. */
  readonly open?: boolean;
  /** Called when the dealer presses Escape. The dialog stays open until it is rendered no longer, or with `open={false}`. */
  readonly onCancel: () => void;
  /** Called when the dealer presses the backdrop. Without a handler, such a press does nothing. */
  readonly onClickOutside?: () => void;
  readonly className?: string | undefined;
  readonly children: Elements;
}

/** The native `<dialog>`, which moves the focus into the dialog and restores it on close. */
export function ModalDialog(props: ModalDialogProps) {
  const { labelledBy, describedBy, open = true, onCancel, onClickOutside, className, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const saysBelow = useRef<HTMLDivElement>(null);

  // `close()` must not run in an effect's cleanup: React would then move the focus back to the element that had it in
  // the dialog.
  useLayoutEffect(() => {
    // What was said is no longer true when the dialog opens again.
    saysBelow.current?.replaceChildren();
    if (!open) return dialog.current?.close();
    dialog.current?.showModal();
    // The dealer has not moved the focus to the button that has it now.
    closeTooltips();
  }, [open]);

  // The dialog has to be closed before React removes it: a removed dialog does not restore the focus.
  const isLeaving = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    isLeaving.current = false;
    return () => {
      isLeaving.current = true;
      element?.close();
    };
  }, []);

  // Chromium closes a dialog at the second Escape without another input in between, even if its `cancel` event is prevented.
  useKeys(open ? { escape: onCancel } : {}, 'dialog');

  // The browser reports a press on the backdrop, and a drag that ends there, as a click on the dialog itself.
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
      aria-describedby={describedBy}
      className={[styles.dialog, className].filter(Boolean).join(' ')}
      // Also called for the gesture of a phone. React passes it on from a dialog or a file field inside this one.
      onCancel={event => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onCancel();
      }}
      // The browser does not let a page hold a dialog back every time.
      onClose={({ target, currentTarget }) => {
        if (open && !isLeaving.current && target === currentTarget) currentTarget.showModal();
      }}
      onPointerDown={event => {
        beganOutside.current = isOutside(event);
      }}
      onClick={event => {
        if (beganOutside.current && isOutside(event)) onClickOutside?.();
      }}
    >
      {children}
      {/* `sayInDialog` fills it. */}
      <div ref={saysBelow} data-says-below aria-live="polite" className="visually-hidden" />
    </dialog>
  );
}
