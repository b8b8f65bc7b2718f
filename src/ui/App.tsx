import type { Container } from 'inversify';
import { autorun } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Diagnostics } from '../application/ports/Diagnostics';
import { SessionStore } from '../application/session/SessionStore';
import { Appearance } from '../application/settings/Appearance';
import type { HashId } from '../domain/offers/Offer';
import { fetchShell } from './fetchShell';
import { NativeAppGate } from './navigation/NativeAppGate';
import { NEW_PASSWORD_PATH, RESET_PATH } from './session/publicPaths';
import { lazyView } from './shared/loading/lazyView';
import { FullScreenLoader, LoadingScreen } from './shared/loading/LoadingScreen';
import { NavigationProvider, useIsAt } from './shared/navigation';
import { ErrorBoundary } from './shared/page/ErrorBoundary';
import { paths } from './shared/paths';
import { changeTextLanguage } from './shared/texts/texts';
import { LanguageProvider, useTexts } from './shared/texts/useTexts';
import { ContainerContext, useInjection } from './shared/useInjection';

export const LazyShell = lazyView(fetchShell, 'Shell', { Waiting: LoadingScreen, needs: [] });

const LazySignInPage = lazyView(() => import(/* webpackChunkName: "sign-in" */ './session/SignInPage'), 'SignInPage', {
  needs: [],
});

const LazyProfileFailurePage = lazyView(
  () => import(/* webpackChunkName: "sign-in" */ './session/ProfileFailurePage'),
  'ProfileFailurePage',
  { needs: [] },
);

const LazyResetPasswordPage = lazyView(
  () => import(/* webpackChunkName: "passwords" */ './session/ResetPasswordPage'),
  'ResetPasswordPage',
  { Waiting: LoadingScreen },
);

const LazyNewPasswordPage = lazyView(
  () => import(/* webpackChunkName: "passwords" */ './session/NewPasswordPage'),
  'NewPasswordPage',
  { Waiting: LoadingScreen },
);

interface AppProps {
  readonly container: Container;
  readonly basePath: string;
}

export function App({ container, basePath }: AppProps) {
  const diagnostics = container.get(Diagnostics);
  const handleCrash = (error: unknown) => diagnostics.report({ kind: 'unexpected', where: 'App', error });
  return (
    <ContainerContext value={container}>
      <ErrorBoundary offersAddress={basePath + paths.browse} onCrash={handleCrash}>
        <LanguageProvider>
          {/* With transitions, React would render other updates before a navigation. Without them, the result of a
              press appears in the next frame. */}
          <BrowserRouter basename={basePath} useTransitions={false}>
            <NavigationProvider>
              <Pages />
            </NavigationProvider>
          </BrowserRouter>
        </LanguageProvider>
      </ErrorBoundary>
    </ContainerContext>
  );
}

function Pages() {
  useAppearance();
  return (
    <NativeAppGate>
      <Routes>
        <Route path={RESET_PATH} element={<LazyResetPasswordPage />} />
        <Route path={NEW_PASSWORD_PATH} element={<LazyNewPasswordPage />} />
        <Route
          path="*"
          element={
            <SessionGate>
              <LazyShell />
            </SessionGate>
          }
        />
      </Routes>
    </NativeAppGate>
  );
}

/** Applies the chosen language and theme to the document. */
function useAppearance(): void {
  const appearance = useInjection(Appearance);
  useEffect(
    () =>
      autorun(() => {
        document.documentElement.dataset.theme = appearance.theme;
        document.documentElement.lang = appearance.language;
        void changeTextLanguage(appearance.language);
      }),
    [appearance],
  );
}

/** Renders its children only after the session has been checked. */
const SessionGate = observer(function SessionGate({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts('session');
  const session = useInjection(SessionStore);
  const { state } = session;

  const isUnknown = state.step === 'unknown';
  useEffect(() => {
    if (isUnknown) void session.check();
  }, [isUnknown, session]);

  // At a yard, the network comes and goes.
  const isKept = useIsAt(path => path.startsWith(paths.handover('' as HashId))) && state.step === 'unknown';
  if (isKept && state.failure) return <LazyProfileFailurePage failure={state.failure} />;
  if (state.step === 'unknown') return <FullScreenLoader label={t('checking')} />;
  if (state.step === 'authorized') return children;
  return state.failure ? <LazyProfileFailurePage failure={state.failure} /> : <LazySignInPage />;
});
