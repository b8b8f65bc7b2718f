import * as fc from 'fast-check';
import { Appearance } from '../../../src/application/settings/Appearance';
import { OwnProfile } from '../../../src/application/settings/OwnProfile';
import { OwnTrading } from '../../../src/application/settings/OwnTrading';
import { TRADING_SETTINGS } from '../../../src/domain/book/BookRecord';
import { PHONE_BELOW } from '../../../src/domain/navigation/WindowWidths';
import { dealerFields } from '../../../src/domain/settings/ProfileChange';
import { type Language, languages } from '../../../src/domain/shared/Language';
import { euros } from '../../../src/domain/shared/Money';
import { failed, success } from '../../../src/domain/shared/Result';
import { unsetCalculation } from '../../../src/domain/valuation/Calculation';
import { InMemoryAnalytics } from '../../../src/infrastructure/demo/twins/AccountTwins';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';
import { InMemoryPreferences, InMemoryTexts } from '../../twins/BrowserTwins';
import { InMemoryBrowserWindow } from '../../twins/InMemoryBrowserWindow';
import { aProfileForm, profileOf } from './aProfileForm';

watchActions();

describe('Appearance, with the profile', () => {
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
});

describe('Appearance', () => {
  function aPage({ preferences = new InMemoryPreferences(), languages = ['fr', 'pl-PL'], prefersDark = false } = {}) {
    const analytics = new InMemoryAnalytics();
    const browserWindow = new InMemoryBrowserWindow({ languages, prefersDark });
    const texts = new InMemoryTexts();
    const appearance = new Appearance(preferences, browserWindow, analytics, texts);
    appearance.restore();
    return { appearance, preferences, analytics, texts, browserWindow };
  }

  it("starts with the browser's language and theme, fewer columns and infinite scroll", () => {
    const { appearance } = aPage({ prefersDark: true });
    expect(appearance).toMatchObject({ language: 'pl', theme: 'dark', columns: 'less', paging: 'infinite' });
  });

  it('follows the color scheme of the system, unless the dealer chose a theme', () => {
    const { appearance, browserWindow } = aPage();
    browserWindow.changeColorScheme();
    expect(appearance.theme).toBe('dark');
    appearance.chooseTheme('light');
    browserWindow.changeColorScheme();
    browserWindow.changeColorScheme();
    expect(appearance.theme).toBe('light');
  });

  it('falls back to English', () => {
    expect(aPage({ languages: ['fr', 'it-IT'] }).appearance.language).toBe('en');
    expect(aPage({ languages: [] }).appearance.language).toBe('en');
  });

  it('shows the chosen language as pressed while its texts load', async () => {
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

  it('keeps the choices after a reload', async () => {
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

  it('keeps the layout of each list', () => {
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

  it('shows all lists but browsing as rows on a phone', () => {
    const { appearance, browserWindow } = aPage();
    browserWindow.resize(PHONE_BELOW - 1);
    expect((['browse', 'liked', 'sold', 'inRealization'] as const).map(tab => appearance.layoutOf(tab))).toEqual([
      'tiles',
      'table',
      'table',
      'table',
    ]);
  });

  it('keeps for tables and for tiles whether they take the whole width', () => {
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

  it('ignores unreadable preferences', () => {
    const preferences = new InMemoryPreferences();
    for (const key of ['language', 'theme', 'columns', 'paging']) preferences.write(key, 'nonsense');
    const { appearance } = aPage({ preferences });
    expect(appearance).toMatchObject({ language: 'pl', theme: 'light', columns: 'less', paging: 'infinite' });
  });

  it('records an analytics event when the paging changes', () => {
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

  it('stores the pressed mode even if the address shows the other one', () => {
    const { appearance, analytics } = aPage();
    appearance.choosePaging('infinite', 'paginated');
    expect(analytics.events).toMatchObject([{ name: 'dealer_set_infinite_pagination' }]);
  });
});

describe('OwnProfile', () => {
  function aReader() {
    const at = new Workplace();
    const { profiles } = at.twins;
    return {
      at,
      saveInProfile: profiles.update.bind(profiles),
      appearance: at.appearance,
      profile: at.container.get(OwnProfile),
      sent: jest.spyOn(profiles, 'update'),
    };
  }

  it('a chosen language applies when its texts are loaded, and is stored as default_language_code of the profile', async () => {
    const { at, appearance, profile, sent } = aReader();
    at.twins.line.latency = 100;
    const storing = profile.changeLanguage('pl');
    await settled();
    expect(appearance.language).toBe('pl');
    expect(at.twins.preferences.read('language')).toBe('pl');
    expect(profile.language.saving).toEqual({ step: 'sending' });
    expect(at.work.isAny).toBe(true);
    await at.passes(100);
    await storing;
    expect(sent.mock.calls).toEqual([[{ dealer: { language: 'pl' } }]]);
    expect([profileOf(at).dealer.language, at.dealer.profile().dealer.language]).toEqual(['pl', 'pl']);
    expect(profile.language.saving).toEqual({ step: 'saved' });
    expect(at.work.isAny).toBe(false);
  });

  it('a chosen language stays on this device if it cannot be stored, and the page says so', async () => {
    const { at, appearance, profile } = aReader();
    at.twins.line.failNext({ reason: 'refused', status: 422, message: null });
    await profile.changeLanguage('de');
    expect(appearance.language).toBe('de');
    expect(profile.language.saving).toEqual({
      step: 'failed',
      failure: { reason: 'refused', status: 422, message: null },
    });
    expect(profileOf(at).dealer.language).toBe('en');
    await profile.changeLanguage('de');
    expect(profile.language.saving).toEqual({ step: 'saved' });
  });

  it('a chosen language whose answer is lost is looked for in the profile', async () => {
    const { at, profile, sent, saveInProfile } = aReader();
    sent.mockImplementationOnce(async change => {
      await saveInProfile(change);
      return failed({ reason: 'timedOut' });
    });
    at.twins.line.latency = 100;
    const storing = profile.changeLanguage('de');
    await settled();
    await at.passes(100);
    expect(profile.language.saving).toEqual({ step: 'sending', isAnswerLost: true });
    await at.passes(100);
    await storing;
    expect(profile.language.saving).toEqual({ step: 'saved' });
    expect(profileOf(at).dealer.language).toBe('de');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('the server ends with the last chosen language, however fast the dealer chooses', async () => {
    const { at, appearance, profile, sent } = aReader();
    at.twins.line.latency = 100;
    void profile.changeLanguage('de');
    await settled();
    void profile.changeLanguage('en');
    void profile.changeLanguage('pl');
    await settled();
    await at.passes(100);
    await at.passes(100);
    expect(sent.mock.calls.map(([change]) => change.dealer?.language)).toEqual(['de', 'pl']);
    expect([appearance.language, profileOf(at).dealer.language]).toEqual(['pl', 'pl']);
    expect(at.dealer.profile().dealer.language).toBe('pl');
  });

  it('a language whose texts cannot be loaded is not stored until a second try succeeds', async () => {
    const { at, appearance, profile, sent } = aReader();
    at.twins.texts.outOfReach.add('de');
    await profile.changeLanguage('de');
    expect(appearance.languageMissing).toBe('de');
    expect(profile.language.saving).toEqual({ step: 'idle' });
    expect([appearance.language, profileOf(at).dealer.language]).toEqual(['en', 'en']);
    expect(sent).not.toHaveBeenCalled();
    at.twins.texts.outOfReach.clear();
    await profile.changeLanguage('de');
    expect(appearance.languageMissing).toBeNull();
    expect(profile.language.saving).toEqual({ step: 'saved' });
    expect([appearance.language, profileOf(at).dealer.language]).toEqual(['de', 'de']);
  });

  const storedBy = (at: Workplace) => at.dealer.profile().notificationPermissions;

  it('a permission shows at once, and only it is sent', async () => {
    const { at, profile, sent } = aReader();
    at.twins.line.latency = 100;
    void profile.permit('newOffers', false);
    await settled();
    expect([profile.isPermitted('newOffers'), profile.permissions.saving.step, at.work.isAny]).toEqual([
      false,
      'sending',
      true,
    ]);
    await at.passes(100);
    expect(sent.mock.calls).toEqual([[{ permissions: { newOffers: false } }]]);
    expect([profile.isPermitted('newOffers'), storedBy(at).newOffers, at.work.isAny]).toEqual([false, false, false]);
    expect(profile.permissions.saving).toEqual({ step: 'saved' });
  });

  it('permissions that change while one is sent are sent together afterwards', async () => {
    const { at, profile, sent } = aReader();
    at.twins.line.latency = 100;
    void profile.permit('newOffers', false);
    void profile.permit('higherBid', false);
    void profile.permit('newOffers', true);
    await settled();
    expect(sent).toHaveBeenCalledTimes(1);
    await at.passes(100);
    await at.passes(100);
    expect(sent.mock.calls.at(-1)).toEqual([{ permissions: { newOffers: true, higherBid: false } }]);
    expect(storedBy(at)).toMatchObject({ newOffers: true, higherBid: false });
  });

  it('a permission that was not stored stays chosen and is sent again on request', async () => {
    const { at, profile } = aReader();
    const failure = { reason: 'refused', status: 422, message: null } as const;
    at.twins.line.failNext(failure);
    await profile.permit('newOffers', false);
    expect(profile.permissions.saving).toEqual({ step: 'failed', failure });
    expect([profile.isPermitted('newOffers'), storedBy(at).newOffers]).toEqual([false, true]);
    await profile.permissions.send();
    expect(storedBy(at).newOffers).toBe(false);
  });

  it('a permission whose answer is lost is looked for in the profile', async () => {
    const { at, profile, sent, saveInProfile } = aReader();
    sent.mockImplementationOnce(async wanted => {
      await saveInProfile(wanted);
      return failed({ reason: 'timedOut' });
    });
    at.twins.line.latency = 100;
    void profile.permit('newOffers', false);
    await settled();
    await at.passes(100);
    expect(profile.permissions.saving).toEqual({ step: 'sending', isAnswerLost: true });
    await at.passes(100);
    expect(profile.permissions.saving).toEqual({ step: 'saved' });
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('a later choice waits until the outcome of the one before is known', async () => {
    const { at, profile, sent, saveInProfile } = aReader();
    let arrives = () => Promise.resolve();
    sent.mockImplementationOnce(wanted => {
      arrives = async () => void (await saveInProfile(wanted));
      return Promise.resolve(failed({ reason: 'timedOut' }));
    });
    void profile.permit('newOffers', false);
    await settled();
    void profile.permit('newOffers', true);
    await at.passes(3000);
    expect(sent).toHaveBeenCalledTimes(1);
    await arrives();
    await at.passes(30_000);
    expect(sent.mock.calls.at(-1)).toEqual([{ permissions: { newOffers: true } }]);
    expect([profile.permissions.saving.step, at.dealer.profile().notificationPermissions.newOffers]).toEqual([
      'saved',
      true,
    ]);
  });

  it('what was saved is not said on the next visit', async () => {
    const { profile } = aReader();
    await profile.permit('newOffers', false);
    expect(profile.permissions.saving.step).toBe('saved');
    profile.permissions.dismiss('saved');
    expect(profile.permissions.saving.step).toBe('idle');
  });

  function following() {
    const { at, ...form } = aProfileForm();
    const cancel = at.container.get(OwnProfile).run();
    return { at, ...form, cancel, other: aProfileForm(new Workplace({ beside: at })) };
  }

  it('shows what another tab has saved when the dealer returns, except over what is typed here', async () => {
    const { at, form, other, cancel } = following();
    form.edit({ street: 'Am Kai 1' });
    other.form.edit({ place: 'Kiel', street: 'Hafen 2' });
    await other.editing.save();
    at.twins.browserWindow.focus();
    await settled();
    expect([form.values.place, form.values.street]).toEqual(['Kiel', 'Am Kai 1']);
    cancel();
    other.form.edit({ place: 'Bremen' });
    await other.editing.save();
    at.twins.browserWindow.focus();
    await settled();
    expect(profileOf(at).dealer.place).toBe('Kiel');
  });

  it('does not undo a change that was sent meanwhile', async () => {
    const { at, editing, form } = following();
    at.twins.browserWindow.focus();
    form.edit({ place: 'Kiel' });
    await editing.save();
    await settled();
    expect(profileOf(at).dealer.place).toBe('Kiel');
  });

  it('changes to the language that another tab has chosen on this device', async () => {
    const { at } = following();
    const appearance = at.appearance;
    const chosen = appearance.language === 'pl' ? 'de' : 'pl';
    at.twins.preferences.write('language', chosen);
    at.twins.browserWindow.focus();
    await settled();
    expect(appearance.language).toBe(chosen);
  });
});

describe('OwnProfileForm', () => {
  const photo = new Blob(['photo'], { type: 'image/jpeg' });
  const paper = new Blob(['%PDF-1.7'], { type: 'application/pdf' });

  it('puts the scaled picture into the form, whatever the size of the file', async () => {
    const { form, editing } = aProfileForm();
    await editing.chooseAvatar(new Blob([new Uint8Array(9_000_000)], { type: 'image/jpeg' }));
    expect(form.values.avatar).toMatch(/^data:image\/png/);
  });

  it('keeps the earlier picture if a file cannot be read, and says so until another one is read', async () => {
    const { form, editing } = aProfileForm();
    await editing.chooseAvatar(photo);
    const before = form.changes;
    await editing.chooseAvatar(paper);
    expect([editing.pictureFailure, form.changes]).toEqual([{ reason: 'unreadable' }, before]);
    await editing.chooseAvatar(photo);
    expect(editing.pictureFailure).toBeNull();
  });

  it('takes the picture that was chosen last, even if an earlier one is read later', async () => {
    const { at, form, editing } = aProfileForm();
    let answer = () => {};
    const late = new Promise<void>(resolve => (answer = resolve));
    jest
      .spyOn(at.twins.pictures, 'avatarOf')
      .mockImplementationOnce(() => late.then(() => success('data:image/png;base64,OLD')))
      .mockResolvedValueOnce(success('data:image/png;base64,NEW'));
    const first = editing.chooseAvatar(photo);
    await editing.chooseAvatar(photo);
    answer();
    await first;
    expect(form.changes).toEqual({ avatar: 'data:image/png;base64,NEW' });
  });

  const picture = 'data:image/png;base64,AA==';

  it('sends only the changed fields and reports success', async () => {
    const { at, form, editing, open, sent, kept } = aProfileForm();
    await open();
    form.edit({ place: 'Kiel', firstName: 'Mara' });
    await at.passes(500);
    const saving = editing.save();
    expect(form.writing).toEqual({ step: 'sending' });
    expect(at.work.isAny).toBe(true);
    await saving;
    expect(sent.mock.calls).toEqual([[{ dealer: { place: 'Kiel' } }]]);
    expect(form.writing).toEqual({ step: 'saved' });
    expect(profileOf(at).dealer.place).toBe('Kiel');
    expect(at.dealer.profile()).toEqual(profileOf(at));
    expect([form.isDirty, at.work.isAny]).toEqual([false, false]);
    expect(await kept()).toBeUndefined();
  });

  it('sends the picture as data under `avatar`', async () => {
    const { form, editing, sent } = aProfileForm();
    form.edit({ avatar: picture });
    await editing.save();
    expect(sent.mock.calls).toEqual([[{ dealer: { avatar: picture } }]]);
    expect(form.values.avatar).toBe(picture);
  });

  it('treats an empty answer as success', async () => {
    const { at, form, editing, sent } = aProfileForm();
    sent.mockResolvedValueOnce(success(null));
    form.edit({ place: 'Kiel' });
    await editing.save();
    expect(profileOf(at).dealer).toMatchObject({ place: 'Kiel', firstName: 'Mara' });
    expect(form.isDirty).toBe(false);
  });

  it("keeps the input after a failure and shows the server's message at its field", async () => {
    const { at, form, editing, open, kept } = aProfileForm();
    await open();
    form.edit({ iban: 'DE00 1', place: 'Kiel' });
    await editing.save();
    expect(form.writing).toMatchObject({ step: 'failed', failure: { reason: 'refused', status: 422 } });
    expect(form.refusalMessage('iban')).toContain('IBAN');
    expect(form.refusalMessage('place')).toBeNull();
    expect(form.values.iban).toBe('DE00 1');
    expect(profileOf(at).dealer.place).toBe('Hamburg');
    expect(await kept()).toEqual({ iban: 'DE00 1', place: 'Kiel' });
    expect(at.work.isAny).toBe(true);
    form.edit({ iban: 'DE00 12' });
    expect(form.refusalMessage('iban')).toBeNull();
  });

  describe('OwnProfileForm, after an answer to its save was lost,', () => {
    async function lost({ hasArrived }: { readonly hasArrived: boolean }) {
      const profile = aProfileForm();
      const { at, editing, form, open, sent } = profile;
      await open();
      form.edit({ place: 'Kiel' });
      if (hasArrived) at.dealer.changeProfile({ dealer: { place: 'Kiel' } });
      sent.mockResolvedValueOnce(failed({ reason: 'timedOut' }));
      void editing.save();
      await settled();
      return profile;
    }

    it('finds its changes in the profile', async () => {
      const { at, form, sent } = await lost({ hasArrived: true });
      expect([form.writing.step, form.isDirty, sent.mock.calls.length]).toEqual(['saved', false, 1]);
      expect(profileOf(at).dealer.place).toBe('Kiel');
    });

    it('says that it is checked, and does not know after a minute', async () => {
      const { at, form } = await lost({ hasArrived: false });
      expect(form.writing).toEqual({ step: 'sending', isAnswerLost: true });
      await at.passesInSeconds(66);
      expect(form.writing).toEqual({ step: 'failed', failure: { reason: 'timedOut' } });
      expect(form.values.place).toBe('Kiel');
    });
  });

  it('sends once, and not at all if nothing changed', async () => {
    const { form, editing, sent } = aProfileForm();
    await editing.save();
    expect(sent).not.toHaveBeenCalled();
    expect(form.writing).toEqual({ step: 'saved' });
    form.edit({ place: 'Kiel' });
    expect(form.writing).toEqual({ step: 'idle' });
    await Promise.all([editing.save(), editing.save()]);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('waits for the answer to a change of the language, so that no older profile is shown', async () => {
    const { at, form, editing, sent } = aProfileForm();
    at.twins.line.latency = 100;
    void at.container.get(OwnProfile).changeLanguage('pl');
    await settled();
    form.edit({ place: 'Kiel' });
    const saving = editing.save();
    await settled();
    expect(sent).toHaveBeenCalledTimes(1);
    await at.passes(100);
    await at.passes(100);
    await saving;
    expect(profileOf(at).dealer).toMatchObject({ language: 'pl', place: 'Kiel' });
    expect(form.isDirty).toBe(false);
  });

  it('sends nothing if the session ends while it waits', async () => {
    const { at, form, editing, sent } = aProfileForm();
    at.twins.line.latency = 100;
    void at.container.get(OwnProfile).changeLanguage('pl');
    await settled();
    form.edit({ place: 'Kiel' });
    void editing.save();
    at.session.sessionMissing(null);
    await at.passes(100);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(form.writing).toEqual({ step: 'failed', failure: { reason: 'aborted' } });
  });

  it('does not restore a session that ended meanwhile', async () => {
    const { at, form, editing } = aProfileForm();
    form.edit({ place: 'Kiel' });
    at.twins.line.latency = 100;
    const saving = editing.save();
    await settled();
    at.session.sessionMissing(null);
    await at.passes(100);
    await saving;
    expect(at.session.state).toEqual({ step: 'unauthorized', failure: null });
  });

  it('after OwnProfileForm has saved, the server always has exactly the input', async () => {
    const field = fc.constantFrom(...dealerFields.filter(name => name !== 'iban'));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(field, fc.string({ maxLength: 6 })), { maxLength: 8 }), async typed => {
        const { at, form, editing } = aProfileForm();
        for (const [name, text] of typed) form.edit({ [name]: text });
        const shown = dealerFields.map(name => form.values[name]);
        await editing.save();
        expect(dealerFields.map(name => at.dealer.profile().dealer[name])).toEqual(shown);
        expect(form.isDirty).toBe(false);
      }),
      { numRuns: 30 },
    );
  });
});

describe('OwnTrading', () => {
  const stored = (at: Workplace) => at.twins.book.read(at.session.dealerKey, 'settings', TRADING_SETTINGS);

  it('keeps the settings that were stored before', async () => {
    const at = new Workplace();
    const yard = { latitude: 53.5, longitude: 10 };
    await at.twins.book.put(at.session.dealerKey, 'settings', [
      { key: TRADING_SETTINGS, changedAt: 1, value: { yard } },
    ]);
    expect(await at.container.get(OwnTrading).change({ budget: euros(50_000) })).toBe(true);
    expect(await stored(at)).toMatchObject(success({ value: { yard, budget: euros(50_000) } }));
  });

  it('keeps the other defaults of the calculation, also if they are not read yet', async () => {
    const at = new Workplace();
    const calculation = { ...unsetCalculation(null), vatRate: 23 };
    await at.twins.book.put(at.session.dealerKey, 'settings', [
      { key: TRADING_SETTINGS, changedAt: 1, value: { calculation } },
    ]);
    const trading = at.container.get(OwnTrading);
    expect(await trading.change({ calculation: { fixedCosts: euros(99) } })).toBe(true);
    const changed = { ...calculation, fixedCosts: euros(99) };
    expect(await stored(at)).toMatchObject(success({ value: { calculation: changed } }));
  });

  it('unsets a setting that is undefined', async () => {
    const at = new Workplace();
    const trading = at.container.get(OwnTrading);
    await trading.change({ budget: euros(50_000), reviewsEveryBid: true });
    await trading.change({ budget: undefined });
    expect(await stored(at)).toMatchObject(success({ value: { reviewsEveryBid: true } }));
  });
});
