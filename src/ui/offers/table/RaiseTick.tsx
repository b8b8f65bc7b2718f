import { observer } from 'mobx-react-lite';
import { PlaceRaises } from '../../../application/bidding/raise/PlaceRaises';
import { RaiseListStore } from '../../../application/bidding/raise/RaiseListStore';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { canBeRaised } from '../../../domain/bidding/RaiseList';
import type { HashId } from '../../../domain/offers/Offer';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './OfferTableRow.module.css';

/** Ticks a row to raise it together with others. Only there while the dealer chooses such rows. */
export const RaiseTick = observer(function RaiseTick({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('biddingBets');
  const raises = useInjection(RaiseListStore);
  const placeRaises = useInjection(PlaceRaises);
  const offer = useInjection(OfferRegistry).get(hashId);
  if (!raises.isChoosing) return null;
  return (
    <span className={styles.tick}>
      {offer && canBeRaised(offer) && (
        <input
          type="checkbox"
          aria-label={t('raise')}
          checked={raises.isTicked(hashId)}
          onChange={({ target }) => placeRaises.tickRow(hashId, target.checked)}
        />
      )}
    </span>
  );
});
