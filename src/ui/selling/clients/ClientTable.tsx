import { Trash } from 'lucide';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { ClientListStore } from '../../../application/selling/clients/ClientListStore';
import { RemoveClient } from '../../../application/selling/clients/RemoveClient';
import { clientName } from '../../../domain/selling/clients/Client';
import { isIncompleteClient } from '../../../domain/selling/clients/ClientForm';
import { IconButton } from '../../shared/IconButton';
import { Icon } from '../../shared/icons/Icon';
import { RowSkeletons } from '../../shared/lists/RowSkeletons';
import { paths } from '../../shared/paths';
import { EmailText } from '../../shared/texts/EmailText';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { NameOfRow } from '../entries/NameOfRow';
import styles from '../entries/Table.module.css';
import page from '../SellingPage.module.css';

export const ClientTable = observer(function ClientTable() {
  const { t } = useTexts('clients');
  const { list } = useInjection(ClientListStore);
  const removeClient = useInjection(RemoveClient);
  if (!list.hasArrived) return list.status.step === 'failed' ? null : <RowSkeletons />;
  if (list.search?.found === 0) return null;
  if (list.isEmpty && list.totalCount === 0) {
    return (
      <div className={page.empty}>
        <h2>{t('empty.title')}</h2>
        <p>{t('empty.hint')}</p>
      </div>
    );
  }
  const isLoading = list.status.step === 'loading';
  return (
    <table className={[styles.table, isLoading && styles.busy].filter(Boolean).join(' ')} aria-busy={isLoading}>
      <caption className="visually-hidden">{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.name')}</th>
          <th scope="col">{t('columns.email')}</th>
          <th scope="col">{t('columns.phone')}</th>
          <th scope="col" className={styles.presses}>
            {t('columns.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {list.shown.map(client => (
          <tr key={client.id}>
            <th scope="row">
              <NameOfRow isIncomplete={isIncompleteClient(client)} id={client.id}>
                <Link to={paths.client(client.id)}>{clientName(client)}</Link>
              </NameOfRow>
            </th>
            <td data-column={t('columns.email')}>{client.email ? <EmailText email={client.email} /> : '–'}</td>
            <td data-column={t('columns.phone')} className={styles.phone}>
              {client.phoneNumber || '–'}
            </td>
            <td className={styles.presses}>
              <IconButton
                name={t('delete.of', { name: clientName(client) })}
                icon={<Icon of={Trash} size={18} />}
                onClick={() => removeClient.ask(client)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
