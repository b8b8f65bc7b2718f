import { when } from 'mobx';
import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react';
import { ConnectionStore } from '../../../application/connection/ConnectionStore';
import type { VehicleType } from '../../../domain/offers/vehicle/VehicleType';
import { useTexts } from '../texts/useTexts';
import { useInjection } from '../useInjection';
import * as styles from './offer.module.css';

interface VehiclePhotoProps {
  readonly address: string | null;
  readonly type: VehicleType;
  /**
   * Use `eager` in a virtualized list: only tiles near the visible range are rendered, and `lazy` would make the
   * browser observe each photo.
   */
  readonly loading?: 'lazy' | 'eager';
}

/**
 * A photo in a box of fixed aspect ratio, which shows a drawing of the vehicle until the photo has loaded. If there is no
 * photo, or it fails to load, the drawing stays. A failed photo is tried again when the network is back.
 */
export function VehiclePhoto({ address, type, loading = 'lazy' }: VehiclePhotoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  // Called as a function, because a list of tiles pays for each component.
  if (address === null) return MissingPhoto({ type });
  if (address === broken) return <BrokenPhoto type={type} onComeback={() => setBroken(null)} />;
  return (
    <img
      key={address}
      ref={showImage(address)}
      className={styles.photo}
      data-type={type}
      alt=""
      width={480}
      height={320}
      loading={loading}
      decoding="async"
      onLoad={handleLoad}
      onError={() => setBroken(address)}
    />
  );
}

/** A transparent pixel, so that the drawing behind it is visible. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

interface BrokenPhotoProps extends Pick<VehiclePhotoProps, 'type'> {
  /** Called when the network is back. */
  readonly onComeback: () => void;
}

/** A component of its own, because only a photo that failed to load observes the network. */
function BrokenPhoto({ type, onComeback }: BrokenPhotoProps) {
  const connection = useInjection(ConnectionStore);
  const handleComeback = useEffectEvent(onComeback);
  useEffect(() => {
    const { networkReturns } = connection;
    return when(
      () => connection.networkReturns > networkReturns,
      () => handleComeback(),
    );
  }, [connection]);
  return <MissingPhoto type={type} />;
}

function MissingPhoto({ type }: Pick<VehiclePhotoProps, 'type'>) {
  const { t } = useTexts('offers');
  return <img className={styles.photo} data-type={type} src={NOTHING} alt={t('noPhoto')} width={480} height={320} />;
}

/** Not a state, because a list would render each tile again. */
function handleLoad({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.dataset.loaded = '';
}

/**
 * The `ref` of an image. React sets an attribute `src` while it renders and again in the commit, and each time the browser
 * begins to load the image.
 */
export const showImage = (address: string) => (image: HTMLImageElement | null) => {
  if (image && image.getAttribute('src') !== address) image.src = address;
};
