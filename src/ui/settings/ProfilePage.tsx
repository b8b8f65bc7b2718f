import { CircleUserRound, ImageUp } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useId, useRef } from 'react';
import { SessionStore } from '../../application/session/SessionStore';
import { OwnProfile } from '../../application/settings/OwnProfile';
import { OwnProfileForm } from '../../application/settings/OwnProfileForm';
import type { DealerField } from '../../domain/settings/ProfileChange';
import { leavesOutcomeOpen } from '../../domain/shared/Failure';
import { kitClass } from '../kit/kitElement';
import { Row, Stack } from '../kit/Layout';
import { SmallText, Text } from '../kit/Text';
import { Button } from '../shared/Button';
import * as buttons from '../shared/Button.module.css';
import { LeaveDialog } from '../shared/dialogs/Dialog';
import { useLeaveGuard } from '../shared/dialogs/useLeaveGuard';
import { FailureNotice } from '../shared/FailureNotice';
import { FieldGroup } from '../shared/fields/FieldGroup';
import { TextField } from '../shared/fields/TextField';
import { useFirstInvalid } from '../shared/fields/useFirstInvalid';
import { useForm } from '../shared/fields/useForm';
import { FileInput } from '../shared/files/FileInput';
import { Icon } from '../shared/icons/Icon';
import { DoneText, SettingsPage } from '../shared/page/SettingsPage';
import * as styles from '../shared/page/SettingsPage.module.css';
import { useBarBelow } from '../shared/page/useBarBelow';
import { useFailureText } from '../shared/texts/useFailureText';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { useRun } from '../shared/useRun';

export const ProfilePage = observer(function ProfilePage() {
  const { t } = useTexts('settings');
  const { profile } = useInjection(SessionStore);
  const editing = useInjection(OwnProfileForm);
  const { form } = editing;
  const element = useRef<HTMLFormElement>(null);
  const guard = useLeaveGuard(form.isDirty);
  useFirstInvalid(element, form.writing.step === 'failed');

  useForm(form);
  useRun(OwnProfile);

  if (!profile) return null;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void editing.save();
  };
  return (
    <SettingsPage title={t('title')}>
      <Stack as="form" gap={5} ref={element} onSubmit={handleSubmit} noValidate aria-label={t('title')}>
        <AvatarField />
        <ProfileFields email={profile.dealer.email} />
        <SavingBar />
      </Stack>
      {guard.isAsking && <LeaveDialog texts="settings" onStay={guard.stay} onLeave={guard.leave} />}
    </SettingsPage>
  );
});

const SavingBar = observer(function SavingBar() {
  const { t } = useTexts('settings');
  const editing = useInjection(OwnProfileForm);
  const { writing, isDirty, isSending, isSaved } = editing.form;
  const bar = useBarBelow();
  const isAnswerLost = writing.step === 'sending' && writing.isAnswerLost;
  return (
    <Stack gap={3} paddingTop={3} paddingBottom={4} sticksBelow ground="page" ref={bar}>
      {writing.step === 'failed' && (
        <FailureNotice
          title={t(leavesOutcomeOpen(writing.failure) ? 'outcomeUnknown' : 'failed')}
          failure={writing.failure}
          onTryAgain={() => void editing.save()}
        />
      )}
      <Row gap={2} wrap>
        <Button type="submit" kind="primary" busy={isSending}>
          {t('save')}
        </Button>
        {isDirty && !isSending && (
          <Button kind="quiet" onClick={() => editing.discard()}>
            {t('discard')}
          </Button>
        )}
        <Row as="p" gap={2} basis={160} minHeight="line" role="status">
          {isSaved && !isDirty && <DoneText>{t('saved')}</DoneText>}
          {isAnswerLost && <span>{t('checkingSaved')}</span>}
          {isDirty && !isSending && <span>{t('unsaved')}</span>}
        </Row>
      </Row>
    </Stack>
  );
});

const AvatarField = observer(function AvatarField() {
  const { t } = useTexts('settings');
  const editing = useInjection(OwnProfileForm);
  const { form } = editing;
  const id = useId();
  const address = form.values.avatar;
  const failureText = useFailureText();
  const { pictureFailure: failure } = editing;
  const failed = failure && (failure.reason === 'unreadable' ? t('picture.unreadable') : failureText(failure));
  const problem = failed ?? form.refusalMessage('avatar');

  return (
    <FieldGroup title={t('groups.picture')}>
      <Row fullRow wrap gap={4}>
        {address === null ? (
          <span role="img" aria-label={t('picture.none')}>
            <Icon of={CircleUserRound} className={styles.avatar} />
          </span>
        ) : (
          <img className={styles.avatar} src={address} alt={t('picture.current')} width={96} height={96} />
        )}
        <Stack basis={200} gap={1.5} minWidth={0} className={styles.file}>
          <FileInput
            id={id}
            className="visually-hidden"
            accept="image/*"
            aria-describedby={`${id}-hint ${id}-error`}
            aria-invalid={problem ? true : undefined}
            onFile={file => void editing.chooseAvatar(file)}
          />
          <label htmlFor={id} className={`${buttons.button} ${kitClass({ justifySelf: 'start' })}`}>
            <Icon of={ImageUp} size={16} /> <span>{t('picture.choose')}</span>
          </label>
          <SmallText id={`${id}-hint`}>{t('picture.hint')}</SmallText>
          <Text as="p" tone="error" size="small" goneEmpty id={`${id}-error`} role="alert">
            {problem}
          </Text>
        </Stack>
      </Row>
    </FieldGroup>
  );
});

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

const ProfileFields = observer(function ProfileFields({ email }: { readonly email: string }) {
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
