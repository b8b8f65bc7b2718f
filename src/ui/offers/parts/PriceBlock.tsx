import { CircleArrowDown, Trophy } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { OwnPurchases } from '../../../application/bidding/deal/OwnPurchases';
import { missingToMinimumPrice } from '../../../domain/bidding/HighestBid';
import { minimumBid } from '../../../domain/bidding/MinimumBid';
import { bidStanding, isHighestBidKnown, shownBid } from '../../../domain/offers/BidStanding';
import { type Offer, states } from '../../../domain/offers/Offer';
import { offerStanding } from '../../../domain/offers/OwnBidStanding';
import { isOnSale } from '../../../domain/offers/Sale';
import type { Money } from '../../../domain/shared/Money';
import { Fact, Facts } from '../../kit/Facts';
import { Row, Stack } from '../../kit/Layout';
import { SmallText, Text } from '../../kit/Text';
import type { Elements } from '../../shared/Elements';
import { Icon } from '../../shared/icons/Icon';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from './marks.module.css';
import { StandingChip } from './StandingChip';

interface OwnBidProps {
  readonly offer: Offer;
}

interface PriceBlockProps extends OwnBidProps {
  /** Further lines, before those of the prices. */
  readonly children?: Elements;
}

/** What the first bid on an offer has to be. Null if there is a bid or may be one. */
export function useFirstBidText(offer: Offer): string | null {
  const { t } = useTexts('offers');
  const { money } = useFormat();
  if (shownBid(offer) !== null || !isOnSale(offer) || !states(offer, 'highestBid') || !isHighestBidKnown(offer))
    return null;
  return t('standing.startsAt', { minimum: money(minimumBid(offer.highestBid)) });
}

/** The amount that decides, with its name. */
export function useDecidingPrice(offer: Offer) {
  const { t } = useTexts('offersDetails');
  const { money } = useFormat();
  const { finalPrice } = offer;
  const highest = shownBid(offer);
  const first = useFirstBidText(offer);
  if (finalPrice !== null && finalPrice > 0) return { name: t('facts.finalPrice'), text: money(finalPrice) };
  if (highest !== null && highest > 0) return { name: t('facts.highestBid'), text: money(highest) };
  if (first !== null) return { name: t('facts.firstBid'), text: '–' };
  return isHighestBidKnown(offer) ? null : { name: t('facts.highestBid'), text: '–' };
}

/**
 * Where the dealer stands, the amount that decides, and a line with the other prices that exist. The price of a sale takes
 * the place of the highest bid, and before the first bid what that bid has to be is beside the standing. `isLed`: the steps and
 * the amounts of a deal are above it, so that only the lines are left.
 */
export function PriceBlock({ isLed = false, ...props }: PriceBlockProps & { readonly isLed?: boolean }) {
  const { offer } = props;
  const deciding = useDecidingPrice(offer);
  const first = useFirstBidText(offer);
  return (
    <Stack gap={3}>
      {!isLed && (
        <Row gap={1} columnGap={3} justify="between" wrap goneEmpty>
          <OfferStandingChip offer={offer} />
          {first !== null && <SmallText as="span">{first}</SmallText>}
          {deciding && (
            <Text as="dl" rigid atEnd textAlign="end">
              <SmallText as="dt" lineHeight="caption">
                {deciding.name}
              </SmallText>
              <Text as="dd" whiteSpace="nowrap" {...(first === null ? amountLook : noAmountLook)} translate="no">
                {deciding.text}
              </Text>
            </Text>
          )}
        </Row>
      )}
      <PriceLines {...props} isColumn />
    </Stack>
  );
}

const amountLook = { size: 'figure', lineHeight: 'amount' } as const;
const noAmountLook = { tone: 'secondary', size: 'large', weight: 'regular', lineHeight: 'body' } as const;

interface PriceLinesProps extends PriceBlockProps {
  /** Below each other, with the figures at the end of the lines. */
  readonly isColumn?: boolean;
}

/** The prices that do not decide, each with its name. */
export function PriceLines({ offer, isColumn = false, children }: PriceLinesProps) {
  const { t } = useTexts('offersDetails');
  const { money } = useFormat();
  const { buyNowPrice, minimalPrice, bidsCount, finalPrice } = offer;
  const highest = shownBid(offer);
  const missing = missingToMinimumPrice(offer);

  const amount = (value: Money) => <span translate="no">{money(value)}</span>;
  const hasDistance = missing !== null && offer.deal === null && isOnSale(offer);

  return (
    <Facts gap={1} goneEmpty {...(!isColumn && inRows)}>
      {children}
      {buyNowPrice > 0 && <Line name={t('facts.buyNow')}>{amount(buyNowPrice)}</Line>}
      {minimalPrice > 0 && (
        <>
          <Line name={t('facts.minimalPrice')}>{amount(minimalPrice)}</Line>
          {hasDistance && <Line name={t('toMinimumPrice')}>{missing > 0 ? amount(missing) : t('reached')}</Line>}
        </>
      )}
      {bidsCount !== null && <Line name={t('facts.bids')}>{bidsCount}</Line>}
      <OwnBid offer={offer} />
      {finalPrice !== null && highest !== null && highest > 0 && (
        <Line name={t('facts.highestBid')}>{amount(highest)}</Line>
      )}
    </Facts>
  );
}

const inRows = { display: 'row', columnGap: 4, align: 'stretch', wrap: true } as const;

export function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Fact name={name} justify="between" weight="medium" tabular>
      {children}
    </Fact>
  );
}

const icons = { outbid: CircleArrowDown, leading: Trophy };

/** The dealer's own bid. In the colour and with the words of its standing, if that is known. */
function OwnBid({ offer }: OwnBidProps) {
  const { t } = useTexts(['offersDetails', 'offers']);
  const { money } = useFormat();
  const standing = bidStanding(offer);
  const name = t('offersDetails:facts.ownBid');
  if (!offer.ownBid) return <Line name={name}>–</Line>;
  const amount = <span translate="no">{money(offer.ownBid)}</span>;
  const isOver = offer.deal !== null || offer.contractStatus !== null || (standing === 'leading' && !isOnSale(offer));
  // Of a vehicle that is bought or sold, the amount alone is true. If the seller has decided or will, that is the standing.
  if (isOver || (standing !== 'outbid' && standing !== 'leading')) return <Line name={name}>{amount}</Line>;
  return (
    <Line name={name}>
      <Text tone={standing === 'outbid' ? 'error' : 'info'} data-standing={standing}>
        <Icon of={icons[standing]} size={14} className={styles.inText} /> {amount}{' '}
        <Text size="small">{t(`offers:standing.${standing}`)}</Text>
      </Text>
    </Line>
  );
}

interface OfferStandingChipProps {
  readonly offer: Offer;
}

/** Where the dealer stands with an offer. */
export const OfferStandingChip = observer(function OfferStandingChip({ offer }: OfferStandingChipProps) {
  const { t } = useTexts(['offersDetails', 'offers']);
  const standing = offerStanding(offer, useInjection(OwnPurchases).of(offer));
  const text = () => {
    if (standing === 'waiting' || standing === 'rejected') return t(`offers:contract.${standing}`);
    if (standing === 'sold' || standing === 'bought' || standing === 'checking') return t(`offers:${standing}`);
    return standing === 'notBidding' ? t('offersDetails:notBidding') : t(`offers:standing.${standing}`);
  };
  return <StandingChip standing={standing} text={text()} />;
});
