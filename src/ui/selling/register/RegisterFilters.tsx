import { observer } from 'mobx-react-lite';
import { RegisterStore } from '../../../application/selling/register/RegisterStore';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { registerClients, registerMonths, taxKindOf, taxKinds } from '../../../domain/selling/register/InvoiceRegister';
import { SelectField } from '../../shared/fields/SelectField';
import { TextField } from '../../shared/fields/TextField';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './Register.module.css';
import { useTaxKindText } from './useTaxKindText';

/** Narrows the register. Only what occurs in it can be chosen. */
export const RegisterFilters = observer(function RegisterFilters({
  invoices,
}: {
  readonly invoices: readonly IssuedInvoice[];
}) {
  const { t } = useTexts('sellingRegister');
  const { month: monthText, compareTexts } = useFormat();
  const taxKindText = useTaxKindText();
  const store = useInjection(RegisterStore);
  const { query, month, client, taxKind } = store.filter;
  const clients = [...registerClients(invoices)].sort((one, other) => compareTexts(one.clientName, other.clientName));
  const kinds = new Set(invoices.map(taxKindOf));
  return (
    <div role="search" className={styles.filters}>
      <TextField
        label={t('search')}
        type="search"
        autoComplete="off"
        value={query}
        onChange={({ target }) => store.narrowed({ query: target.value })}
      />
      <SelectField
        label={t('month')}
        value={month}
        options={[
          { value: '', text: t('all') },
          ...registerMonths(invoices).map(value => ({ value, text: monthText(value) })),
        ]}
        onChoose={value => store.narrowed({ month: value })}
      />
      <SelectField
        label={t('client')}
        value={client === null ? '' : String(client)}
        options={[
          { value: '', text: t('all') },
          ...clients.map(({ clientId, clientName }) => ({ value: String(clientId), text: clientName })),
        ]}
        onChoose={value =>
          store.narrowed({ client: clients.find(({ clientId }) => String(clientId) === value)?.clientId ?? null })
        }
      />
      <SelectField
        label={t('taxKind')}
        value={taxKind ?? ''}
        options={[
          { value: '', text: t('all') },
          ...taxKinds.filter(kind => kinds.has(kind)).map(value => ({ value, text: taxKindText(value) })),
        ]}
        onChoose={value => store.narrowed({ taxKind: taxKinds.find(kind => kind === value) ?? null })}
      />
    </div>
  );
});
