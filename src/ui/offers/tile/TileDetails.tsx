import type { Offer } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import { ActionBarPanel } from '../../bidding/bar/ActionBarPanel';
import { LimitField } from '../../bidding/limits/LimitField';
import { NoteField } from '../../book/NoteField';
import { DealFirst } from '../../deals/DealFirst';
import { HideField } from '../hidden/HideField';
import { PriceBlock, PriceLines } from '../parts/PriceBlock';
import { VehicleLines } from '../parts/VehicleLines';
import * as styles from './TileDetails.module.css';

/** If the tile folds up around the focus, or the panel closes, the browser would move the focus to the body. */
const keepFocus = (details: HTMLElement | null) => {
  const panel = details?.closest<HTMLElement>('section[data-offer]');
  const row = panel
    ? panel.parentElement!.querySelector(`[role='row'][data-offer="${CSS.escape(panel.dataset.offer!)}"]`)
    : details?.closest('article');
  const toggle = row?.querySelector<HTMLElement>('[aria-expanded]');
  const list = panel?.parentElement!.querySelector<HTMLElement>('[role="region"]');
  return () => {
    if (!details?.contains(document.activeElement)) return;
    // The row may have left the list.
    (toggle?.isConnected ? toggle : list)?.focus({ preventScroll: true });
  };
};

interface TileDetailsProps {
  readonly offer: Offer;
  /** True in the panel beside a table. A tile shows itself where the dealer stands, and the amount that decides. */
  readonly inPanel?: boolean;
}

/** The expanded part of a tile or a row, or the panel beside a table. */
export function TileDetails({ offer, inPanel = false }: TileDetailsProps) {
  return (
    <div ref={keepFocus} className={styles.details}>
      <DealFirst offer={offer} panel={<ActionBarPanel offer={offer} />}>
        {inPanel ? (
          <PriceBlock offer={offer} isLed={offer.deal !== null}>
            <VehicleLines offer={offer} />
          </PriceBlock>
        ) : (
          <PriceLines offer={offer}>
            <VehicleLines offer={offer} />
          </PriceLines>
        )}
      </DealFirst>
      <div className={styles.own}>
        {isOnSale(offer) && <LimitField offer={offer} />}
        <NoteField hashId={offer.hashId} />
        <HideField offer={offer} />
      </div>
    </div>
  );
}
