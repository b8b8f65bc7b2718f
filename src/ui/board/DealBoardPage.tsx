import { ArrowRightLeft, Download, RefreshCw } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { ActionBars } from '../../application/bidding/bar/ActionBars';
import { DealBoard } from '../../application/board/DealBoard';
import { PickupTour } from '../../application/board/PickupTour';
import { CountedRows } from '../../application/offers/list/CountedRows';
import { LoadOffers } from '../../application/offers/list/LoadOffers';
import { OfferLists } from '../../application/offers/list/OfferLists';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import { type BoardColumn as Column, boardColumns } from '../../domain/board/BoardColumn';
import { dealsTotal } from '../../domain/deals/DealsTotal';
import type { HashId } from '../../domain/offers/Offer';
import { Grid, Page, Row } from '../kit/Layout';
import { Text } from '../kit/Text';
import { ListEnd, OffersNotUpdated } from '../offers/list/ListEnd';
import { NewOffersPill } from '../offers/list/NewOffersPill';
import { Button } from '../shared/Button';
import * as buttons from '../shared/Button.module.css';
import { Disclosure } from '../shared/Disclosure';
import { IconButton } from '../shared/IconButton';
import { Icon } from '../shared/icons/Icon';
import { RowSkeletons } from '../shared/lists/Skeletons';
import { useListCount } from '../shared/lists/useListCount';
import { useMainName } from '../shared/loading/useMainName';
import { Link } from '../shared/navigation';
import { PageHead } from '../shared/page/PageHead';
import { useBarBelow } from '../shared/page/useBarBelow';
import { useTitle } from '../shared/page/useTitle';
import { paths } from '../shared/paths';
import { LiveText } from '../shared/texts/LiveText';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { useRun } from '../shared/useRun';
import * as styles from './Board.module.css';
import { BoardSheet } from './BoardSheet';
import { DealCard } from './DealCard';
import { LazyExportDialog } from './lazyViews';
import { usePlannedDeals } from './pickup/usePlannedDeals';

/** The running purchases by how far they are. */
export const DealBoardPage = observer(function DealBoardPage() {
  const { t } = useTexts(['board', 'offers', 'offersDetails']);
  const list = useInjection(OfferLists).of('inRealization');
  const loadOffers = useInjection(LoadOffers);
  const board = useInjection(DealBoard);
  const bars = useInjection(ActionBars);
  const listCount = useListCount();
  useTitle(t('board:title'));
  useMainName(t('board:title'));
  // A layout effect, so that the arrangement of an earlier visit is never painted.
  useLayoutEffect(() => board.run(), [board]);
  useEffect(() => bars.showDeals(), [bars]);
  useRun(PickupTour);

  const area = useRef<HTMLDivElement>(null);
  const refresh = () => void loadOffers.refresh(list.tab);
  const isKnown = list.lastFetchedAt !== null || list.ids.length > 0;
  return (
    <Page wide column>
      <PageHead
        title={t('board:title')}
        lead={() =>
          list.lastFetchedAt === null ? '' : listCount(list, t('offersDetails:purchaseCount', { count: list.count }))
        }
      >
        <MoveButton area={area} />
        <NewOffersPill list={list} onFirstPage={refresh} />
        <OffersNotUpdated list={list} />
        <ExportButton />
        <IconButton
          name={t('offers:toolbar.refresh')}
          icon={<Icon of={RefreshCw} size={18} />}
          aria-busy={list.status.step === 'loading'}
          onClick={refresh}
        />
      </PageHead>
      {list.ids.length > 0 && <Board area={area} />}
      <BoardSheet />
      {/* Columns have no common end. */}
      {!isKnown && list.status.step === 'loading' ? (
        <RowSkeletons />
      ) : (
        <ListEnd list={list} isDrawn isEndSaid={false} />
      )}
      <PlanBar />
    </Page>
  );
});

interface BoardProps {
  /** The columns. */
  readonly area: RefObject<HTMLDivElement | null>;
}

/** Moves the deals whose step has changed. In the head of the page, so that no card moves when it appears. */
const MoveButton = observer(function MoveButton({ area }: BoardProps) {
  const { t } = useTexts('board');
  const board = useInjection(DealBoard);
  const { toMove } = board;
  const moved = toMove > 0 ? t('move', { count: toMove }) : '';
  const handleMove = () => {
    // The button disappears, and with it the focus.
    area.current?.focus({ preventScroll: true });
    board.rearranged();
  };
  return (
    <>
      <LiveText className="visually-hidden" role="status" text={() => moved} />
      {toMove > 0 && (
        <Button kind="primary" onClick={handleMove}>
          <Icon of={ArrowRightLeft} size={16} /> <span>{moved}</span>
        </Button>
      )}
    </>
  );
});

const Board = observer(function Board({ area }: BoardProps) {
  const { t } = useTexts('board');
  const { shown } = useInjection(DealBoard);
  const list = useInjection(OfferLists).of('inRealization');
  const handleUse = () => list.place.useChanged(area.current!.matches(':hover, :focus-within'));
  return (
    <Grid
      pageWidth
      gap={4}
      paddingBlock={5}
      paddingInline="edge"
      ref={area}
      tabIndex={-1}
      className={styles.board}
      onPointerEnter={handleUse}
      onPointerLeave={handleUse}
      onFocus={handleUse}
      onBlur={handleUse}
    >
      {/* A narrow window has the columns one below the other, as a list with headings. */}
      <Row gap={4} align="start" medium={{ display: 'column', align: 'stretch' }} className={styles.columns}>
        {boardColumns.map(column => (
          <BoardColumn key={column} column={column} hashIds={shown[column]} />
        ))}
      </Row>
      {shown.done.length > 0 && (
        <section aria-label={t('columns.done')}>
          <Disclosure
            name={t('columns.done')}
            preference="boardDone"
            summary={
              <Text tone="secondary" weight="medium">
                {shown.done.length}
              </Text>
            }
          >
            <Cards hashIds={shown.done} />
          </Disclosure>
        </section>
      )}
    </Grid>
  );
});

/** How many deals are on the tour. It stays at the foot, so that no card moves. */
const PlanBar = observer(function PlanBar() {
  const { t } = useTexts('board');
  const { calendarDate } = useFormat();
  const deals = usePlannedDeals();
  const { length: count } = deals;
  const date = deals[0]?.date ?? null;
  const below = useBarBelow();
  if (count === 0) return null;
  return (
    <Row
      rigid
      gap={4}
      justify="end"
      paddingBlock={2}
      paddingInline={2.5}
      atFoot
      lineAbove
      sticksBelow
      ground="container"
      ref={below}
    >
      <span>{[date && calendarDate(date), t('chosen', { count })].filter(Boolean).join(' · ')}</span>
      <Link to={paths.pickup} className={`${buttons.button} ${buttons.primary}`}>
        {t('planPickup')}
      </Link>
    </Row>
  );
});

interface BoardColumnProps {
  readonly column: Column;
  readonly hashIds: readonly HashId[];
}

/** How many deals are at this step, and what they cost together. */
const BoardColumn = observer(function BoardColumn({ column, hashIds }: BoardColumnProps) {
  const { t } = useTexts('board');
  const { money } = useFormat();
  const registry = useInjection(OfferRegistry);
  const id = useId();
  // A part of the deals would be a smaller sum.
  const isWhole = useInjection(CountedRows).isWhole('inRealization');
  const { total } = dealsTotal(hashIds.map(hashId => registry.get(hashId)?.deal ?? null));
  return (
    <Grid
      as="section"
      columns="first-wide"
      gap={2.5}
      padding={2.5}
      minWidth={0}
      gone={hashIds.length === 0}
      aria-labelledby={id}
      className={styles.column}
      data-empty={hashIds.length === 0}
      data-several={hashIds.length > 1}
    >
      <Row as="h2" gap={2} align="baseline" paddingInline={1} size="body" id={id}>
        <span>{t(`columns.${column}`)}</span>{' '}
        <Text tone="secondary" weight="medium">
          {hashIds.length}
        </Text>
      </Row>
      {hashIds.length > 0 && (
        <Text as="p" paddingRight={1} tone="secondary" tabular translate="no">
          {isWhole && money(total)}
        </Text>
      )}
      <Cards hashIds={hashIds} />
    </Grid>
  );
});

function Cards({ hashIds }: { readonly hashIds: readonly HashId[] }) {
  return (
    <Grid as="ul" fullRow gap={2.5} fill={280} align="start">
      {hashIds.map(hashId => (
        <li key={hashId}>
          <DealCard hashId={hashId} />
        </li>
      ))}
    </Grid>
  );
}

function ExportButton() {
  const { t } = useTexts('board');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon of={Download} size={16} /> <span>{t('export')}</span>
      </Button>
      {isOpen && <LazyExportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
