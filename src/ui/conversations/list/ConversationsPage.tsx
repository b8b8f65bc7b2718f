import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ConversationListStore } from '../../../application/conversations/ConversationListStore';
import { ReadingPosition } from '../../../application/navigation/ReadingPosition';
import { CounterStore } from '../../../application/notifications/CounterStore';
import { OfferLists } from '../../../application/offers/list/OfferLists';
import type { HashId } from '../../../domain/offers/Offer';
import { Empty } from '../../kit/Empty';
import { Grid } from '../../kit/Layout';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import { ConversationView } from '../ConversationView';
import { ConversationList } from './ConversationList';
import * as styles from './ConversationList.module.css';

interface ConversationsPageProps {
  readonly hashId: HashId | undefined;
}

/** The list of conversations and the open one: side by side in a wide window, one at a time in a narrow one. */
export const ConversationsPage = observer(function ConversationsPage({ hashId }: ConversationsPageProps) {
  const { t } = useTexts('conversations');
  const lists = useInjection(OfferLists);
  const { pages } = useInjection(ConversationListStore);
  const { list } = pages;
  const readingPosition = useInjection(ReadingPosition);

  useEffect(() => {
    lists.screenOpened();
    void pages.show();
    return readingPosition.shows({
      name: () => 'conversations',
      list,
      more: () => pages.more(),
    });
  }, [lists, pages, list, readingPosition]);
  useEffect(() => pages.run(), [pages]);
  useRun(CounterStore, 'messages', list);

  return (
    <Grid
      grow
      minHeight={0}
      className={styles.page}
      data-open={hashId !== undefined}
      data-empty={hashId === undefined && list.isEmpty}
    >
      <ConversationList current={hashId} />
      {hashId === undefined ? (
        <Empty className={styles.choose} hint={t('choose')} />
      ) : (
        <ConversationView key={hashId} hashId={hashId} />
      )}
    </Grid>
  );
});
