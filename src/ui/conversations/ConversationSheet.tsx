import { observer } from 'mobx-react-lite';
import { ConversationListStore } from '../../application/conversations/ConversationListStore';
import { isUnread, updatedOn } from '../../domain/conversations/ConversationSummary';
import { DataTable } from '../shared/lists/DataTable';
import { PrintSheet } from '../shared/print/PrintSheet';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';

/** The loaded conversations on paper. */
export const ConversationSheet = observer(function ConversationSheet() {
  const { t } = useTexts(['conversations', 'offersTable', 'offersDetails']);
  const { calendarDate } = useFormat();
  const list = useInjection(ConversationListStore);
  return (
    <PrintSheet title={t('conversations:title')} rows={{ held: list.ids.length, total: list.totalCount }}>
      <DataTable
        label={t('conversations:title')}
        rows={list.ids.flatMap(hashId => list.of(hashId) ?? [])}
        keyOf={({ offerHashId }) => offerHashId}
        columns={[
          {
            name: t('offersTable:columns.vehicle'),
            kind: 'name',
            cell: ({ label1, label2 }) => `${label1} ${label2}`.trim(),
          },
          { name: t('offersDetails:number'), kind: 'name', cell: ({ offerHashId }) => offerHashId },
          { name: t('conversations:lastMessage'), cell: row => calendarDate(updatedOn(row)) },
          { name: t('conversations:unread'), cell: row => isUnread(row) && '✓' },
        ]}
      />
    </PrintSheet>
  );
});
