import { CircleX, Gavel, MessageCircle, Sparkles, TrendingUp, X, Zap } from 'lucide';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import type { News } from '../../domain/notifications/News';
import { OfferLink } from '../offers/parts/OfferLink';
import { Icon } from '../shared/Icon';
import { IconButton } from '../shared/IconButton';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { RaiseLink } from './RaiseLink';
import styles from './Toast.module.css';

const icons = {
  outbid: TrendingUp,
  answered: MessageCircle,
  newOffers: Sparkles,
  sold: Gavel,
  rejected: CircleX,
  buyNow: Zap,
};

interface ToastProps {
  readonly news: News;
  readonly text: string;
  readonly onClose: () => void;
}

/** The live region in Toasts announces the text, so the toast only shows it. */
export function Toast({ news, text, onClose }: ToastProps) {
  const { t } = useTexts(['notifications', 'shared']);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Otherwise Escape would also close the offer below.
    event.preventDefault();
    onClose();
  };
  return (
    <article className={styles.toast} data-kind={news.kind} aria-label={text} onKeyDown={handleKey}>
      <Icon of={icons[news.kind]} size={18} className={styles.icon ?? ''} />
      <div className={styles.content}>
        <p>{text}</p>
        {news.kind === 'answered' && <p className={styles.quote}>{news.text}</p>}
        {news.kind === 'answered' ? (
          <Link to={paths.conversation(news.hashId)} onClick={onClose}>
            {t('notifications:openConversation')}
          </Link>
        ) : news.kind === 'newOffers' ? (
          <Link to={paths.browse} onClick={onClose}>
            {t('notifications:showNewOffers')}
          </Link>
        ) : (
          <p className={styles.ways}>
            <OfferLink hashId={news.hashId}>{t('notifications:openOffer')}</OfferLink>
            {news.kind === 'outbid' && <RaiseLink hashId={news.hashId} />}
          </p>
        )}
      </div>
      <IconButton name={t('shared:close')} tooltip="above" icon={<Icon of={X} size={18} />} onClick={onClose} />
    </article>
  );
}
