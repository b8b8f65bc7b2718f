import { Gavel } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, use } from 'react';
import { OwnPurchases } from '../../../application/bidding/deal/OwnPurchases';
import { OwnBids } from '../../../application/bidding/raise/OwnBids';
import { BookStore } from '../../../application/book/BookStore';
import { SessionStore } from '../../../application/session/SessionStore';
import { Calculations } from '../../../application/valuation/Calculations';
import { missingToMinimumPrice } from '../../../domain/bidding/HighestBid';
import { nextBid, proposedBid } from '../../../domain/bidding/MinimumBid';
import { bidGap, saysStanding } from '../../../domain/bidding/OwnBid';
import { bidStanding } from '../../../domain/offers/BidStanding';
import type { OfferColumn } from '../../../domain/offers/list/OfferColumn';
import { type Offer, offerName } from '../../../domain/offers/Offer';
import { shownStanding } from '../../../domain/offers/OwnBidStanding';
import { isOnSale } from '../../../domain/offers/Sale';
import { columnValues } from '../../../domain/search/columnValues';
import type { Instant } from '../../../domain/shared/Instant';
import type { Money } from '../../../domain/shared/Money';
import { BetChanges, useStandingSince } from '../../bidding/bets/BetChanges';
import { useMissText } from '../../bidding/bets/useMissText';
import { LimitLeft } from '../../bidding/limits/LimitLeft';
import { kitClass } from '../../kit/kitElement';
import { Button } from '../../shared/Button';
import { Flag } from '../../shared/icons/Flag';
import { Icon } from '../../shared/icons/Icon';
import { RelativeTime } from '../../shared/texts/RelativeTime';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useProfitText } from '../../valuation/useValueTexts';
import { useFirstBidText } from '../parts/PriceBlock';
import { StandingMark } from '../parts/StandingMark';
import { ScoreFigure } from '../tile/Score';
import * as styles from './columnViews.module.css';
import { LazyDealNext } from './lazyViews';
import { RowGroupContext, useTable } from './TableContext';

interface CellProps {
  readonly offer: Offer;
}

interface ColumnView {
  /** The least width in pixels. A content that is wider makes the column wider. */
  readonly width: number;
  /** A column of texts takes a part of the rest, and a longer text ends in an ellipsis. */
  readonly isText?: boolean;
  /** Numbers are at the right. */
  readonly isNumber?: boolean;
  readonly Cell: ComponentType<CellProps>;
}

/** How a table shows each column. A value that is not known, or that the offer does not have, is a dash. */
export const columnViews: Readonly<Record<OfferColumn, ColumnView>> = {
  score: {
    width: 76,
    isNumber: true,
    Cell: ({ offer }) => (offer.score === null ? <Unknown /> : <ScoreFigure score={offer.score} />),
  },
  year: { width: 56, isNumber: true, Cell: ({ offer }) => <Figure>{columnValues.year(offer)}</Figure> },
  mileage: { width: 80, isNumber: true, Cell: MileageCell },
  country: { width: 56, Cell: CountryCell },
  bids: { width: 68, isNumber: true, Cell: ({ offer }) => <Figure>{offer.bidsCount}</Figure> },
  standing: { width: 132, isText: true, Cell: observer(StandingCell) },
  highestBid: { width: 100, isNumber: true, Cell: observer(HighestBidCell) },
  buyNow: { width: 92, isNumber: true, Cell: ({ offer }) => <Price of={offer.buyNowPrice} /> },
  minimumPrice: { width: 112, isNumber: true, Cell: MinimumPriceCell },
  minimumBid: { width: 96, isNumber: true, Cell: observer(MinimumCell) },
  ownBid: { width: 96, isNumber: true, Cell: observer(OwnBidCell) },
  limit: { width: 96, isNumber: true, Cell: observer(LimitCell) },
  profit: { width: 80, isNumber: true, Cell: observer(ProfitCell) },
  changes: { width: 92, Cell: BetChanges },
  nextStep: { width: 160, Cell: NextStepCell },
  price: { width: 96, isNumber: true, Cell: PriceCell },
  commission: {
    width: 96,
    isNumber: true,
    Cell: ({ offer }) => <Price of={columnValues.commission(offer)} />,
  },
  total: { width: 100, isNumber: true, Cell: TotalCell },
  age: { width: 84, Cell: ({ offer }) => <When isShort at={offer.publishedAt} /> },
  soldAt: { width: 112, Cell: ({ offer }) => <SoldAt at={offer.archivedAt} /> },
};

function Figure({ children }: { readonly children: number | null }) {
  return children === null ? <Unknown /> : <span>{children}</span>;
}

const unknown = kitClass({ tone: 'tertiary' });
const heavy = kitClass({ weight: 'strong' });
const lines = kitClass({ display: 'stack', lineHeight: 'dense' });

function Unknown() {
  return <span className={unknown}>–</span>;
}

interface PriceProps {
  /** 0 or null if there is none. */
  readonly of: Money | null;
  readonly strong?: boolean;
}

function Price({ of: price, strong = false }: PriceProps) {
  const { money } = useFormat();
  if (!price) return <Unknown />;
  return (
    <span translate="no" className={strong ? heavy : undefined}>
      {money(price)}
    </span>
  );
}

function When({ at, isShort }: { readonly at: Instant | null; readonly isShort?: boolean }) {
  return at === null ? <Unknown /> : <RelativeTime instant={at} isShort={isShort ?? false} />;
}

/** How long ago, and below it the day. */
function SoldAt({ at }: { readonly at: Instant | null }) {
  const { date } = useFormat();
  if (at === null) return <Unknown />;
  return (
    <span className={lines}>
      <RelativeTime instant={at} /> <span className={styles.small}>{date(at)}</span>
    </span>
  );
}

function MileageCell({ offer }: CellProps) {
  const { number } = useFormat();
  return offer.totalMileage === null ? <Unknown /> : <span>{number(offer.totalMileage)}</span>;
}

function CountryCell({ offer: { region } }: CellProps) {
  return region === null ? <Unknown /> : <Flag code={region} />;
}

/**
 * The standing, and below it since when it is so if this device saw it change. In a group whose heading says the standing, it
 * says by how much instead.
 */
function StandingCell({ offer }: CellProps) {
  const { t } = useTexts('biddingBets');
  const { money } = useFormat();
  const { canRaise, columns } = useTable();
  const group = use(RowGroupContext);
  const at = useStandingSince()(offer);
  const purchase = useInjection(OwnPurchases).of(offer);
  const standing = shownStanding(offer, purchase);
  const isSaid = group !== null && saysStanding(group, standing);
  const { ownBid } = offer;
  const lines = [
    isSaid && standing === 'outbid' && !columns.includes('ownBid') && (
      <Difference key="gap" name={t('gap')}>
        {`\u2212${money(bidGap(offer))}`}
      </Difference>
    ),
    at !== null && <RelativeTime key="since" instant={at} isShort />,
    !canRaise && offer.deal === null && Boolean(ownBid) && <OwnBid key="own" of={ownBid} />,
  ].filter(line => line !== false);
  const [first, second] = lines;
  return (
    <span className={styles.standing}>
      <StandingMark offer={offer} isSaid={() => isSaid} />
      {first && <span className={isSaid ? undefined : styles.small}>{first}</span>}
      {second && isSaid && <span className={styles.small}>{second}</span>}
    </span>
  );
}

/** Below the standing, in the list of a market. */
function OwnBid({ of: amount }: { readonly of: Money | null }) {
  const { t } = useTexts('offersTable');
  return (
    <span title={t('columns.ownBid')}>
      <Icon of={Gavel} size={12} /> <span className="visually-hidden">{t('columns.ownBid')}</span> <Price of={amount} />
    </span>
  );
}

function Difference({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <span title={name} translate="no">
      <span className="visually-hidden">{`, ${name} `}</span>
      <span>{children}</span>
    </span>
  );
}

/** The own bid, and below it by how much it was outbid, or missed a sale to another dealer. */
function OwnBidCell({ offer }: CellProps) {
  const { t } = useTexts('biddingBets');
  const { money } = useFormat();
  const miss = useMissText(offer);
  const isOutbid = isOnSale(offer) && bidStanding(offer) === 'outbid';
  const gap = miss ?? (isOutbid ? money(bidGap(offer)) : null);
  const below = gap === null ? null : `\u2212${gap}`;
  const name = miss === null ? t('gap') : t('lostBy');
  return (
    <span className={styles.stack}>
      <span>
        <Icon of={Gavel} size={12} /> <Price of={offer.ownBid} />
      </span>
      {below !== null && (
        <span className={styles.small}>
          <Difference name={name}>{below}</Difference>
        </span>
      )}
    </span>
  );
}

/** The highest bid. Before the first one, what that has to be is below the dash. Of an own bid that was lost, the final price. */
function HighestBidCell({ offer }: CellProps) {
  const { t } = useTexts('offersDetails');
  const first = useFirstBidText(offer);
  const { canRaise } = useTable();
  const { money } = useFormat();
  const isLost = useMissText(offer) !== null;
  if (canRaise && isLost) {
    const { finalPrice, highestBid } = offer;
    // Another dealer did not bid that much.
    const bid = highestBid > 0 && highestBid !== finalPrice ? `${t('facts.highestBid')} ${money(highestBid)}` : null;
    return (
      <span className={styles.stack} title={bid ?? undefined}>
        <Price strong of={finalPrice} />{' '}
        <span className={styles.small}>
          <span>{t(bid !== null && finalPrice === offer.buyNowPrice ? 'facts.buyNow' : 'facts.finalPrice')}</span>
          {bid !== null && <span className="visually-hidden">{`, ${bid}`}</span>}
        </span>
      </span>
    );
  }
  return (
    <span className={styles.stack}>
      <Price strong of={offer.highestBid} /> {first !== null && <span className={styles.small}>{first}</span>}
    </span>
  );
}

/** The minimum price of the seller, and below it what the highest bid lacks. */
function MinimumPriceCell({ offer }: CellProps) {
  const { t } = useTexts('offersDetails');
  const { money } = useFormat();
  const missing = isOnSale(offer) && offer.deal === null ? missingToMinimumPrice(offer) : null;
  return (
    <span className={styles.stack}>
      <span>
        <Price of={offer.minimalPrice} />
        {missing !== null && <span className="visually-hidden">,</span>}
      </span>{' '}
      {missing !== null && (
        <span className={styles.small} translate="no">
          {missing > 0 ? t('missing', { amount: money(missing) }) : t('reached')}
        </span>
      )}
    </span>
  );
}

/** Beside a total, it is a part of the sum. */
function PriceCell({ offer }: CellProps) {
  const { columns } = useTable();
  return <Price strong={!columns.includes('total')} of={columnValues.price(offer)} />;
}

/** Price and commission, of which it is the sum, are below it if they have no columns. */
function TotalCell({ offer }: CellProps) {
  const { t } = useTexts('offersTable');
  const { money } = useFormat();
  const { columns } = useTable();
  const [price, commission] = [columnValues.price(offer), columnValues.commission(offer)];
  const parts = `${t('columns.price')} + ${t('columns.commission')}`;
  const hasParts = !columns.includes('price') && Boolean(price) && Boolean(commission);
  return (
    <span className={styles.stack}>
      <span>
        <Price strong of={columnValues.total(offer)} />
        {hasParts && <span className="visually-hidden">{`, ${parts}`}</span>}
      </span>{' '}
      {hasParts && (
        <span className={styles.small} translate="no" title={parts}>
          {/* With one unit, the steps have room beside it. */}
          {`${money(price!).replace(/\D+$/, '')} + ${money(commission!)}`}
        </span>
      )}
    </span>
  );
}

/** The press, or how far the deal is. */
function NextStepCell({ offer }: CellProps) {
  const stage = <StandingMark offer={offer} />;
  if (!offer.deal) return stage;
  return (
    <LazyDealNext offer={offer} deal={offer.deal}>
      {stage}
    </LazyDealNext>
  );
}

/** Only an own bid that was outbid leads to a bid. */
const kinds = { nearest: 'tinted', outbid: 'plain', leading: 'quiet', noBids: 'plain', notBidding: 'plain' } as const;

function MinimumCell({ offer }: CellProps): ReactNode {
  const { t } = useTexts(['biddingBets', 'offers']);
  const { money } = useFormat();
  const { canRaise, onFillIn, hasVerb } = useTable();
  const { testAccess } = useInjection(SessionStore);
  const { nearestRaises } = useInjection(OwnBids);
  const minimum = columnValues.minimumBid(offer);
  if (minimum === null) return canRaise ? null : <Unknown />;
  const standing = bidStanding(offer);
  const isRaise = standing === 'outbid' || standing === 'leading';
  if (testAccess || standing === 'newBid' || standing === 'placed' || (canRaise && !isRaise))
    return <Price of={minimum} />;
  const name = isRaise
    ? t('biddingBets:raiseTo', { amount: money(minimum) })
    : t('offers:bidNext', { amount: money(minimum) });
  // Among many outbid offers, the press leads where the dealer raises first.
  const isNearest = standing === 'outbid' && (!canRaise || nearestRaises.has(offer.hashId));
  const next = isNearest ? 'nearest' : standing;
  return (
    <Button
      kind={kinds[next]}
      className={styles.raise}
      data-next={next}
      aria-label={name}
      aria-description={offerName(offer)}
      title={hasVerb ? undefined : name}
      onClick={() => onFillIn(offer, minimum)}
    >
      {hasVerb && (isNearest || !isRaise) ? name : <span translate="no">{money(minimum)}</span>}
    </Button>
  );
}

function LimitCell({ offer }: CellProps) {
  const limit = useInjection(BookStore).get('limits', offer.hashId);
  if (limit === undefined) return <Unknown />;
  return (
    <span className={styles.stack}>
      <span className={styles.limit}>
        <Price of={limit} />
      </span>{' '}
      {isOnSale(offer) && <LimitLeft as="cell" limit={limit} offer={offer} />}
    </span>
  );
}

function ProfitCell({ offer }: CellProps) {
  const { t } = useTexts('biddingBets');
  const { money } = useFormat();
  const profitText = useProfitText();
  const calculated = useInjection(Calculations).atMinimum(offer);
  if (!calculated || !isOnSale(offer)) return <Unknown />;
  const { text, source } = profitText(calculated);
  const next = nextBid(offer);
  return (
    <span className={styles.stack} title={source}>
      <span translate="no">{text}</span>
      {/* A leader would take it for the profit of the own bid. */}
      {next !== null && proposedBid(offer) === null && (
        <>
          {' '}
          <span className={styles.small} data-at="next">
            {t('profitOf', { amount: money(next) })}
          </span>
        </>
      )}
      <span className="visually-hidden">{`, ${source}`}</span>
    </span>
  );
}
