import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { Texts } from '../../src/application/ports/Texts';
import { Appearance } from '../../src/application/settings/Appearance';
import { backendFor } from '../../src/infrastructure/backendFor';
import { BrowserClock } from '../../src/infrastructure/browser/BrowserClock';
import { ConsoleDiagnostics } from '../../src/infrastructure/browser/ConsoleDiagnostics';
import { FetchedTexts } from '../../src/infrastructure/browser/FetchedTexts';
import { browserModule } from '../../src/infrastructure/browserModule';
import { toRuntimeConfig } from '../../src/infrastructure/RuntimeConfig';
import '../../src/ui/shared/global.css';
import { NavigationProvider } from '../../src/ui/shared/navigation';
import { startTexts } from '../../src/ui/shared/texts/texts';
import { LanguageProvider } from '../../src/ui/shared/texts/useTexts';
import { ContainerContext } from '../../src/ui/shared/useInjection';
import { Parts } from './Parts';

/** The parts ask for services of the app, which the demo has without a server. */
async function start(): Promise<void> {
  const config = toRuntimeConfig({ backend: 'demo', demo: { offers: 1, tempo: 0, seed: 1 } });
  if (!config.ok) throw new Error('The demo cannot be configured.');
  const container = new Container({ autobind: true, defaultScope: 'Singleton' });
  const clock = new BrowserClock();
  container.load(browserModule(config.value, new ConsoleDiagnostics(), clock));
  container.load((await backendFor(config.value, container, clock)).module);
  const texts = new FetchedTexts();
  texts.requestFeatures();
  container.bind(Texts).toConstantValue(texts);
  const appearance = container.get(Appearance);
  appearance.restore();
  startTexts(appearance.language, await texts.read(appearance.language), texts);
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <ContainerContext value={container}>
        <LanguageProvider>
          <BrowserRouter>
            <NavigationProvider>
              <Parts />
            </NavigationProvider>
          </BrowserRouter>
        </LanguageProvider>
      </ContainerContext>
    </StrictMode>,
  );
}

void start();
