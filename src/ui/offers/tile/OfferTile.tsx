import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { ActionBars } from '../../../application/bidding/bar/ActionBars';
import { KeepExpandedRows } from '../../../application/bidding/bar/KeepExpandedRows';
import { BookStore } from '../../../application/book/BookStore';
import { OfferDetails } from '../../../application/offers/OfferDetails';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { type Offer, offerName } from '../../../domain/offers/Offer';
import { LazyLimitMark } from '../../bidding/lazyViews';
import { OfferLink } from '../../shared/offer/OfferLink';
import { VehiclePhoto } from '../../shared/offer/VehiclePhoto';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { LazyFactsOfOpened, LazyTileDetails } from '../lazyViews';
import { Marks } from '../parts/OfferMarks';
import { OfferNumber } from '../parts/OfferNumber';
import { ContractStatusMark } from './ContractStatusMark';
import { LikeControl } from './LikeButton';
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
 * One offer of a list. The tile observes only its own offer in the registry, so a push re-renders this tile alone.
 *
 * A list renders many tiles, and React and MobX hold something for each component. So the tile calls its parts as functions.
 * They have no state and no effects: the hooks that they use only read a context.
 */
export const OfferTile = observer(function OfferTile({ hashId, onPreload, Facts }: OfferTileProps) {
  const { t } = useTexts('offers');
  const offer = useInjection(OfferRegistry).get(hashId);
  const expandedRows = useInjection(KeepExpandedRows);
  const { hasLimits } = useInjection(BookStore);
  const wasOpened = useInjection(OfferDetails).wasOpened(hashId);
  const isExpanded = useInjection(ActionBars).isExpanded(hashId);
  if (!offer) return null;
  const { label1, label2, photo, vehicleType, score, contractStatus } = offer;

  return (
    <article
      tabIndex={-1}
      className={styles.tile}
      aria-label={offerName(offer)}
      data-offer={hashId}
      onPointerEnter={onPreload}
    >
      {ScoreBar({ score })}
      <div className={styles.photo} data-score={score}>
        {OfferLink({
          hashId,
          tabIndex: -1,
          'aria-hidden': true,
          children: <VehiclePhoto address={photo} type={vehicleType} loading="eager" />,
        })}
        {LikeControl({ offer })}
        {ContractStatusMark({ status: contractStatus })}
        {/* Other facts say themselves what changed. */}
        {!Facts && Marks({ hashId, onPhoto: true })}
      </div>
      <div className={styles.body}>
        <h2 className={styles.label1} translate="no">
          {OfferLink({ hashId, children: label1 || hashId })}
        </h2>
        <p className={styles.label2} translate="no">
          {label2}
        </p>
        {OfferGlance({ offer, children: wasOpened && <LazyFactsOfOpened offer={offer} /> })}
        {OfferPrice({ offer })}
        {!Facts && hasLimits && <LazyLimitMark offer={offer} />}
        <div className={styles.foot}>
          {OfferNumber({ hashId })}
          <button
            type="button"
            className={styles.details}
            aria-expanded={isExpanded}
            onClick={() => expandedRows.toggle(offer)}
          >
            {t('details')}
          </button>
        </div>
      </div>
      {Facts && <Facts offer={offer} />}
      {isExpanded && (
        <div className={styles.unfolded}>
          <LazyTileDetails offer={offer} />
        </div>
      )}
    </article>
  );
});
