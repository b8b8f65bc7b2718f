import type { ReactNode } from 'react';
import styles from './DialogButtons.module.css';

/** The buttons of a dialog: first the way back, last what the dialog is for. */
export function DialogButtons({ children }: { readonly children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}
