import { observer } from 'mobx-react-lite';
import { ConversationListStore } from '../../../application/conversations/ConversationListStore';
import { LoadConversations } from '../../../application/conversations/LoadConversations';
import common from '../../shared/common.module.css';
import { FailureNotice } from '../../shared/FailureNotice';
import { EndOfList } from '../../shared/lists/EndOfList';
import { ConversationSkeletons } from '../../shared/lists/Skeletons';
import { Link } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './ConversationList.module.css';

/** Shown below the last row: a loading state, a failure, or an empty list. */
export const ConversationListEnd = observer(function ConversationListEnd() {
  const { t } = useTexts(['conversations', 'shared']);
  const list = useInjection(ConversationListStore);
  const { status, ids, lastFetchedAt } = list;
  const loadConversations = useInjection(LoadConversations);

  if (status.step === 'failed') {
    const { what } = status;
    return (
      <div className={styles.end}>
        <FailureNotice
          title={t(what === 'more' ? 'conversations:moreFailed' : 'conversations:listFailed')}
          failure={status.failure}
          onTryAgain={() => void (what === 'more' ? loadConversations.more() : loadConversations.refresh())}
        />
      </div>
    );
  }
  if (lastFetchedAt === null) return <ConversationSkeletons />;
  if (ids.length > 0) {
    return (
      <EndOfList
        list={list}
        texts={{ loading: t('shared:loading'), end: null }}
        className={styles.end}
        onMore={() => void loadConversations.more()}
      />
    );
  }
  return (
    <div className={`${common.empty} ${styles.empty}`}>
      <h2>{t('conversations:empty.title')}</h2>
      <p>{t('conversations:empty.hint')}</p>
      <Link to={paths.browse}>{t('conversations:browse')}</Link>
    </div>
  );
});
