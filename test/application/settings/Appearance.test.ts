import fc from 'fast-check';
import { Appearance } from '../../../src/application/settings/Appearance';
import { PHONE_BELOW } from '../../../src/domain/navigation/WindowWidths';
import { type Language, languages } from '../../../src/domain/shared/Language';
import { InMemoryAnalytics } from '../../../src/infrastructure/demo/twins/AccountTwins';
import { watchActions } from '../../support/watchActions';
import { InMemoryPreferences, InMemoryTexts } from '../../twins/BrowserTwins';
import { InMemoryBrowserWindow } from '../../twins/InMemoryBrowserWindow';

watchActions();

function aPage({ preferences = new InMemoryPreferences(), languages = ['fr', 'pl-PL'], prefersDark = false } = {}) {
  const analytics = new InMemoryAnalytics();
  const browserWindow = new InMemoryBrowserWindow({ languages, prefersDark });
  const texts = new InMemoryTexts();
  const appearance = new Appearance(preferences, browserWindow, analytics, texts);
  appearance.restore();
  return { appearance, preferences, analytics, texts, browserWindow };
}

it("Appearance starts with the browser's language and theme, fewer columns and infinite scroll", () => {
  const { appearance } = aPage({ prefersDark: true });
  expect(appearance).toMatchObject({ language: 'pl', theme: 'dark', columns: 'less', paging: 'infinite' });
});

it('Appearance follows the color scheme of the system, unless the dealer chose a theme', () => {
  const { appearance, browserWindow } = aPage();
  browserWindow.changeColorScheme();
  expect(appearance.theme).toBe('dark');
  appearance.chooseTheme('light');
  browserWindow.changeColorScheme();
  browserWindow.changeColorScheme();
  expect(appearance.theme).toBe('light');
});

it('Appearance falls back to English', () => {
  expect(aPage({ languages: ['fr', 'it-IT'] }).appearance.language).toBe('en');
  expect(aPage({ languages: [] }).appearance.language).toBe('en');
});

it('Appearance shows the chosen language as pressed while its texts load', async () => {
  const { appearance, texts } = aPage();
  const speaking = appearance.chooseLanguage('de');
  expect(appearance).toMatchObject({ language: 'pl', comingLanguage: 'de' });
  await speaking;
  expect(appearance).toMatchObject({ language: 'de', comingLanguage: null });
  texts.outOfReach.add('en');
  await appearance.chooseLanguage('en');
  expect(appearance).toMatchObject({ language: 'de', comingLanguage: null, languageMissing: 'en' });
});

describe('a language whose texts cannot be loaded', () => {
  it('is neither shown nor stored, and the page says so', async () => {
    const { appearance, preferences, texts } = aPage();
    texts.outOfReach.add('de');
    expect(await appearance.chooseLanguage('de')).toBe(false);
    expect(appearance).toMatchObject({ language: 'pl', languageMissing: 'de' });
    expect(preferences.read('language')).toBeNull();
    texts.outOfReach.clear();
    expect(await appearance.chooseLanguage('de')).toBe(true);
    expect(appearance).toMatchObject({ language: 'de', languageMissing: null });
  });

  it('never replaces the last chosen language whose texts are loaded', async () => {
    const choices = fc.array(fc.constantFrom(...languages), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(choices, fc.subarray<Language>(['de', 'en']), async (chosen, missing) => {
        const { appearance, preferences, texts } = aPage();
        for (const language of missing) texts.outOfReach.add(language);
        await Promise.all(chosen.map(language => appearance.chooseLanguage(language)));
        const last = chosen.at(-1)!;
        expect(appearance.language).toBe(missing.includes(last) ? 'pl' : last);
        expect(preferences.read('language')).toBe(missing.includes(last) ? null : last);
      }),
    );
  });
});

it('Appearance keeps the choices after a reload', async () => {
  const { appearance, preferences } = aPage();
  await appearance.chooseLanguage('de');
  appearance.chooseTheme('dark');
  appearance.chooseColumns('more');
  appearance.choosePaging('paginated');
  const chosen = { language: 'de', theme: 'dark', columns: 'more', paging: 'paginated' };
  expect(appearance).toMatchObject(chosen);
  expect(aPage({ preferences }).appearance).toMatchObject(chosen);
  appearance.chooseColumns('less');
  appearance.choosePaging('infinite');
  appearance.chooseTheme('light');
  expect(aPage({ preferences, prefersDark: true }).appearance).toMatchObject({
    columns: 'less',
    paging: 'infinite',
    theme: 'light',
  });
});

it('Appearance keeps the layout of each list', () => {
  const { appearance, preferences } = aPage();
  appearance.chooseLayout('ownBids', 'tiles');
  appearance.chooseLayout('liked', 'table');
  const next = aPage({ preferences }).appearance;
  expect((['ownBids', 'liked', 'browse', 'sold'] as const).map(tab => next.layoutOf(tab))).toEqual([
    'tiles',
    'table',
    'tiles',
    'tiles',
  ]);
});

it('Appearance shows all lists but browsing as rows on a phone', () => {
  const { appearance, browserWindow } = aPage();
  browserWindow.resize(PHONE_BELOW - 1);
  expect((['browse', 'liked', 'sold', 'inRealization'] as const).map(tab => appearance.layoutOf(tab))).toEqual([
    'tiles',
    'table',
    'table',
    'table',
  ]);
});

it('Appearance keeps for tables and for tiles whether they take the whole width', () => {
  const { appearance, preferences } = aPage();
  const isWide = (of = appearance) => ({ table: of.isWide('ownBids'), tiles: of.isWide('browse') });
  appearance.chooseLayout('ownBids', 'table');
  appearance.chooseLayout('browse', 'tiles');
  expect(isWide()).toEqual({ table: true, tiles: false });
  appearance.chooseWidth('ownBids', false);
  expect(isWide()).toEqual({ table: false, tiles: false });
  appearance.chooseWidth('browse', true);
  expect(isWide(aPage({ preferences }).appearance)).toEqual({ table: false, tiles: true });
  appearance.chooseWidth('ownBids', true);
  appearance.chooseWidth('browse', false);
  expect(isWide(aPage({ preferences }).appearance)).toEqual({ table: true, tiles: false });
});

it('Appearance ignores unreadable preferences', () => {
  const preferences = new InMemoryPreferences();
  for (const key of ['language', 'theme', 'columns', 'paging']) preferences.write(key, 'nonsense');
  const { appearance } = aPage({ preferences });
  expect(appearance).toMatchObject({ language: 'pl', theme: 'light', columns: 'less', paging: 'infinite' });
});

it('Appearance records an analytics event when the paging changes', () => {
  const { appearance, analytics } = aPage();
  appearance.choosePaging('infinite');
  appearance.choosePaging('paginated');
  appearance.choosePaging('paginated');
  appearance.choosePaging('infinite');
  appearance.choosePaging('infinite', 'infinite');
  expect(analytics.events).toEqual([
    { name: 'dealer_set_manual_pagination', data: {} },
    { name: 'dealer_set_infinite_pagination', data: {} },
  ]);
});

it('Appearance stores the pressed mode even if the address shows the other one', () => {
  const { appearance, analytics } = aPage();
  appearance.choosePaging('infinite', 'paginated');
  expect(analytics.events).toMatchObject([{ name: 'dealer_set_infinite_pagination' }]);
});
