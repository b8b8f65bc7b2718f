import { Gavel } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, use } from 'react';
import { BookStore } from '../../../application/book/BookStore';
import { CalculateOffer } from '../../../application/valuation/CalculateOffer';
import { missingToMinimumPrice } from '../../../domain/bidding/HighestBid';
import { saysStanding } from '../../../domain/bidding/OwnBid';
import { bidStanding } from '../../../domain/offers/BidStanding';
import type { OfferColumn } from '../../../domain/offers/list/OfferColumn';
import type { Offer } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import { columnValues } from '../../../domain/search/columnValues';
import type { Instant } from '../../../domain/shared/Instant';
import type { Money } from '../../../domain/shared/Money';
import { BetChanges } from '../../bidding/bets/BetChanges';
import { useMissText } from '../../bidding/bets/useMissText';
import { LimitLeft } from '../../bidding/limits/LimitLeft';
import { Button } from '../../shared/Button';
import { Flag } from '../../shared/icons/Flag';
import { Icon } from '../../shared/icons/Icon';
import { RelativeTime } from '../../shared/texts/RelativeTime';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useFirstBidText } from '../parts/PriceBlock';
import { StandingMark } from '../parts/StandingMark';
import { ScoreFigure } from '../tile/Score';
import styles from './columnViews.module.css';
import { LazyDealNext } from './lazyViews';
import { RowGroupContext, useTable } from './TableContext';
import { useStandingSince } from './useStandingSince';

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
  standing: { width: 100, isText: true, Cell: observer(StandingCell) },
  highestBid: { width: 100, isNumber: true, Cell: HighestBidCell },
  buyNow: { width: 92, isNumber: true, Cell: ({ offer }) => <Price of={offer.buyNowPrice} /> },
  minimumPrice: { width: 112, isNumber: true, Cell: MinimumPriceCell },
  minimumBid: { width: 112, isNumber: true, Cell: MinimumCell },
  ownBid: {
    width: 96,
    isNumber: true,
    Cell: ({ offer }) => (
      <>
        <Icon of={Gavel} size={12} /> <Price of={offer.ownBid} />
      </>
    ),
  },
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
  total: { width: 100, isNumber: true, Cell: ({ offer }) => <Price strong of={columnValues.total(offer)} /> },
  age: { width: 128, Cell: ({ offer }) => <When at={offer.publishedAt} /> },
  soldAt: { width: 112, Cell: ({ offer }) => <When at={offer.archivedAt} /> },
};

function Figure({ children }: { readonly children: number | null }) {
  return children === null ? <Unknown /> : <span>{children}</span>;
}

function Unknown() {
  return <span>–</span>;
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
    <span translate="no" className={strong ? styles.strong : undefined}>
      {money(price)}
    </span>
  );
}

function When({ at }: { readonly at: Instant | null }) {
  return at === null ? <Unknown /> : <RelativeTime instant={at} />;
}

function MileageCell({ offer }: CellProps) {
  const { number } = useFormat();
  return offer.totalMileage === null ? <Unknown /> : <span>{number(offer.totalMileage)}</span>;
}

function CountryCell({ offer: { region } }: CellProps) {
  return region === null ? <Unknown /> : <Flag code={region} />;
}

/** The standing, and below it since when it is so if this device saw it change. */
function StandingCell({ offer }: CellProps) {
  const group = use(RowGroupContext);
  const at = useStandingSince()(offer);
  return (
    <span className={styles.standing}>
      <StandingMark offer={offer} isSaid={standing => group !== null && saysStanding(group, standing)} />
      {at !== null && (
        <span className={styles.small}>
          <RelativeTime instant={at} isShort />
        </span>
      )}
    </span>
  );
}

/** The highest bid, or else what the first one has to be. */
function HighestBidCell({ offer }: CellProps) {
  const first = useFirstBidText(offer);
  return first === null ? <Price strong of={offer.highestBid} /> : <span className={styles.small}>{first}</span>;
}

/** The minimum price of the seller, and below it what the highest bid lacks. */
function MinimumPriceCell({ offer }: CellProps) {
  const { t } = useTexts('offersDetails');
  const { money } = useFormat();
  const missing = isOnSale(offer) && offer.deal === null ? missingToMinimumPrice(offer) : null;
  return (
    <span className={styles.stack}>
      <Price of={offer.minimalPrice} />{' '}
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

function MinimumCell({ offer }: CellProps): ReactNode {
  const { t } = useTexts(['biddingBets', 'bidding']);
  const { money } = useFormat();
  const { onFillIn } = useTable();
  const minimum = columnValues.minimumBid(offer);
  if (minimum === null) return <LostCell offer={offer} />;
  const standing = bidStanding(offer);
  if (standing !== 'outbid' && standing !== 'leading') return <Price of={minimum} />;
  return (
    <Button
      kind={standing === 'outbid' ? 'plain' : 'quiet'}
      className={styles.raise}
      data-next={standing}
      aria-label={t('biddingBets:raiseTo', { amount: money(minimum) })}
      title={t('biddingBets:raiseTo', { amount: money(minimum) })}
      onClick={() => onFillIn(offer, minimum)}
    >
      <span translate="no">{money(minimum)}</span>
    </Button>
  );
}

/** The place of the next bid on an offer that was sold to another dealer: the final price, and the miss below it. */
const LostCell = observer(function LostCell({ offer }: CellProps) {
  const { t } = useTexts(['biddingBets', 'offersDetails']);
  const miss = useMissText(offer);
  if (miss === null) return null;
  return (
    <span className={styles.stack}>
      <span title={t('offersDetails:facts.finalPrice')}>
        <span className="visually-hidden">{`${t('offersDetails:facts.finalPrice')}: `}</span>
        <Price of={offer.finalPrice} />
      </span>
      <span title={t('biddingBets:lostBy')} className={styles.small} translate="no">
        <span className="visually-hidden">{`, ${t('biddingBets:lostBy')} `}</span>
        <span>{miss}</span>
      </span>
    </span>
  );
});

function LimitCell({ offer }: CellProps) {
  const limit = useInjection(BookStore).get('limits', offer.hashId);
  if (limit === undefined) return <Unknown />;
  return (
    <span className={styles.stack}>
      <Price of={limit} />
      {isOnSale(offer) && <LimitLeft as="cell" limit={limit} offer={offer} />}
    </span>
  );
}

function ProfitCell({ offer }: CellProps) {
  const { t } = useTexts('offersTable');
  const { money } = useFormat();
  const calculated = useInjection(CalculateOffer).atMinimum(offer);
  if (!calculated || !isOnSale(offer)) return <Unknown />;
  const source = t(calculated.isBeforeTransport ? 'profitBeforeTransport' : 'profitSource');
  return (
    <span title={source}>
      <span translate="no">{money(calculated.profit)}</span>
      <span className="visually-hidden">{`, ${source}`}</span>
    </span>
  );
}
