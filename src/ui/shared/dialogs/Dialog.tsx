import { useId } from 'react';
import common from '../common.module.css';
import type { Elements } from '../Elements';
import styles from './Dialog.module.css';
import { ModalDialog } from './ModalDialog';

interface DialogProps {
  readonly title: string;
  /** Called when the dealer presses Escape. */
  readonly onCancel: () => void;
  readonly describedBy?: string;
  readonly className?: string | undefined;
  readonly children: Elements;
}

/** A question or a form above the page: its title, its content and, at the end, `DialogButtons`. */
export function Dialog({ title, onCancel, describedBy, className, children }: DialogProps) {
  const titleId = useId();
  return (
    <ModalDialog labelledBy={titleId} describedBy={describedBy} onCancel={onCancel} className={className}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </ModalDialog>
  );
}

/** The buttons of a dialog: first the way back, last what the dialog is for. */
export function DialogButtons({ children }: { readonly children: Elements }) {
  return <div className={`${common.row} ${styles.buttons}`}>{children}</div>;
}
