import type { Container } from 'inversify';
import { startTransition, StrictMode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type TextFile, Texts } from '../application/ports/Texts';
import type { Language } from '../domain/shared/Language';
import { App, LazyShell } from './App';
import './firstPaint.css';
import { Button } from './shared/Button';
import './shared/global.css';
import { startAdapters } from './shared/loading/lazyView';
import * as styles from './shared/page/PlainPage.module.css';
import { startTexts } from './shared/texts/texts';
import { useTexts } from './shared/texts/useTexts';

interface Drawing {
  readonly element: HTMLElement;
  readonly language: Language;
  /** The texts of the shell, by namespace. */
  readonly texts: TextFile;
}

interface AppDrawing extends Drawing {
  readonly container: Container;
  /** Loads and binds the adapters that the first screen does not need. */
  readonly loadAdapters: () => Promise<void>;
  /** With a session, mounting waits for the code behind the sign-in, so that it renders at once. */
  readonly hasSession: boolean;
  /** '' or the path of the build on its host, such as '/paddock'. */
  readonly basePath: string;
}

/** Returns how to unmount the app. */
export async function mountApp({
  element,
  language,
  texts,
  container,
  loadAdapters,
  hasSession,
  basePath,
}: AppDrawing): Promise<() => void> {
  startTexts(language, texts, container.get(Texts));
  startAdapters(loadAdapters);
  if (hasSession) await LazyShell.arrival();
  const root = rootIn(element);
  // A transition renders in short tasks.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App container={container} basePath={basePath} />
      </StrictMode>,
    ),
  );
  return () => root.unmount();
}

/** From now on, the page no longer says by itself that it could not be loaded. See `firstPaint.css`. */
function rootIn(element: HTMLElement): Root {
  element.dataset.root = '';
  return createRoot(element);
}

export function mountDemoElsewhere({ element, language, texts }: Drawing, onTakeOver: () => void): void {
  startTexts(language, texts);
  rootIn(element).render(<DemoElsewherePage onTakeOver={onTakeOver} />);
}

/** Shown while another tab runs the demo. */
function DemoElsewherePage({ onTakeOver }: { readonly onTakeOver: () => void }) {
  const { t } = useTexts('shared');
  const [isAsked, setAsked] = useState(false);
  const handleClick = () => {
    setAsked(true);
    onTakeOver();
  };
  return (
    <main className={styles.page}>
      <h1>{t('demoElsewhere.title')}</h1>
      <p>{t('demoElsewhere.lead')}</p>
      <Button kind="primary" busy={isAsked} onClick={handleClick}>
        {t('demoElsewhere.continue')}
      </Button>
    </main>
  );
}

export function mountStartFailure({ element, language, texts }: Drawing, fault: ConfigProblem): void {
  startTexts(language, texts);
  rootIn(element).render(<StartFailurePage fault={fault} />);
}

interface ConfigProblem {
  readonly key: string;
  readonly problem: 'missingFile' | 'invalidJson' | 'wrongValue';
}

/**
 * Shown when the configuration cannot be read. The app must not fall back to the demo, because the demo looks like the
 * live market.
 */
function StartFailurePage({ fault }: { readonly fault: ConfigProblem }) {
  const { t } = useTexts('shared');
  return (
    <main className={styles.page} role="alert">
      <h1>{t('start.title')}</h1>
      <p>{t(`start.${fault.problem}`, { key: fault.key })}</p>
    </main>
  );
}
