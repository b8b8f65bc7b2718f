import { observer } from 'mobx-react-lite';
import { useDeferredValue, useMemo } from 'react';
import { IssuedInvoices } from '../../../application/selling/invoices/IssuedInvoices';
import { Register } from '../../../application/selling/register/Register';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { vatOptions } from '../../../domain/selling/invoices/Vat';
import {
  registerClients,
  registerMonths,
  taxKindOf,
  wholeRegister,
} from '../../../domain/selling/register/InvoiceRegister';
import { LazySearchSelectField } from '../../shared/fields/lazyViews';
import { SelectField } from '../../shared/fields/SelectField';
import { TextField } from '../../shared/fields/TextField';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as page from '../SellingPage.module.css';
import { useTaxKindText } from './useRegisterWords';

const none: readonly IssuedInvoice[] = [];

/** Narrows the register. Only what occurs in it can be chosen. */
export const RegisterFilters = observer(function RegisterFilters() {
  const { t } = useTexts('sellingRegister');
  const { month: monthText, compareTexts } = useFormat();
  const taxKindText = useTaxKindText();
  const { named: invoices, taxMonth } = useInjection(IssuedInvoices);
  const register = useInjection(Register);
  const { filter } = register;
  const { query, month, client, taxKind } = filter;
  // The rows of the register are painted before what can be chosen, unless something has been.
  const chosenFrom = useDeferredValue(invoices, filter === wholeRegister ? null : invoices) ?? none;
  const { months, clients, kinds } = useMemo(
    () => ({
      months: registerMonths(chosenFrom, taxMonth),
      clients: [...registerClients(chosenFrom)].sort((one, other) => compareTexts(one.clientName, other.clientName)),
      kinds: new Set(chosenFrom.map(taxKindOf)),
    }),
    [chosenFrom, compareTexts, taxMonth],
  );
  return (
    <div role="search" className={page.filters}>
      <TextField
        label={t('search')}
        type="search"
        autoComplete="off"
        value={query}
        onChange={({ target }) => register.narrow({ query: target.value })}
      />
      <SelectField
        label={t('month')}
        value={month}
        options={[{ value: '', text: t('all') }, ...months.map(value => ({ value, text: monthText(value) }))]}
        onChoose={value => register.narrow({ month: value })}
      />
      <LazySearchSelectField
        label={t('client')}
        value={client === null ? '' : String(client)}
        none={t('all')}
        options={clients.map(({ clientId, clientName }) => ({ value: String(clientId), text: clientName }))}
        onChoose={value =>
          register.narrow({ client: clients.find(({ clientId }) => String(clientId) === value)?.clientId ?? null })
        }
      />
      <SelectField
        label={t('taxKind')}
        value={taxKind ?? ''}
        options={[
          { value: '', text: t('all') },
          ...vatOptions.filter(kind => kinds.has(kind)).map(value => ({ value, text: taxKindText(value) })),
        ]}
        onChoose={value => register.narrow({ taxKind: vatOptions.find(kind => kind === value) ?? null })}
      />
      <SelectField
        label={t('payment')}
        value={filter.isOpen ? 'open' : ''}
        options={[
          { value: '', text: t('all') },
          { value: 'open', text: t('onlyOpen') },
        ]}
        onChoose={value => register.narrow({ isOpen: value === 'open' })}
      />
    </div>
  );
});
