import { ConversationListStore } from '../../../application/conversations/ConversationListStore';
import common from '../../shared/common.module.css';
import { EndOfList } from '../../shared/lists/EndOfList';
import { ConversationSkeletons } from '../../shared/lists/Skeletons';
import { Link } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './ConversationList.module.css';

/** Shown below the last row. */
export function ConversationListEnd() {
  const { t } = useTexts(['conversations', 'shared']);
  const { pages } = useInjection(ConversationListStore);
  return (
    <EndOfList
      list={pages.list}
      texts={{
        failed: t('conversations:listFailed'),
        failedMore: t('conversations:moreFailed'),
        loading: t('shared:loading'),
        end: null,
      }}
      onRefresh={() => void pages.list.refresh()}
      onMore={() => void pages.more()}
      skeletons={<ConversationSkeletons />}
      empty={
        <div className={common.empty}>
          <h2>{t('conversations:empty.title')}</h2>
          <p>{t('conversations:empty.hint')}</p>
          <Link to={paths.browse}>{t('conversations:browse')}</Link>
        </div>
      }
      className={styles.end}
    />
  );
}
