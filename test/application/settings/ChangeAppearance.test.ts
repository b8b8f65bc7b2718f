import * as fc from 'fast-check';
import { RecordAnalytics } from '../../../src/application/session/RecordAnalytics';
import { SessionStore } from '../../../src/application/session/SessionStore';
import { AppearanceStore } from '../../../src/application/settings/AppearanceStore';
import { ChangeAppearance } from '../../../src/application/settings/ChangeAppearance';
import { type Language, languages } from '../../../src/domain/shared/Language';
import { InMemoryAnalytics } from '../../../src/infrastructure/twins/InMemoryAnalytics';
import { InMemoryBrowserWindow } from '../../../src/infrastructure/twins/InMemoryBrowserWindow';
import { InMemoryPreferences } from '../../../src/infrastructure/twins/InMemoryPreferences';
import { InMemoryTexts } from '../../../src/infrastructure/twins/InMemoryTexts';
import { aMarketplace } from '../../infrastructure/market/aMarketplace';
import { watchActions } from '../../support/watchActions';

watchActions();

function aPage({ preferences = new InMemoryPreferences(), languages = ['fr', 'pl-PL'], prefersDark = false } = {}) {
  const appearance = new AppearanceStore();
  const analytics = new InMemoryAnalytics();
  const session = new SessionStore();
  session.profileArrived(aMarketplace().buyer.profile(), 0);
  const browserWindow = new InMemoryBrowserWindow({ languages, prefersDark });
  const texts = new InMemoryTexts();
  const change = new ChangeAppearance(
    preferences,
    browserWindow,
    new RecordAnalytics(analytics, session, preferences),
    texts,
    appearance,
  );
  change.restore();
  return { appearance, change, preferences, analytics, texts, browserWindow };
}

it("ChangeAppearance starts with the browser's language and theme, fewer columns and infinite scroll", () => {
  const { appearance } = aPage({ prefersDark: true });
  expect(appearance).toMatchObject({ language: 'pl', theme: 'dark', columns: 'less', paging: 'infinite' });
});

it('ChangeAppearance follows the color scheme of the system, unless the dealer chose a theme', () => {
  const { appearance, change, browserWindow } = aPage();
  browserWindow.changeColorScheme();
  expect(appearance.theme).toBe('dark');
  change.theme('light');
  browserWindow.changeColorScheme();
  browserWindow.changeColorScheme();
  expect(appearance.theme).toBe('light');
});

it('ChangeAppearance falls back to English', () => {
  expect(aPage({ languages: ['fr', 'it-IT'] }).appearance.language).toBe('en');
  expect(aPage({ languages: [] }).appearance.language).toBe('en');
  expect(new AppearanceStore().language).toBe('en');
});

it('ChangeAppearance shows the chosen language as pressed while its texts load', async () => {
  const { change, appearance, texts } = aPage();
  const speaking = change.language('de');
  expect(appearance).toMatchObject({ language: 'pl', comingLanguage: 'de' });
  await speaking;
  expect(appearance).toMatchObject({ language: 'de', comingLanguage: null });
  texts.outOfReach.add('en');
  await change.language('en');
  expect(appearance).toMatchObject({ language: 'de', comingLanguage: null, languageMissing: 'en' });
});

describe('a language whose texts cannot be loaded', () => {
  it('is neither shown nor stored, and the page says so', async () => {
    const { change, appearance, preferences, texts } = aPage();
    texts.outOfReach.add('de');
    expect(await change.language('de')).toBe(false);
    expect(appearance).toMatchObject({ language: 'pl', languageMissing: 'de' });
    expect(preferences.read('language')).toBeNull();
    texts.outOfReach.clear();
    expect(await change.language('de')).toBe(true);
    expect(appearance).toMatchObject({ language: 'de', languageMissing: null });
  });

  it('never replaces the last chosen language whose texts are loaded', async () => {
    const choices = fc.array(fc.constantFrom(...languages), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(choices, fc.subarray<Language>(['de', 'en']), async (chosen, missing) => {
        const { change, appearance, preferences, texts } = aPage();
        for (const language of missing) texts.outOfReach.add(language);
        await Promise.all(chosen.map(language => change.language(language)));
        const last = chosen.at(-1)!;
        expect(appearance.language).toBe(missing.includes(last) ? 'pl' : last);
        expect(preferences.read('language')).toBe(missing.includes(last) ? null : last);
      }),
    );
  });
});

it('ChangeAppearance keeps the choices after a reload', async () => {
  const { change, appearance, preferences } = aPage();
  await change.language('de');
  change.theme('dark');
  change.columns('more');
  change.paging('paginated');
  const chosen = { language: 'de', theme: 'dark', columns: 'more', paging: 'paginated' };
  expect(appearance).toMatchObject(chosen);
  expect(aPage({ preferences }).appearance).toMatchObject(chosen);
  change.columns('less');
  change.paging('infinite');
  change.theme('light');
  expect(aPage({ preferences, prefersDark: true }).appearance).toMatchObject({
    columns: 'less',
    paging: 'infinite',
    theme: 'light',
  });
});

it('ChangeAppearance keeps for tables and for tiles whether they take the whole width', () => {
  const { change, appearance, preferences } = aPage();
  const isWide = (of = appearance) => ({ table: of.isWide('ownBids'), tiles: of.isWide('browse') });
  change.layout('ownBids', 'table');
  change.layout('browse', 'tiles');
  expect(isWide()).toEqual({ table: true, tiles: false });
  change.wide('ownBids', false);
  expect(isWide()).toEqual({ table: false, tiles: false });
  change.wide('browse', true);
  expect(isWide(aPage({ preferences }).appearance)).toEqual({ table: false, tiles: true });
  change.wide('ownBids', true);
  change.wide('browse', false);
  expect(isWide(aPage({ preferences }).appearance)).toEqual({ table: true, tiles: false });
});

it('ChangeAppearance follows the theme of the system until a theme is chosen', () => {
  const { change, appearance } = aPage();
  appearance.systemThemeKnown('dark');
  expect(appearance.theme).toBe('dark');
  change.theme('light');
  appearance.systemThemeKnown('dark');
  expect(appearance.theme).toBe('light');
});

it('ChangeAppearance ignores unreadable preferences', () => {
  const preferences = new InMemoryPreferences();
  for (const key of ['language', 'theme', 'columns', 'paging']) preferences.write(key, 'nonsense');
  const { appearance } = aPage({ preferences });
  expect(appearance).toMatchObject({ language: 'pl', theme: 'light', columns: 'less', paging: 'infinite' });
});

it('ChangeAppearance records an analytics event when the paging changes', () => {
  const { change, analytics } = aPage();
  change.paging('infinite');
  change.paging('paginated');
  change.paging('paginated');
  change.paging('infinite');
  change.paging('infinite', 'infinite');
  const email = 'buyer@paddock.example';
  expect(analytics.events).toEqual([
    { name: 'dealer_set_manual_pagination', email, data: {} },
    { name: 'dealer_set_infinite_pagination', email, data: {} },
  ]);
});

it('ChangeAppearance stores the pressed mode even if the address shows the other one', () => {
  const { change, analytics } = aPage();
  change.paging('infinite', 'paginated');
  expect(analytics.events).toMatchObject([{ name: 'dealer_set_infinite_pagination' }]);
});
