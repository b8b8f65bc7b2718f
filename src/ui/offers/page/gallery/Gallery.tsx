import { useEffect, useState } from 'react';
import { OpenedOffers } from '../../../../application/offers/OpenedOffers';
import type { Offer } from '../../../../domain/offers/Offer';
import type { Photo } from '../../../../domain/offers/OfferDetail';
import { Stack } from '../../../kit/Layout';
import { moveByArrow } from '../../../shared/input/moveByArrow';
import { VehiclePhoto } from '../../../shared/offer/VehiclePhoto';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import { LazyPhotoViewer } from '../../lazyViews';
import * as styles from './Gallery.module.css';

interface GalleryProps {
  readonly offer: Pick<Offer, 'photo' | 'vehicleType'>;
  /** Null until the photos have loaded. The gallery shows the row's photo meanwhile. */
  readonly photos: readonly Photo[] | null;
}

/** The shape that most cameras give a photo. It fills the large box without a loss that matters. */
const fills = ({ size }: Photo) => size !== null && Math.abs(size.width / size.height - 4 / 3) < 0.1;

/** The first photo large, the others below it. A press opens the photo viewer, which is loaded on demand. */
export function Gallery({ offer, photos }: GalleryProps) {
  const { t } = useTexts('offersDetails');
  const openedOffers = useInjection(OpenedOffers);
  /** The count tells the presses apart, because a press also tries again to load the viewer. */
  const [press, setPress] = useState({ count: 0, index: 0 });
  const [first, ...others] = photos ?? [];

  useEffect(() => {
    if (first) openedOffers.photoShown(first);
  }, [first, openedOffers]);

  const handleOpen = (index: number) => setPress(({ count }) => ({ count: count + 1, index }));

  // Nothing below the gallery is rendered before the photos are known, so removing the reserved row shifts nothing.
  const hasOthers = photos === null || others.length > 0;
  const total = photos?.length ?? 0;
  const opener = (index: number) => t('openPhoto', { number: index + 1, total });
  return (
    <>
      {/* The photos are one stop of the Tab key. The arrows go on from there, and in the viewer too. */}
      <Stack
        as="section"
        gap={2}
        className={styles.gallery}
        aria-label={t('photos')}
        onKeyDown={event => moveByArrow(event, 'button')}
      >
        {first ? (
          <button
            type="button"
            className={styles.first}
            data-fills={fills(first)}
            aria-label={opener(0)}
            onClick={() => handleOpen(0)}
          >
            <VehiclePhoto address={first.address} type={offer.vehicleType} />
          </button>
        ) : (
          <div className={styles.first}>
            <VehiclePhoto address={offer.photo} type={offer.vehicleType} />
          </div>
        )}
        {hasOthers && (
          <ul className={styles.others}>
            {others.map((photo, index) => (
              <li key={photo.id}>
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={opener(index + 1)}
                  onClick={() => handleOpen(index + 1)}
                >
                  <VehiclePhoto address={photo.thumbnail} type={offer.vehicleType} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </Stack>
      {photos && press.count > 0 && <LazyPhotoViewer key={press.count} photos={photos} index={press.index} />}
    </>
  );
}
