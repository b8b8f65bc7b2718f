import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { OwnBids } from '../../../application/bidding/raise/OwnBids';
import { Raises } from '../../../application/bidding/raise/Raises';
import { RaiseTicks } from '../../../application/bidding/raise/RaiseTicks';
import { AskedQuestions } from '../../../application/conversations/AskedQuestions';
import type { OfferList } from '../../../application/offers/list/OfferLists';
import { BrowserWindow } from '../../../application/ports/BrowserWindow';
import { ArrangementStore } from '../../../application/search/ArrangementStore';
import { ArrangeOffers } from '../../../application/search/ArrangeOffers';
import { Appearance } from '../../../application/settings/Appearance';
import { isAsListed } from '../../../domain/offers/list/BrowseQuestion';
import { type HashId, offerName } from '../../../domain/offers/Offer';
import type { OwnBidStanding } from '../../../domain/offers/OwnBidStanding';
import type { Money } from '../../../domain/shared/Money';
import { AskButton } from '../../conversations/ask/AskButton';
import { Box, Column, Toolbar } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { NoneFits, RowsToMove } from '../../offers/find/RowsToMove';
import { OfferGrid } from '../../offers/list/ListedOffers';
import { Button } from '../../shared/Button';
import { RowSkeletons } from '../../shared/lists/Skeletons';
import { lazyView } from '../../shared/loading/lazyView';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import { BetRegion, betRows, betTile, headingOfTiles } from './betRows';
import * as styles from './Bets.module.css';
import { useTickRange } from './useRaiseTick';

const LazyOwnExposure = lazyView(
  () => import(/* webpackChunkName: "exposure" */ '../limits/OwnExposure'),
  'OwnExposure',
);

const LazyRaisePanel = lazyView(() => import(/* webpackChunkName: "raises" */ './RaisePanel'), 'RaisePanel');

const LazyBetTable = lazyView(() => import(/* webpackChunkName: "table" */ './BetTable'), 'BetTable', {
  Waiting: RowSkeletons,
});

interface BetGridProps {
  readonly list: OfferList;
  readonly standing: OwnBidStanding | null;
}

/** The dealer's own bids in groups. */
export const BetGrid = observer(function BetGrid({ list, standing }: BetGridProps) {
  const browserWindow = useInjection(BrowserWindow);
  const { t } = useTexts('biddingBets');
  const bets = useInjection(OwnBids);
  const { compareTexts } = useFormat();
  const arrangeOffers = useInjection(ArrangeOffers);
  const isArranged = useInjection(ArrangementStore).isArranged(list.tab);
  const isListed = isAsListed(list.question);
  const { onScreen: sections, rowsToMove: count } = bets;
  const { isChoosing } = useInjection(RaiseTicks);
  const { list: reviewed } = useInjection(Raises);
  const { onKeyDown } = useTickRange();
  const isTable = useInjection(Appearance).layoutOf('ownBids') === 'table';
  // Layout effects, so that the order of an earlier visit is never painted.
  useLayoutEffect(() => bets.run(standing), [bets, standing]);
  useLayoutEffect(
    () => (isListed ? undefined : arrangeOffers.run(list.tab, compareTexts)),
    [arrangeOffers, isListed, list, compareTexts],
  );
  useEffect(() => {
    const stop = browserWindow.onLeave(() => bets.left());
    return () => {
      stop();
      bets.left();
    };
  }, [browserWindow, bets]);

  const ids = useMemo(() => sections.flatMap(section => section.ids), [sections]);
  const arrange = useMemo(() => betRows(sections, headingOfTiles), [sections]);
  const handleMove = () => {
    bets.reordered();
    if (!isListed) arrangeOffers.arrange(list.tab, compareTexts);
  };
  const above = (
    <>
      <RowsToMove text={count > 0 ? t('wouldMove', { count }) : null} onMove={handleMove} />
      {ids.length === 0 && isArranged && bets.shown.length > 0 && <NoneFits list={list} />}
    </>
  );
  return (
    <Column
      grow
      minHeight={0}
      className={styles.bets}
      data-reviewing={isChoosing && reviewed !== null}
      onKeyDown={isChoosing ? onKeyDown : undefined}
    >
      {isTable ? (
        <LazyBetTable list={list} sections={sections}>
          {above}
        </LazyBetTable>
      ) : (
        <OfferGrid list={list} ids={ids} tile={betTile} arrange={arrange} Group={BetRegion}>
          {above}
        </OfferGrid>
      )}
      {/* Below the list, because the list must not move when the exposure is known. */}
      <Box rigid className={styles.foot}>
        {isChoosing && <RaiseBar rows={ids} outbid={sections.find(({ group }) => group === 'outbid')?.ids ?? none} />}
        <LazyOwnExposure />
      </Box>
    </Column>
  );
});

const none: readonly HashId[] = [];

interface RaiseBarProps {
  readonly rows: readonly HashId[];
  /** The rows of the group that the buttons for several ticks are about. An own bid that was rejected is ticked by itself. */
  readonly outbid: readonly HashId[];
}

/** Below the list while the dealer ticks rows to raise together. */
const RaiseBar = observer(function RaiseBar({ rows, outbid }: RaiseBarProps) {
  const { t } = useTexts('biddingBets');
  const { money } = useFormat();
  const raises = useInjection(Raises);
  const ticks = useInjection(RaiseTicks);
  const reviewButton = useRef<HTMLButtonElement>(null);
  const asked = useInjection(AskedQuestions);
  const raisable = ticks.tickedIn(rows);
  const possible = ticks.raisableOf(rows);
  const count = raisable.length;
  const total = raisable.reduce((sum, offer) => sum + raises.amountOf(offer), 0) as Money;
  const proposed = ticks.withinLimit(outbid);
  const withHeadroom = ticks.withHeadroom(outbid);
  const hasAll = proposed.every(hashId => ticks.isTicked(hashId));
  const allName = proposed.length < ticks.raisableOf(outbid).length ? 'raises.allWithinLimit' : 'raises.all';
  useRun(Raises);
  useEffect(() => LazyRaisePanel.preload(), []);
  // In a narrow window, the button is hidden until the panel has gone.
  const handleAsked = () => requestAnimationFrame(() => reviewButton.current?.focus());
  const handleReviewed = () =>
    requestAnimationFrame(() => {
      // After all were placed, the button has nothing to review.
      const isOff = reviewButton.current?.ariaDisabled === 'true';
      (isOff ? document.querySelector<HTMLElement>('[data-raise-several]') : reviewButton.current)?.focus();
      if (isOff) ticks.choose(false);
    });
  const chosenText = () => {
    // The focus is in the last row of a range, which says itself that it is ticked.
    const start = raisable.find(({ hashId }) => hashId === ticks.newStart);
    return start ? t('raises.chosenFrom', { count, name: offerName(start) }) : t('raises.chosen', { count });
  };
  if (possible.length === 0 && raises.list === null && !asked.isOpen) return null;
  return (
    <>
      <Toolbar columnGap={4} foot>
        <Button
          ref={reviewButton}
          data-review-raises
          kind={count === 0 ? 'plain' : 'primary'}
          aria-disabled={count === 0 || raises.isBusy}
          onClick={() => void raises.review(rows)}
        >
          {count === 0 ? t('raises.reviewNone') : t('raises.review', { count })}
        </Button>
        {/* What is placed is no longer ticked, and the panel says its outcome. */}
        <Text
          as="p"
          grow
          tabular
          tone="secondary"
          // A line of its own above the presses.
          phone={{ fullRow: true, first: true }}
          role={raises.list === null ? 'status' : undefined}
        >
          {/* The button beside it shows how many. */}
          <span className="visually-hidden">{count > 0 && chosenText()}</span>{' '}
          <span>{count === 0 ? t('raises.hint') : `${t('raises.total')} ${money(total)}`}</span>
          {count === 0 && <span className="visually-hidden">{` ${t('raises.keys')}`}</span>}
        </Text>
        <AskButton
          hashIds={raisable.map(({ hashId }) => hashId)}
          onSent={() => ticks.tickRows([])}
          onClosed={handleAsked}
        />
        {withHeadroom.length > 0 && (
          <Button kind="quiet" onClick={() => ticks.tickRows(withHeadroom)}>
            {t('raises.withHeadroom', { count: withHeadroom.length })}
          </Button>
        )}
        {proposed.length > 0 && (hasAll || proposed.length > withHeadroom.length) && (
          <Button kind="quiet" onClick={() => ticks.tickRows(hasAll ? [] : proposed)}>
            {hasAll ? t('raises.none') : t(allName, { count: proposed.length })}
          </Button>
        )}
      </Toolbar>
      {raises.list && <LazyRaisePanel onClosed={handleReviewed} />}
    </>
  );
});
