import { CircleCheck } from 'lucide';
import type { Elements } from '../../shared/Elements';
import { Icon } from '../../shared/icons/Icon';
import styles from './ThankYou.module.css';

interface ThanksProps {
  /** The id of the sentence, which names what has the focus then. */
  readonly id: string | undefined;
  readonly said: string | null;
  /** What the dealer can do next. */
  readonly children: Elements;
}

/** Stands before it says something, because a screen reader may not read a region that comes with its text. */
export function Thanks({ id, said, children }: ThanksProps) {
  return (
    <div className={said === null ? 'visually-hidden' : styles.thanks}>
      <p id={id} role="status" className={styles.text}>
        {said !== null && (
          <>
            <Icon of={CircleCheck} size={20} className={styles.icon} />
            <span>{said}</span>
          </>
        )}
      </p>
      {said !== null && children}
    </div>
  );
}
