import { ConversationListStore } from '../../../application/conversations/ConversationListStore';
import { Empty } from '../../kit/Empty';
import { kitClass } from '../../kit/kitElement';
import { EndOfList } from '../../shared/lists/EndOfList';
import { ConversationSkeletons } from '../../shared/lists/Skeletons';
import { Link } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

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
        <Empty title={t('conversations:empty.title')} hint={t('conversations:empty.hint')}>
          <Link to={paths.browse}>{t('conversations:browse')}</Link>
        </Empty>
      }
      className={kitClass({ padding: 3, tone: 'secondary' })}
    />
  );
}
