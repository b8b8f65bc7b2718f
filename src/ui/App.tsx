import type { Container } from 'inversify';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Diagnostics } from '../application/ports/Diagnostics';
import { fetchShell } from './fetchShell';
import { SessionGate } from './session/SessionGate';
import { useAppearance } from './settings/useAppearance';
import { ErrorBoundary } from './shared/ErrorBoundary';
import { FullScreenLoader } from './shared/FullScreenLoader';
import { NotYetPage } from './shared/NotYetPage';
import { part } from './shared/part';
import { ContainerContext } from './shared/useInjection';
import { Speaking, useTexts } from './shared/useTexts';

const shell = part(fetchShell, LoadingScreen);

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
        <Speaking>
          <BrowserRouter>
            <Pages />
          </BrowserRouter>
        </Speaking>
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
  const { t } = useTexts('shared');
  return <FullScreenLoader label={t('loading')} />;
}
