import { Trash } from 'lucide';
import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { OwnClients } from '../../../application/selling/clients/OwnClients';
import { clientName } from '../../../domain/selling/clients/Client';
import { isIncompleteClient } from '../../../domain/selling/clients/ClientValues';
import * as common from '../../shared/common.module.css';
import { IconButton } from '../../shared/IconButton';
import { Icon } from '../../shared/icons/Icon';
import { DataTable } from '../../shared/lists/DataTable';
import { RowSkeletons } from '../../shared/lists/Skeletons';
import { MarkableLink } from '../../shared/MarkableLink';
import { paths } from '../../shared/paths';
import { PrintContext } from '../../shared/print/PrintSheet';
import { EmailText } from '../../shared/texts/EmailText';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { NameOfRow } from '../entries/NameOfRow';

export const ClientTable = observer(function ClientTable() {
  const { t } = useTexts('clients');
  const { entries } = useInjection(OwnClients);
  const { pages } = entries.list;
  if (!pages.hasArrived) return pages.status.step === 'failed' ? null : <RowSkeletons />;
  if (pages.search?.found === 0) return null;
  if (pages.isEmpty && pages.totalCount === 0) {
    return (
      <div className={common.empty}>
        <h2>{t('empty.title')}</h2>
        <p>{t('empty.hint')}</p>
      </div>
    );
  }
  return (
    <DataTable
      label={t('title')}
      // Those of all loaded pages are printed.
      rows={use(PrintContext) ? pages.held : pages.shown}
      keyOf={({ id }) => id}
      columns={[
        {
          name: t('columns.name'),
          cell: client => (
            <NameOfRow isIncomplete={isIncompleteClient(client)} id={client.id}>
              <MarkableLink to={paths.client(client.id)}>{clientName(client)}</MarkableLink>
            </NameOfRow>
          ),
        },
        {
          name: t('fields.place'),
          kind: 'line',
          folds: 'third',
          cell: ({ zipCode, place }) => `${zipCode} ${place}`.trim() || '–',
        },
        { name: t('fields.vatNumber'), kind: 'line', folds: 'second', cell: ({ vatNumber }) => vatNumber || '–' },
        { name: t('columns.email'), cell: ({ email }) => (email ? <EmailText email={email} /> : '–') },
        { name: t('columns.phone'), kind: 'line', cell: ({ phoneNumber }) => phoneNumber || '–' },
        {
          name: t('columns.actions'),
          kind: 'buttons',
          cell: client => (
            <IconButton
              name={t('delete.of', { name: clientName(client) })}
              icon={<Icon of={Trash} size={18} />}
              onClick={() => entries.removal.ask(client)}
            />
          ),
        },
      ]}
      isBusy={pages.status.step === 'loading'}
    />
  );
});
