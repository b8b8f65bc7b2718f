import { observer } from 'mobx-react-lite';
import type { List } from '../../../application/shared/List';
import { Button } from '../Button';
import type { Elements } from '../Elements';
import { FailureNotice } from '../FailureNotice';
import { useFormat } from '../texts/useFormat';
import { useTexts } from '../texts/useTexts';
import * as styles from './lists.module.css';

interface EndOfListProps {
  readonly list: Pick<
    List<unknown>,
    'hasMore' | 'mayContinue' | 'status' | 'ids' | 'count' | 'unreadable' | 'lastFetchedAt'
  >;
  readonly texts: {
    readonly failed: string;
    readonly failedMore: string;
    readonly loading: string;
    /** Null if nothing is said below the last row. */
    readonly end: string | null;
  };
  readonly onRefresh: () => void;
  readonly onMore: () => void;
  /** Shown while an empty list is loaded. */
  readonly skeletons: Elements;
  /** Shown if the list has no rows. */
  readonly empty: Elements;
  readonly className: string | undefined;
}

/**
 * Below the last row: a failure, a loading state, an empty list, or the end. A list that has asked for several pages by
 * itself waits for a press, and a list that got fewer rows than the server counts does not claim to be whole.
 */
export const EndOfList = observer(function EndOfList(props: EndOfListProps) {
  const { list, texts, onRefresh, onMore, skeletons, empty, className } = props;
  const { t } = useTexts('shared');
  const { number } = useFormat();
  const { status } = list;
  if (status.step === 'failed') {
    const isMore = status.what === 'more';
    return (
      <div className={className}>
        <FailureNotice
          title={isMore ? texts.failedMore : texts.failed}
          failure={status.failure}
          onTryAgain={isMore ? onMore : onRefresh}
        />
      </div>
    );
  }
  if (list.ids.length === 0) return list.lastFetchedAt === null || status.step === 'loading' ? skeletons : empty;
  if (list.hasMore && !list.mayContinue && status.step === 'idle') {
    return (
      <div className={className}>
        <Button onClick={onMore}>{t('loadMore')}</Button>
      </div>
    );
  }
  const held = list.ids.length + list.unreadable;
  const isShort = !list.hasMore && held < list.count;
  const text = isShort ? t('noFurtherRows', { held: number(held), total: number(list.count) }) : texts.end;
  const shown = list.hasMore ? texts.loading : text;
  if (shown === null) return null;
  // The dealer may be at the first row, so only what is missing is said.
  return (
    <p className={className} role={isShort ? 'status' : undefined}>
      {shown}
    </p>
  );
});

/** Says how many rows of a list have no id, so that they cannot be shown. */
export function UnreadableRows({ count }: { readonly count: number }) {
  const { t } = useTexts('shared');
  return (
    <p className={styles.note} role="status">
      {count > 0 && <span>{t('unreadableRows', { count })}</span>}
    </p>
  );
}
