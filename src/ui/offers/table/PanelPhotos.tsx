import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { OfferDetails } from '../../../application/offers/OfferDetails';
import { OpenOffer } from '../../../application/offers/OpenOffer';
import { Clock } from '../../../application/ports/Clock';
import type { Offer } from '../../../domain/offers/Offer';
import { OfferLink } from '../../shared/offer/OfferLink';
import { VehiclePhoto } from '../../shared/offer/VehiclePhoto';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { RiskRow } from '../page/RiskRow';
import styles from './PanelPhotos.module.css';

const PHOTOS = 4;
/** Milliseconds. A dealer who goes from row to row reads only the offer at which the walk ends. */
const READ_AFTER = 300;

/** The first photos of an offer and its risks, which only an opened offer tells. Their place is kept until they are known. */
export const PanelPhotos = observer(function PanelPhotos({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('offersDetails');
  const openOffer = useInjection(OpenOffer);
  const clock = useInjection<Clock>(Clock);
  const { hashId, photo, vehicleType } = offer;
  const detail = useInjection(OfferDetails).get(hashId);
  useEffect(() => {
    if (openOffer.isRead(hashId)) return;
    return clock.after(READ_AFTER, () => void openOffer.read(hashId));
  }, [openOffer, clock, hashId]);

  const addresses = detail?.photos.map(({ thumbnail }) => thumbnail) ?? [photo];
  const more = addresses.length - PHOTOS;
  return (
    <>
      <OfferLink hashId={hashId} className={styles.photos} aria-label={t('photos')}>
        {addresses.slice(0, PHOTOS).map((address, index) => (
          <span key={index}>
            <VehiclePhoto address={address} type={vehicleType} />
            {more > 0 && index === PHOTOS - 1 && <span className={styles.more}>{`+${more}`}</span>}
          </span>
        ))}
      </OfferLink>
      <RiskRow offer={offer} detail={detail} isAlone />
    </>
  );
});
