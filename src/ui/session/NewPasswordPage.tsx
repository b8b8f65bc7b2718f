import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PasswordFlows } from '../../application/signIn/PasswordFlows';
import { Button } from '../shared/Button';
import * as common from '../shared/common.module.css';
import { useFirstInvalid } from '../shared/fields/useFirstInvalid';
import { Link, useNavigation } from '../shared/navigation';
import { useTitle } from '../shared/page/useTitle';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { NewPasswordFields, type NewPasswordInput } from './NewPasswordFields';
import { failureOf, PasswordFailure } from './PasswordFailure';
import { RESET_PATH } from './publicPaths';
import { PublicScreen } from './PublicScreen';
import * as styles from './PublicScreen.module.css';

/** The page to which the link in the reset e-mail leads. Without its token, only another e-mail helps. */
export function NewPasswordPage() {
  const { token } = (useLocation().state ?? {}) as { readonly token?: string };
  return token === undefined ? <Navigate to={RESET_PATH} replace /> : <NewPasswordForm token={token} />;
}

const NewPasswordForm = observer(function NewPasswordForm({ token }: { readonly token: string }) {
  const { t } = useTexts('sessionPasswords');
  const { navigate } = useNavigation();
  const flows = useInjection(PasswordFlows);
  const { renewal } = flows;
  const [input, setInput] = useState<NewPasswordInput>({ password: '', confirmation: '' });
  const form = useRef<HTMLFormElement>(null);
  useTitle(t('renewal.title'));
  useFirstInvalid(form, renewal);

  const isDone = renewal.step === 'succeeded';
  useEffect(() => {
    if (!isDone) return;
    flows.clear('renewal');
    void navigate('/', { replace: true });
  }, [isDone, flows, navigate]);
  useEffect(() => () => flows.clear('renewal'), [flows]);

  const handleType = (typed: NewPasswordInput) => {
    setInput(typed);
    flows.clear('renewal');
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void flows.renew(token, input.password, input.confirmation);
  };
  return (
    <PublicScreen>
      <form className={styles.form} ref={form} onSubmit={handleSubmit} noValidate>
        <h1 className={common.title}>{t('renewal.title')}</h1>
        <p>{t('renewal.lead')}</p>
        <NewPasswordFields input={input} onType={handleType} failure={failureOf(renewal)} autoFocus />
        <PasswordFailure flow={renewal} failed={t('unknownError')} unknown={t('renewal.unknown')} />
        <Button type="submit" kind="primary" busy={renewal.step === 'sending'}>
          {t('renewal.save')}
        </Button>
        <p className={styles.links}>
          <Link to="/">{t('backToSignIn')}</Link>
          <Link to="/reset-password">{t('renewal.again')}</Link>
        </p>
      </form>
    </PublicScreen>
  );
});
