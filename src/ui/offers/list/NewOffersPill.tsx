import { ArrowUp, Eye } from 'lucide';
import { observer } from 'mobx-react-lite';
import { HiddenOffers } from '../../../application/offers/hidden/HiddenOffers';
import { HiddenStore } from '../../../application/offers/hidden/HiddenStore';
import { LoadOffers } from '../../../application/offers/LoadOffers';
import type { OfferListStore } from '../../../application/offers/OfferListStore';
import { JudgeOffers } from '../../../application/search/JudgeOffers';
import { Icon } from '../../shared/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './NewOffersPill.module.css';

interface NewOffersPillProps {
  readonly list: OfferListStore;
  readonly onFirstPage: () => void;
}

/**
 * Shown when new offers arrive while the dealer reads further down. The list does not change until the dealer presses
 * the button.
 */
export const NewOffersPill = observer(function NewOffersPill({ list, onFirstPage }: NewOffersPillProps) {
  const { t } = useTexts('offers');
  const loadOffers = useInjection(LoadOffers);
  const judge = useInjection(JudgeOffers);
  const newOffers = judge.refined(useInjection(HiddenOffers).newOffersOf(list), list.question.refinements);
  if (newOffers.length === 0) return null;

  const handlePress = () => {
    // New offers are on the first page.
    if (list.question.page > 1) return onFirstPage();
    void loadOffers.refreshFromTop(list.tab);
  };

  const count = t('newOffers', { count: newOffers.length });
  const text = list.areNewOffersDoubtful ? `${count}, ${t('newOffersDoubtful')}` : count;
  return (
    <button type="button" className={styles.pill} title={text} onClick={handlePress}>
      <Icon of={ArrowUp} size={16} /> <span className={styles.text}>{text}</span>
    </button>
  );
});

/** Shows the hidden offers that came back while the dealer was using the list, and scrolls to the first of them. */
export const ReturnedPill = observer(function ReturnedPill({ list }: { readonly list: OfferListStore }) {
  const { t } = useTexts('offers');
  const hiddenOffers = useInjection(HiddenOffers);
  const { size: count } = useInjection(HiddenStore).waiting;
  if (count === 0) return null;
  const text = t('hidden.cameBack', { count });
  return (
    <button type="button" className={styles.pill} title={text} onClick={() => hiddenOffers.release(list)}>
      <Icon of={Eye} size={16} /> <span className={styles.text}>{text}</span>
    </button>
  );
});
