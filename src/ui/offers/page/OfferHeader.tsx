import { OfferLists } from '../../../application/offers/list/OfferLists';
import { ToggleLike } from '../../../application/offers/ToggleLike';
import type { Offer } from '../../../domain/offers/Offer';
import type { OfferDetail } from '../../../domain/offers/OfferDetail';
import type { StatedInRow } from '../../../domain/valuation/NotStated';
import { Flag } from '../../shared/icons/Flag';
import { noticePlace } from '../../shared/noticePlaces';
import { useScreenActions } from '../../shared/page/useScreenActions';
import { useFormat } from '../../shared/texts/useFormat';
import { useNow } from '../../shared/texts/useNow';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { LikeButton } from '../tile/LikeButton';
import { Score, ScoreBar } from '../tile/Score';
import styles from './OfferHeader.module.css';
import { RiskRow } from './RiskRow';

interface OfferHeaderProps {
  readonly offer: StatedInRow & Pick<Offer, 'hashId' | 'label1' | 'label2' | 'score' | 'isLiked' | 'publishedAt'>;
  readonly detail: OfferDetail | undefined;
}

/**
 * The header keeps a place for the risks and the location before the detail has loaded, so that the controls below do not
 * shift.
 */
export function OfferHeader({ offer, detail }: OfferHeaderProps) {
  const { t } = useTexts('offersDetails');
  const { moment, elapsed } = useFormat();
  const now = useNow();
  const lists = useInjection(OfferLists);
  const toggleLike = useInjection(ToggleLike);
  const { hashId } = offer;
  // The page may be rendered before it is opened.
  useScreenActions(() => (lists.openOffer === hashId ? { like: () => void toggleLike.execute(hashId) } : {}));
  const place = [detail?.zipCode, detail?.place].filter(Boolean).join(' ');
  return (
    <header className={styles.header}>
      <ScoreBar score={offer.score} />
      <LikeButton offer={offer} />
      <div className={styles.title} ref={noticePlace} data-notice-place="title">
        <h1 className={styles.label1} translate="no">
          {offer.label1 || offer.hashId}
        </h1>
      </div>
      <p className={styles.label2} translate="no">
        {offer.label2}
      </p>
      <RiskRow key={hashId} offer={offer} detail={detail} />
      <dl className={styles.facts}>
        <dt>{t('number')}</dt>
        <dd translate="no">{offer.hashId}</dd>
        {(place || !detail) && (
          <>
            <dt>{t('location')}</dt>
            <dd>
              {detail?.countryCode && <Flag code={detail.countryCode} />} <span>{place || '\u00a0'}</span>
            </dd>
          </>
        )}
        <dt>{t('facts.score')}</dt>
        <dd>
          <Score score={offer.score} />
        </dd>
        {offer.publishedAt !== null && (
          <>
            <dt>{t('published')}</dt>
            <dd>
              <time dateTime={new Date(offer.publishedAt).toISOString()}>{moment(offer.publishedAt)}</time>
            </dd>
            <dt>{t('onlineFor')}</dt>
            <dd title={moment(offer.publishedAt)}>{elapsed(offer.publishedAt, now)}</dd>
          </>
        )}
      </dl>
    </header>
  );
}
