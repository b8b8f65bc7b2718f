import type { ListStore } from '../../../application/shared/ListStore';
import { Button } from '../Button';
import { useFormat } from '../texts/useFormat';
import { useTexts } from '../texts/useTexts';

interface EndOfListProps {
  readonly list: Pick<ListStore<unknown>, 'hasMore' | 'mayContinue' | 'status' | 'ids' | 'count' | 'unreadable'>;
  /** Shown while the next page is loaded, and if there is none. */
  readonly texts: { readonly loading: string; readonly end: string | null };
  readonly className: string | undefined;
  readonly onMore: () => void;
}

/**
 * Below the last row. A list that has asked for several pages by itself waits for a press, and a list that got fewer rows
 * than the server counts does not claim to be whole. Call it within an observer.
 */
export function EndOfList({ list, texts, className, onMore }: EndOfListProps) {
  const { t } = useTexts('shared');
  const { number } = useFormat();
  const held = list.ids.length + list.unreadable;
  if (list.hasMore && !list.mayContinue && list.status.step === 'idle') {
    return (
      <div className={className}>
        <Button onClick={onMore}>{t('loadMore')}</Button>
      </div>
    );
  }
  const isShort = !list.hasMore && held < list.count;
  const text = isShort ? t('noFurtherRows', { held: number(held), total: number(list.count) }) : texts.end;
  const shown = list.hasMore ? texts.loading : text;
  return shown === null ? null : (
    <p className={className} role="status">
      {shown}
    </p>
  );
}
