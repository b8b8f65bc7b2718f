import { ChevronRight, NotebookPen } from 'lucide';
import { observer } from 'mobx-react-lite';
import { memo, type MouseEvent, use } from 'react';
import { ActionBars } from '../../../application/bidding/bar/ActionBars';
import { OwnPurchases } from '../../../application/bidding/deal/OwnPurchases';
import { RaiseTicks } from '../../../application/bidding/raise/RaiseTicks';
import { BookStore } from '../../../application/book/BookStore';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { nextBid } from '../../../domain/bidding/MinimumBid';
import { saysStanding } from '../../../domain/bidding/OwnBid';
import { canBeRaised } from '../../../domain/bidding/RaiseList';
import { type HashId, type Offer, offerName } from '../../../domain/offers/Offer';
import { ownBidStanding } from '../../../domain/offers/OwnBidStanding';
import { useRaiseTick } from '../../bidding/bets/useRaiseTick';
import { LazyDealWhen } from '../../deals/lazyViews';
import { Icon } from '../../shared/icons/Icon';
import { useKeptFocus } from '../../shared/input/useKeptFocus';
import { OfferLink } from '../../shared/offer/OfferLink';
import { VehiclePhoto } from '../../shared/offer/VehiclePhoto';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { LazyTileDetails } from '../lazyViews';
import { FactsOfOpened } from '../parts/FactsOfOpened';
import { OfferMarks } from '../parts/OfferMarks';
import { OfferNumber } from '../parts/OfferNumber';
import { StandingMark } from '../parts/StandingMark';
import { useStableFields } from '../parts/useStableFields';
import { ContractStatusIcon } from '../tile/ContractStatusMark';
import { LikeButton } from '../tile/LikeButton';
import { OfferGlance } from '../tile/OfferGlance';
import type { TileProps } from '../tile/OfferTile';
import { ScoreBar } from '../tile/Score';
import { columnViews } from './columnViews';
import * as styles from './OfferTableRow.module.css';
import { RowGroupContext, useTable } from './TableContext';

/** Fields that a bid does not change. */
const STABLE_FIELDS = [
  'hashId',
  'label1',
  'label2',
  'photo',
  'vehicleType',
  'year',
  'productionYear',
  'totalMileage',
  'region',
  'score',
  'contractStatus',
  'unstated',
  'deal',
] as const;

/**
 * One offer of a table. The row observes only its own offer in the registry, and a push changes only the cells that show
 * what it brings.
 */
export const OfferTableRow = observer(function OfferTableRow({ hashId, place, onPreload }: TileProps) {
  const { t } = useTexts('offers');
  const { columns, measure, isBeside, isOpen, onDetails } = useTable();
  const offer = useInjection(OfferRegistry).get(hashId);
  const isExpanded = isOpen(hashId);
  const keptFocus = useKeptFocus<HTMLDivElement>(isExpanded, '[aria-expanded]');
  const stable = useStableFields(offer, STABLE_FIELDS);
  if (!offer || !stable) return null;

  // For the pointer only: by keyboard, the row has a button. A drag that selects a text is no press.
  const handleClick = ({ target }: MouseEvent) => {
    const isControl =
      target instanceof Element && target.closest('a, button, input, label, dialog, [data-markable]') !== null;
    if (!isControl && document.getSelection()?.isCollapsed !== false) onDetails(hashId);
  };

  return (
    <div className={styles.item}>
      <div
        {...keptFocus}
        role="row"
        aria-label={offerName(offer)}
        aria-rowindex={place + 2}
        className={styles.row}
        data-offer={hashId}
        data-expanded={isExpanded}
        onPointerEnter={onPreload}
        onClick={handleClick}
      >
        <VehicleCell offer={stable} />
        {columns.map(column => {
          const { Cell, isNumber = false, isText = false } = columnViews[column];
          return (
            <div
              key={column}
              ref={isText ? undefined : measure}
              role="cell"
              className={isText ? styles.text : styles.cell}
              data-column={column}
              data-number={isNumber}
            >
              <Cell offer={offer} />
            </div>
          );
        })}
        <div role="cell" className={styles.actions}>
          <LikeButton offer={offer} />
          <button
            type="button"
            className={styles.details}
            aria-label={`${t('details')}: ${offerName(offer)}`}
            data-tooltip={t('details')}
            aria-expanded={isExpanded}
            onClick={() => onDetails(hashId)}
          >
            <Icon of={ChevronRight} size={18} />
          </button>
        </div>
      </div>
      {isExpanded && !isBeside && (
        <div role="row">
          <div role="cell" className={styles.below}>
            <LazyTileDetails offer={offer} />
          </div>
        </div>
      )}
    </div>
  );
});

interface VehicleCellProps {
  readonly offer: Pick<Offer, (typeof STABLE_FIELDS)[number]>;
}

const VehicleCell = memo(function VehicleCell({ offer }: VehicleCellProps) {
  const { canRaise, hasColumns } = useTable();
  const { hashId, label1, label2, photo, vehicleType } = offer;
  return (
    <div role="rowheader" aria-label={offerName(offer)} className={styles.vehicle}>
      <ScoreBar score={offer.score} />
      {canRaise && <RaiseTick hashId={hashId} />}
      <OfferLink hashId={hashId} tabIndex={-1} aria-hidden className={styles.photo}>
        <VehiclePhoto address={photo} type={vehicleType} loading="eager" />
      </OfferLink>
      <div className={styles.names}>
        <span className={styles.first} title={offerName(offer)} translate="no">
          <OfferLink hashId={hashId} className={styles.label1}>
            {label1 || hashId}
          </OfferLink>{' '}
          <span className={styles.label2}>{label2}</span>
        </span>
        <span className={styles.second}>
          <TypedAmount hashId={hashId} />
          {offer.deal && !hasColumns && <DealWhenOf hashId={hashId} />}
          {/* What has no room is not shown, the last first. The number always has room. */}
          <ContractBeside hashId={hashId} />
          <OfferNumber hashId={hashId} tabIndex={-1} />
          <OfferGlance offer={offer} />
          <StandingBeside hashId={hashId} />
          {!canRaise && <OfferMarks hashId={hashId} />}
          <FactsOfOpened offer={offer} />
          {offer.deal?.place && <span translate="no">{offer.deal.place}</span>}
        </span>
      </div>
      <NoteMark hashId={hashId} />
    </div>
  );
});

/** When a deal has its next appointment, where the next step has no column that says it. */
const DealWhenOf = observer(function DealWhenOf({ hashId }: { readonly hashId: HashId }) {
  const offer = useInjection(OfferRegistry).get(hashId);
  return offer && <LazyDealWhen offer={offer} />;
});

/** The state of the contract as an icon, unless the standing of the row says it. */
const ContractBeside = observer(function ContractBeside({ hashId }: { readonly hashId: HashId }) {
  const { canRaise, columns } = useTable();
  const group = use(RowGroupContext);
  const purchases = useInjection(OwnPurchases);
  const offer = useInjection(OfferRegistry).get(hashId);
  if (!offer) return null;
  const standing = ownBidStanding(offer, purchases.of(offer));
  const isSaid =
    canRaise &&
    columns.includes('standing') &&
    standing === offer.contractStatus &&
    !(group !== null && saysStanding(group, standing));
  return !isSaid && <ContractStatusIcon status={offer.contractStatus} />;
});

/** The standing and the own bid of the few rows that have one, where it has no column. */
const StandingBeside = observer(function StandingBeside({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('offersTable');
  const { money } = useFormat();
  const { hasStandingBeside, canRaise } = useTable();
  const group = use(RowGroupContext);
  const offer = useInjection(OfferRegistry).get(hashId);
  if (!hasStandingBeside || !offer) return null;
  const isSaid = (standing: Parameters<typeof saysStanding>[1]) => group !== null && saysStanding(group, standing);
  return (
    <>
      <StandingMark offer={offer} isSaid={isSaid} />
      {!canRaise && offer.deal === null && Boolean(offer.ownBid) && (
        <span title={t('columns.ownBid')}>
          <span className="visually-hidden">{`${t('columns.ownBid')} `}</span>
          <span translate="no">{money(offer.ownBid!)}</span>
        </span>
      )}
    </>
  );
});

/** The amount that waits in the bid form of a row that is not open. Otherwise empty. */
const TypedAmount = observer(function TypedAmount({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('offersTable');
  const { money } = useFormat();
  const { isOpen } = useTable();
  const amount = useInjection(ActionBars).amountFor(hashId);
  if (amount === 0 || isOpen(hashId)) return null;
  return (
    <span className={styles.typed} translate="no">
      {t('typed', { amount: money(amount) })}
    </span>
  );
});

/** Says that the dealer has noted something about an offer. Empty without a note. */
const NoteMark = observer(function NoteMark({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('book');
  const note = useInjection(BookStore).get('notes', hashId);
  if (note === undefined) return null;
  return (
    <span title={note} className={styles.note}>
      <Icon of={NotebookPen} size={14} />
      <span className="visually-hidden">{`${t('note.name')}: ${note}`}</span>
    </span>
  );
});

/** Ticks a row to raise it together with others. Only there while the dealer chooses such rows. */
const RaiseTick = observer(function RaiseTick({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('biddingBets');
  const { money } = useFormat();
  const ticks = useInjection(RaiseTicks);
  const offer = useInjection(OfferRegistry).get(hashId);
  const { tick, around } = useRaiseTick(hashId);
  if (!ticks.isChoosing) return null;
  const amount = offer ? nextBid(offer) : null;
  return (
    <span {...around} className={styles.tick}>
      {offer && canBeRaised(offer) && (
        <input
          {...tick}
          aria-label={`${t('raise')}: ${offerName(offer)}`}
          aria-description={amount === null ? undefined : t('raiseTo', { amount: money(amount) })}
        />
      )}
    </span>
  );
});
