import type { Container } from 'inversify';
import { autorun } from 'mobx';
import { useEffect } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Diagnostics } from '../application/ports/Diagnostics';
import { AppearanceStore } from '../application/settings/AppearanceStore';
import { LazyShell } from './lazyViews';
import { NativeAppGate } from './navigation/NativeAppGate';
import { LazyNewPasswordPage, LazyResetPasswordPage } from './session/lazyViews';
import { NEW_PASSWORD_PATH, RESET_PATH } from './session/publicPaths';
import { SessionGate } from './session/SessionGate';
import { ErrorBoundary } from './shared/page/ErrorBoundary';
import { paths } from './shared/paths';
import { changeTextLanguage } from './shared/texts/texts';
import { LanguageProvider } from './shared/texts/useTexts';
import { ContainerContext, useInjection } from './shared/useInjection';

interface AppProps {
  readonly container: Container;
  readonly basePath: string;
}

export function App({ container, basePath }: AppProps) {
  const diagnostics = container.get<Diagnostics>(Diagnostics);
  const handleCrash = (error: unknown) => diagnostics.report({ kind: 'unexpected', where: 'App', error });
  return (
    <ContainerContext value={container}>
      <ErrorBoundary offersAddress={basePath + paths.browse} onCrash={handleCrash}>
        <LanguageProvider>
          {/* With transitions, React would render other updates before a navigation. Without them, the result of a
              press appears in the next frame. */}
          <BrowserRouter basename={basePath} useTransitions={false}>
            <Pages />
          </BrowserRouter>
        </LanguageProvider>
      </ErrorBoundary>
    </ContainerContext>
  );
}

function Pages() {
  useAppearance();
  return (
    <>
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
      <NativeAppGate />
    </>
  );
}

/** Applies the chosen language and theme to the document. */
function useAppearance(): void {
  const appearance = useInjection(AppearanceStore);
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
