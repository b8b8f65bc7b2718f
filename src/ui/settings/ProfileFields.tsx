import { observer } from 'mobx-react-lite';
import { OwnProfileForm } from '../../application/settings/OwnProfileForm';
import type { DealerField } from '../../domain/settings/ProfileChange';
import { FieldGroup } from '../shared/fields/FieldGroup';
import { TextField } from '../shared/fields/TextField';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';

const groups = {
  person: ['firstName', 'lastName', 'nickname', 'phone', 'secondPhone'],
  company: ['companyName', 'ftin', 'companyAddress', 'street', 'zipCode', 'place', 'iban'],
} as const;

/** Values for the `autocomplete` attribute. */
const completions: Partial<Record<DealerField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  nickname: 'nickname',
  phone: 'tel',
  companyName: 'organization',
  street: 'address-line1',
  zipCode: 'postal-code',
  place: 'address-level2',
};

export const ProfileFields = observer(function ProfileFields({ email }: { readonly email: string }) {
  const { t } = useTexts('settings');
  const { form } = useInjection(OwnProfileForm);

  const field = (name: DealerField) => (
    <TextField
      key={name}
      name={name}
      label={t(`fields.${name}`)}
      value={form.values[name]}
      onChange={({ target }) => form.edit({ [name]: target.value })}
      error={form.refusalMessage(name)}
      // Several may come with a refusal, which the notice announces. The first one gets the focus.
      isQuiet
      autoComplete={completions[name] ?? 'off'}
      spellCheck={false}
      {...(name === 'phone' || name === 'secondPhone' ? { type: 'tel' } : {})}
    />
  );
  return (
    <>
      <FieldGroup title={t('groups.person')}>
        <TextField label={t('fields.email')} value={email} hint={t('emailStays')} readOnly />
        {groups.person.map(field)}
      </FieldGroup>
      <FieldGroup title={t('groups.company')}>{groups.company.map(field)}</FieldGroup>
    </>
  );
});
