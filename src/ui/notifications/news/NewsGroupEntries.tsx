import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { KeptNews } from '../../../application/notifications/KeptNews';
import type { DatedNews } from '../../../domain/notifications/KeptNews';
import type { News } from '../../../domain/notifications/News';
import type { NewsGroup } from '../../../domain/notifications/NewsGroup';
import { Stack } from '../../kit/Layout';
import { SmallText } from '../../kit/Text';
import buttons from '../../shared/Button.module.css';
import { Icon } from '../../shared/icons/Icon';
import { MarkableLink } from '../../shared/MarkableLink';
import { Link } from '../../shared/navigation';
import { OfferLink } from '../../shared/offer/OfferLink';
import { paths } from '../../shared/paths';
import { RelativeTime } from '../../shared/texts/RelativeTime';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { RaiseLink, useRaise } from '../toasts/Toast';
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
  const keptNews = useInjection(KeptNews);
  const nameId = useId();
  const { news } = entries[0]!.value;
  const handleFollow = () => {
    void keptNews.markRead(entries.map(({ key }) => key));
    onFollow();
  };
  return (
    <article className={styles.group} aria-labelledby={nameId}>
      <div>
        <h3 id={nameId} translate={hashId === null ? undefined : 'no'}>
          {hashId === null ? t('list.newOffers') : news.name}
        </h3>
        {hashId !== null && <SmallText translate="no">{hashId}</SmallText>}
      </div>
      <p className={styles.press}>
        <NewsPress news={news} onFollow={handleFollow} />
      </p>
      <ul>
        {entries.map(entry => (
          <NewsEntry key={entry.key} entry={entry} nameId={nameId} onFollow={onFollow} />
        ))}
      </ul>
    </article>
  );
}

const boughtKinds: readonly News['kind'][] = ['accepted', 'boughtElsewhere', 'purchaseConfirmed'];

interface NewsPressProps {
  readonly news: News;
  readonly onFollow: () => void;
}

/** What the dealer does about the newest of the news of an offer. */
const NewsPress = observer(function NewsPress({ news, onFollow }: NewsPressProps) {
  const { t } = useTexts('notifications');
  const raise = useRaise();
  const { kind, hashId } = news;
  const press = { className: buttons.button };
  const place = (to: string, text: string) => (
    <Link {...press} to={to} onClick={onFollow}>
      {text}
    </Link>
  );
  if (kind === 'answered') return place(paths.conversation(hashId), t('openConversation'));
  if (kind === 'newOffers') return place(paths.browse, t('showNewOffers'));
  if (boughtKinds.includes(kind)) return place(paths.inRealization, t('list.toDeals'));
  if (kind === 'outbid' && raise(hashId) !== null)
    return <RaiseLink hashId={hashId} className={`${buttons.button} ${buttons.tinted}`} onOpen={onFollow} />;
  return (
    <OfferLink {...press} hashId={hashId} onOpen={onFollow}>
      {t('openOffer')}
    </OfferLink>
  );
});

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
      <Stack as="span" minWidth={0} breakWords textWrap="pretty">
        <span>{line(news)}</span>
        {news.kind === 'answered' && <span className={styles.quote}>{news.text}</span>}
        {!isRead && <span className="visually-hidden">{t('list.isUnread')}</span>}
      </Stack>
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
