import { CircleArrowDown, Trophy } from 'lucide';
import type { ReactNode } from 'react';
import { missingToMinimumPrice } from '../../../domain/bidding/HighestBid';
import { minimumBid } from '../../../domain/bidding/MinimumBid';
import { bidStanding, shownBid } from '../../../domain/offers/BidStanding';
import type { OfferColumn } from '../../../domain/offers/list/OfferColumn';
import { type Offer, states } from '../../../domain/offers/Offer';
import { offerStanding } from '../../../domain/offers/OwnBidStanding';
import { isOnSale } from '../../../domain/offers/Sale';
import type { Money } from '../../../domain/shared/Money';
import type { Elements } from '../../shared/Elements';
import { Icon } from '../../shared/icons/Icon';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import styles from './PriceBlock.module.css';
import { StandingChip } from './StandingChip';

interface OwnBidProps {
  readonly offer: Offer;
}

interface PriceBlockProps extends OwnBidProps {
  /** What a row beside it shows already, so that it is not repeated. */
  readonly inRow?: readonly OfferColumn[] | undefined;
  /** Further lines, before those of the prices. */
  readonly children?: Elements;
}

/** What the first bid on an offer has to be. Null if there is a bid or may be one. */
export function useFirstBidText(offer: Offer): string | null {
  const { t } = useTexts('offers');
  const { money } = useFormat();
  if (shownBid(offer) !== null || !isOnSale(offer) || !states(offer, 'highestBid') || (offer.bidsCount ?? 0) > 0)
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
  if (finalPrice !== null && finalPrice > 0)
    return { column: 'price', name: t('facts.finalPrice'), text: money(finalPrice) } as const;
  if (highest !== null && highest > 0)
    return { column: 'highestBid', name: t('facts.highestBid'), text: money(highest) } as const;
  return first === null ? null : ({ column: 'highestBid', name: t('facts.firstBid'), text: first } as const);
}

/**
 * Where the dealer stands, the amount that decides, and a line with the other prices that exist. The price of a sale takes
 * the place of the highest bid, and before the first bid the place shows what that bid has to be. The decision of the
 * seller matters more than the own standing.
 */
export function PriceBlock(props: PriceBlockProps) {
  const { offer, inRow = [] } = props;
  const { t } = useTexts(['offersDetails', 'offers']);
  const decision = isOnSale(offer) ? offer.contractStatus : null;
  const standing = offer.deal ? 'bought' : (decision ?? offerStanding(offer));

  const isInRow = (column: OfferColumn) => inRow.includes(column);
  const deciding = useDecidingPrice(offer);
  const shown = deciding && isInRow(deciding.column) ? null : deciding;
  const standingText = () => {
    if (standing === 'waiting' || standing === 'rejected') return t(`offers:contract.${standing}`);
    if (standing === 'sold' || standing === 'bought') return t(`offers:${standing}`);
    return standing === 'notBidding' ? t('notBidding') : t(`offers:standing.${standing}`);
  };
  return (
    <div className={styles.block}>
      <div className={styles.head}>
        {(!isInRow('standing') || standing === 'noBids') && <StandingChip standing={standing} text={standingText()} />}
        {shown && (
          <dl className={styles.main}>
            <dt>{shown.name}</dt>
            <dd translate="no">{shown.text}</dd>
          </dl>
        )}
      </div>
      <PriceLines {...props} inRow={inRow.concat(offer.ownBid ? [] : 'ownBid', offer.bidsCount ? [] : 'bids')} />
    </div>
  );
}

/** The prices that do not decide, each with its name. */
export function PriceLines({ offer, inRow = [], children }: PriceBlockProps) {
  const { t } = useTexts('offersDetails');
  const { money } = useFormat();
  const { buyNowPrice, minimalPrice, bidsCount, finalPrice } = offer;
  const highest = shownBid(offer);
  const missing = missingToMinimumPrice(offer);

  const isInRow = (column: OfferColumn) => inRow.includes(column);
  const amount = (value: Money) => <span translate="no">{money(value)}</span>;
  const distance = () => {
    if (missing === null || offer.deal || !isOnSale(offer)) return null;
    return missing > 0 ? t('missing', { amount: money(missing) }) : t('reached');
  };

  return (
    <dl className={styles.lines}>
      {children}
      {buyNowPrice > 0 && !isInRow('buyNow') && <Line name={t('facts.buyNow')}>{amount(buyNowPrice)}</Line>}
      {minimalPrice > 0 && !isInRow('minimumPrice') && (
        <Line name={t('facts.minimalPrice')}>
          {amount(minimalPrice)} <span className={styles.distance}>{distance()}</span>
        </Line>
      )}
      {bidsCount !== null && !isInRow('bids') && <Line name={t('facts.bids')}>{bidsCount}</Line>}
      {!isInRow('ownBid') && <OwnBid offer={offer} />}
      {finalPrice !== null && highest !== null && highest > 0 && !isInRow('highestBid') && (
        <Line name={t('facts.highestBid')}>{amount(highest)}</Line>
      )}
    </dl>
  );
}

export function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const icons = { outbid: CircleArrowDown, leading: Trophy };

/** The dealer's own bid in the colour of its standing. The words of the standing follow only if the chip has others. */
function OwnBid({ offer }: OwnBidProps) {
  const { t } = useTexts(['offersDetails', 'offers']);
  const { money } = useFormat();
  const standing = bidStanding(offer);
  const name = t('offersDetails:facts.ownBid');
  if (standing !== 'outbid' && standing !== 'leading') return <Line name={name}>–</Line>;
  const isInChip = offer.deal === null && offer.contractStatus === null && isOnSale(offer);
  return (
    <Line name={name}>
      <span className={styles.ownBid} data-standing={standing}>
        <Icon of={icons[standing]} size={14} /> <span translate="no">{money(offer.ownBid!)}</span>{' '}
        {!isInChip && <span className={styles.word}>{t(`offers:standing.${standing}`)}</span>}
      </span>
    </Line>
  );
}
