import { RefreshCw } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type FocusEvent, type UIEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ConversationListStore } from '../../../application/conversations/ConversationListStore';
import type { HashId } from '../../../domain/offers/Offer';
import { Empty } from '../../kit/Empty';
import { kitClass } from '../../kit/kitElement';
import { Column, Row } from '../../kit/Layout';
import { IconButton } from '../../shared/IconButton';
import { Icon } from '../../shared/icons/Icon';
import { belowSight } from '../../shared/lists/belowSight';
import { EndOfList, UnreadableRows } from '../../shared/lists/EndOfList';
import { fullRows, renderedIndexes } from '../../shared/lists/Rows';
import { ConversationSkeletons } from '../../shared/lists/Skeletons';
import { UpdateFailed } from '../../shared/lists/UpdateFailed';
import { useLoadNearEnd } from '../../shared/lists/useLoadNearEnd';
import { useVisibleRows } from '../../shared/lists/useVisibleRows';
import { Link } from '../../shared/navigation';
import { noticePlace } from '../../shared/noticePlaces';
import { useTitle } from '../../shared/page/useTitle';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { conversationRow } from '../../theme/lengths.js';
import { useScrollAnchor } from '../thread/useScrollAnchor';
import * as styles from './ConversationList.module.css';
import { ConversationRow } from './ConversationRow';

const NOWHERE = -1;
/** Rows rendered outside the visible range. */
const AHEAD = 5;

const about = kitClass({ grow: true, place: true });
const heading = kitClass({ size: 'title', phone: { size: 'large' } });
const placed = kitClass({ place: true });
const scrolling = kitClass({ grow: true, minHeight: 0, scrolls: true, place: true, innerOutline: true });

/** The dealer's conversations as a virtualized list. */
export const ConversationList = observer(function ConversationList({
  current,
}: {
  readonly current: HashId | undefined;
}) {
  const { t } = useTexts(['conversations', 'offers']);
  const { pages, lastOpened } = useInjection(ConversationListStore);
  const { list } = pages;
  const area = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<HashId | null>(null);
  const isAlone = current === undefined;
  const Heading = isAlone ? 'h1' : 'h2';

  // The focused row, its neighbours (so that Tab reaches them) and the last opened row, which gets the focus back, are
  // rendered even if they are out of sight.
  const indexOf = (offer: HashId | null) => (offer === null ? NOWHERE : list.ids.indexOf(offer));
  const focusedIndex = indexOf(focused);
  const kept =
    focusedIndex < 0 ? [indexOf(lastOpened)] : [focusedIndex - 1, focusedIndex, focusedIndex + 1, indexOf(lastOpened)];
  const count = list.ids.length;
  const all = useMemo(() => fullRows(count, 1, conversationRow), [count]);
  const rows = useVisibleRows(area, list.place.scrollTop, { rows: all, gap: 0, overscan: AHEAD });
  const { near } = rows;
  const rendered = renderedIndexes(near, kept, count);
  useLayoutEffect(() => rows.rowsRendered(near));

  const { place } = list;
  const { restarts } = place;
  const isEmpty = count === 0;
  useLayoutEffect(() => {
    area.current!.scrollTop = place.scrollTop;
  }, [place, isAlone, restarts, isEmpty]);

  useScrollAnchor({ area, ids: list.ids, rows, rendered });

  useLayoutEffect(() => {
    if (!isAlone || lastOpened === null || document.activeElement !== document.body) return;
    const row = `[data-conversation="${CSS.escape(lastOpened)}"]`;
    area.current!.querySelector<HTMLElement>(row)?.focus({ preventScroll: true });
  }, [lastOpened, isAlone]);

  const loadNearEnd = useLoadNearEnd({
    below: () => belowSight(area),
    mayContinue: !isEmpty,
    isIdle: () => list.status.step === 'idle',
    loading: pages,
  });

  const handleScroll = ({ currentTarget: { clientHeight, scrollTop } }: UIEvent) => {
    if (clientHeight > 0) {
      place.scrolledTo(scrollTop);
      rows.scrolled(scrollTop);
    }
    loadNearEnd();
  };

  const handleFocus = ({ target }: FocusEvent<HTMLElement>) =>
    setFocused((target.dataset.conversation as HashId | undefined) ?? null);

  // Only if the focus leaves the list: otherwise the row that receives the focus would be removed first.
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(null);
  };

  return (
    <Column minWidth={0} className={styles.list}>
      {isAlone && <ListTitle />}
      <Row
        as="header"
        justify="between"
        gap={3}
        paddingBlock={2}
        paddingLeft={5}
        paddingRight={2}
        lineBelow
        className={styles.header}
      >
        <div ref={isAlone ? noticePlace : undefined} data-notice-place="title" className={about}>
          <Heading className={heading}>{t('conversations:title')}</Heading>
        </div>
        <UpdateFailed failure={list.updateFailure} onTryAgain={() => pages.update()} />
        <IconButton
          name={t('offers:toolbar.refresh')}
          icon={<Icon of={RefreshCw} size={18} />}
          aria-busy={list.status.step === 'loading'}
          onClick={() => void list.refresh()}
        />
      </Row>
      <div
        ref={area}
        role="region"
        aria-label={t('conversations:title')}
        tabIndex={0}
        className={scrolling}
        onScroll={handleScroll}
      >
        {!isEmpty && (
          <ul className={placed} style={{ height: rows.total }} onFocus={handleFocus} onBlur={handleBlur}>
            {rendered.map(index => (
              <li
                key={list.ids[index]}
                ref={row => rows.measure(row)}
                data-index={index}
                className={styles.row}
                style={{ transform: `translateY(${rows.start(index)}px)` }}
                aria-posinset={index + 1}
                // -1 is the value for an unknown size.
                aria-setsize={list.isCountAtLeast ? -1 : list.count}
              >
                <ConversationRow offer={list.ids[index]!} isCurrent={list.ids[index] === current} />
              </li>
            ))}
          </ul>
        )}
        <ConversationListEnd />
        <UnreadableRows count={list.unreadable} />
      </div>
    </Column>
  );
});

function ListTitle() {
  const { t } = useTexts('conversations');
  useTitle(t('title'));
  return null;
}

/** Shown below the last row. */
function ConversationListEnd() {
  const { t } = useTexts(['conversations', 'shared']);
  const { pages } = useInjection(ConversationListStore);
  return (
    <EndOfList
      list={pages.list}
      texts={{
        failed: t('conversations:listFailed'),
        failedMore: t('conversations:moreFailed'),
        loading: t('shared:loading'),
        end: null,
      }}
      onRefresh={() => void pages.list.refresh()}
      onMore={() => void pages.more()}
      skeletons={<ConversationSkeletons />}
      empty={
        <Empty title={t('conversations:empty.title')} hint={t('conversations:empty.hint')}>
          <Link to={paths.browse}>{t('conversations:browse')}</Link>
        </Empty>
      }
      className={kitClass({ padding: 3, tone: 'secondary' })}
    />
  );
}
