import { Appearance } from '../../../src/application/settings/Appearance';
import type { Language } from '../../../src/domain/shared/Language';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';
import { InMemoryPreferences } from '../../twins/BrowserTwins';
import { profileOf } from './aProfileForm';

watchActions();

/** A page that a dealer has just loaded whose profile says so; the browser would be spoken to in English. */
function aVisit(language: Language, preferences = new InMemoryPreferences()) {
  const at = new Workplace();
  const { browserWindow, analytics, texts } = at.twins;
  const appearance = new Appearance(preferences, browserWindow, analytics, texts);
  appearance.restore();
  const atStart = appearance.language;
  const profileSays = (said: Language) => {
    const profile = profileOf(at);
    at.session.profileChanged({ ...profile, dealer: { ...profile.dealer, language: said } });
  };
  profileSays(language);
  const applyProfileLanguage = () => appearance.applyProfileLanguage(at.session.dealer?.language);
  return { atStart, appearance, preferences, texts, profileSays, applyProfileLanguage };
}

it("the profile's language replaces the browser's language, also at the next start", async () => {
  const { atStart, appearance, preferences, profileSays, applyProfileLanguage } = aVisit('de');
  await applyProfileLanguage();
  expect([atStart, appearance.language]).toEqual(['en', 'de']);
  expect(aVisit('de', preferences).atStart).toBe('de');
  profileSays('pl');
  await applyProfileLanguage();
  expect(appearance.language).toBe('pl');
});

it("the profile's language does not replace a language chosen on this device", async () => {
  const { appearance, preferences, applyProfileLanguage } = aVisit('de');
  await appearance.chooseLanguage('pl');
  await applyProfileLanguage();
  const again = aVisit('de', preferences);
  await again.applyProfileLanguage();
  expect([appearance.language, again.appearance.language]).toEqual(['pl', 'pl']);
});

it.each([true, false])(
  'does not take the place of one that is chosen in the same moment (first: %s)',
  async isFirst => {
    const { appearance, preferences, applyProfileLanguage } = aVisit('de');
    const choosing = () => appearance.chooseLanguage('pl');
    const speaking = () => applyProfileLanguage();
    await Promise.all(isFirst ? [choosing(), speaking()] : [speaking(), choosing()]);
    expect(appearance.language).toBe('pl');
    expect(preferences.read('language')).toBe('pl');
  },
);

it("the profile's language is forgotten at sign-out", async () => {
  const { preferences, applyProfileLanguage } = aVisit('de');
  await applyProfileLanguage();
  preferences.clear();
  expect(aVisit('de', preferences).atStart).toBe('en');
});

it("the profile's language is not shown if its texts cannot be loaded", async () => {
  const { appearance, preferences, texts, applyProfileLanguage } = aVisit('de');
  texts.outOfReach.add('de');
  await applyProfileLanguage();
  expect(appearance).toMatchObject({ language: 'en', languageMissing: 'de' });
  expect(aVisit('de', preferences).atStart).toBe('en');
});
