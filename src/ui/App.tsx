import type { Container } from 'inversify';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Diagnostics } from '../application/ports/Diagnostics';
import { SessionGate } from './session/SessionGate';
import { useAppearance } from './settings/useAppearance';
import { ErrorBoundary } from './shared/ErrorBoundary';
import { FullScreenLoader } from './shared/FullScreenLoader';
import { NotYetPage } from './shared/NotYetPage';
import { ContainerContext } from './shared/useInjection';

/** What lies behind the sign-in is fetched while the session is being checked. */
export const importShell = () => import(/* webpackChunkName: "shell" */ './Shell');

const Shell = lazy(() => importShell().then(module => ({ default: module.Shell })));

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
  const { t } = useTranslation('shared');
  return (
    <Routes>
      <Route path="/reset-password" element={<NotYetPage />} />
      <Route path="/new-password/:token" element={<NotYetPage />} />
      <Route
        path="*"
        element={
          <SessionGate>
            <Suspense fallback={<FullScreenLoader label={t('loading')} />}>
              <Shell />
            </Suspense>
          </SessionGate>
        }
      />
    </Routes>
  );
}
