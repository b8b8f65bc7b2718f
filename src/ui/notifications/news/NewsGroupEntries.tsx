import { useId } from 'react';
import { KeptNews } from '../../../application/notifications/KeptNews';
import type { DatedNews } from '../../../domain/notifications/KeptNews';
import type { NewsGroup } from '../../../domain/notifications/NewsGroup';
import common from '../../shared/common.module.css';
import { Icon } from '../../shared/icons/Icon';
import { MarkableLink } from '../../shared/MarkableLink';
import { OfferLink } from '../../shared/offer/OfferLink';
import { paths } from '../../shared/paths';
import { RelativeTime } from '../../shared/texts/RelativeTime';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { RaiseLink } from '../toasts/Toast';
import styles from './NewsDialog.module.css';
import { newsIcons } from './newsIcons';
import { useNewsLine } from './useNewsText';

interface NewsGroupEntriesProps {
  readonly group: NewsGroup;
  readonly onFollow: () => void;
}

/** What has happened to one offer, newest first. */
export function NewsGroupEntries({ group: { hashId, entries }, onFollow }: NewsGroupEntriesProps) {
  const { t } = useTexts('notifications');
  const nameId = useId();
  const { news } = entries[0]!.value;
  return (
    <article className={styles.group} aria-labelledby={nameId}>
      <h3 id={nameId} translate={hashId === null ? undefined : 'no'}>
        {hashId === null ? t('list.newOffers') : news.name}
      </h3>
      {hashId !== null && (
        <p className={common.small} translate="no">
          {hashId}
        </p>
      )}
      <ul>
        {entries.map(entry => (
          <NewsEntry key={entry.key} entry={entry} nameId={nameId} onFollow={onFollow} />
        ))}
      </ul>
      {news.kind === 'outbid' && (
        <p className={styles.raise}>
          <RaiseLink hashId={news.hashId} onOpen={onFollow} />
        </p>
      )}
    </article>
  );
}

interface NewsEntryProps {
  readonly entry: DatedNews;
  /** The element that names the offer. */
  readonly nameId: string;
  readonly onFollow: () => void;
}

function NewsEntry({ entry: { key, changedAt, value }, nameId, onFollow }: NewsEntryProps) {
  const { t } = useTexts('notifications');
  const line = useNewsLine();
  const keptNews = useInjection(KeptNews);
  const { news, isRead } = value;
  const handleFollow = () => {
    void keptNews.markRead([key]);
    onFollow();
  };
  const content = (
    <>
      <Icon of={newsIcons[news.kind]} size={18} />
      <span className={styles.line}>
        <span>{line(news)}</span>
        {news.kind === 'answered' && <span className={styles.quote}>{news.text}</span>}
        {!isRead && <span className="visually-hidden">{t('list.isUnread')}</span>}
      </span>
    </>
  );
  const linked = { className: styles.entry, 'aria-describedby': nameId, children: content };
  return (
    <li className={styles.item} data-kind={news.kind} data-unread={!isRead || undefined}>
      {news.kind === 'answered' || news.kind === 'newOffers' ? (
        <MarkableLink
          {...linked}
          to={news.kind === 'answered' ? paths.conversation(news.hashId) : paths.browse}
          onClick={handleFollow}
        />
      ) : (
        <OfferLink {...linked} hashId={news.hashId} onOpen={handleFollow} />
      )}
      <span className={styles.time}>
        <RelativeTime instant={changedAt} />
      </span>
    </li>
  );
}
