import { MessageCircle } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { BookStore } from '../../../application/book/BookStore';
import { OpenedOffers } from '../../../application/offers/OpenedOffers';
import { Clock } from '../../../application/ports/Clock';
import { Calculations } from '../../../application/valuation/Calculations';
import { nextBid } from '../../../domain/bidding/MinimumBid';
import type { OfferColumn } from '../../../domain/offers/list/OfferColumn';
import { type HashId, type Offer, offerName } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import { LazyThread } from '../../conversations/lazyViews';
import { Fact } from '../../kit/Facts';
import { kitClass } from '../../kit/kitElement';
import { Box, Column, Row } from '../../kit/Layout';
import { SmallText, Text } from '../../kit/Text';
import { CloseButton } from '../../shared/CloseButton';
import { FailureNotice } from '../../shared/FailureNotice';
import { IconButton } from '../../shared/IconButton';
import { Icon } from '../../shared/icons/Icon';
import { onEscape } from '../../shared/input/useKeys';
import { OfferLink } from '../../shared/offer/OfferLink';
import { VehiclePhoto } from '../../shared/offer/VehiclePhoto';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { LazyTileDetails } from '../lazyViews';
import { RiskRow } from '../page/RiskRow';
import { OfferNumber } from '../parts/OfferNumber';
import { columnViews } from './columnViews';
import * as styles from './DetailsPanel.module.css';
import { useTable } from './TableContext';

interface DetailsPanelProps {
  readonly offer: Offer;
  /** The list still has the row of the offer. */
  readonly isListed: boolean;
  readonly onClose: () => void;
}

/** The details of one offer beside its table: the facts with the bid form, or the messages about it. */
export const DetailsPanel = observer(function DetailsPanel({ offer, isListed, onClose }: DetailsPanelProps) {
  const { t } = useTexts(['offers', 'navigation', 'offersTable', 'conversations']);
  /** The messages follow the dealer to the next offer. Only what the dealer types waits in its own conversation. */
  const [isWriting, setWriting] = useState(false);
  /** Its messages were opened by a press, and not by a step to the next row, in which the focus stays. */
  const [pressedFor, setPressedFor] = useState<HashId | null>(null);
  const panel = useRef<HTMLElement>(null);
  const { hashId } = offer;

  // Only if the dealer pressed a row's button. With j and k, the focus stays in the rows.
  useEffect(() => {
    if (document.activeElement?.matches('[data-offer] [aria-expanded]')) panel.current?.focus({ preventScroll: true });
  }, [hashId]);

  return (
    <section
      ref={panel}
      aria-label={`${t('offers:details')}: ${offerName(offer)}`}
      tabIndex={-1}
      data-offer={hashId}
      className={styles.panel}
      onKeyDown={onEscape(onClose)}
    >
      <Row as="header" columnGap={1} paddingBlock={2} paddingLeft={4} paddingRight={2} lineBelow>
        <Text as="div" grow minWidth={0} size="small">
          <Text as="h2" size="large" cut translate="no">
            <OfferLink hashId={hashId} className={kitClass({ plainLink: true })}>
              {offerName(offer)}
            </OfferLink>
          </Text>
          {/* Several vehicles of a list may have one name. */}
          <OfferNumber hashId={hashId} tabIndex={-1} />
        </Text>
        <IconButton
          name={t('navigation:auctionsMenu.messages')}
          icon={<Icon of={MessageCircle} size={18} />}
          aria-pressed={isWriting}
          onPointerEnter={LazyThread.preload}
          onClick={() => {
            setWriting(!isWriting);
            setPressedFor(hashId);
          }}
        />
        <CloseButton onClick={onClose} />
      </Row>
      <Text as="p" size="small" weight="medium" tone="warning" role="status" className={styles.left}>
        {!isListed && t('offersTable:leftList')}
      </Text>
      <PanelFigures key={`figures ${hashId}`} offer={offer} />
      {isWriting ? (
        <Column minHeight={0} className={styles.last}>
          <SmallText paddingTop={2} paddingInline={4}>
            {t('conversations:withSupport')}
          </SmallText>
          <LazyThread key={hashId} hashId={hashId} isWriting={pressedFor === hashId} />
        </Column>
      ) : (
        <Box scrolls className={styles.last}>
          <Box paddingTop={3} paddingInline={4}>
            <PanelPhotos key={hashId} offer={offer} />
          </Box>
          <LazyTileDetails key={`details ${hashId}`} offer={offer} inPanel />
        </Box>
      )}
    </section>
  );
});

/** What a dealer weighs while raising. The table gives their columns up for the panel, so they move to its head. */
const figures = ['ownBid', 'limit', 'profit', 'minimumPrice'] as const;

type Figure = (typeof figures)[number];

/** The figures of a bid that the row has no room for. Empty after the sale, or if the row has all of them. */
const PanelFigures = observer(function PanelFigures({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts(['offersTable', 'biddingBets']);
  const { money } = useFormat();
  const { columns, hasColumns, canRaise } = useTable();
  const bookStore = useInjection(BookStore);
  const calculations = useInjection(Calculations);
  if (!isOnSale(offer) || offer.deal !== null) return null;
  const isStated: Readonly<Record<Figure, () => boolean>> = {
    ownBid: () => Boolean(offer.ownBid),
    limit: () => bookStore.get('limits', offer.hashId) !== undefined,
    profit: () => Boolean(calculations.atMinimum(offer)),
    minimumPrice: () => offer.minimalPrice > 0,
  };
  // In the list of a market, the own bid is below the standing.
  const columnOf = (figure: Figure): OfferColumn => (figure === 'ownBid' && !canRaise ? 'standing' : figure);
  const isInRow = (figure: Figure) => hasColumns && [figure, columnOf(figure)].some(column => columns.includes(column));
  const missing = figures.filter(figure => !isInRow(figure) && isStated[figure]());
  if (missing.length === 0) return null;
  const next = nextBid(offer);
  // Beside the own bid, it would be taken for the profit at that.
  const nameOf = (figure: Figure) =>
    figure === 'profit' && next !== null
      ? t('biddingBets:profitAt', { amount: money(next) })
      : t(`offersTable:columns.${figure}`);
  return (
    <Row
      as="dl"
      gap={2}
      columnGap={4}
      align="stretch"
      wrap
      paddingBlock={2}
      paddingInline={4}
      tabular
      lineBelow
      className={styles.figures}
    >
      {missing.map(figure => {
        const { Cell } = columnViews[figure];
        return (
          <Fact key={figure} name={nameOf(figure)} above whiteSpace="nowrap" data-figure={figure}>
            <Cell offer={offer} />
          </Fact>
        );
      })}
    </Row>
  );
});

const strip = kitClass({ display: 'row', gap: 1, align: 'stretch', marginBottom: 2 });
const PHOTOS = 4;
/** Milliseconds. A dealer who goes from row to row reads only the offer at which the walk ends. */
const READ_AFTER = 300;

/** The first photos of an offer and its risks, which only an opened offer tells. Their place is kept until they are known. */
const PanelPhotos = observer(function PanelPhotos({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('offersDetails');
  const clock = useInjection(Clock);
  const { hashId, photo, vehicleType } = offer;
  const opened = useInjection(OpenedOffers);
  const detail = opened.detailOf(hashId);
  const status = opened.statusOf(hashId);
  useEffect(() => {
    if (opened.isRead(hashId)) return;
    return clock.after(READ_AFTER, () => void opened.read(hashId));
  }, [opened, clock, hashId]);

  const addresses = detail?.photos.length ? detail.photos.map(({ thumbnail }) => thumbnail) : [photo];
  const more = addresses.length - PHOTOS;
  return (
    <>
      <OfferLink
        hashId={hashId}
        className={`${strip} ${styles.strip}`}
        aria-label={`${t('photos')}: ${offerName(offer)}`}
      >
        {addresses.slice(0, PHOTOS).map((address, index) => (
          <span key={index}>
            <VehiclePhoto address={address} type={vehicleType} />
            {more > 0 && index === PHOTOS - 1 && <span className={styles.more}>{`+${more}`}</span>}
          </span>
        ))}
      </OfferLink>
      {detail || status.step !== 'failed' ? (
        <RiskRow offer={offer} detail={detail} isAlone />
      ) : (
        <FailureNotice title={t('failed')} failure={status.failure} onTryAgain={() => void opened.read(hashId)} />
      )}
    </>
  );
});
