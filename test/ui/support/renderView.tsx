import './jsdomPage';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { Language } from '../../../src/domain/shared/Language';
import { FetchedTexts } from '../../../src/infrastructure/browser/FetchedTexts';
import { NavigationProvider } from '../../../src/ui/shared/navigation';
import { startTexts } from '../../../src/ui/shared/texts/texts';
import { ContainerContext } from '../../../src/ui/shared/useInjection';
import { Workplace } from '../../support/Workplace';
import { answersArrive } from './renderPage';

afterEach(cleanup);

/** Renders one view, in English unless another language is given, without the app around it. Resolves to its element once its lazy parts have arrived. */
export async function renderView(
  view: ReactNode,
  at = new Workplace(),
  language: Language = 'en',
): Promise<HTMLElement> {
  const texts = new FetchedTexts();
  texts.requestFeatures();
  startTexts(language, await texts.read(language), texts);
  const { container } = render(
    <ContainerContext value={at.container}>
      <MemoryRouter>
        <NavigationProvider>{view}</NavigationProvider>
      </MemoryRouter>
    </ContainerContext>,
  );
  await answersArrive();
  return container;
}
