import { TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { CompareClients } from '../../../../application/selling/clients/CompareClients';
import { EditClient } from '../../../../application/selling/clients/EditClient';
import { StartDealInvoice } from '../../../../application/selling/resale/StartDealInvoice';
import { clientName } from '../../../../domain/selling/clients/Client';
import type { InvoiceForm } from '../../../../domain/selling/invoices/InvoiceForm';
import common from '../../../shared/common.module.css';
import { Icon } from '../../../shared/icons/Icon';
import { Link, useNavigation } from '../../../shared/navigation';
import { PageHead } from '../../../shared/page/PageHead';
import { useTitle } from '../../../shared/page/useTitle';
import { paths } from '../../../shared/paths';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import { useRun } from '../../../shared/useRun';
import styles from '../../SellingPage.module.css';
import { ClientForm } from './ClientForm';
import { invoiceOf } from './withInvoice';

export function CreateClientPage() {
  const { t } = useTexts('clients');
  const editing = useInjection(EditClient);
  const startInvoice = useInjection(StartDealInvoice);
  const { navigate } = useNavigation();
  const invoice = invoiceOf(useLocation().state);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  useTitle(t('create.title'));
  useRun(EditClient, 'new');
  const handleInvoice = async (form: InvoiceForm) => {
    if (!editing.form.canSubmit) return;
    const client = await editing.createAndFind();
    // The dealer has gone elsewhere meanwhile.
    if (!isShown.current) return;
    if (client) startInvoice.beginAnew(client.id, form);
    void navigate(client ? paths.createInvoice(client.id) : paths.clients, { replace: true });
  };
  return (
    <div className={styles.page}>
      <PageHead title={t('create.title')} />
      <div className={styles.content}>
        <ClientForm
          title={t('create.title')}
          action={t('create.action')}
          notice={<LikelyDoubles />}
          onSubmit={() => void (invoice ? handleInvoice(invoice) : editing.create())}
          next={invoice ? null : paths.clients}
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
