import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { FollowConversations } from '../../application/conversations/FollowConversations';
import { LoadConversations } from '../../application/conversations/LoadConversations';
import { CounterStore } from '../../application/notifications/CounterStore';
import { OfferLists } from '../../application/offers/OfferLists';
import type { HashId } from '../../domain/offers/Offer';
import { useInjection } from '../shared/useInjection';
import { ConversationList } from './ConversationList';
import { ConversationView } from './ConversationView';
import { useTexts } from '../shared/useTexts';
import styles from './ConversationsPage.module.css';

interface ConversationsPageProps {
  readonly hashId: HashId | undefined;
}

/** The dealer's conversations and the one that is open: side by side where there is room, else one of the two. */
export const ConversationsPage = observer(function ConversationsPage({ hashId }: ConversationsPageProps) {
  const { t } = useTexts('conversations');
  const loadConversations = useInjection(LoadConversations);
  const follow = useInjection(FollowConversations);
  const lists = useInjection(OfferLists);
  const counters = useInjection(CounterStore);

  useEffect(() => {
    follow.execute();
    lists.screenOpened();
    void loadConversations.show();
    // Here every message is on the screen: what is counted is seen.
    counters.screenOpened('messages');
    const stopKeepingUp = loadConversations.keepUp();
    return () => {
      stopKeepingUp();
      counters.screenLeft('messages');
    };
  }, [follow, lists, loadConversations, counters]);

  return (
    <div className={styles.page} data-open={hashId !== undefined}>
      <ConversationList current={hashId} />
      {hashId === undefined ? (
        <p className={styles.choose}>{t('choose')}</p>
      ) : (
        <ConversationView key={hashId} hashId={hashId} />
      )}
    </div>
  );
});
