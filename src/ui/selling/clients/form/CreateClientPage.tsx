import { TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Form } from '../../../../application/forms/Form';
import { NewClients } from '../../../../application/selling/clients/NewClients';
import { InvoiceForms } from '../../../../application/selling/invoices/InvoiceForms';
import { clientName } from '../../../../domain/selling/clients/Client';
import type { ClientValues } from '../../../../domain/selling/clients/ClientValues';
import type { InvoiceForm } from '../../../../domain/selling/invoices/InvoiceForm';
import { Content, Page } from '../../../kit/Layout';
import { SmallText, Text } from '../../../kit/Text';
import { useForm } from '../../../shared/fields/useForm';
import { Icon } from '../../../shared/icons/Icon';
import { Link, useNavigation } from '../../../shared/navigation';
import { PageHead } from '../../../shared/page/PageHead';
import { useTitle } from '../../../shared/page/useTitle';
import { paths } from '../../../shared/paths';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import { Notice } from '../../Notice';
import { ClientForm } from './ClientForm';
import { invoiceOf } from './withInvoice';

export function CreateClientPage() {
  const { t } = useTexts('clients');
  const newClients = useInjection(NewClients);
  const [form] = useState(() => newClients.create());
  const invoiceForms = useInjection(InvoiceForms);
  const { navigate } = useNavigation();
  const invoice = invoiceOf(useLocation().state);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  useTitle(t('create.title'));
  useForm(form);
  const handleInvoice = async (proposal: InvoiceForm) => {
    if (!form.canSubmit) return;
    const client = await newClients.addAndFind(form);
    // The dealer has gone elsewhere meanwhile.
    if (!isShown.current) return;
    if (client) invoiceForms.beginAnew(client.id, proposal);
    void navigate(client ? paths.createInvoice(client.id) : paths.clients, { replace: true });
  };
  return (
    <Page>
      <PageHead title={t('create.title')} />
      <Content>
        <ClientForm
          form={form}
          title={t('create.title')}
          action={t('create.action')}
          notice={<LikelyDoubles form={form} />}
          onSubmit={() => void (invoice ? handleInvoice(invoice) : newClients.add(form))}
          next={invoice ? null : paths.clients}
        />
      </Content>
    </Page>
  );
}

/** Names the clients that are probably the new one, before it is created. */
const LikelyDoubles = observer(function LikelyDoubles({ form }: { readonly form: Form<ClientValues> }) {
  const { t } = useTexts('clients');
  const newClients = useInjection(NewClients);
  useEffect(() => newClients.compare(), [newClients]);
  return (
    <>
      <div role="status">
        {newClients.doublesOf(form.values).map(({ client, signs }) => (
          <Notice tone="warning" key={client.id}>
            <Icon of={TriangleAlert} size={18} />
            <Text as="div" basis={240} minWidth={0}>
              <p>{t('doubles.found', { name: clientName(client) })}</p>
              <SmallText>
                {t('doubles.same', { what: signs.map(sign => t(`doubles.signs.${sign}`)).join(', ') })}
              </SmallText>
            </Text>
            <Link to={paths.client(client.id)}>{t('doubles.open')}</Link>
          </Notice>
        ))}
      </div>
      {!newClients.isComparedWithAll && <SmallText>{t('doubles.notAll')}</SmallText>}
    </>
  );
});
