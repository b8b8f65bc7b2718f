import type { ReactNode } from 'react';
import type { OfferColumn } from '../../../domain/offers/list/OfferColumn';
import type { Offer } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import { offerYear } from '../../../domain/offers/vehicle/offerYear';
import { ActionBarPanel } from '../../bidding/bar/ActionBarPanel';
import { LimitField } from '../../bidding/limits/LimitField';
import { NoteField } from '../../book/NoteField';
import { DealFirst } from '../../deals/DealFirst';
import common from '../../shared/common.module.css';
import { Flag } from '../../shared/icons/Flag';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { HideField } from '../hidden/HideField';
import { PriceBlock } from '../parts/PriceBlock';
import { Score } from './Score';
import styles from './TileDetails.module.css';

/** If the tile folds up around the focus, or the panel closes, the browser would move the focus to the body. */
const keepFocus = (details: HTMLElement | null) => {
  const panel = details?.closest<HTMLElement>('section[data-offer]');
  const row = panel
    ? panel.parentElement!.querySelector(`[role='row'][data-offer="${CSS.escape(panel.dataset.offer!)}"]`)
    : details?.closest('article');
  const toggle = row?.querySelector<HTMLElement>('[aria-expanded]');
  return () => {
    if (details?.contains(document.activeElement)) toggle?.focus({ preventScroll: true });
  };
};

interface TileDetailsProps {
  readonly offer: Offer;
  /** What a row beside it shows already, with the facts of the vehicle. */
  readonly inRow?: readonly OfferColumn[] | undefined;
}

/** The expanded part of a tile, or what the panel beside a table adds to its row. */
export function TileDetails({ offer, inRow }: TileDetailsProps) {
  return (
    <div ref={keepFocus} className={styles.details}>
      <DealFirst offer={offer} panel={<ActionBarPanel offer={offer} />}>
        <div className={common.stack}>
          {!inRow && <OfferFacts offer={offer} />}
          <PriceBlock offer={offer} inRow={inRow} />
        </div>
      </DealFirst>
      <div>
        {isOnSale(offer) && <LimitField offer={offer} />}
        <NoteField hashId={offer.hashId} />
        <HideField offer={offer} />
      </div>
    </div>
  );
}

/** The facts about the vehicle that a dealer considers before bidding. Unknown facts have no line. */
function OfferFacts({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts(['offersDetails', 'shared']);
  const { number, country } = useFormat();
  const isMachine = offer.vehicleType === 'AgriculturalMachine';

  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('facts.score'), <Score score={offer.score} />],
    [t(isMachine ? 'facts.productionYear' : 'facts.year'), offerYear(offer)],
    [
      t('facts.mileage'),
      offer.totalMileage === null ? null : t('shared:units.kilometres', { value: number(offer.totalMileage) }),
    ],
    [
      t('facts.country'),
      offer.region && (
        <>
          <Flag code={offer.region} /> <span>{country(offer.region)}</span>
        </>
      ),
    ],
  ];

  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
