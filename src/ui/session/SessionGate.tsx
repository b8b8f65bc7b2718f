import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { CheckSession } from '../../application/session/CheckSession';
import { SessionStore } from '../../application/session/SessionStore';
import { FullScreenLoader } from '../shared/loading/LoadingScreen';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { LazyProfileFailurePage, LazySignInPage } from './lazyViews';

/** Renders its children only after the session has been checked. */
export const SessionGate = observer(function SessionGate({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts('session');
  const { state } = useInjection(SessionStore);
  const checkSession = useInjection(CheckSession);

  const isUnknown = state.step === 'unknown';
  useEffect(() => {
    if (isUnknown) void checkSession.execute();
  }, [isUnknown, checkSession]);

  if (isUnknown) return <FullScreenLoader label={t('checking')} />;
  if (state.step === 'authorized') return children;
  return state.failure ? <LazyProfileFailurePage failure={state.failure} /> : <LazySignInPage />;
});
