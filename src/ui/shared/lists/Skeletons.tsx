import type { Elements } from '../Elements';
import { useTexts } from '../texts/useTexts';
import * as styles from './lists.module.css';

interface SkeletonsProps {
  readonly list: string | undefined;
  readonly item: string | undefined;
  readonly count: number;
  readonly children?: Elements;
}

/**
 * Placeholders with the size of what loads, so that the layout does not shift. They are no live region, because several follow
 * each other: `NewPageFocus` says that a page is loading, and the page says what has arrived.
 */
export function Skeletons({ list, item, count, children }: SkeletonsProps) {
  const { t } = useTexts('shared');
  return (
    <div className={list}>
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={item} aria-hidden>
          {children}
        </div>
      ))}
    </div>
  );
}

export const RowSkeletons = () => <Skeletons list={styles.rows} item={styles.row} count={6} />;

/** For the rows of a list of conversations, or of a conversation. */
export const ConversationSkeletons = () => <Skeletons list={styles.lines} item={styles.line} count={5} />;

export const SettingsSkeleton = () => <Skeletons list={styles.fields} item={styles.field} count={6} />;

export const TileSkeletons = () => (
  <Skeletons list={styles.grid} item={styles.tile} count={9}>
    <div className={styles.photo} />
    <div className={styles.body}>
      <i />
      <i />
      <i />
    </div>
  </Skeletons>
);
