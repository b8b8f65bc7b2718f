import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ConversationListStore } from '../../../application/conversations/ConversationListStore';
import { FollowConversations } from '../../../application/conversations/FollowConversations';
import { LoadConversations } from '../../../application/conversations/LoadConversations';
import { KeepReadingPosition } from '../../../application/navigation/KeepReadingPosition';
import { ClearCounter } from '../../../application/notifications/ClearCounter';
import { OfferLists } from '../../../application/offers/list/OfferLists';
import type { HashId } from '../../../domain/offers/Offer';
import common from '../../shared/common.module.css';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import { ConversationView } from '../ConversationView';
import { ConversationList } from './ConversationList';
import styles from './ConversationsPage.module.css';

interface ConversationsPageProps {
  readonly hashId: HashId | undefined;
}

/** The list of conversations and the open one: side by side in a wide window, one at a time in a narrow one. */
export const ConversationsPage = observer(function ConversationsPage({ hashId }: ConversationsPageProps) {
  const { t } = useTexts('conversations');
  const loadConversations = useInjection(LoadConversations);
  const follow = useInjection(FollowConversations);
  const lists = useInjection(OfferLists);
  const list = useInjection(ConversationListStore);
  const keepReadingPosition = useInjection(KeepReadingPosition);

  useEffect(() => {
    follow.execute();
    lists.screenOpened();
    void loadConversations.show();
    return keepReadingPosition.run({
      name: () => 'conversations',
      list,
      more: () => loadConversations.more(),
    });
  }, [follow, lists, list, loadConversations, keepReadingPosition]);
  useRun(LoadConversations);
  useRun(ClearCounter, 'messages', list);

  return (
    <div className={styles.page} data-open={hashId !== undefined} data-empty={hashId === undefined && list.isEmpty}>
      <ConversationList current={hashId} />
      {hashId === undefined ? (
        <div className={`${common.empty} ${styles.choose}`}>
          <p>{t('choose')}</p>
        </div>
      ) : (
        <ConversationView key={hashId} hashId={hashId} />
      )}
    </div>
  );
});
