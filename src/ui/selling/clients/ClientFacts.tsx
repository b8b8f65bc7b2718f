import type { Client } from '../../../domain/selling/clients/Client';
import { useTexts } from '../../shared/texts/useTexts';
import styles from './ClientFacts.module.css';
import { useCountryText } from './form/useCountryText';

export function ClientFacts({ client }: { readonly client: Client }) {
  const { t } = useTexts('clients');
  const countryText = useCountryText();
  const address = `${client.street} ${client.houseNumber}, ${client.zipCode} ${client.place}`;
  const facts = [
    [t('fields.phoneNumber'), client.phoneNumber],
    [t('groups.address'), client.country ? `${address}, ${countryText(client.country)}` : address],
    [t('fields.taxNumber'), client.type === 'company' ? client.taxNumber : ''],
    [t('fields.vatNumber'), client.vatNumber],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
