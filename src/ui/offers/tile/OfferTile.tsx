import { observer } from 'mobx-react-lite';
import type { ComponentType, MouseEvent } from 'react';
import { ActionBars } from '../../../application/bidding/bar/ActionBars';
import { BookStore } from '../../../application/book/BookStore';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { OpenedOffers } from '../../../application/offers/OpenedOffers';
import { SessionStore } from '../../../application/session/SessionStore';
import { proposedBid } from '../../../domain/bidding/MinimumBid';
import { type HashId, type Offer, offerName } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import type { Money } from '../../../domain/shared/Money';
import { lazyView } from '../../shared/loading/lazyView';
import { focusBidField } from '../../shared/offer/focusBidField';
import { OfferLink } from '../../shared/offer/OfferLink';
import { VehiclePhoto } from '../../shared/offer/VehiclePhoto';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { LazyFactsOfOpened, LazyTileDetails } from '../lazyViews';
import { Marks } from '../parts/OfferMarks';
import { OfferNumber } from '../parts/OfferNumber';
import { ContractStatusMark } from './ContractStatusMark';
import { LikeControl } from './LikeButton';
import { OfferGlance } from './OfferGlance';
import { OfferPrice } from './OfferPrice';
import * as styles from './OfferTile.module.css';
import { ScoreBar } from './Score';

/** A tile is complete without its mark. */
const LazyLimitMark = lazyView(
  () => import(/* webpackChunkName: "tile-details" */ '../../bidding/limits/LimitLeft'),
  'LimitMark',
  {
    Missing: () => null,
  },
);

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
  const { money } = useFormat();
  const offer = useInjection(OfferRegistry).get(hashId);
  const bars = useInjection(ActionBars);
  const { testAccess } = useInjection(SessionStore);
  const { hasLimits } = useInjection(BookStore);
  const wasOpened = useInjection(OpenedOffers).wasOpened(hashId);
  const isExpanded = useInjection(ActionBars).isExpanded(hashId);
  if (!offer) return null;
  const { label1, label2, photo, vehicleType, score, contractStatus } = offer;
  // Own bids have a press of their own.
  const canBid = !Facts && !testAccess && isOnSale(offer) && offer.deal === null;
  const next = canBid ? proposedBid(offer) : null;

  const handleBid = ({ currentTarget }: MouseEvent<HTMLElement>, amount: Money) => {
    const tile = currentTarget.closest('article');
    bars.fillIn(offer, amount);
    if (tile) void focusBidField(tile);
  };

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
        <div className={styles.foot} data-can-bid={next !== null}>
          {OfferNumber({ hashId, tabIndex: -1 })}
          {next !== null && (
            <button
              type="button"
              className={offer.ownBid ? styles.raise : styles.bid}
              aria-description={offerName(offer)}
              onClick={event => handleBid(event, next)}
            >
              {t('bidNext', { amount: money(next) })}
            </button>
          )}
          <button
            type="button"
            className={styles.details}
            aria-label={`${t('details')}: ${offerName(offer)}`}
            data-tooltip={t('details')}
            aria-expanded={isExpanded}
            onClick={() => bars.toggleRow(offer)}
          />
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

/** What a list passes to the view of one offer. */
export interface TileProps {
  readonly hashId: HashId;
  /** Its place among the offers on screen, counted from 0. */
  readonly place: number;
  /** Called when the pointer reaches the offer. */
  readonly onPreload: () => void;
}
