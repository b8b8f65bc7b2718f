import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import type { Form } from '../../../../application/forms/Form';
import { TaxIds } from '../../../../application/ports/TaxIds';
import { wrongDigits } from '../../../../domain/selling/checks/CheckedNumber';
import {
  clientCountries,
  type ClientField,
  type ClientValues,
  clientTypes,
  type RequiredClientField,
  requiredClientFields,
} from '../../../../domain/selling/clients/ClientValues';
import { kitClass } from '../../../kit/kitElement';
import { Row } from '../../../kit/Layout';
import { FieldGroup } from '../../../shared/fields/FieldGroup';
import * as fields from '../../../shared/fields/FieldGroup.module.css';
import { SelectField } from '../../../shared/fields/SelectField';
import { emailInput, TextField } from '../../../shared/fields/TextField';
import { afterClick } from '../../../shared/input/afterClick';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import { useCountryText } from './useCountryText';

type TypedField = Exclude<ClientField, 'type' | 'country'>;

export const ClientFields = observer(function ClientFields({ form }: { readonly form: Form<ClientValues> }) {
  const { t } = useTexts('clients');
  const { values } = form;
  const taxIds = useInjection(TaxIds);
  const countryText = useCountryText();

  const problemOf = (name: TypedField): string | null => {
    if (form.problemOf(name) === null) return form.refusalMessage(name);
    return t(`required.${name as RequiredClientField}`);
  };
  const digits = wrongDigits(values, number => taxIds.fits(number));
  const field = (name: TypedField, input: ComponentProps<'input'> = {}, areDigitsWrong = false) => (
    <TextField
      key={name}
      name={name}
      label={t(`fields.${name}`)}
      value={values[name]}
      onChange={({ target }) => form.edit({ [name]: target.value })}
      onBlur={() => afterClick(() => form.leaveField(name))}
      error={problemOf(name)}
      // Several may come with a refusal, which the notice announces. The first one gets the focus.
      isQuiet={form.problemOf(name) === null}
      hint={areDigitsWrong ? t('checkDigit') : null}
      aria-required={requiredClientFields.some(required => required === name)}
      // Autofill would suggest the dealer's own data, not the client's.
      autoComplete="off"
      spellCheck={false}
      {...input}
    />
  );
  const isCompany = values.type === 'company';
  const vatNumber = field('vatNumber', {}, digits.vatNumber);
  return (
    <>
      <FieldGroup title={t('groups.who')}>
        <Row fullRow wrap gap={1} columnGap={6} align="stretch" role="radiogroup" aria-label={t('fields.type')}>
          {clientTypes.map(type => (
            <label key={type} className={fields.choice}>
              <input type="radio" name="type" checked={values.type === type} onChange={() => form.edit({ type })} />
              <span>{t(`types.${type}`)}</span>
            </label>
          ))}
        </Row>
        {isCompany && field('companyName', { className: kitClass({ fullRow: true }) })}
        {isCompany && field('taxNumber', {}, digits.taxNumber)}
        {isCompany && vatNumber}
        {field('firstName')}
        {field('lastName')}
        {!isCompany && vatNumber}
      </FieldGroup>
      <FieldGroup title={t('groups.contact')}>
        {field('email', emailInput)}
        {field('phoneNumber', { type: 'tel' })}
      </FieldGroup>
      <FieldGroup title={t('groups.address')}>
        {field('street')}
        {field('houseNumber')}
        {field('zipCode')}
        {field('place')}
        <SelectField
          label={t('fields.country')}
          value={values.country}
          options={[...new Set(['', ...clientCountries, values.country])].map(value => ({
            value,
            text: countryText(value),
          }))}
          onChoose={country => form.edit({ country })}
        />
      </FieldGroup>
    </>
  );
});
