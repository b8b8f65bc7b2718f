import path from 'node:path';
import { isObservableArray, isObservableMap, isObservableSet, runInAction } from 'mobx';
import { ActionBars } from '../../../src/application/bidding/bar/ActionBars';
import { PickupTour } from '../../../src/application/board/PickupTour';
import { Book } from '../../../src/application/book/Book';
import { ConnectionStore } from '../../../src/application/connection/ConnectionStore';
import { Drafts } from '../../../src/application/forms/Drafts';
import { CounterStore } from '../../../src/application/notifications/CounterStore';
import { KeptNews } from '../../../src/application/notifications/KeptNews';
import { OfferLists } from '../../../src/application/offers/list/OfferLists';
import { RecordSeenOffers } from '../../../src/application/offers/seen/RecordSeenOffers';
import type { Profiles } from '../../../src/application/ports/Profiles';
import { NewClients } from '../../../src/application/selling/clients/NewClients';
import { SellingOverview } from '../../../src/application/selling/SellingOverview';
import { DealerVisitStorage } from '../../../src/application/session/DealerVisitStorage';
import { LAST_DEALER, SessionStore } from '../../../src/application/session/SessionStore';
import { Visits } from '../../../src/application/session/Visits';
import { Appearance } from '../../../src/application/settings/Appearance';
import { OwnProfileForm } from '../../../src/application/settings/OwnProfileForm';
import { OwnSession } from '../../../src/application/signIn/OwnSession';
import { SignedIn } from '../../../src/application/start/SignedIn';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import type { Failure } from '../../../src/domain/shared/Failure';
import { DAY, HOUR, MINUTE, SECOND } from '../../../src/domain/shared/Instant';
import { keepTypedFilters, takeTypedFilters } from '../../../src/ui/offers/browse/useTypedFilters';
import { aMarketplace, buyerEmail, sellerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { fieldsOf, readable } from '../../support/readable';
import { settled } from '../../support/settled';
import { stateFiles } from '../../support/storesIn';
import { Twins } from '../../support/Twins';
import { watchActions } from '../../support/watchActions';
import { Workplace, type WorkplaceOptions } from '../../support/Workplace';
import { InMemorySite } from '../../twins/BrowserTwins';

watchActions();

describe('SessionStore', () => {
  function aGate() {
    const { identity, profiles, line, clock, browserWindow } = new Twins(aMarketplace());
    let asked = 0;
    const counted: Profiles = {
      update: change => profiles.update(change),
      current: () => {
        asked += 1;
        return profiles.current();
      },
    };
    const connection = new ConnectionStore(browserWindow);
    const session = new SessionStore(counted, identity, connection, clock, browserWindow);
    return { session, line, clock, identity, connection, asked: () => asked };
  }

  it('SessionStore.check restores the dealer whose session was kept', async () => {
    const { session, line, clock } = aGate();
    line.begin(buyerEmail);
    const checking = session.check();
    expect(session.state).toEqual({ step: 'unknown' });
    await checking;
    expect(session.state).toMatchObject({ step: 'authorized', fetchedAt: clock.now() });
    expect(session).toMatchObject({ email: buyerEmail, dealerKey: '11', testAccess: false, sellModuleUnlocked: false });
  });

  it('SessionStore.check sends nothing if no session was kept', async () => {
    const { session, asked } = aGate();
    await session.check();
    expect(session.state).toEqual({ step: 'unauthorized', failure: null });
    expect(asked()).toBe(0);
  });

  it('bidding and selling are locked until the session is known', () => {
    const { session } = aGate();
    expect(session).toMatchObject({ testAccess: true, sellModuleUnlocked: false, dealer: null, email: '' });
  });

  it('SessionStore.check distinguishes an ended session from a profile that could not be fetched', async () => {
    const { session, line } = aGate();
    line.begin(buyerEmail);
    line.failNext({ reason: 'unauthorized' });
    await session.check();
    expect(session.state).toEqual({ step: 'unauthorized', failure: null });
    line.failNext({ reason: 'offline' });
    await session.check();
    expect(session.state).toEqual({ step: 'unauthorized', failure: { reason: 'offline' } });
  });

  it('SessionStore.check reads a profile that could not be fetched again when the network is back', async () => {
    const { session, line, connection, asked } = aGate();
    line.begin(buyerEmail);
    line.failNext({ reason: 'offline' });
    await session.check();
    connection.cameOnline();
    await settled();
    expect([session.email, asked()]).toEqual([buyerEmail, 2]);
    connection.cameOnline();
    await settled();
    expect(asked()).toBe(2);
  });

  it('SessionStore.check reads the profile again if the network came back before the check has failed', async () => {
    const { session, line, clock, connection, asked } = aGate();
    line.begin(buyerEmail);
    line.latency = 1_000;
    line.failNext({ reason: 'offline' });
    const checking = session.check();
    connection.cameOnline();
    clock.advance(1_000);
    await checking;
    clock.advance(1_000);
    await settled();
    expect([session.email, asked()]).toEqual([buyerEmail, 2]);
  });

  it('a session counts as expired if it ends under a dealer who did not sign out', async () => {
    const { session, line } = aGate();
    line.begin(buyerEmail);
    const endsBy = async (failure: Failure) => {
      await session.check();
      line.failNext(failure);
      await session.check();
      return session.hasExpired;
    };
    expect(await endsBy({ reason: 'offline' })).toBe(false);
    expect(await endsBy({ reason: 'unauthorized' })).toBe(true);
    await session.check();
    expect(session.hasExpired).toBe(false);
    session.signOutStarted();
    session.sessionMissing(null);
    expect(session.hasExpired).toBe(false);
  });

  it('SessionStore.check runs once at a time, and again when it is called later', async () => {
    const { session, line, asked } = aGate();
    line.begin(buyerEmail);
    await Promise.all([session.check(), session.check(), session.check()]);
    expect(asked()).toBe(1);
    await session.check();
    expect(asked()).toBe(2);
  });

  it('SessionStore.check keeps a signed-in dealer signed in while it runs', async () => {
    const { session, line } = aGate();
    line.begin(buyerEmail);
    await session.check();
    const again = session.check();
    expect(session.state.step).toBe('authorized');
    await again;
  });

  it('SessionStore.check does not sign in a dealer who signed out while it ran', async () => {
    const { session, line, clock, identity } = aGate();
    line.begin(buyerEmail);
    line.latency = 100;
    void session.check();
    void identity.signOut();
    clock.advance(100);
    await settled();
    expect(session.state).toEqual({ step: 'unauthorized', failure: null });
  });

  it('SessionStore.profileChanged takes a profile of the signed-in dealer, and of no other one', async () => {
    const { session, line } = aGate();
    line.begin(buyerEmail);
    await session.check();
    const profile = session.profile!;
    session.profileChanged({ ...profile, dealer: { ...profile.dealer, id: profile.dealer.id + 1 } });
    expect(session.profile).toEqual(profile);
    session.profileChanged({ ...profile, dealer: { ...profile.dealer, companyName: 'Renamed' } });
    expect(session.dealer?.companyName).toBe('Renamed');
  });

  it('SessionStore.check waits for the network no longer once the profile has arrived', async () => {
    const { session, line, connection, asked } = aGate();
    line.begin(buyerEmail);
    line.failNext({ reason: 'offline' });
    await session.check();
    await session.check();
    expect([session.email, asked()]).toEqual([buyerEmail, 2]);
    connection.cameOnline();
    await settled();
    expect(asked()).toBe(2);
  });
});

describe('Visits', () => {
  function aPage(options: WorkplaceOptions & { readonly idleMinutes?: number | null } = {}) {
    const { idleMinutes = 60, ...rest } = options;
    const at = new Workplace({ ...rest, replaced: () => ({ site: new InMemorySite({ idleMinutes }) }) });
    at.container.get(Visits).follow();
    const { clock, browserWindow, identity, preferences } = at.twins;
    return { at, clock, browserWindow, identity, preferences, visits: at.container.get(Visits) };
  }

  const isSignedIn = ({ at, identity }: ReturnType<typeof aPage>) => [identity.hasSession(), at.session.isSignedIn];

  it('ends the session after the time without use, and not a minute before', () => {
    const page = aPage();
    page.clock.advance(59 * MINUTE);
    expect(isSignedIn(page)).toEqual([true, true]);
    page.clock.advance(MINUTE);
    expect(isSignedIn(page)).toEqual([false, false]);
    expect(page.at.session.state).toEqual({ step: 'unauthorized', failure: null });
    expect(page.visits.hasEnded).toBe(true);
  });

  it('keeps the session while the dealer uses any tab', () => {
    const page = aPage();
    const other = aPage({ beside: page.at });
    for (let minutes = 0; minutes < 200; minutes += 20) {
      page.clock.advance(20 * MINUTE);
      other.browserWindow.use();
    }
    expect([isSignedIn(page), isSignedIn(other)]).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('knows when the visit before ended, also after a reload, and no shorter break begins a visit', () => {
    const page = aPage({ idleMinutes: null });
    const friday = page.clock.now();
    page.clock.advance(29 * MINUTE);
    page.browserWindow.use();
    expect(page.visits.visitBefore).toBeNull();
    page.clock.advance(3 * DAY);
    page.browserWindow.use();
    page.clock.advance(MINUTE);
    page.browserWindow.use();
    expect([page.visits.visitBefore, aPage({ beside: page.at }).visits.visitBefore]).toEqual([
      friday + 29 * MINUTE,
      friday + 29 * MINUTE,
    ]);
  });

  it('knows after which time this visit began: a break, or the time without use that ends a session', () => {
    for (const [idleMinutes, shortest] of [
      [null, 30 * MINUTE],
      [60, 30 * MINUTE],
      [10, 10 * MINUTE],
    ] as const) {
      const page = aPage({ idleMinutes });
      expect(page.visits.visitAfter).toBeNull();
      page.preferences.write(`visitBefore ${page.at.session.dealerKey}`, '0');
      expect(page.visits.visitAfter).toBe(shortest);
    }
  });

  it('knows the end of a visit that ended without use, after the next sign-in', async () => {
    const page = aPage();
    const lastUse = page.clock.now();
    page.clock.advance(HOUR);
    await page.at.container.get(OwnSession).signIn(buyerEmail, 'Morning!Ride1');
    page.browserWindow.use();
    expect(page.visits.visitBefore).toBe(lastUse);
  });

  it('knows the end of a visit whose session ended on the server or before the page was opened', async () => {
    const page = aPage({ idleMinutes: null });
    const lastUse = page.clock.now();
    page.preferences.write(LAST_DEALER, page.at.session.dealerKey);
    page.at.session.sessionMissing(null);
    await page.identity.signOutHere();
    page.clock.advance(DAY);
    await page.at.container.get(OwnSession).signIn(buyerEmail, 'Morning!Ride1');
    expect(page.visits.visitBefore).toBe(lastUse);
  });

  it('does not tell a dealer when another dealer of the device was here', () => {
    const page = aPage({ idleMinutes: null });
    page.clock.advance(DAY);
    page.browserWindow.use();
    expect(page.visits.visitBefore).not.toBeNull();
    expect(aPage({ beside: page.at, email: sellerEmail, idleMinutes: null }).visits.visitBefore).toBeNull();
  });

  it('never ends a session if the host sets no time', () => {
    const page = aPage({ idleMinutes: null });
    page.clock.advance(400 * DAY);
    expect(isSignedIn(page)).toEqual([true, true]);
  });

  it.each(['use', 'focus', 'show'] as const)('ends an idle session before it counts a use: %s', happening => {
    const page = aPage();
    const timers = jest.spyOn(page.clock, 'after').mockReturnValue(() => undefined);
    page.clock.advance(MINUTE);
    timers.mockRestore();
    page.preferences.write('lastUse', `${page.clock.now() - HOUR} `);
    page.browserWindow[happening]();
    expect(isSignedIn(page)).toEqual([false, false]);
  });

  it('ends the session of a page that is opened too late', () => {
    const page = aPage();
    page.preferences.write('lastUse', `${page.clock.now() - HOUR} `);
    const reloaded = new Workplace({
      beside: page.at,
      replaced: () => ({ site: new InMemorySite({ idleMinutes: 60 }) }),
    });
    reloaded.container.get(Visits).endIdle();
    expect(page.identity.hasSession()).toBe(false);
    expect(reloaded.session.dealer).toBeNull();
  });

  it('begins to count again after a sign-in', async () => {
    const page = aPage();
    page.clock.advance(HOUR);
    await page.at.container.get(OwnSession).signIn(buyerEmail, 'Morning!Ride1');
    page.visits.endIdle();
    expect(page.visits.hasEnded).toBe(false);
    page.clock.advance(59 * MINUTE);
    expect(isSignedIn(page)).toEqual([true, true]);
  });

  it('keeps the drafts', async () => {
    const page = aPage();
    await page.at.twins.kept.keep('11', 'notes', 'a', 'rust');
    page.clock.advance(HOUR);
    await settled();
    expect(isSignedIn(page)).toEqual([false, false]);
    expect(await page.at.twins.kept.read('11', 'notes', 'a')).toBe('rust');
  });

  it('does not end a session because the clock is set back, but ends it later', () => {
    const page = aPage();
    page.clock.advance(-3 * DAY);
    page.browserWindow.focus();
    expect(isSignedIn(page)).toEqual([true, true]);
    page.clock.advance(59 * MINUTE);
    page.browserWindow.focus();
    expect(isSignedIn(page)).toEqual([true, true]);
    page.clock.advance(MINUTE);
    page.browserWindow.focus();
    expect(isSignedIn(page)).toEqual([false, false]);
  });

  it.each([10 * DAY, -20_000 * DAY])(
    'does not end a session because the server is wrong by %d ms, also after it is right again',
    error => {
      const page = aPage();
      page.clock.serverAhead = error;
      page.browserWindow.focus();
      page.clock.advance(MINUTE);
      page.browserWindow.use();
      page.browserWindow.focus();
      expect(isSignedIn(page)).toEqual([true, true]);
      page.clock.serverAhead = 0;
      page.browserWindow.focus();
      expect(isSignedIn(page)).toEqual([true, true]);
      page.clock.advance(HOUR);
      expect(isSignedIn(page)).toEqual([false, false]);
    },
  );

  it.each([10 * DAY, -10 * DAY])('ends a session on a device that is wrong by %d ms', error => {
    const page = aPage();
    page.clock.serverAhead = -error;
    page.preferences.remove('lastUse');
    page.browserWindow.focus();
    page.clock.advance(59 * MINUTE);
    expect(isSignedIn(page)).toEqual([true, true]);
    page.clock.advance(MINUTE);
    expect(isSignedIn(page)).toEqual([false, false]);
  });

  it('takes the server to have noted the same use as the device if only one time is kept', () => {
    const page = aPage();
    page.preferences.write('lastUse', `${page.clock.now() - 59 * MINUTE} `);
    page.browserWindow.focus();
    expect(isSignedIn(page)).toEqual([true, true]);
    page.clock.advance(MINUTE);
    expect(isSignedIn(page)).toEqual([false, false]);
  });

  it('notes the use at most once a minute', () => {
    const page = aPage();
    const written = jest.spyOn(page.preferences, 'write');
    page.clock.advance(MINUTE);
    written.mockClear();
    page.browserWindow.use();
    const first = written.mock.calls.length;
    for (let press = 0; press < 100; press += 1) page.browserWindow.use();
    expect(first).toBeGreaterThan(0);
    expect(written).toHaveBeenCalledTimes(first);
  });
});

describe('DealersApart', () => {
  /** Something of the first dealer, which the second dealer must never see. */
  const MARK = 'of the first dealer';

  type Store = abstract new () => object;

  /** Every class that holds state, by the name of its file. A new one has to be listed here. */
  const kinds: Readonly<Record<string, 'ofDealer' | 'ofDevice' | 'inOfferLists'>> = {
    Acquisitions: 'ofDealer',
    ActionBars: 'ofDealer',
    Appearance: 'ofDevice',
    AppVersion: 'ofDevice',
    Menu: 'ofDevice',
    ArrangeTable: 'ofDevice',
    ArrangementStore: 'ofDealer',
    AskedQuestions: 'ofDealer',
    BookStore: 'ofDealer',
    ComparableSales: 'ofDealer',
    ConnectionStore: 'ofDevice',
    ConversationListStore: 'ofDealer',
    ConversationStore: 'ofDealer',
    CountedRows: 'ofDealer',
    CounterStore: 'ofDealer',
    DealBoard: 'ofDealer',
    OwnProfileForm: 'ofDealer',
    Exports: 'ofDealer',
    FirstScreen: 'ofDevice',
    HiddenOffers: 'ofDealer',
    HomeScreen: 'ofDealer',
    InvoiceForms: 'ofDealer',
    InvoiceListStore: 'ofDealer',
    IssueInvoice: 'ofDealer',
    IssuedInvoices: 'ofDealer',
    KeptNews: 'ofDealer',
    MyData: 'ofDealer',
    NewClients: 'ofDealer',
    NewMatches: 'ofDealer',
    OfferLists: 'inOfferLists',
    OfferTranslations: 'ofDealer',
    OfflineBook: 'ofDealer',
    OpenedHandover: 'ofDealer',
    OpenedOffers: 'ofDealer',
    OwnBids: 'ofDealer',
    OwnClients: 'ofDealer',
    OwnLikes: 'ofDealer',
    OwnMotorbikes: 'ofDealer',
    OwnProfile: 'ofDealer',
    OwnPurchases: 'ofDealer',
    OwnTemplates: 'ofDealer',
    PasswordFlows: 'ofDealer',
    PickupTour: 'ofDealer',
    PressStore: 'ofDealer',
    Raises: 'ofDealer',
    Register: 'ofDealer',
    Resale: 'ofDealer',
    RaiseTicks: 'ofDealer',
    SeenOffers: 'ofDealer',
    SellingOverview: 'ofDealer',
    SellingStore: 'ofDealer',
    SessionStore: 'ofDealer',
    Shortlist: 'ofDealer',
    ShownNews: 'ofDealer',
    TypedInput: 'ofDealer',
    WholeLists: 'ofDealer',
  };

  const folder = path.join(process.cwd(), 'src/application');
  const nameOf = (file: string) => path.basename(file, '.ts');

  const ofDealers = stateFiles.filter(file => ['ofDealer', 'inOfferLists'].includes(kinds[nameOf(file)] ?? '')).sort();

  async function storeIn(at: Workplace, file: string): Promise<object> {
    const name = nameOf(file);
    if (kinds[name] === 'inOfferLists') return at.container.get(OfferLists).of('browse');
    const module = (await import(path.join(folder, file))) as Readonly<Record<string, Store>>;
    return at.container.get<object>(module[name]!);
  }

  /** Leaves the mark in every field. */
  function leaveMark(store: object): void {
    runInAction(() => {
      for (const name of fieldsOf(store)) {
        const value: unknown = Reflect.get(store, name);
        if (isObservableMap(value) || value instanceof Map) value.set(MARK, MARK);
        else if (isObservableSet(value) || value instanceof Set) value.add(MARK);
        else if (isObservableArray(value) || Array.isArray(value)) value.push(MARK);
        else Reflect.set(store, name, { [MARK]: MARK });
      }
    });
  }

  /** Every use-case that restores something on a page. */
  async function restoreAll(at: Workplace): Promise<void> {
    const { container } = at;
    void container.get(Book).hold();
    container.get(RecordSeenOffers).run();
    container.get(KeptNews).run();
    container.get(CounterStore).begin();
    container.get(ActionBars).restore();
    container.get(PickupTour).run();
    await container.get(OwnProfileForm).form.open();
    await container.get(NewClients).restore();
    await container.get(SellingOverview).readDrafts();
    await container.get(SignedIn).begin();
    await settled();
  }

  /** The page of a dealer in a browser that holds something for each question about the first dealer. */
  function aSharedBrowser() {
    const first = new Workplace({ email: buyerEmail });
    const { book } = first.twins;
    const own = first.session.dealerKey;
    const { read, readAll, readSome } = book;
    const record = (key: string) => ({ key, changedAt: 0, value: MARK });
    const asked: string[] = [];
    jest.spyOn(book, 'read').mockImplementation((dealer, collection, key) => {
      asked.push(dealer);
      if (dealer === own) return Promise.resolve({ ok: true, value: record(key) as never });
      return read.call(book, dealer, collection, key);
    });
    jest.spyOn(book, 'readAll').mockImplementation((dealer, collection, prefix) => {
      asked.push(dealer);
      if (dealer === own) return Promise.resolve({ ok: true, value: [record(`${prefix}${MARK}`)] as never });
      return readAll.call(book, dealer, collection, prefix);
    });
    jest.spyOn(book, 'readSome').mockImplementation((dealer, collection, keys) => {
      asked.push(dealer);
      if (dealer === own) return Promise.resolve({ ok: true, value: keys.map(record) as never });
      return readSome.call(book, dealer, collection, keys);
    });
    return { first, own, asked };
  }

  it('every store of the application is listed here', () => {
    expect(stateFiles.map(nameOf).sort()).toEqual(Object.keys(kinds).sort());
  });

  describe.each(ofDealers)('%s', file => {
    it('is never shown to a second dealer who signs in on the same page', async () => {
      const { first } = aSharedBrowser();
      const store = await storeIn(first, file);
      first.session.sessionMissing(null);
      if (nameOf(file) !== 'SessionStore') leaveMark(store);
      await first.container.get(OwnSession).signIn(sellerEmail, 'Evening!Ride2');
      expect(first.twins.identity.hasSession()).toBe(true);
      expect(first.session.dealer).toBeNull();
      expect(first.twins.browserWindow.reloads).toBe(1);
    });

    it.each(['in another tab', 'after a reload'])('holds nothing of the first dealer %s', async place => {
      const { first, own, asked } = aSharedBrowser();
      const left = await storeIn(first, file);
      if (nameOf(file) !== 'SessionStore') leaveMark(left);
      first.container.get(DealerVisitStorage).keep('typedFilters', MARK);
      if (place === 'after a reload') first.session.sessionMissing(null);
      asked.length = 0;
      const second = new Workplace({ email: sellerEmail, beside: first });
      await restoreAll(second);
      const store = await storeIn(second, file);
      expect(store).not.toBe(left);
      expect(readable(store)).not.toContain(MARK);
      expect(asked).not.toContain(own);
      expect(asked).toContain(second.session.dealerKey);
    });
  });

  describe('a browser that two dealers share', () => {
    it('reads the data of the first dealer for the first dealer, and a mark can be found', async () => {
      const { first, asked, own } = aSharedBrowser();
      await first.container.get(Book).hold();
      expect(asked).toContain(own);
      const store = first.container.get(KeptNews);
      leaveMark(store);
      expect(readable(store)).toContain(MARK);
    });

    it('gives the typed filters of a tab to their own dealer only', () => {
      const { first } = aSharedBrowser();
      keepTypedFilters(first.container.get(DealerVisitStorage), { ...defaultQuestion, buyNowOnly: true });
      const second = new Workplace({ email: sellerEmail, beside: first });
      expect(takeTypedFilters(second.container.get(DealerVisitStorage))).toBeNull();
      expect(takeTypedFilters(first.container.get(DealerVisitStorage))).toMatchObject({ buyNowOnly: true });
    });

    it("speaks the language of the second dealer's profile after the reload, and not that of the first", async () => {
      const { first } = aSharedBrowser();
      const profile = first.dealer.profile();
      first.session.profileChanged({ ...profile, dealer: { ...profile.dealer, language: 'pl' } });
      await first.appearance.applyProfileLanguage('pl');
      expect(first.appearance.language).toBe('pl');
      first.session.sessionMissing(null);
      await first.container.get(OwnSession).signIn(sellerEmail, 'Evening!Ride2');
      const second = new Workplace({ email: sellerEmail, beside: first });
      second.container.get(Appearance).restore();
      await second.appearance.applyProfileLanguage(second.session.dealer?.language);
      expect(second.session.dealer?.language).not.toBe('pl');
      expect(second.appearance.language).toBe(second.session.dealer?.language);
    });

    it('never stores a draft of the first dealer for the second, if the dealer changes while one is typed', async () => {
      const { first } = aSharedBrowser();
      first.container.get(Drafts).keepSoon('typedMessages', '11', () => MARK);
      first.session.sessionMissing(null);
      await first.container.get(OwnSession).signIn(sellerEmail, 'Evening!Ride2');
      first.twins.clock.advance(SECOND);
      await settled();
      const second = new Workplace({ email: sellerEmail, beside: first });
      expect(await first.twins.book.read(second.session.dealerKey, 'typedMessages', '11')).toEqual({ ok: true });
    });
  });
});
