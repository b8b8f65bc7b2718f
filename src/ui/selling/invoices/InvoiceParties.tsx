import { observer } from 'mobx-react-lite';
import { EditInvoice } from '../../../application/selling/invoices/EditInvoice';
import type { InvoiceFormState } from '../../../application/selling/invoices/InvoiceFormState';
import { SessionStore } from '../../../application/session/SessionStore';
import { clientName, type ClientId } from '../../../domain/selling/clients/Client';
import { useInjection } from '../../shared/useInjection';
import { useTexts } from '../../shared/useTexts';
import { SellingFailure } from '../SellingFailure';
import styles from './InvoicePage.module.css';

/** The seller and the client. */
export const InvoiceParties = observer(function InvoiceParties({ client: id, state }: InvoicePartiesProps) {
  const { t } = useTexts('sellingInvoices');
  const { dealer } = useInjection(SessionStore);
  const { client } = state;
  return (
    <>
      <div className={styles.parties}>
        <Party
          heading={t('invoice.from')}
          name={dealer?.companyName ?? ''}
          lines={dealer ? [dealer.street, `${dealer.zipCode} ${dealer.place}`, dealer.ftin] : []}
        />
        <Party
          heading={t('invoice.client')}
          name={client ? clientName(client) : '–'}
          lines={
            client
              ? [
                  `${client.street} ${client.houseNumber}`,
                  `${client.zipCode} ${client.place}`,
                  client.vatNumber || client.taxNumber,
                ]
              : []
          }
        />
      </div>
      {!client && <ClientFailure client={id} state={state} />}
    </>
  );
});

/** Shown if the client of the invoice is missing or could not be loaded. */
const ClientFailure = observer(function ClientFailure({ client, state }: InvoicePartiesProps) {
  const { t } = useTexts('clients');
  const editing = useInjection(EditInvoice);
  const { clientFailure } = state;
  if (!clientFailure) return null;
  if (clientFailure.reason === 'notFound') return <p role="alert">{t('details.missing')}</p>;
  return (
    <SellingFailure
      title={t('details.failed')}
      failure={clientFailure}
      onTryAgain={() => void editing.loadClient(client)}
    />
  );
});

interface InvoicePartiesProps {
  readonly client: ClientId;
  readonly state: InvoiceFormState;
}

interface PartyProps {
  readonly heading: string;
  readonly name: string;
  readonly lines: readonly string[];
}

function Party({ heading, name, lines }: PartyProps) {
  return (
    <section className={styles.party} aria-label={heading}>
      <p className={styles.small}>{heading}</p>
      <p className={styles.name}>{name}</p>
      {lines
        .filter(line => line.trim() !== '')
        .map(line => (
          <p key={line}>{line}</p>
        ))}
    </section>
  );
}
