import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { CheckClientDigits } from '../../../../application/selling/checks/CheckClientDigits';
import { EditClient } from '../../../../application/selling/clients/EditClient';
import {
  clientCountries,
  type ClientField,
  clientTypes,
  type RequiredClientField,
  requiredClientFields,
} from '../../../../domain/selling/clients/ClientForm';
import { emailInput } from '../../../shared/fields/emailInput';
import fields from '../../../shared/fields/FieldGroup.module.css';
import { SelectField } from '../../../shared/fields/SelectField';
import { TextField } from '../../../shared/fields/TextField';
import { afterPress } from '../../../shared/input/afterPress';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import { useCountryText } from './useCountryText';

type TypedField = Exclude<ClientField, 'type' | 'country'>;

export const ClientFields = observer(function ClientFields() {
  const { t } = useTexts('clients');
  const editing = useInjection(EditClient);
  const { form } = editing.form;
  const checkDigits = useInjection(CheckClientDigits);
  const countryText = useCountryText();

  const problemOf = (name: TypedField): string | null => {
    if (!editing.form.lacks(name)) return editing.form.refusalMessage(name);
    return t(`required.${name as RequiredClientField}`);
  };
  const digits = checkDigits.execute(form);
  const field = (name: TypedField, input: ComponentProps<'input'> = {}, areDigitsWrong = false) => (
    <TextField
      key={name}
      name={name}
      label={t(`fields.${name}`)}
      value={form[name]}
      onChange={({ target }) => editing.execute({ [name]: target.value })}
      onBlur={() => afterPress(() => editing.leaveField(name))}
      error={problemOf(name)}
      // Several may come with a refusal, which the notice announces. The first one gets the focus.
      isQuiet={!editing.form.lacks(name)}
      hint={areDigitsWrong ? t('checkDigit') : null}
      aria-required={requiredClientFields.some(required => required === name)}
      // Autofill would suggest the dealer's own data, not the client's.
      autoComplete="off"
      spellCheck={false}
      {...input}
    />
  );
  const isCompany = form.type === 'company';
  const vatNumber = field('vatNumber', {}, digits.vatNumber);
  return (
    <>
      <fieldset className={fields.group}>
        <legend>{t('groups.who')}</legend>
        <div role="radiogroup" aria-label={t('fields.type')} className={fields.choices}>
          {clientTypes.map(type => (
            <label key={type} className={fields.choice}>
              <input type="radio" name="type" checked={form.type === type} onChange={() => editing.execute({ type })} />
              <span>{t(`types.${type}`)}</span>
            </label>
          ))}
        </div>
        {isCompany && field('companyName', { className: fields.whole })}
        {isCompany && field('taxNumber', {}, digits.taxNumber)}
        {isCompany && vatNumber}
        {field('firstName')}
        {field('lastName')}
        {!isCompany && vatNumber}
      </fieldset>
      <fieldset className={fields.group}>
        <legend>{t('groups.contact')}</legend>
        {field('email', emailInput)}
        {field('phoneNumber', { type: 'tel' })}
      </fieldset>
      <fieldset className={fields.group}>
        <legend>{t('groups.address')}</legend>
        {field('street')}
        {field('houseNumber')}
        {field('zipCode')}
        {field('place')}
        <SelectField
          label={t('fields.country')}
          value={form.country}
          options={[...new Set(['', ...clientCountries, form.country])].map(value => ({
            value,
            text: countryText(value),
          }))}
          onChoose={country => editing.execute({ country })}
        />
      </fieldset>
    </>
  );
});
