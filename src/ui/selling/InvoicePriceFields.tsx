import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { EditInvoice } from '../../application/selling/EditInvoice';
import { type PriceType, type VatOption, vatOptions } from '../../domain/selling/Vat';
import { SelectField } from '../shared/SelectField';
import { TextField } from '../shared/TextField';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import type { InvoiceFieldsProps } from './InvoiceHeadFields';
import { InvoiceSums } from './InvoiceSums';
import { useInvoiceProblem } from './useInvoiceProblem';
import page from './SellingPage.module.css';

const priceTypes: readonly PriceType[] = ['net', 'gross'];

/** The price as it was typed, which switching between net and gross never changes, and what comes of it. */
export const InvoicePriceFields = observer(function InvoicePriceFields({ client, state }: InvoiceFieldsProps) {
  const { t } = useTexts('invoicing');
  const editing = useInjection(EditInvoice);
  const problem = useInvoiceProblem(state);
  const id = useId();
  const { form } = state;

  const amountField = (name: 'price' | 'downPayment') => (
    <TextField
      name={name}
      label={t(`invoice.${name}`)}
      value={form[name]}
      inputMode="decimal"
      autoComplete="off"
      suffix="€"
      error={problem(name)}
      onChange={({ target }) => editing.execute(client, { [name]: target.value })}
      onBlur={() => state.left(name)}
    />
  );
  return (
    <fieldset className={page.group}>
      <legend>{t('invoice.amounts')}</legend>
      {amountField('price')}
      <div role="radiogroup" aria-labelledby={id} className={page.choices}>
        <p id={id} className={page.hint}>
          {t('invoice.priceType')}
        </p>
        {priceTypes.map(type => (
          <label key={type} className={page.choice}>
            <input
              type="radio"
              name={`${id}-type`}
              checked={form.priceType === type}
              onChange={() => editing.execute(client, { priceType: type })}
            />
            {t(`invoice.${type}`)}
          </label>
        ))}
      </div>
      <SelectField
        label={t('invoice.vatOption')}
        value={form.vatOption}
        options={vatOptions.map(option => ({ value: option, text: t(`invoice.vatOptions.${option}`) }))}
        onChoose={option => editing.execute(client, { vatOption: option as VatOption })}
      />
      {amountField('downPayment')}
      <InvoiceSums totals={state.totals} />
    </fieldset>
  );
});
