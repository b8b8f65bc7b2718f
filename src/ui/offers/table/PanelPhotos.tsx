import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { OpenedOffers } from '../../../application/offers/OpenedOffers';
import { Clock } from '../../../application/ports/Clock';
import { type Offer, offerName } from '../../../domain/offers/Offer';
import { FailureNotice } from '../../shared/FailureNotice';
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
  const clock = useInjection(Clock);
  const { hashId, photo, vehicleType } = offer;
  const opened = useInjection(OpenedOffers);
  const detail = opened.detailOf(hashId);
  const status = opened.statusOf(hashId);
  useEffect(() => {
    if (opened.isRead(hashId)) return;
    return clock.after(READ_AFTER, () => void opened.read(hashId));
  }, [opened, clock, hashId]);

  const addresses = detail?.photos.length ? detail.photos.map(({ thumbnail }) => thumbnail) : [photo];
  const more = addresses.length - PHOTOS;
  return (
    <>
      <OfferLink hashId={hashId} className={styles.photos} aria-label={`${t('photos')}: ${offerName(offer)}`}>
        {addresses.slice(0, PHOTOS).map((address, index) => (
          <span key={index}>
            <VehiclePhoto address={address} type={vehicleType} />
            {more > 0 && index === PHOTOS - 1 && <span className={styles.more}>{`+${more}`}</span>}
          </span>
        ))}
      </OfferLink>
      {detail || status.step !== 'failed' ? (
        <RiskRow offer={offer} detail={detail} isAlone />
      ) : (
        <FailureNotice title={t('failed')} failure={status.failure} onTryAgain={() => void opened.read(hashId)} />
      )}
    </>
  );
});
