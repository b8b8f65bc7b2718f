import { Bell } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { Book } from '../../../application/book/Book';
import { BookStore } from '../../../application/book/BookStore';
import { Menu } from '../../../application/navigation/Menu';
import { CounterStore } from '../../../application/notifications/CounterStore';
import { KeptNews } from '../../../application/notifications/KeptNews';
import { groupedNews, newestFirst } from '../../../domain/notifications/KeptNews';
import { useBookProblem } from '../../book/useBookProblem';
import { Empty } from '../../kit/Empty';
import { kitClass } from '../../kit/kitElement';
import { Box, Column, Grid, Row, Stack } from '../../kit/Layout';
import { PanelHead } from '../../kit/PanelHead';
import { SmallText, Text } from '../../kit/Text';
import { Badge } from '../../shared/Badge';
import { Button } from '../../shared/Button';
import * as button from '../../shared/Button.module.css';
import { ModalDialog } from '../../shared/dialogs/ModalDialog';
import { Icon } from '../../shared/icons/Icon';
import { Link } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { Segment, Segments } from '../../shared/Segments';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { AllowNotifications } from '../AllowNotifications';
import * as styles from './NewsDialog.module.css';
import { NewsGroupEntries } from './NewsGroupEntries';
import { newsIcons } from './newsIcons';

/** The kept news beside the menu. */
export function NewsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts(['navigation', 'notifications']);
  const menu = useInjection(Menu);
  const titleId = useId();
  const handleFollow = () => {
    onClose();
    menu.followed();
  };
  return (
    <ModalDialog labelledBy={titleId} className={styles.dialog} onCancel={onClose} onClickOutside={onClose}>
      <PanelHead title={t('navigation:notifications')} titleId={titleId} onClose={onClose} />
      <Column as="section" minHeight={0} aria-labelledby={titleId}>
        <Box grow minHeight={0} paddingInline={4} paddingBottom={4} scrolls>
          <NewsContent onFollow={handleFollow} />
        </Box>
        <Stack gap={2} paddingBlock={3} paddingInline={4} lineAbove className={styles.foot}>
          <AllowNotifications />
          <Link to={paths.notifications} onClick={handleFollow}>
            {t('notifications:telling.all')}
          </Link>
        </Stack>
      </Column>
    </ModalDialog>
  );
}

const NewsContent = observer(function NewsContent({ onFollow }: { readonly onFollow: () => void }) {
  const { t } = useTexts(['notifications', 'shared']);
  const bookStore = useInjection(BookStore);
  const book = useInjection(Book);
  const problemText = useBookProblem();
  const isRead = bookStore.isRead('news');
  const failure = bookStore.failureOf('news');
  useEffect(() => {
    if (!isRead) void book.hold('news');
  }, [isRead, book]);
  if (isRead) return <NewsList onFollow={onFollow} />;
  if (!failure) return <p role="status">{t('shared:loading')}</p>;
  return (
    <Text as="div" paddingBlock={6} tone="secondary" role="alert">
      <p>{t('notifications:list.failed')}</p>
      <p>{problemText(failure)}</p>
      <Button onClick={() => void book.hold('news')}>{t('shared:tryAgain')}</Button>
    </Text>
  );
});

const GROUPS_AT_ONCE = 30;

const filters = ['unread', 'all'] as const;
type Filter = (typeof filters)[number];

/** The news that was there when the dealer last chose what to list. What arrives later waits, so that nothing moves. */
const NewsList = observer(function NewsList({ onFollow }: { readonly onFollow: () => void }) {
  const { t } = useTexts('notifications');
  const bookStore = useInjection(BookStore);
  const keptNews = useInjection(KeptNews);
  const kept = newestFirst(bookStore.records('news'));
  const fitting = (filter: Filter) => kept.filter(({ value }) => filter === 'all' || !value.isRead);
  const listed = (filter: Filter) => ({ filter, keys: fitting(filter).map(({ key }) => key) });
  const [list, setList] = useState(() => listed(fitting('unread').length > 0 ? 'unread' : 'all'));
  const [most, setMost] = useState(GROUPS_AT_ONCE);

  const entries = list.keys.flatMap(key => bookStore.record('news', key) ?? []);
  const unread = entries.filter(({ value }) => !value.isRead).map(({ key }) => key);
  const waiting = fitting(list.filter).filter(({ key }) => !list.keys.includes(key)).length;
  const groups = groupedNews(entries);
  const later = groups.length - most;
  // There is nothing to choose from.
  if (kept.length === 0) return <NoNews onFollow={onFollow} />;
  return (
    <>
      <Row gap={2} justify="between" wrap paddingBlock={3} className={styles.tools}>
        <Segments label={t('list.show')}>
          {filters.map(filter => (
            <Segment
              key={filter}
              name={t(`list.${filter}`)}
              isPressed={filter === list.filter}
              onClick={() => setList(listed(filter))}
            />
          ))}
        </Segments>
        <Button kind="quiet" aria-disabled={unread.length === 0} onClick={() => void keptNews.markRead(unread)}>
          {unread.length > 0 ? t('list.markRead', { count: unread.length }) : t('list.allRead')}
        </Button>
      </Row>
      <Stack role="status">
        {waiting > 0 && (
          <Button onClick={() => setList(listed(list.filter))}>{t('list.waiting', { count: waiting })}</Button>
        )}
      </Stack>
      {entries.length === 0 && waiting === 0 && (
        <Empty>
          <Icon of={Bell} size={32} />
          <p>{t('list.noneUnread')}</p>
        </Empty>
      )}
      {groups.slice(0, most).map(group => (
        <NewsGroupEntries key={group.hashId} group={group} onFollow={onFollow} />
      ))}
      {later > 0 && (
        <Button onClick={() => setMost(most + GROUPS_AT_ONCE)}>
          {t('list.older', { count: Math.min(later, GROUPS_AT_ONCE) })}
        </Button>
      )}
    </>
  );
});

/** Nothing has happened since the sign-in: what will be told, and where the dealer finds what was before. */
const secondary = kitClass({ tone: 'secondary' });

const NoNews = observer(function NoNews({ onFollow }: { readonly onFollow: () => void }) {
  const { t } = useTexts(['notifications', 'navigation']);
  const { number } = useFormat();
  const { counters } = useInjection(CounterStore);
  const places = [
    { to: paths.today, name: t('navigation:deskMenu.today'), count: 0 },
    { to: paths.conversations, name: t('navigation:auctionsMenu.messages'), count: counters.messages },
    { to: paths.myBets, name: t('navigation:auctionsMenu.myBets'), count: counters.bids },
    { to: paths.inRealization, name: t('navigation:auctionsMenu.deals'), count: counters.inRealization },
  ];
  return (
    <>
      <Empty className={styles.none}>
        <span className={styles.bell}>
          <Icon of={Bell} size={24} />
        </span>
        <Text as="h3" size="large">
          {t('notifications:list.noneSince')}
        </Text>
        <Text as="p" textWrap="balance">
          {t('notifications:list.none')}
        </Text>
        {/* What will be told. */}
        <Stack as="ul" gap={3} marginTop={4} textAlign="start">
          {(['outbid', 'answered', 'sold', 'match'] as const).map(kind => (
            <Row as="li" key={kind} gap={3}>
              <Icon of={newsIcons[kind]} size={18} className={secondary} />{' '}
              <span>{t(`notifications:list.kinds.${kind}`)}</span>
            </Row>
          ))}
        </Stack>
      </Empty>
      {/* Where what was before is. */}
      <SmallText as="h3" weight="medium">
        {t('notifications:list.before')}
      </SmallText>
      <Grid as="ul" gap={2} columns={2} marginTop={2}>
        {places.map(({ to, name, count }) => (
          <Stack as="li" key={to}>
            <Link to={to} className={`${button.button} ${styles.place}`} onClick={onFollow}>
              <span>{name}</span> {count > 0 && <Badge>{number(count)}</Badge>}
            </Link>
          </Stack>
        ))}
      </Grid>
    </>
  );
});
