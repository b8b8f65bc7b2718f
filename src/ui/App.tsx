import type { Container } from 'inversify';
import { useTranslation } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Diagnostics } from '../application/ports/Diagnostics';
import { SessionGate } from './session/SessionGate';
import { useAppearance } from './settings/useAppearance';
import { ErrorBoundary } from './shared/ErrorBoundary';
import { FullScreenLoader } from './shared/FullScreenLoader';
import { NotYetPage } from './shared/NotYetPage';
import { part } from './shared/part';
import { ContainerContext } from './shared/useInjection';

/** What lies behind the sign-in is fetched while the session is being checked. */
const shell = part(() => import(/* webpackChunkName: "shell" */ './Shell').then(module => module.Shell), LoadingScreen);

export const preloadShell = shell.preload;

export function App({ container }: { readonly container: Container }) {
  const diagnostics = container.get<Diagnostics>(Diagnostics);
  const handleCrash = (error: unknown) =>
    diagnostics.report({
      kind: 'unexpected',
      where: 'App',
      what: error instanceof Error ? error.message : String(error),
    });
  return (
    <ContainerContext value={container}>
      <ErrorBoundary onCrash={handleCrash}>
        <BrowserRouter>
          <Pages />
        </BrowserRouter>
      </ErrorBoundary>
    </ContainerContext>
  );
}

function Pages() {
  useAppearance();
  return (
    <Routes>
      <Route path="/reset-password" element={<NotYetPage />} />
      <Route path="/new-password/:token" element={<NotYetPage />} />
      <Route
        path="*"
        element={
          <SessionGate>
            <shell.Part />
          </SessionGate>
        }
      />
    </Routes>
  );
}

function LoadingScreen() {
  const { t } = useTranslation('shared');
  return <FullScreenLoader label={t('loading')} />;
}
