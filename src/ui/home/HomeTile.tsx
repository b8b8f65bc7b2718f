import { observer } from 'mobx-react-lite';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import { type HashId, offerName } from '../../domain/offers/Offer';
import { ContractStatusMark } from '../offers/tile/ContractStatusMark';
import { OfferGlance } from '../offers/tile/OfferGlance';
import { OfferPrice } from '../offers/tile/OfferPrice';
import { ScoreBar } from '../offers/tile/Score';
import { OfferLink } from '../shared/offer/OfferLink';
import { VehiclePhoto } from '../shared/offer/VehiclePhoto';
import { useInjection } from '../shared/useInjection';
import styles from './HomeTile.module.css';

/**
 * One offer of the landing page. The tile observes only its own offer in the registry, so a push re-renders this tile
 * alone.
 */
export const HomeTile = observer(function HomeTile({ hashId }: { readonly hashId: HashId }) {
  const offer = useInjection(OfferRegistry).get(hashId);
  if (!offer) return null;
  return (
    <article className={styles.tile} aria-label={offerName(offer)} data-offer={hashId} tabIndex={-1}>
      <ScoreBar score={offer.score} />
      <OfferLink hashId={hashId} tabIndex={-1} aria-hidden className={styles.photo}>
        <VehiclePhoto address={offer.photo} type={offer.vehicleType} />
        <ContractStatusMark status={offer.contractStatus} />
      </OfferLink>
      <div className={styles.body}>
        <h3 className={styles.label} translate="no">
          <OfferLink hashId={hashId}>{offer.label1 || hashId}</OfferLink>
        </h3>
        <div className={styles.second}>
          <p className={styles.label2} translate="no">
            {offer.label2}
          </p>
          <OfferGlance offer={offer} />
        </div>
        <OfferPrice offer={offer} />
      </div>
    </article>
  );
});
