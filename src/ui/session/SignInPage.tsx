import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef, useState } from 'react';
import { DemoMarket } from '../../application/ports/DemoMarket';
import type { SignInFailure } from '../../application/ports/Identity';
import { Preferences } from '../../application/ports/Preferences';
import { Site } from '../../application/ports/Site';
import { DEALER_EMAIL, SessionStore } from '../../application/session/SessionStore';
import { Visits } from '../../application/session/Visits';
import { OwnSession } from '../../application/signIn/OwnSession';
import { Button } from '../shared/Button';
import * as common from '../shared/common.module.css';
import { emailInput, PasswordField, TextField } from '../shared/fields/TextField';
import { lazyView } from '../shared/loading/lazyView';
import { Link } from '../shared/navigation';
import { NewTabLink } from '../shared/NewTabLink';
import { useTitle } from '../shared/page/useTitle';
import { useFailureText } from '../shared/texts/useFailureText';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { DemoAccounts } from './DemoAccounts';
import { RESET_PATH } from './publicPaths';
import { PublicScreen } from './PublicScreen';
import * as styles from './PublicScreen.module.css';

const LazyRefusedPresses = lazyView(
  () => import(/* webpackChunkName: "refused-presses" */ './RefusedPresses'),
  'RefusedPresses',
  { needs: ['texts'] },
);

export const SignInPage = observer(function SignInPage() {
  const { t } = useTexts('session');
  const session = useInjection(SessionStore);
  const ownSession = useInjection(OwnSession);
  const { hasEnded: wasIdle } = useInjection(Visits);
  const knownEmail = useInjection(Preferences).read(DEALER_EMAIL) ?? '';
  const { isDemo } = useInjection(DemoMarket);
  const { registrationUrl } = useInjection(Site);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<'email' | 'password' | null>(null);
  const failureText = useFailureText();
  useTitle(t('title'));

  const textOf = (shownFailure: SignInFailure) => {
    if (shownFailure.reason === 'passwordInvalid') return t('failure.passwordInvalid');
    return shownFailure.reason === 'challenged'
      ? t(`failure.challenged.${shownFailure.step}`)
      : failureText(shownFailure);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const empty = !email.current?.value ? 'email' : !password.current?.value ? 'password' : null;
    setMissing(empty);
    if (empty) return { email, password }[empty].current?.focus();
    void ownSession.signIn(email.current?.value ?? '', password.current?.value ?? '');
  };

  const handleAccount = (account: { readonly email: string; readonly password: string }) => {
    if (email.current) email.current.value = account.email;
    if (password.current) password.current.value = account.password;
    password.current?.form?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
  };

  const { signIn: status } = session;
  return (
    <PublicScreen aside={isDemo && <DemoAccounts onChoose={handleAccount} />}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <h1 className={common.title}>{t('title')}</h1>
        {(wasIdle || session.hasExpired) && <p role="status">{t(wasIdle ? 'idle' : 'expired')}</p>}
        {session.refusedPresses.length > 0 && <LazyRefusedPresses />}
        <TextField
          label={t('email')}
          ref={email}
          {...emailInput}
          name="email"
          autoComplete="username"
          defaultValue={knownEmail}
          autoFocus={knownEmail === ''}
          error={missing === 'email' ? t('missing') : null}
        />
        <PasswordField
          label={t('password')}
          ref={password}
          name="password"
          autoComplete="current-password"
          autoFocus={knownEmail !== ''}
          error={missing === 'password' ? t('missing') : status.step === 'failed' ? textOf(status.failure) : null}
        />
        <Button type="submit" kind="primary" busy={status.step === 'sending'}>
          {t('signIn')}
        </Button>
        <p className={styles.links}>
          <Link to={RESET_PATH}>{t('forgotPassword')}</Link>
          <span>
            <span>{t('noAccount')}</span>{' '}
            <NewTabLink href={registrationUrl ?? t('registerAddress')}>{t('register')}</NewTabLink>
          </span>
        </p>
      </form>
    </PublicScreen>
  );
});
