import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { KeptNews } from '../../../application/notifications/KeptNews';
import type { DatedNews, NewsGroup } from '../../../domain/notifications/KeptNews';
import type { News } from '../../../domain/notifications/News';
import { kitClass } from '../../kit/kitElement';
import { Box, Grid, Row, Stack } from '../../kit/Layout';
import { SmallText, Text } from '../../kit/Text';
import * as buttons from '../../shared/Button.module.css';
import { Icon } from '../../shared/icons/Icon';
import { MarkableLink } from '../../shared/MarkableLink';
import { Link } from '../../shared/navigation';
import { OfferLink } from '../../shared/offer/OfferLink';
import { paths } from '../../shared/paths';
import { RelativeTime } from '../../shared/texts/RelativeTime';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { RaiseLink, useRaise } from '../toasts/Toast';
import * as styles from './NewsDialog.module.css';
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
    <Grid
      as="article"
      columns="first-wide"
      gap={1}
      columnGap={3}
      align="start"
      paddingBlock={3}
      className={styles.group}
      aria-labelledby={nameId}
    >
      <div>
        <Text as="h3" size="body" breakWords id={nameId} translate={hashId === null ? undefined : 'no'}>
          {hashId === null ? t('list.newOffers') : news.name}
        </Text>
        {hashId !== null && <SmallText translate="no">{hashId}</SmallText>}
      </div>
      <p>
        <NewsPress news={news} onFollow={handleFollow} />
      </p>
      <Box as="ul" fullRow>
        {entries.map(entry => (
          <NewsEntry key={entry.key} entry={entry} nameId={nameId} onFollow={onFollow} />
        ))}
      </Box>
    </Grid>
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
  const press = { className: buttons.compact };
  const place = (to: string, text: string) => (
    <Link {...press} to={to} onClick={onFollow}>
      {text}
    </Link>
  );
  if (kind === 'answered') return place(paths.conversation(hashId), t('openConversation'));
  if (kind === 'newOffers') return place(paths.browse, t('showNewOffers'));
  if (boughtKinds.includes(kind)) return place(paths.inRealization, t('list.toDeals'));
  if (kind === 'outbid' && raise(hashId) !== null)
    return <RaiseLink hashId={hashId} className={buttons.bid} onOpen={onFollow} />;
  return (
    <OfferLink {...press} hashId={hashId} onOpen={onFollow}>
      {t('openOffer')}
    </OfferLink>
  );
});

const entryLook = {
  display: 'row',
  gap: 2.5,
  align: 'start',
  grow: true,
  minWidth: 0,
  paddingBlock: 1.5,
  plainLink: true,
} as const;
const readEntry = kitClass({ ...entryLook, tone: 'secondary' });
const unreadEntry = kitClass({ ...entryLook, weight: 'medium' });

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
  const isUrgent = !isRead && (news.kind === 'outbid' || news.kind === 'rejected');
  const handleFollow = () => {
    void keptNews.markRead([key]);
    onFollow();
  };
  const content = (
    <>
      <Icon of={newsIcons[news.kind]} size={18} className={kitClass({ tone: isUrgent ? 'error' : 'inherit' })} />
      <Stack as="span" minWidth={0} breakWords textWrap="pretty">
        <span>{line(news)}</span>
        {news.kind === 'answered' && (
          <Text tone="secondary" weight="regular" cut>
            {news.text}
          </Text>
        )}
        {!isRead && <span className="visually-hidden">{t('list.isUnread')}</span>}
      </Stack>
    </>
  );
  const linked = { className: isRead ? readEntry : unreadEntry, 'aria-describedby': nameId, children: content };
  return (
    <Row as="li" gap={2} align="start" className={styles.item} data-unread={!isRead || undefined}>
      {news.kind === 'answered' || news.kind === 'newOffers' ? (
        <MarkableLink
          {...linked}
          to={news.kind === 'answered' ? paths.conversation(news.hashId) : paths.browse}
          onClick={handleFollow}
        />
      ) : (
        <OfferLink {...linked} hashId={news.hashId} onOpen={handleFollow} />
      )}
      <SmallText as="span" rigid paddingTop={2}>
        <RelativeTime instant={changedAt} />
      </SmallText>
    </Row>
  );
}
