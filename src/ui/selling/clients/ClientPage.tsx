import { FilePlus, FileText, Pencil } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { OwnClients } from '../../../application/selling/clients/OwnClients';
import { IssuedInvoices } from '../../../application/selling/invoices/IssuedInvoices';
import { mailLink, phoneLink } from '../../../domain/deals/ContactLinks';
import { type Client, clientName, type ClientId } from '../../../domain/selling/clients/Client';
import { Fact } from '../../kit/Facts';
import { kitClass } from '../../kit/kitElement';
import { Card, Content, Grid, Page } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/icons/Icon';
import { UpdateFailed } from '../../shared/lists/UpdateFailed';
import { Link, useNavigation } from '../../shared/navigation';
import { PageHead } from '../../shared/page/PageHead';
import { useTitle } from '../../shared/page/useTitle';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import { AwaitedInvoices } from '../invoices/AwaitedInvoices';
import { openedFromClient } from '../invoices/form/openedFromClient';
import { Section } from '../Section';
import { AddDocumentDialog } from './AddDocumentDialog';
import { ClientLoadStatus } from './ClientLoadStatus';
import { ClientSums } from './ClientSums';
import { DocumentTable } from './DocumentTable';
import { useCountryText } from './form/useCountryText';
import { UnsoldMotorbikes } from './UnsoldMotorbikes';

/** The data of a client, and the documents created for this client in this browser. */
export const ClientPage = observer(function ClientPage({ id }: { readonly id: ClientId }) {
  const { t } = useTexts('clients');
  const invoices = useInjection(IssuedInvoices).to(id);
  const resource = useInjection(OwnClients).client(id);
  const { navigate } = useNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAdding, setAdding] = useState(false);
  const location = useLocation();
  const [wasSaved] = useState(() => isSavedState(location.state));
  const client = resource.value ?? null;
  const name = client ? clientName(client) : t('details.title');
  const fullName = client ? `${client.firstName} ${client.lastName}`.trim() : '';
  const person = fullName === name ? '' : fullName;
  useTitle(name);

  useRun(OwnClients, id);
  // The button that led here, such as 'Save Changes', is gone.
  const isShown = client !== null;
  useEffect(() => {
    if (isShown && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isShown]);
  // A reload and a return to this page must not say it again.
  useEffect(() => {
    if (wasSaved) void navigate(paths.client(id), { replace: true });
  }, [wasSaved, navigate, id]);
  useRun(IssuedInvoices);

  const handleWrite = () => void navigate(paths.createInvoice(id), { state: openedFromClient });
  return (
    <Page>
      {client && (
        <PageHead
          title={name}
          titleRef={heading}
          crumb={
            <Link to={paths.clients} aria-label={t('toList')}>
              {t('title')}
            </Link>
          }
          lead={person}
        >
          <UpdateFailed failure={resource.updateFailure} onTryAgain={() => resource.refresh()} />
          <Button onClick={() => void navigate(paths.editClient(id))}>
            <Icon of={Pencil} size={18} /> <span>{t('details.edit')}</span>
          </Button>
          {/* While there is none, the press that begins the first one leads. */}
          <Button kind={invoices?.length === 0 ? 'plain' : 'primary'} onClick={() => setAdding(true)}>
            <Icon of={FilePlus} size={18} /> <span>{t('documents.add')}</span>
          </Button>
        </PageHead>
      )}
      <Content>
        {!client && <Link to={paths.clients}>{t('toList')}</Link>}
        {!client && <ClientLoadStatus client={resource} loadingText={t('details.loading')} />}
        {client && (
          <>
            <Text as="p" tone="secondary" goneEmpty role="status">
              {wasSaved && t('edit.saved')}
            </Text>
            <Grid gap={4} columns="2-to-3" tight={{ columns: 1 }}>
              <FactCard
                lines={[
                  [
                    t('fields.email'),
                    client.email ? (
                      <Linked key="email" text={client.email} address={mailLink(client.email)} />
                    ) : (
                      t('noEmail')
                    ),
                  ],
                  [
                    t('fields.phoneNumber'),
                    <Linked key="phone" text={client.phoneNumber} address={phoneLink(client.phoneNumber)} />,
                  ],
                  [t('groups.address'), <Address key="address" client={client} />],
                  [t('fields.taxNumber'), client.type === 'company' && client.taxNumber],
                  [t('fields.vatNumber'), client.vatNumber],
                ]}
              />
              {invoices && <ClientSums invoices={invoices} />}
            </Grid>
            {invoices ? (
              <>
                {invoices.length > 0 ? <DocumentTable invoices={invoices} /> : <NoDocuments onWrite={handleWrite} />}
                <UnsoldMotorbikes client={client} />
              </>
            ) : (
              <AwaitedInvoices />
            )}
          </>
        )}
      </Content>
      {isAdding && <AddDocumentDialog onCancel={() => setAdding(false)} onCreate={handleWrite} />}
    </Page>
  );
});

/** What will be listed here, and the press that begins the first invoice. */
function NoDocuments({ onWrite }: { readonly onWrite: () => void }) {
  const { t } = useTexts(['clients', 'selling']);
  const title = t('clients:documents.title');
  return (
    <Section title={title} marginTop={4}>
      <Card gap={2} justifyItems="center" paddingBlock={8} paddingInline={4} textAlign="center">
        <Icon of={FileText} size={32} className={kitClass({ tone: 'tertiary' })} />
        <Text as="p" weight="medium">
          {t('clients:documents.none')}
        </Text>
        <Text as="p" tone="secondary" maxWidth="text">
          {t('clients:documents.noneHint')}
        </Text>
        <Button kind="primary" className={kitClass({ marginTop: 2 })} onClick={onWrite}>
          <Icon of={FilePlus} size={18} /> <span>{t('selling:issued.write')}</span>
        </Button>
      </Card>
    </Section>
  );
}

interface FactCardProps {
  /** A line without a value is left out, because an unknown value has no line. */
  readonly lines: readonly (readonly [name: string, value: ReactNode])[];
}

const FactCard = ({ lines }: FactCardProps) => (
  <Card as="dl" top fill={260} gap={3} columnGap={6} paddingBlock={4} paddingInline={5}>
    {lines.map(
      ([name, value]) =>
        value && (
          <Fact key={name} above breakWords name={name}>
            {value}
          </Fact>
        ),
    )}
  </Card>
);

/** What cannot be dialled or written to is a text. */
function Linked({ text, address }: { readonly text: ReactNode; readonly address: string | null }) {
  return address ? <a href={address}>{text}</a> : text;
}

/** Breaks before the zip code and not within the town. */
function Address({ client }: { readonly client: Client }) {
  const countryText = useCountryText();
  const { street, houseNumber, zipCode, place, country } = client;
  return (
    <>
      <span>{`${street} ${houseNumber},`}</span> <Text inline>{`${zipCode} ${place}${country ? ',' : ''}`}</Text>{' '}
      {country && <span>{countryText(country)}</span>}
    </>
  );
}

const isSavedState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'saved') === true;
