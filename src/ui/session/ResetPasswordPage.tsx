import { CircleCheck } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { DemoMarket } from '../../application/ports/DemoMarket';
import { PasswordFlows } from '../../application/signIn/PasswordFlows';
import type { Failure } from '../../domain/shared/Failure';
import { Button } from '../shared/Button';
import * as common from '../shared/common.module.css';
import { emailInput, TextField } from '../shared/fields/TextField';
import { useFirstInvalid } from '../shared/fields/useFirstInvalid';
import { Icon } from '../shared/icons/Icon';
import { Link } from '../shared/navigation';
import { useTitle } from '../shared/page/useTitle';
import { useFailureText } from '../shared/texts/useFailureText';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { callFailureOf } from './PasswordFailure';
import { NEW_PASSWORD_PATH } from './publicPaths';
import { PublicScreen } from './PublicScreen';
import * as styles from './PublicScreen.module.css';

/** The server did not check the e-mail address, so nothing is known about it. */
const isUnchecked = ({ reason }: Failure) => ['offline', 'notSent', 'timedOut', 'tooManyRequests'].includes(reason);

export const ResetPasswordPage = observer(function ResetPasswordPage() {
  const { t } = useTexts(['sessionPasswords', 'session']);
  const flows = useInjection(PasswordFlows);
  const { reset } = flows;
  const market = useInjection(DemoMarket);
  const failureText = useFailureText();
  const [email, setEmail] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const failure = callFailureOf(reset);
  const token = reset.step === 'succeeded' ? market.mailedToken(email) : null;
  useTitle(t('sessionPasswords:reset.title'));
  useFirstInvalid(form, reset);
  useEffect(() => () => flows.clear('reset'), [flows]);

  const handleType = (typed: string) => {
    setEmail(typed);
    flows.clear('reset');
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void flows.request(email);
  };
  const problem = failure && (isUnchecked(failure) ? failureText(failure) : t('sessionPasswords:reset.emailInvalid'));
  return (
    <PublicScreen>
      <form className={styles.form} ref={form} onSubmit={handleSubmit} noValidate>
        <h1 className={common.title}>{t('sessionPasswords:reset.title')}</h1>
        <p>{t('sessionPasswords:reset.lead')}</p>
        <TextField
          label={t('session:email')}
          {...emailInput}
          name="email"
          autoComplete="username"
          autoFocus
          value={email}
          onChange={({ target }) => handleType(target.value)}
          readOnly={reset.step === 'sending'}
          error={problem}
        />
        <Button type="submit" kind="primary" busy={reset.step === 'sending'}>
          {t('sessionPasswords:reset.send')}
        </Button>
        <div role="status" className={styles.message}>
          {reset.step === 'succeeded' && (
            <p>
              <Icon of={CircleCheck} size={18} /> <span>{t('sessionPasswords:reset.sent')}</span>
            </p>
          )}
          {token !== null && (
            <p>
              <span>{t('sessionPasswords:reset.demo')}</span>{' '}
              <Link to={NEW_PASSWORD_PATH} state={{ token }}>
                {t('sessionPasswords:reset.demoLink')}
              </Link>
            </p>
          )}
        </div>
        <p className={styles.links}>
          <Link to="/">{t('sessionPasswords:backToSignIn')}</Link>
        </p>
      </form>
    </PublicScreen>
  );
});
