import type { Elements } from '../Elements';
import styles from './DialogButtons.module.css';

/** The buttons of a dialog: first the way back, last what the dialog is for. */
export function DialogButtons({ children }: { readonly children: Elements }) {
  return <div className={styles.buttons}>{children}</div>;
}
