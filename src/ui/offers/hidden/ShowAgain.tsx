import { HiddenOffers } from '../../../application/offers/hidden/HiddenOffers';
import type { HashId } from '../../../domain/offers/Offer';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from './Hidden.module.css';

export function ShowAgain({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('offersHidden');
  const hiddenOffers = useInjection(HiddenOffers);
  return (
    <button type="button" className={styles.showAgain} onClick={() => hiddenOffers.showAgain(hashId)}>
      {t('showAgain')}
    </button>
  );
}
