/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { paths } from '../../../src/ui/shared/paths';
import { answersArrive, renderPage } from '../support/renderPage';
import { startUp } from '../support/startUp';

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent.trim().replace(/\s/g, ' '));

describe('the page of the language', () => {
  it('marks the chosen language as pressed until its texts have loaded, and then changes and stores it', async () => {
    let arrive = (): void => undefined;
    const { at, user } = await renderPage(paths.language);
    const arrival = new Promise<boolean>(resolve => (arrive = () => resolve(true)));
    jest.spyOn(at.twins.texts, 'fetch').mockReturnValue(arrival);
    await screen.findByRole('radio', { name: 'English' });
    expect(radio('English').checked).toBe(true);
    await user.click(radio('Polski'));
    expect([radio('Polski').checked, radio('Polski').ariaBusy]).toEqual([true, 'true']);
    expect(statuses()).toContain('Loading…');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' }).value).toBe('pl');
    expect([document.documentElement.lang, at.dealer.profile().dealer.language]).toEqual(['en', 'en']);

    arrive();
    await screen.findByRole('heading', { name: 'Język' });
    await answersArrive();
    expect([radio('Polski').checked, radio('Polski').ariaBusy]).toEqual([true, 'false']);
    expect([document.documentElement.lang, at.dealer.profile().dealer.language]).toEqual(['pl', 'pl']);
    expect(statuses()).toContain('Zapisano w profilu.');
  });
});

it.each([
  ['en', /^Version 1\.0\.0\+4f2a9c1e, as of 27 Nov 2026, \d\d:\d\d [A-Z]+/],
  ['de', /^Version 1\.0\.0\+4f2a9c1e, Stand 27\.11\.2026, \d\d:\d\d [A-Z]+/],
  ['pl', /^Wersja 1\.0\.0\+4f2a9c1e, stan z 27 lis 2026, \d\d:\d\d [A-Z]+/],
] as const)('the settings name the version of the page and its time with the zone in %s', async (language, text) => {
  await renderPage(paths.language, { language });
  await screen.findByText(text);
});

describe('the choice of the language in the menu', () => {
  it('stores the language in the profile, and says that this failed or that it is not known', async () => {
    const page = await renderPage('/browsing/browse');
    const { at, user } = page;
    await startUp(page);
    const stored = () => at.dealer.profile().dealer.language;
    const choose = async (name: string, language: string) => {
      await user.selectOptions(screen.getByRole('combobox', { name }), language);
      await answersArrive();
    };
    const tryAgain = async () => {
      await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
      await answersArrive();
    };
    await choose('Language', 'pl');
    expect(stored()).toBe('pl');
    at.twins.line.failNext({ reason: 'serverFailed', status: 500 });
    await choose('Język', 'de');
    await screen.findByText(/^Keine Antwort erhalten\. Wir prüfen/);
    await page.passes(70_000);
    await screen.findByText(/^Die Sprache gilt hier. Wir konnten nicht/);
    at.twins.line.failNext({ reason: 'refused', status: 422, message: 'Not now.' });
    await tryAgain();
    const notice = () => screen.queryByText(/^Die Sprache gilt hier, /);
    expect([notice(), stored()]).toEqual([expect.anything(), 'pl']);
    await tryAgain();
    expect([notice(), stored()]).toEqual([null, 'de']);
  });
});
