import type { Container } from 'inversify';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Language } from '../domain/shared/Language';
import { App } from './App';
import { type ConfigProblem, StartFailurePage } from './shared/StartFailurePage';
import type { TextFile } from './shared/textFiles';
import { startTexts } from './shared/texts';

export interface Drawing {
  readonly element: HTMLElement;
  readonly language: Language;
  readonly texts: readonly TextFile[];
}

export async function drawApp({ element, language, texts }: Drawing, container: Container): Promise<void> {
  await startTexts(language, texts);
  createRoot(element).render(
    <StrictMode>
      <App container={container} />
    </StrictMode>,
  );
}

export async function drawStartFailure({ element, language, texts }: Drawing, fault: ConfigProblem): Promise<void> {
  await startTexts(language, texts);
  createRoot(element).render(<StartFailurePage fault={fault} />);
}
