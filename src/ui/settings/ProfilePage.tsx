import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef } from 'react';
import { SessionStore } from '../../application/session/SessionStore';
import { OwnProfile } from '../../application/settings/OwnProfile';
import { OwnProfileForm } from '../../application/settings/OwnProfileForm';
import { leavesOutcomeOpen } from '../../domain/shared/Failure';
import { Row, Stack } from '../kit/Layout';
import { Button } from '../shared/Button';
import { LeaveDialog } from '../shared/dialogs/Dialog';
import { useLeaveGuard } from '../shared/dialogs/useLeaveGuard';
import { FailureNotice } from '../shared/FailureNotice';
import { useFirstInvalid } from '../shared/fields/useFirstInvalid';
import { useForm } from '../shared/fields/useForm';
import { DoneText, SettingsPage } from '../shared/page/SettingsPage';
import { useBarBelow } from '../shared/page/useBarBelow';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { useRun } from '../shared/useRun';
import { AvatarField } from './AvatarField';
import { ProfileFields } from './ProfileFields';

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
