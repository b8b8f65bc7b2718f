import type { Offer } from '../../../domain/offers/Offer';
import { ActionBarPanel } from '../../bidding/ActionBarPanel';
import { OfferFacts } from './OfferFacts';
import styles from './TileDetails.module.css';

/** The expanded part of a tile. */
export function TileDetails({ offer }: { readonly offer: Offer }) {
  return (
    <div className={styles.details}>
      <OfferFacts offer={offer} />
      <ActionBarPanel offer={offer} />
    </div>
  );
}
