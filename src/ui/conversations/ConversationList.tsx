import { type Rect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { RefreshCw } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { ConversationListStore } from '../../application/conversations/ConversationListStore';
import { LoadConversations } from '../../application/conversations/LoadConversations';
import type { HashId } from '../../domain/offers/Offer';
import { Icon } from '../shared/Icon';
import { IconButton } from '../shared/IconButton';
import { UnreadableRows } from '../shared/lists/UnreadableRows';
import { UpdateFailed } from '../shared/lists/UpdateFailed';
import { useLoadNearEnd } from '../shared/lists/useLoadNearEnd';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { useTitle } from '../shared/useTitle';
import styles from './ConversationList.module.css';
import { ConversationListEnd } from './ConversationListEnd';
import { ConversationRow } from './ConversationRow';
import { renderedIndexes } from './renderedIndexes';
import { useScrollAnchor } from './useScrollAnchor';

/** Pixels: photo (48), padding and border. Keep in sync with ConversationRow.module.css. */
const ROW_HEIGHT = 69;
const NOWHERE = -1;
/** Rows rendered outside the visible range. */
const AHEAD = 5;

/**
 * In a narrow window, an open conversation hides the list and its height becomes 0. The last height is kept, so that
 * its rows stay rendered.
 */
function observeHeight({ scrollElement }: Virtualizer<HTMLDivElement, Element>, onSize: (size: Rect) => void) {
  const observer = new ResizeObserver(([entry]) => {
    if (entry!.contentRect.height > 0) onSize(entry!.contentRect);
  });
  if (scrollElement) observer.observe(scrollElement);
  return () => observer.disconnect();
}

/** The dealer's conversations as a virtualized list. */
export const ConversationList = observer(function ConversationList({
  current,
}: {
  readonly current: HashId | undefined;
}) {
  const { t } = useTexts(['conversations', 'offers']);
  const list = useInjection(ConversationListStore);
  const loadConversations = useInjection(LoadConversations);
  const area = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<HashId | null>(null);
  const isAlone = current === undefined;
  const Heading = isAlone ? 'h1' : 'h2';

  // The focused row, its neighbours (so that Tab reaches them) and the last opened row, which gets the focus back, are
  // rendered even if they are out of sight.
  const indexOf = (offer: HashId | null) => (offer === null ? NOWHERE : list.ids.indexOf(offer));
  const focusedIndex = indexOf(focused);
  const kept =
    focusedIndex < 0
      ? [indexOf(list.lastOpened)]
      : [focusedIndex - 1, focusedIndex, focusedIndex + 1, indexOf(list.lastOpened)];
  const rows = useVirtualizer({
    count: list.ids.length,
    getScrollElement: () => area.current,
    getItemKey: index => list.ids[index]!,
    estimateSize: () => ROW_HEIGHT,
    overscan: AHEAD,
    rangeExtractor: range => renderedIndexes(range, kept),
    initialRect: { width: 0, height: innerHeight },
    observeElementRect: observeHeight,
    initialOffset: list.scrollTop,
  });

  const { restarts } = list;
  const isEmpty = list.ids.length === 0;
  useLayoutEffect(() => {
    area.current!.scrollTop = list.scrollTop;
  }, [list, isAlone, restarts, isEmpty]);

  useScrollAnchor(list, rows);

  useLayoutEffect(() => {
    if (!isAlone || list.lastOpened === null || document.activeElement !== document.body) return;
    const row = `[data-conversation="${CSS.escape(list.lastOpened)}"]`;
    area.current!.querySelector<HTMLElement>(row)?.focus({ preventScroll: true });
  }, [list, isAlone]);

  const loadNearEnd = useLoadNearEnd(area, {
    hasRows: list.ids.length > 0,
    isIdle: () => list.status.step === 'idle',
    load: () => void loadConversations.more(),
  });

  const handleScroll = () => {
    if (area.current!.clientHeight > 0) list.scrolledTo(area.current!.scrollTop);
    loadNearEnd();
  };

  const handleFocus = ({ target }: FocusEvent<HTMLElement>) =>
    setFocused((target.dataset.conversation as HashId | undefined) ?? null);

  // Only if the focus leaves the list: otherwise the row that receives the focus would be removed first.
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(null);
  };

  return (
    <div className={styles.list}>
      {isAlone && <ListTitle />}
      <header className={styles.header}>
        <Heading className={styles.title}>{t('conversations:title')}</Heading>
        <UpdateFailed failure={list.updateFailure} onTryAgain={() => loadConversations.update()} />
        <IconButton
          name={t('offers:toolbar.refresh')}
          icon={<Icon of={RefreshCw} size={18} />}
          aria-busy={list.status.step === 'loading'}
          onClick={() => void loadConversations.refresh()}
        />
      </header>
      <div
        ref={area}
        role="region"
        aria-label={t('conversations:title')}
        tabIndex={0}
        className={styles.area}
        onScroll={handleScroll}
      >
        {list.ids.length > 0 && (
          <ul className={styles.rows} style={{ height: rows.getTotalSize() }} onFocus={handleFocus} onBlur={handleBlur}>
            {rows.getVirtualItems().map(({ index, key, start }) => (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                className={styles.row}
                style={{ transform: `translateY(${start}px)` }}
                aria-posinset={index + 1}
                aria-setsize={Math.max(list.totalCount, list.ids.length)}
              >
                <ConversationRow offer={list.ids[index]!} isCurrent={list.ids[index] === current} />
              </li>
            ))}
          </ul>
        )}
        <ConversationListEnd />
        <UnreadableRows count={list.unreadable} />
      </div>
    </div>
  );
});

function ListTitle() {
  const { t } = useTexts('conversations');
  useTitle(t('title'));
  return null;
}
