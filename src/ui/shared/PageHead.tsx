import type { Ref } from 'react';
import type { Elements } from './Elements';
import styles from './PageHead.module.css';

interface PageHeadProps {
  readonly title: string;
  /** The title, if it can receive the focus. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly canTakeFocus?: boolean;
  /** How much the page lists, or what it is about. Its place is kept while it is null. */
  readonly lead?: string | null;
  /** The presses of the page. */
  readonly children?: Elements;
}

/** The head of a page: the title, what belongs to it, and at the right the presses. It stays in sight. */
export function PageHead({ title, titleRef, canTakeFocus = titleRef !== undefined, lead, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.bar}>
        <h1 ref={titleRef} tabIndex={canTakeFocus ? -1 : undefined} className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead} aria-live="polite">
          {lead}
        </p>
        {children && <div className={styles.presses}>{children}</div>}
      </div>
    </header>
  );
}
