import './shared/global.css';
import type { Container } from 'inversify';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Language } from '../domain/shared/Language';
import { App, shellArrival } from './App';
import { type ConfigProblem, StartFailurePage } from './shared/StartFailurePage';
import type { TextFile } from './shared/textFiles';
import { startTexts } from './shared/texts';

interface Drawing {
  readonly element: HTMLElement;
  readonly language: Language;
  readonly texts: readonly TextFile[];
}

interface AppDrawing extends Drawing {
  readonly container: Container;
  /** With a session, mounting waits for the code behind the sign-in, so that it renders at once. */
  readonly hasSession: boolean;
}

export async function mountApp({ element, language, texts, container, hasSession }: AppDrawing): Promise<void> {
  await Promise.all([startTexts(language, texts), hasSession && shellArrival()]);
  createRoot(element).render(
    <StrictMode>
      <App container={container} />
    </StrictMode>,
  );
}

export async function mountStartFailure({ element, language, texts }: Drawing, fault: ConfigProblem): Promise<void> {
  await startTexts(language, texts);
  createRoot(element).render(<StartFailurePage fault={fault} />);
}
