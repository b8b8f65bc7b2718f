import { observer } from 'mobx-react-lite';
import type { ComponentType, MouseEvent } from 'react';
import { ActionBars } from '../../../application/bidding/bar/ActionBars';
import { OwnPurchases } from '../../../application/bidding/deal/OwnPurchases';
import { RaiseTicks } from '../../../application/bidding/raise/RaiseTicks';
import { BookStore } from '../../../application/book/BookStore';
import { Calculations } from '../../../application/valuation/Calculations';
import { nextBid } from '../../../domain/bidding/MinimumBid';
import { bidGap, type BidSection } from '../../../domain/bidding/OwnBid';
import { canBeRaised } from '../../../domain/bidding/RaiseList';
import { bidStanding } from '../../../domain/offers/BidStanding';
import { type Offer, offerName } from '../../../domain/offers/Offer';
import { ownBidStanding } from '../../../domain/offers/OwnBidStanding';
import { isOnSale } from '../../../domain/offers/Sale';
import type { Money } from '../../../domain/shared/Money';
import { Box, Row, Stack } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import type { TileKind } from '../../offers/list/ListedOffers';
import type { ArrangeRows, GroupProps } from '../../offers/list/OfferRows';
import { OfferTile, type TileProps } from '../../offers/tile/OfferTile';
import { Button } from '../../shared/Button';
import { fullRows } from '../../shared/lists/Rows';
import { focusBidField } from '../../shared/offer/focusBidField';
import { TileLine } from '../../shared/offer/TileLine';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { betFacts, betHeading, gridGap } from '../../theme/lengths.js';
import { useProfitText } from '../../valuation/useValueTexts';
import { LimitLeft } from '../limits/LimitLeft';
import { BetChanges } from './BetChanges';
import * as styles from './Bets.module.css';
import { useMissText } from './useMissText';
import { useRaiseTick } from './useRaiseTick';

export interface HeadingOfBids {
  readonly Heading: ComponentType<{ readonly section: BidSection }>;
  /** Pixels, with the gap below it. */
  readonly height: number;
}

/** Each section starts on a row of its own, below its heading. There are no rows before the list has been measured. */
export function betRows(
  sections: readonly BidSection[],
  { Heading, height: headingHeight }: HeadingOfBids,
): ArrangeRows {
  return (_count, columns, height) => {
    let before = 0;
    return sections.flatMap(section => {
      const first = before;
      before += section.ids.length;
      const { group } = section;
      return fullRows(section.ids.length, columns, height).map((row, index) => ({
        from: first + row.from,
        to: first + row.to,
        group,
        ...(index === 0 ? { height: height + headingHeight, heading: <Heading section={section} /> } : { height }),
      }));
    });
  };
}

export const betTile: TileKind = { Tile: BetTile, below: betFacts };

export const headingOfTiles: HeadingOfBids = { Heading: BetHeading, height: betHeading + gridGap };

function BetTile(props: TileProps) {
  return <OfferTile {...props} Facts={BetFacts} />;
}

/** The rendered rows of a group. The grid places each row, so the region has no box. */
export function BetRegion({ group, children }: GroupProps) {
  const { t } = useTexts('biddingBets');
  return (
    <Box as="section" contents aria-label={t(`groups.${group}`)}>
      {children}
    </Box>
  );
}

export function BetHeading({ section: { group, ids } }: { readonly section: BidSection }) {
  const { t } = useTexts('biddingBets');
  const { number } = useFormat();
  return (
    <h2 className={styles.groupHeading}>
      <span>{t(`groups.${group}`)}</span>{' '}
      <Text tone="secondary" weight="regular" tabular>
        {number(ids.length)}
      </Text>
    </h2>
  );
}

/** What the dealer needs to decide on an own bid, without opening the row. */
const BetFacts = observer(function BetFacts({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts(['biddingBets', 'bidding']);
  const { money } = useFormat();
  const bars = useInjection(ActionBars);
  const ticks = useInjection(RaiseTicks);
  const { tick, around } = useRaiseTick(offer.hashId);
  const purchase = useInjection(OwnPurchases).of(offer);
  const limit = useInjection(BookStore).get('limits', offer.hashId);
  const profitText = useProfitText();
  const calculated = useInjection(Calculations).atMinimum(offer);
  const { ownBid } = offer;
  const canBid = isOnSale(offer) && offer.deal === null;
  const standing = bidStanding(offer);
  const isOutbid = canBid && standing === 'outbid';
  // The highest bid may be an own bid that the server does not tell.
  const canRaise = canBid && (isOutbid || standing === 'leading');
  const hasLost = ownBidStanding(offer, purchase) === 'lost';
  const miss = useMissText(offer);
  const minimum = nextBid(offer);

  const handleRaise = ({ currentTarget }: MouseEvent<HTMLElement>, amount: Money) => {
    const tile = currentTarget.closest('article');
    bars.fillIn(offer, amount);
    if (tile) void focusBidField(tile);
  };

  return (
    <div className={styles.facts} data-uneven>
      <Stack as="dl" gap={1} minHeight="text">
        {isOutbid && <TileLine name={t('biddingBets:gap')}>{money(bidGap(offer))}</TileLine>}
        {hasLost && ownBid !== null && <TileLine name={t('biddingBets:ownBid')}>{money(ownBid)}</TileLine>}
        {limit !== undefined && <TileLine name={t('bidding:chips.limit')}>{money(limit)}</TileLine>}
        {miss !== null && <TileLine name={t('biddingBets:lostBy')}>{miss}</TileLine>}
        {calculated && canBid && minimum !== null && (
          <TileLine name={t('biddingBets:profitAt', { amount: money(minimum) })} title={profitText(calculated).source}>
            {profitText(calculated).text}
          </TileLine>
        )}
      </Stack>
      {limit !== undefined && canRaise && (
        <Text as="p" minHeight="control" lineHeight="small">
          <LimitLeft limit={limit} offer={offer} />
        </Text>
      )}
      {canRaise && minimum !== null && (
        <Row gap={2} className={styles.raise}>
          {/* A dealer who leads may raise, but has no need to. */}
          <Button
            kind={canBeRaised(offer) ? 'plain' : 'quiet'}
            className={styles.to}
            aria-description={offerName(offer)}
            onClick={event => handleRaise(event, minimum)}
          >
            {t('biddingBets:raiseTo', { amount: money(minimum) })}
          </Button>
          {ticks.isChoosing && canBeRaised(offer) && (
            <Row as="label" gap={1.5} rigid minHeight="control" {...around}>
              <input
                {...tick}
                aria-label={`${t('biddingBets:raise')}: ${offerName(offer)}`}
                aria-description={t('biddingBets:raiseTo', { amount: money(minimum) })}
              />
              <span>{t('biddingBets:raise')}</span>
            </Row>
          )}
        </Row>
      )}
      {/* Room for two changes, which arrive with the dealer's own data or with a push. */}
      <Box minHeight="control">
        <BetChanges offer={offer} hasSince />
      </Box>
    </div>
  );
});
