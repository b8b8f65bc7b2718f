import { TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { CompareClients } from '../../../../application/selling/clients/CompareClients';
import { EditClient } from '../../../../application/selling/clients/EditClient';
import { clientName } from '../../../../domain/selling/clients/Client';
import common from '../../../shared/common.module.css';
import { Icon } from '../../../shared/icons/Icon';
import { Link } from '../../../shared/navigation';
import { PageHead } from '../../../shared/page/PageHead';
import { useTitle } from '../../../shared/page/useTitle';
import { paths } from '../../../shared/paths';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import { useRun } from '../../../shared/useRun';
import styles from '../../SellingPage.module.css';
import { ClientForm } from './ClientForm';

export function CreateClientPage() {
  const { t } = useTexts('clients');
  const editing = useInjection(EditClient);
  useTitle(t('create.title'));
  useRun(EditClient, 'new');
  return (
    <div className={styles.page}>
      <PageHead title={t('create.title')} />
      <div className={styles.content}>
        <ClientForm
          title={t('create.title')}
          action={t('create.action')}
          notice={<LikelyDoubles />}
          onSubmit={() => void editing.create()}
          next={paths.clients}
        />
      </div>
    </div>
  );
}

/** Names the clients that are probably the new one, before it is created. */
const LikelyDoubles = observer(function LikelyDoubles() {
  const { t } = useTexts('clients');
  const compareClients = useInjection(CompareClients);
  useRun(CompareClients);
  const { doubles, isWhole } = compareClients;
  return (
    <>
      <div role="status">
        {doubles.map(({ client, signs }) => (
          <div key={client.id} className={styles.notice}>
            <Icon of={TriangleAlert} size={18} />
            <div>
              <p>{t('doubles.found', { name: clientName(client) })}</p>
              <p className={common.small}>
                {t('doubles.same', { what: signs.map(sign => t(`doubles.signs.${sign}`)).join(', ') })}
              </p>
            </div>
            <Link to={paths.client(client.id)}>{t('doubles.open')}</Link>
          </div>
        ))}
      </div>
      {!isWhole && <p className={common.small}>{t('doubles.notAll')}</p>}
    </>
  );
});
