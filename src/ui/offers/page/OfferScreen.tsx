import type { HashId } from '../../../domain/offers/Offer';
import { OfferPage } from './OfferPage';
import styles from './OfferScreen.module.css';
import { useOverlay } from './overlay/useOverlay';

/** An offer at its own address, without a list below it. */
export function OfferScreen({ hashId }: { readonly hashId: HashId }) {
  const { close } = useOverlay();
  return (
    <div className={styles.screen}>
      <OfferPage hashId={hashId} onClose={close} />
    </div>
  );
}
