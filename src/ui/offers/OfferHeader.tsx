import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '../../domain/offers/Offer';
import type { OfferDetail } from '../../domain/offers/OfferDetail';
import { Flag } from '../shared/Flag';
import { useFormat } from '../shared/useFormat';
import { useNow } from '../shared/useNow';
import { LikeButton } from './LikeButton';
import { ScoreBar } from './ScoreBar';
import styles from './OfferHeader.module.css';

interface OfferHeaderProps {
  readonly offer: Offer;
  readonly detail: OfferDetail | undefined;
}

export function OfferHeader({ offer, detail }: OfferHeaderProps) {
  const { t } = useTranslation('offers');
  const { moment, elapsed } = useFormat();
  const now = useNow();
  const place = [detail?.zipCode, detail?.place].filter(Boolean).join(' ');
  return (
    <header className={styles.header}>
      <ScoreBar score={offer.score} />
      <LikeButton offer={offer} />
      <h1 className={styles.label1}>{offer.label1 || offer.hashId}</h1>
      <p className={styles.label2}>{offer.label2}</p>
      <dl className={styles.facts}>
        <dt>{t('offer.number')}</dt>
        <dd>{offer.hashId}</dd>
        {place && (
          <>
            <dt>{t('offer.location')}</dt>
            <dd>
              {detail?.countryCode && <Flag code={detail.countryCode} />} {place}
            </dd>
          </>
        )}
        {offer.publishedAt !== null && (
          <>
            <dt>{t('offer.published')}</dt>
            <dd>
              <time dateTime={new Date(offer.publishedAt).toISOString()}>{moment(offer.publishedAt)}</time>
            </dd>
            <dt>{t('offer.onlineFor')}</dt>
            <dd title={moment(offer.publishedAt)}>{elapsed(offer.publishedAt, now)}</dd>
          </>
        )}
      </dl>
      {detail?.mobileSearchAddress && (
        <a href={detail.mobileSearchAddress} target="_blank" rel="noopener noreferrer" className={styles.search}>
          {t('offer.mobileSearch')} <ExternalLink size={14} aria-hidden />
        </a>
      )}
    </header>
  );
}
