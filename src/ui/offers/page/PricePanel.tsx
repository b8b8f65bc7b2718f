import { observer } from 'mobx-react-lite';
import type { Offer } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import { ActionBarPanel } from '../../bidding/bar/ActionBarPanel';
import { LimitField } from '../../bidding/limits/LimitField';
import { NoteField } from '../../book/NoteField';
import { DealFirst } from '../../deals/DealFirst';
import { useTexts } from '../../shared/texts/useTexts';
import { HideField } from '../hidden/HideField';
import { PriceBlock } from '../parts/PriceBlock';
import styles from './PricePanel.module.css';

interface PricePanelProps {
  readonly offer: Offer;
  readonly onThankYouClosed: () => void;
}

/** The prices of an offer and the dealer's own bid. The panels to bid or buy open inside this panel. */
export const PricePanel = observer(function PricePanel({ offer, onThankYouClosed }: PricePanelProps) {
  const { t } = useTexts('offersDetails');
  return (
    <section className={styles.panel} aria-label={t('price')}>
      <DealFirst offer={offer} panel={<ActionBarPanel onPage offer={offer} onThankYouClosed={onThankYouClosed} />}>
        <PriceBlock offer={offer} />
      </DealFirst>
      {isOnSale(offer) && <LimitField offer={offer} />}
      <NoteField hashId={offer.hashId} />
      <HideField offer={offer} />
    </section>
  );
});
