import { Bell } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BookStore } from '../../../application/book/BookStore';
import { KeptNews } from '../../../application/notifications/KeptNews';
import { newestFirst } from '../../../domain/notifications/KeptNews';
import { groupedNews } from '../../../domain/notifications/NewsGroup';
import { Empty } from '../../kit/Empty';
import { Row, Stack } from '../../kit/Layout';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/icons/Icon';
import { Segment, Segments } from '../../shared/Segments';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from './NewsDialog.module.css';
import { NewsGroupEntries } from './NewsGroupEntries';
import { NoNews } from './NoNews';

const GROUPS_AT_ONCE = 30;

const filters = ['unread', 'all'] as const;
type Filter = (typeof filters)[number];

/** The news that was there when the dealer last chose what to list. What arrives later waits, so that nothing moves. */
export const NewsList = observer(function NewsList({ onFollow }: { readonly onFollow: () => void }) {
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
