import { ChevronDown } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useMemo, useState } from 'react';
import { KeepExpandedRows } from '../../../application/bidding/bar/KeepExpandedRows';
import { BookStore } from '../../../application/book/BookStore';
import { ActionBarStore } from '../../../application/offers/ActionBarStore';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { type Offer, offerName } from '../../../domain/offers/Offer';
import { LazyLimitMark } from '../../bidding/lazyViews';
import { Icon } from '../../shared/icons/Icon';
import { useKeptFocus } from '../../shared/input/useKeptFocus';
import { OfferLink } from '../../shared/offer/OfferLink';
import { VehiclePhoto } from '../../shared/offer/VehiclePhoto';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { LazyTileDetails } from '../lazyViews';
import { OfferMarks } from '../parts/OfferMarks';
import { OfferNumber } from '../parts/OfferNumber';
import { useStableFields } from '../parts/useStableFields';
import { ContractStatusMark } from './ContractStatusMark';
import { LikeButton } from './LikeButton';
import { OfferGlance } from './OfferGlance';
import { OfferPrice } from './OfferPrice';
import styles from './OfferTile.module.css';
import { ScoreBar } from './Score';
import type { TileProps } from './TileProps';

interface OfferTileProps extends TileProps {
  /** A further part of the tile, which also shows the dealer's limit. */
  readonly Facts?: ComponentType<{ readonly offer: Offer }> | undefined;
}

/**
 * Fields that a bid does not change. The elements that depend on them alone are reused when a push changes the price.
 */
const STABLE_FIELDS = [
  'hashId',
  'label1',
  'label2',
  'photo',
  'vehicleType',
  'score',
  'isLiked',
  'contractStatus',
  'productionYear',
  'year',
  'totalMileage',
  'region',
] as const;
type StableOffer = Pick<Offer, (typeof STABLE_FIELDS)[number]>;

/**
 * One offer of a list. The tile observes only its own offer in the registry, so a push re-renders this tile alone. Once it
 * was rendered in full, it stays so during fast scrolling.
 */
export const OfferTile = observer(function OfferTile({ hashId, isPassing, onPreload, Facts }: OfferTileProps) {
  const { t } = useTexts('offers');
  const offer = useInjection(OfferRegistry).get(hashId);
  const stable = useStableFields(offer, STABLE_FIELDS);
  const bars = useInjection(ActionBarStore);
  const expandedRows = useInjection(KeepExpandedRows);
  const book = useInjection(BookStore);
  const expanded = bars.isExpanded(hashId);
  const isWhole = useOnceTrue(!isPassing || expanded);
  const keptFocus = useKeptFocus<HTMLElement>(expanded, '[aria-expanded]');
  // Other facts say themselves what changed.
  const isMarked = isWhole && !Facts;
  const { photo, names } = useMemo(
    () => (stable ? staticElements(stable, isWhole, isMarked) : nothing),
    [stable, isWhole, isMarked],
  );
  const number = useMemo(() => <OfferNumber hashId={hashId} />, [hashId]);
  if (!offer) return null;

  return (
    <article
      {...keptFocus}
      className={styles.tile}
      aria-label={offerName(offer)}
      data-offer={hashId}
      onPointerEnter={onPreload}
    >
      {photo}
      <div className={styles.body}>
        {names}
        <OfferPrice offer={offer} isPassing={!isWhole} />
        {isWhole && !Facts && book.hasLimits && <LazyLimitMark offer={offer} />}
        {isWhole && (
          <div className={styles.foot}>
            {number}
            <button
              type="button"
              className={styles.details}
              aria-expanded={expanded}
              onClick={() => expandedRows.toggle(offer)}
            >
              <span>{t('details')}</span> <Icon of={ChevronDown} size={14} />
            </button>
          </div>
        )}
      </div>
      {Facts && <Facts offer={offer} />}
      {expanded && <LazyTileDetails offer={offer} />}
    </article>
  );
});

/** Stays true after the first true value. */
function useOnceTrue(value: boolean): boolean {
  const [wasTrue, setTrue] = useState(value);
  if (value && !wasTrue) setTrue(true);
  return value || wasTrue;
}

const nothing = { photo: null, names: null };

function staticElements(offer: StableOffer, isWhole: boolean, isMarked: boolean) {
  const { hashId, label1, label2 } = offer;
  return {
    photo: (
      <>
        {isWhole && <ScoreBar score={offer.score} />}
        <div className={styles.photo}>
          <OfferLink hashId={hashId} tabIndex={-1} aria-hidden>
            <VehiclePhoto address={offer.photo} type={offer.vehicleType} loading="eager" />
          </OfferLink>
          {isWhole && <LikeButton offer={offer} />}
          {isWhole && <ContractStatusMark status={offer.contractStatus} />}
          {isMarked && <OfferMarks onPhoto hashId={hashId} />}
        </div>
      </>
    ),
    names: (
      <>
        <h2 className={styles.label1} translate="no">
          <OfferLink hashId={hashId}>{label1 || hashId}</OfferLink>
        </h2>
        <p className={styles.label2} translate="no">
          {label2}
        </p>
        <OfferGlance offer={offer} isPassing={!isWhole} />
      </>
    ),
  };
}
