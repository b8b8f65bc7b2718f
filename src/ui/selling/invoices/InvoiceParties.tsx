import { observer } from 'mobx-react-lite';
import { SessionStore } from '../../../application/session/SessionStore';
import { type Client, clientName } from '../../../domain/selling/clients/Client';
import { useInjection } from '../../shared/useInjection';
import { useTexts } from '../../shared/useTexts';
import styles from './InvoicePage.module.css';

/** The seller and the client. */
export const InvoiceParties = observer(function InvoiceParties({ client }: { readonly client: Client | null }) {
  const { t } = useTexts('sellingInvoices');
  const { dealer } = useInjection(SessionStore);
  return (
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
  );
});

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
