import { observer } from 'mobx-react-lite';
import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import type { Form } from '../../../../application/forms/Form';
import { TaxIds } from '../../../../application/ports/TaxIds';
import { wrongDigits } from '../../../../domain/selling/checks/CheckedNumber';
import {
  clientCountries,
  type ClientField,
  clientTypes,
  type ClientValues,
  missingClientFields,
  type RequiredClientField,
  requiredClientFields,
} from '../../../../domain/selling/clients/ClientValues';
import { leavesOutcomeOpen } from '../../../../domain/shared/Failure';
import { kitClass } from '../../../kit/kitElement';
import { Row, Stack } from '../../../kit/Layout';
import { SmallText } from '../../../kit/Text';
import { Button } from '../../../shared/Button';
import { LeaveDialog } from '../../../shared/dialogs/Dialog';
import { useLeaveGuard } from '../../../shared/dialogs/useLeaveGuard';
import type { Elements } from '../../../shared/Elements';
import { FieldGroup } from '../../../shared/fields/FieldGroup';
import * as fields from '../../../shared/fields/FieldGroup.module.css';
import { SelectField } from '../../../shared/fields/SelectField';
import { emailInput, TextField } from '../../../shared/fields/TextField';
import { useFirstInvalid } from '../../../shared/fields/useFirstInvalid';
import { useNeeds } from '../../../shared/fields/useForm';
import { afterClick } from '../../../shared/input/afterClick';
import { useNavigation } from '../../../shared/navigation';
import { useBarBelow } from '../../../shared/page/useBarBelow';
import { paths } from '../../../shared/paths';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import { RestoredDraft } from '../../entries/RestoredDraft';
import { SellingFailure } from '../../SellingFailure';
import * as styles from '../../SellingPage.module.css';
import { useCountryText } from './useCountryText';

interface ClientFormProps {
  readonly form: Form<ClientValues>;
  readonly title: string;
  /** The text of the button that sends the form. */
  readonly action: string;
  /** Shown above the buttons, where it moves no field. */
  readonly notice?: Elements;
  readonly onSubmit: () => void;
  /** The path to open once the form is sent. Null if what follows waits for the answer. */
  readonly next: string | null;
}

/** The form of a client. It names the reason why it cannot be submitted. */
export const ClientForm = observer(function ClientForm(props: ClientFormProps) {
  const { form, title, action, notice, onSubmit, next } = props;
  const { t } = useTexts(['clients', 'selling', 'shared']);
  const { writing, values, isDirty, isSending, isSaved } = form;
  const { navigate } = useNavigation();
  const element = useRef<HTMLFormElement>(null);
  const guard = useLeaveGuard(isDirty);
  const bar = useBarBelow();
  const isAwaited = isSaved && next === null;
  useFirstInvalid(element, writing.step === 'failed');

  useEffect(() => element.current?.querySelector<HTMLInputElement>('input:not([type="radio"])')?.focus(), []);
  // Navigates in an effect, because the leave guard is released by then.
  useEffect(() => {
    if (isSaved && next !== null) void navigate(next, { state: { saved: true } });
  }, [isSaved, navigate, next]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const hint = () => {
    if (isSaved || isSending) return null;
    const missing = missingClientFields(values);
    if (missing.length > 0) {
      return t('clients:missing', { fields: missing.map(field => t(`clients:fields.${field}`)).join(', ') });
    }
    return isDirty ? t('clients:unsaved') : t('clients:unchanged');
  };
  const needs = useNeeds(hint(), !form.canSubmit);
  return (
    <>
      <Stack as="form" gap={4} maxWidth="form" ref={element} onSubmit={handleSubmit} noValidate aria-label={title}>
        {form.isRestored && <RestoredDraft onDiscard={() => form.discard()} />}
        <ClientFields form={form} />
        <Stack gap={2} paddingBlock={4} lineAbove sticksBelow ground="page" className={styles.bar} ref={bar}>
          {notice}
          {writing.step === 'failed' && (
            <SellingFailure
              title={t(leavesOutcomeOpen(writing.failure) ? 'clients:saveUnknown' : 'clients:saveFailed')}
              failure={writing.failure}
            />
          )}
          <Row gap={2} wrap>
            <Button type="submit" kind="primary" {...needs.button}>
              {isSending || isAwaited ? t('selling:saving') : action}
            </Button>
            <Button onClick={() => void navigate(paths.clients)}>{t('shared:cancel')}</Button>
            {isDirty && !isSending && (
              <Button kind="quiet" onClick={() => form.discard()}>
                {t('clients:discard')}
              </Button>
            )}
          </Row>
          {needs.line}
          <SmallText role="status">
            {writing.step === 'sending' && writing.isAnswerLost && t('selling:checkingSaved')}
          </SmallText>
        </Stack>
      </Stack>
      {guard.isAsking && <LeaveDialog texts="selling" onStay={guard.stay} onLeave={guard.leave} />}
    </>
  );
});

type TypedField = Exclude<ClientField, 'type' | 'country'>;

const ClientFields = observer(function ClientFields({ form }: { readonly form: Form<ClientValues> }) {
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
