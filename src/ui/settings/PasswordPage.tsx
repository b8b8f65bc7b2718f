import { autorun } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { SessionStore } from '../../application/session/SessionStore';
import { PasswordFlows } from '../../application/signIn/PasswordFlows';
import { kitClass } from '../kit/kitElement';
import { Row, Stack } from '../kit/Layout';
import { NewPasswordFields } from '../session/NewPasswordFields';
import { failureOf, PasswordFailure } from '../session/PasswordFailure';
import { Button } from '../shared/Button';
import { FailureNotice } from '../shared/FailureNotice';
import { fieldGroup } from '../shared/fields/FieldGroup';
import { PasswordField } from '../shared/fields/TextField';
import { useFirstInvalid } from '../shared/fields/useFirstInvalid';
import { useKeptFocus } from '../shared/input/useKeptFocus';
import { DoneText, SettingsPage } from '../shared/page/SettingsPage';
import * as styles from '../shared/page/SettingsPage.module.css';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';

const nothing = { current: '', password: '', confirmation: '' };

/** The passwords exist only in this form. */
export const PasswordPage = observer(function PasswordPage() {
  const { t } = useTexts('sessionPasswords');
  const flows = useInjection(PasswordFlows);
  const { email } = useInjection(SessionStore);
  const [input, setInput] = useState(nothing);
  const form = useRef<HTMLFormElement>(null);
  /** Signs in again after the sign-out on all devices. */
  const newPassword = useRef('');
  const { change, others } = flows;
  useFirstInvalid(form, change);
  // 'Sign out on all other devices' vanishes when it has succeeded.
  const keptFocus = useKeptFocus(others.step, 'button');

  useEffect(() => {
    const stop = autorun(() => flows.change.step === 'succeeded' && setInput(nothing));
    return () => {
      stop();
      flows.leave();
    };
  }, [flows]);

  const handleType = (typed: Partial<typeof nothing>) => {
    const changed = { ...input, ...typed };
    setInput(changed);
    flows.typed(changed);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    newPassword.current = input.password;
    void flows.replace(input);
  };
  return (
    <SettingsPage title={t('title')}>
      <form
        className={`${fieldGroup} ${kitClass({ maxWidth: 'fields' })}`}
        ref={form}
        onSubmit={handleSubmit}
        noValidate
        aria-label={t('title')}
      >
        {/* Gives password managers the account of this password. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('current')}
          autoComplete="current-password"
          autoFocus
          value={input.current}
          onChange={({ target }) => handleType({ current: target.value })}
          error={failureOf(change)?.reason === 'currentInvalid' ? t('problem.currentInvalid') : null}
        />
        <NewPasswordFields input={input} onType={handleType} failure={failureOf(change)} />
        <PasswordFailure flow={change} failed={t('unknownError')} unknown={t('outcomeUnknown')} />
        <Row gap={2} wrap>
          <Button type="submit" kind="primary" busy={change.step === 'sending'}>
            {t('save')}
          </Button>
          <Row as="p" gap={2} basis={160} minHeight="line" role="status">
            {change.step === 'succeeded' && (
              <DoneText>{t(others.step === 'succeeded' ? 'others.done' : 'saved')}</DoneText>
            )}
          </Row>
        </Row>
        <Stack gap={5} {...keptFocus} className={styles.outcome}>
          <PasswordFailure flow={others} failed={t('others.failed')} unknown={t('others.unknown')} />
          {failureOf(others)?.reason === 'signedOutHereToo' && (
            <FailureNotice title={t('others.hereToo')} text={t('others.signIn')} failure={{ reason: 'unauthorized' }} />
          )}
          {change.step === 'succeeded' && others.step !== 'succeeded' && (
            <Row gap={2} wrap>
              <Button busy={others.step === 'sending'} onClick={() => void flows.signOutElsewhere(newPassword.current)}>
                {t('others.action')}
              </Button>
            </Row>
          )}
        </Stack>
      </form>
    </SettingsPage>
  );
});
