import { observer } from 'mobx-react-lite';
import { HiddenOffers } from '../../../application/offers/hidden/HiddenOffers';
import { HideOffer } from '../../../application/offers/hidden/HideOffer';
import type { HashId } from '../../../domain/offers/Offer';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './OfferMarks.module.css';
import { SeenMark } from './SeenMark';

interface OfferMarksProps {
  readonly hashId: HashId;
  /** On a photo, whose colours are not known. There, a hidden offer can be shown again. */
  readonly onPhoto?: boolean;
}

/** What this device knows of an offer: that it is hidden, came back, is new or has changed. Otherwise empty. */
export const OfferMarks = observer(function OfferMarks({ hashId, onPhoto = false }: OfferMarksProps) {
  const { t } = useTexts('offers');
  const hiddenOffers = useInjection(HiddenOffers);
  const hidden = hiddenOffers.recordOf(hashId);
  const isHidden = hidden !== undefined && hiddenOffers.isHidden(hashId);
  const text = isHidden ? t('hidden.mark') : hidden?.cameBack && t(`hidden.back.${hidden.cameBack}`);
  return (
    <span className={styles.marks} data-on-photo={onPhoto}>
      {text ? <span className={styles.mark}>{text}</span> : <SeenMark hashId={hashId} />}
      {isHidden && onPhoto && <ShowAgain hashId={hashId} />}
    </span>
  );
});

function ShowAgain({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('offers');
  const hideOffer = useInjection(HideOffer);
  return (
    <button type="button" className={styles.showAgain} onClick={() => hideOffer.showAgain(hashId)}>
      {t('hidden.showAgain')}
    </button>
  );
}
