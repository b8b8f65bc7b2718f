import { HideOffer } from '../../../application/offers/hidden/HideOffer';
import type { HashId } from '../../../domain/offers/Offer';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './ShowAgain.module.css';

export function ShowAgain({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('offers');
  const hideOffer = useInjection(HideOffer);
  return (
    <button type="button" className={styles.showAgain} onClick={() => hideOffer.showAgain(hashId)}>
      {t('hidden.showAgain')}
    </button>
  );
}
