/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { goBack } from './support/goBack';
import { renderPage } from './support/renderPage';

describe('the page of an offer that cannot be rendered', () => {
  it.each([
    ['en', /^Open offer/, /^This page cannot be shown because of an error/, 'Load again'],
    ['de', /^Angebot .* öffnen/, /^Diese Seite kann wegen eines Fehlers/, 'Erneut laden'],
  ] as const)(
    'is replaced by the message in %s, which can load the newest version, and Back leads to the list',
    async (language, name, sentence, loadAgain) => {
      const { at, user } = await renderPage('/browsing/browse', { language });
      const [link] = await screen.findAllByRole('link', { name });
      jest.spyOn(console, 'error').mockImplementation(() => {});
      const create = document.createElement.bind(document);
      jest.spyOn(document, 'createElement').mockImplementation((name: string) => {
        if (name === 'aside') throw new Error('Out of ink');
        return create(name);
      });
      await user.click(link!);
      await screen.findByRole('heading', { name: 'Unexpected Application Error!' });
      expect(screen.getByText(sentence)).toBeTruthy();
      expect(screen.getByText('Out of ink')).toBeTruthy();
      expect(at.twins.diagnostics.problems).toContainEqual(
        expect.objectContaining({ kind: 'unexpected', where: 'page' }),
      );
      at.twins.appShell.release();
      await user.click(screen.getByRole('button', { name: loadAgain }));
      expect([at.twins.appShell.version, at.twins.browserWindow.reloads]).toEqual([2, 1]);
      await goBack();
      expect(screen.queryByText('Out of ink')).toBeNull();
      expect(document.querySelector('article')).toBeTruthy();
    },
  );
});
