import type { Offer } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import { ActionBarPanel } from '../../bidding/bar/ActionBarPanel';
import { LimitField } from '../../bidding/limits/LimitField';
import { NoteField } from '../../book/NoteField';
import { DealFirst } from '../../realization/DealFirst';
import { HideField } from '../hidden/HideField';
import { PriceBlock } from '../parts/PriceBlock';
import { OfferFacts } from './OfferFacts';
import styles from './TileDetails.module.css';

/** The expanded part of a tile. */
export function TileDetails({ offer }: { readonly offer: Offer }) {
  return (
    <div className={styles.details}>
      <DealFirst offer={offer} panel={<ActionBarPanel offer={offer} />}>
        <OfferFacts offer={offer} />
        <PriceBlock offer={offer} />
      </DealFirst>
      {isOnSale(offer) && <LimitField offer={offer} />}
      <NoteField hashId={offer.hashId} />
      <HideField offer={offer} />
    </div>
  );
}
