import { Heart } from 'lucide';
import { observer } from 'mobx-react-lite';
import { OwnLikes } from '../../../application/offers/OwnLikes';
import { type Offer, offerName } from '../../../domain/offers/Offer';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from './tileParts.module.css';

interface LikeButtonProps {
  readonly offer: Pick<Offer, 'hashId' | 'isLiked' | 'label1' | 'label2'>;
}

export const LikeButton = observer(LikeControl);

/** The same in a view that observes it. */
export function LikeControl({ offer }: LikeButtonProps) {
  const { t } = useTexts('offers');
  const likes = useInjection(OwnLikes);
  return (
    <button
      type="button"
      className={styles.like}
      aria-label={`${t('like')}: ${offerName(offer)}`}
      aria-pressed={likes.isLiked(offer)}
      data-tooltip={t('like')}
      onClick={() => void likes.toggle(offer.hashId)}
    >
      {Icon({ of: Heart, size: 18 })}
    </button>
  );
}
