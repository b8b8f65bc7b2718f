import * as styles from './controls.module.css';

/** A number beside a text. */
export function Badge({ children }: { readonly children: string | number }) {
  return <span className={styles.badge}>{children}</span>;
}
