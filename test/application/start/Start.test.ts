import { BookStore } from '../../../src/application/book/BookStore';
import { Pictures } from '../../../src/application/ports/Pictures';
import { Visits } from '../../../src/application/session/Visits';
import { AppVersion } from '../../../src/application/start/AppVersion';
import { FirstScreen } from '../../../src/application/start/FirstScreen';
import { NewestVersion } from '../../../src/application/start/NewestVersion';
import { SignedIn } from '../../../src/application/start/SignedIn';
import { endConnectionFailures, type Get, startTasks } from '../../../src/application/start/startTasks';
import { preloadFirstPhoto } from '../../../src/application/start/startVisit';
import type { Press } from '../../../src/domain/bidding/Press';
import { offerTabs } from '../../../src/domain/offers/list/OfferTab';
import type { HashId } from '../../../src/domain/offers/Offer';
import type { Failure } from '../../../src/domain/shared/Failure';
import { MINUTE } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { sellerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { aConversation } from '../../support/Conversing';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { aHeldOffer, atTheList, Workplace, type WorkplaceOptions } from '../../support/Workplace';
import { aProfileForm } from '../settings/aProfileForm';

watchActions();

describe('AppVersion, when it reloads', () => {
  async function atWork(): Promise<Workplace> {
    const at = await atTheList();
    at.container.get(AppVersion).reloadOnFocus();
    at.calls.length = 0;
    return at;
  }

  const focus = async (at: Workplace) => {
    at.twins.browserWindow.focus();
    await settled();
  };

  it('the page reloads on window focus if the profile was fetched more than 30 minutes ago', async () => {
    const at = await atWork();
    at.twins.clock.advance(30 * MINUTE);
    await focus(at);
    expect(at.twins.browserWindow.reloads).toBe(0);
    at.twins.clock.advance(1);
    await focus(at);
    expect(at.twins.browserWindow.reloads).toBe(1);
  });

  it('the page does not reload if the profile was fetched again meanwhile', async () => {
    const at = await atWork();
    at.twins.clock.advance(31 * MINUTE);
    at.session.profileArrived(at.dealer.profile(), at.twins.clock.now());
    await focus(at);
    expect(at.twins.browserWindow.reloads).toBe(0);
  });

  it.each<readonly [string, (at: Workplace) => void]>([
    ['has ended', at => at.twins.preferences.clear()],
    ['was replaced by that of another dealer', at => at.twins.line.begin(sellerEmail)],
  ])('the page reloads at once if the session %s in another tab, even with unsaved data', async (_, happens) => {
    const at = await atWork();
    at.work.formChanged('profile', true);
    happens(at);
    expect(at.twins.browserWindow.reloads).toBe(0);
    await focus(at);
    expect(at.twins.browserWindow.reloads).toBe(1);
  });

  it('the page does not reload while this page itself signs out', async () => {
    const at = await atWork();
    at.session.signOutStarted();
    at.twins.preferences.clear();
    await focus(at);
    expect(at.twins.browserWindow.reloads).toBe(0);
  });

  it('the page never reloads while a form is dirty, but fetches its data again', async () => {
    const at = await atWork();
    at.work.formChanged('profile', true);
    at.twins.clock.advance(31 * MINUTE);
    await focus(at);
    expect(at.twins.browserWindow.reloads).toBe(0);
    expect(at.calls).toEqual(['list browse 1']);
    at.work.formChanged('profile', false);
    await focus(at);
    expect(at.twins.browserWindow.reloads).toBe(1);
  });

  it('the page never reloads while a write is under way', async () => {
    const at = await atWork();
    at.work.writeStarted();
    at.work.writeStarted();
    at.work.writeEnded();
    at.twins.clock.advance(31 * MINUTE);
    await focus(at);
    expect(at.twins.browserWindow.reloads).toBe(0);
    at.work.writeEnded();
    await focus(at);
    expect(at.twins.browserWindow.reloads).toBe(1);
  });

  it('the page never reloads while a bid waits for its answer or its outcome is checked', async () => {
    const at = await atWork();
    const { hashId } = aHeldOffer(at, ({ closed, highestBid }) => !closed && highestBid === 0);
    at.twins.clock.advance(31 * MINUTE);
    const press: Press = { action: 'bid', hashId, amount: euros(50), ownBidBefore: euros(0) };
    at.bars.sendingStarted(at.offer(hashId), press);
    await focus(at);
    at.pressStore.beingChecked(press);
    await focus(at);
    expect(at.twins.browserWindow.reloads).toBe(0);
    at.pressStore.outcomeUnknown(press);
    await focus(at);
    expect(at.twins.browserWindow.reloads).toBe(1);
  });

  const LATENCY = 100;

  /** Focuses the page more than half an hour after the profile was fetched, while the write is still unanswered. */
  async function expectNoReloadDuring(at: Workplace, write: () => void): Promise<void> {
    at.container.get(AppVersion).reloadOnFocus();
    at.twins.clock.advance(31 * MINUTE);
    at.twins.line.latency = LATENCY;
    write();
    await focus(at);
    expect(at.twins.browserWindow.reloads).toBe(0);
    for (let answer = 0; answer < 4; answer += 1) await at.passes(LATENCY);
    await focus(at);
    expect(at.twins.browserWindow.reloads).toBe(1);
  }

  it('the page never reloads while a like is on its way', async () => {
    const at = await atTheList();
    const { hashId } = aHeldOffer(at, ({ isLiked }) => !isLiked);
    await expectNoReloadDuring(at, () => void at.likes.toggle(hashId));
  });

  it('the page never reloads while a message is on its way', async () => {
    const talk = await aConversation();
    const [offer] = talk.talkedAbout();
    await talk.store.open(offer!);
    await expectNoReloadDuring(talk.at, () => void talk.write(offer!, 'Is it still there?'));
  });

  it('the page never reloads while a profile is being saved', async () => {
    const { at, editing, form } = aProfileForm(await atTheList());
    form.edit({ place: 'Kiel' });
    await expectNoReloadDuring(at, () => void editing.save());
  });

  it('the page never reloads without a network', async () => {
    const at = await atWork();
    at.twins.clock.advance(31 * MINUTE);
    at.connection.wentOffline();
    await focus(at);
    expect(at.twins.browserWindow.reloads).toBe(0);
  });

  it('the page never reloads if no dealer is signed in, because the sign-in form may be half filled', async () => {
    const at = await atWork();
    at.twins.clock.advance(31 * MINUTE);
    at.session.sessionMissing(null);
    await focus(at);
    expect(at.twins.browserWindow.reloads).toBe(0);
  });
});

describe('AppVersion', () => {
  function aPage() {
    const at = new Workplace();
    const appVersion = at.container.get(AppVersion);
    appVersion.run();
    return { at, appVersion, shell: at.twins.appShell };
  }

  it('keeps the app on the device and offers a version that is newer than the page', () => {
    const { appVersion, shell } = aPage();
    expect([shell.isKept, appVersion.isOffered]).toEqual([true, false]);
    shell.release();
    expect(appVersion.isOffered).toBe(true);
  });

  it('looks for a newer version every 30 minutes and when the dealer returns', async () => {
    const { at, appVersion, shell } = aPage();
    shell.deploy();
    await at.passes(29 * 60_000);
    expect(appVersion.isOffered).toBe(false);
    await at.passes(60_000);
    expect(appVersion.isOffered).toBe(true);
    appVersion.dismiss();
    shell.deploy();
    at.twins.browserWindow.focus();
    expect(appVersion.isOffered).toBe(true);
  });

  it('looks no more after it was cancelled', async () => {
    const at = new Workplace();
    at.container.get(AppVersion).run()();
    const askHost = jest.spyOn(at.twins.appShell, 'askHost');
    await at.passes(60 * 60_000);
    at.twins.browserWindow.focus();
    expect(askHost).not.toHaveBeenCalled();
  });

  it('loads nothing by itself', () => {
    const { at, shell } = aPage();
    shell.release();
    expect([shell.version, at.twins.browserWindow.reloads]).toEqual([1, 0]);
  });

  it('offers nothing while something is unsent', () => {
    const { at, appVersion, shell } = aPage();
    at.work.writeStarted();
    shell.release();
    expect(appVersion.isOffered).toBe(false);
    at.work.writeEnded();
    expect(appVersion.isOffered).toBe(true);
    at.work.formChanged('profile', true);
    expect(appVersion.isOffered).toBe(false);
  });

  it('offers nothing after the dealer has closed the offer, until the next version', () => {
    const { appVersion, shell } = aPage();
    shell.release();
    appVersion.dismiss();
    expect(appVersion.isOffered).toBe(false);
    shell.release();
    expect(appVersion.isOffered).toBe(true);
  });

  it('NewestVersion loads the page again in the newest version', async () => {
    const { at, shell } = aPage();
    shell.release();
    await at.container.get(NewestVersion).load();
    expect([shell.version, at.twins.browserWindow.reloads]).toEqual([2, 1]);
  });

  it('NewestVersion loads the page again if the browser does not answer', async () => {
    const { at, shell } = aPage();
    shell.useNewest = () => new Promise(() => {});
    const loaded = at.container.get(NewestVersion).load();
    await at.passes(20_000);
    await loaded;
    expect(at.twins.browserWindow.reloads).toBe(1);
  });

  it('NewestVersion waits for what the dealer sends meanwhile', async () => {
    const { at, shell } = aPage();
    let answer = () => {};
    shell.useNewest = () => new Promise(resolve => (answer = resolve));
    const loaded = at.container.get(NewestVersion).load(() => at.work.isAny);
    at.work.writeStarted();
    answer();
    await settled();
    expect(at.twins.browserWindow.reloads).toBe(0);
    at.work.writeEnded();
    await loaded;
    expect(at.twins.browserWindow.reloads).toBe(1);
  });
});

describe('FirstScreen', () => {
  it('is done once the tiles of the visible list are rendered and the browser is idle', async () => {
    const at = new Workplace({ offers: 4 });
    const screen = at.container.get(FirstScreen);
    at.lists.shown('browse');
    const loaded = at.loadOffers.refresh('browse');
    screen.run();
    await at.passes(1_000);
    await loaded;
    await at.passes(1_000);
    expect(screen.isDone).toBe(false);
    screen.tilesRendered();
    expect(screen.isDone).toBe(false);
    await at.passes(1_000);
    expect(screen.isDone).toBe(true);
  });

  it('is done without tiles if the visible list is empty', async () => {
    const at = new Workplace({ offers: 0 });
    const screen = at.container.get(FirstScreen);
    at.lists.shown('browse');
    await at.loadOffers.refresh('browse');
    screen.run();
    await at.passes(1_000);
    expect(screen.isDone).toBe(true);
  });

  it('waits for a page without a list that is fetched', async () => {
    const at = new Workplace();
    const screen = at.container.get(FirstScreen);
    const arrive = screen.pageAwaited();
    screen.run();
    await at.passes(1_000);
    expect(screen.isDone).toBe(false);
    arrive();
    await at.passes(1_000);
    expect(screen.isDone).toBe(true);
  });

  it('is not done after the dealer has left, also if the browser becomes idle later', async () => {
    const at = new Workplace();
    const screen = at.container.get(FirstScreen);
    screen.run()();
    await at.passes(1_000);
    expect(screen.isDone).toBe(false);
  });
});

describe('SignedIn', () => {
  function aWorkday(options?: WorkplaceOptions) {
    const at = new Workplace(options);
    return { at, signedIn: at.signedIn };
  }

  const everyList = offerTabs.map(tab => `list ${tab} 1`);

  it('SignedIn.begin fetches every offer list, one after the other, and starts the live feed and the drafts', async () => {
    const { at, signedIn } = aWorkday();
    await at.twins.kept.keep('11', 'typedBids', 'MB-7F3K2', euros(8500));
    at.twins.line.latency = 100;
    const begun = signedIn.begin();
    for (let count = 1; count <= everyList.length; count += 1) {
      await settled();
      expect(at.calls).toEqual(everyList.slice(0, count));
      await at.passes(100);
    }
    await begun;
    expect(at.connection.state).toBe('connected');
    expect(at.amountFor('MB-7F3K2' as HashId)).toBe(850_000);
    expect(at.lists.all.every(list => list.lastFetchedAt !== null)).toBe(true);
  });

  it('SignedIn.begin waits for the visible list that is on its way instead of fetching it again', async () => {
    const { at, signedIn } = aWorkday();
    at.lists.shown('liked');
    at.twins.line.latency = 100;
    void at.loadOffers.show('liked', at.list('liked').question);
    void signedIn.begin();
    await settled();
    expect(at.calls).toEqual(['list liked 1']);
    at.twins.line.latency = 0;
    await at.passes(100);
    expect(at.calls).toEqual(['list liked 1', ...everyList.filter(call => call !== 'list liked 1')]);
  });

  describe('a second sign-in on the same page', () => {
    it('fetches every list again, and the visible one through its own page', async () => {
      const { at, signedIn } = aWorkday();
      at.lists.shown('liked');
      await signedIn.begin();
      const profile = at.dealer.profile();
      at.calls.length = 0;
      at.session.sessionMissing(null);
      at.session.profileArrived(profile, at.twins.clock.now());
      await at.loadOffers.show('liked', at.list('liked').question);
      expect(at.calls).toEqual(['list liked 1']);
      await Promise.all([signedIn.begin(), signedIn.begin()]);
      expect(at.calls).toEqual(['list liked 1', ...everyList.filter(call => call !== 'list liked 1')]);
      expect(at.connection.state).toBe('connected');
    });

    it('is not assumed if the profile is only fetched again', async () => {
      const { at, signedIn } = aWorkday();
      await signedIn.begin();
      at.calls.length = 0;
      at.session.profileArrived(at.dealer.profile(), at.twins.clock.now());
      await signedIn.begin();
      expect(at.calls).toEqual([]);
    });

    it('resets the seen counters', async () => {
      const { at, signedIn } = aWorkday();
      await signedIn.begin();
      await at.passes(16);
      const { bids } = at.counters.counters;
      at.counters.screenSeen('bids');
      at.session.sessionMissing(null);
      at.session.profileArrived(at.dealer.profile(), at.twins.clock.now());
      await signedIn.begin();
      await at.passes(16);
      expect(bids).toBeGreaterThan(0);
      expect(at.counters.counters.bids).toBe(bids);
    });
  });

  it('SignedIn.begin gives every list the remembered pagination, except the sold offers', async () => {
    const { at, signedIn } = aWorkday();
    at.appearance.choosePaging('paginated');
    await signedIn.begin();
    const paginated = at.lists.all.filter(list => list.question.paging === 'paginated').map(list => list.tab);
    expect(paginated).toEqual(offerTabs.filter(tab => tab !== 'sold'));
  });

  it('SignedIn.begin runs once, however often it is called', async () => {
    const { at, signedIn } = aWorkday();
    const opened = jest.spyOn(at.twins.liveFeed, 'open');
    await Promise.all([signedIn.begin(), signedIn.begin()]);
    await signedIn.begin();
    expect(opened).toHaveBeenCalledTimes(1);
    expect(at.calls).toEqual(everyList);
  });

  it('SignedIn.begin counts the liked offers', async () => {
    const { at, signedIn } = aWorkday();
    await signedIn.begin();
    expect(at.likes.count).toBe(at.dealer.counters().likedOffers);
    expect(at.likes.count).toBeGreaterThan(0);
  });

  it('SignedIn.begin continues with the other lists if one could not be fetched', async () => {
    const { at, signedIn } = aWorkday();
    at.twins.line.failNext({ reason: 'offline' }, 2);
    await signedIn.begin();
    expect(at.calls).toEqual(everyList);
    expect(at.list('ownBids').lastFetchedAt).not.toBeNull();
    await at.passes(16);
    expect(at.likes.count).toBe(at.dealer.counters().likedOffers);
  });

  it('SignedIn.begin fetches a list again whose last fetch has failed', async () => {
    const { at, signedIn } = aWorkday();
    at.lists.shown('browse');
    at.twins.line.failNext({ reason: 'offline' });
    await at.loadOffers.show('browse', at.list('browse').question);
    await signedIn.begin();
    expect(at.calls).toEqual(['list browse 1', ...everyList]);
    expect(at.list('browse').status).toEqual({ step: 'idle' });
  });

  it('SignedIn.begin restores which counters were seen', async () => {
    const { at, signedIn } = aWorkday();
    const { bids } = at.dealer.counters();
    at.visitNotes.keep('seenCounters', { bids });
    await signedIn.begin();
    await at.passes(16);
    expect(at.counters.counters.bids).toBe(0);
    expect(at.counters.counters.inRealization).toBeGreaterThan(0);
  });

  async function following() {
    const at = new Workplace();
    void at.signedIn.begin();
    await at.signedIn.begin();
    await at.passes(16);
    expect(at.connection.state).toBe('connected');
    return at;
  }

  it('the live feed closes when the session ends without a sign-out', async () => {
    const at = await following();
    at.session.sessionMissing(null);
    expect(at.connection.state).toBe('closed');
    await at.passes(3_600_000);
    expect(at.connection.state).toBe('closed');
  });

  it('the live feed opens again when a dealer signs in on the same page', async () => {
    const at = await following();
    const opened = jest.spyOn(at.twins.liveFeed, 'open');
    at.session.sessionMissing({ reason: 'offline' });
    at.session.checkStarted();
    expect(opened).not.toHaveBeenCalled();
    at.session.profileArrived(at.dealer.profile(), at.twins.clock.now());
    await settled();
    expect(opened).toHaveBeenCalledTimes(1);
    expect(at.connection.state).toBe('connected');
  });

  it('the live feed closes as soon as a sign-out starts', async () => {
    const at = await following();
    at.session.signOutStarted();
    expect(at.connection.state).toBe('closed');
  });

  it('the live feed stays open when the profile is fetched again', async () => {
    const at = await following();
    const opened = jest.spyOn(at.twins.liveFeed, 'open');
    at.session.checkStarted();
    at.session.profileArrived(at.dealer.profile(), at.twins.clock.now());
    expect(opened).not.toHaveBeenCalled();
    expect(at.connection.state).toBe('connected');
  });
});

describe('endConnectionFailures', () => {
  const hashId = 'MB-1' as HashId;

  /** A press and a message that failed, on a page whose network or live connection returns. */
  function failedBy(failure: Failure, action: Press['action'] = 'bid') {
    const at = new Workplace();
    at.connection.changed('lost');
    at.connection.wentOffline();
    endConnectionFailures(identifier => at.container.get(identifier));
    at.pressStore.failed({ hashId, action, amount: euros(700), ownBidBefore: euros(0) }, failure);
    const conversation = at.conversations.of(hashId);
    const key = conversation.sent('Is it still there?', 0);
    conversation.notSent(key, failure);
    const says = () => [at.pressStore.stepOf(hashId).step, conversation.failures.has(key)];
    const deliveries = () => conversation.outgoing.map(({ delivery }) => delivery);
    return { at, says, deliveries };
  }

  describe('a press or a message that failed for want of a connection', () => {
    it.each(['bid', 'buyNow', 'pickup', 'transport'] as const)(
      'says so for a %s only until the network is back, and the message stays unsent',
      action => {
        const { at, says, deliveries } = failedBy({ reason: 'offline' }, action);
        expect(says()).toEqual(['failed', true]);
        at.connection.cameOnline();
        expect([says(), deliveries()]).toEqual([['idle', false], ['notSent']]);
      },
    );

    it('says only until the network is back that it was not sent because of it', () => {
      const { at, says, deliveries } = failedBy({ reason: 'notSent' });
      at.connection.cameOnline();
      expect([says(), deliveries()]).toEqual([['idle', false], ['notSent']]);
    });

    it('says so only until the live connection is back', () => {
      const { at, says } = failedBy({ reason: 'sessionNotRenewed' });
      at.connection.changed('connected');
      expect(says()).toEqual(['idle', false]);
    });
  });

  it('a refusal by the server stays when the connection is back', () => {
    const { at, says } = failedBy({ reason: 'refused', status: 422, message: 'No' });
    at.connection.cameOnline();
    expect(says()).toEqual(['failed', true]);
  });
});

describe('startTasks', () => {
  function aWorkplace() {
    const at = new Workplace();
    const begun: string[] = [];
    jest.spyOn(at.container.get(SignedIn), 'begin').mockImplementation(async () => void begun.push('work'));
    const ended = jest.fn();
    jest.spyOn(at.container.get(Visits), 'begin').mockImplementation(() => {
      begun.push('use');
      return ended;
    });
    return { at, begun, ended, start: () => startTasks(identifier => at.container.get(identifier)) };
  }

  it('begins the background work at once, and the rest when the page is idle', async () => {
    const { at, begun, start } = aWorkplace();
    start();
    expect(begun).toEqual(['work']);
    await at.passes(1_000);
    expect(begun).toEqual(['work', 'use']);
  });

  it('starts the later tasks, such as the offer of a newer version, if a task fails', async () => {
    const { at, start } = aWorkplace();
    jest.spyOn(at.container.get(Visits), 'begin').mockImplementation(() => {
      throw new Error('out of ink');
    });
    start();
    await at.passes(1_000).catch(() => {});
    await at.passes(60_000);
    expect(at.twins.appShell.isKept).toBe(true);
  });

  it('ends what runs and starts nothing more when it is cancelled', async () => {
    const { at, begun, ended, start } = aWorkplace();
    start()();
    await at.passes(1_000);
    expect(begun).toEqual(['work']);
    const cancel = start();
    await at.passes(1_000);
    cancel();
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['settings', 'trading', { vehicleTypes: ['Camper'] }],
    ['calculations', 'MB-1', { salePrice: 1_000_000 }],
  ] as const)('reads the own data of a dealer who keeps only %s', async (collection, key, value) => {
    const { at, start } = aWorkplace();
    await at.twins.book.put(at.session.dealerKey, collection, [{ key, changedAt: 1, value: value as never }]);
    start();
    await at.passes(1_000);
    await settled();
    expect(at.container.get(BookStore).get(collection, key)).toEqual(value);
  });
});

describe('startVisit', () => {
  const getOf =
    (at: Workplace): Get =>
    identifier =>
      at.container.get(identifier);

  const preloadsOf = (at: Workplace) => jest.spyOn(at.container.get(Pictures), 'preload');

  /** A list of offers whose photos are numbered. */
  async function withPhotos() {
    const at = await atTheList({ offers: 4 });
    at.list('browse').ids.forEach((hashId, index) => {
      at.registry.apply({ ...at.registry.get(hashId)!, photo: `https://photos.example/${index}.jpg` });
    });
    return at;
  }

  it('preloadFirstPhoto fetches the first photo once the code of the tiles is there', async () => {
    const at = await withPhotos();
    const preload = preloadsOf(at);
    let arrive = () => {};
    void preloadFirstPhoto(getOf(at), () => true, new Promise<void>(resolve => (arrive = resolve)));
    await settled();
    expect(preload).not.toHaveBeenCalled();
    arrive();
    await settled();
    expect(preload.mock.calls).toEqual([['https://photos.example/0.jpg']]);
  });

  it('preloadFirstPhoto fetches nothing if the dealer has left the list, or if its first offer has no photo', async () => {
    const left = await withPhotos();
    const bare = await atTheList({ offers: 4 });
    const first = bare.list('browse').ids[0]!;
    bare.registry.apply({ ...bare.registry.get(first)!, photo: null });
    for (const [at, isShown] of [
      [left, false],
      [bare, true],
    ] as const) {
      const preload = preloadsOf(at);
      await preloadFirstPhoto(getOf(at), () => isShown, Promise.resolve());
      expect(preload).not.toHaveBeenCalled();
    }
  });

  it('preloadFirstPhoto waits for the list', async () => {
    const at = new Workplace({ offers: 4 });
    const preload = preloadsOf(at);
    void preloadFirstPhoto(getOf(at), () => true, Promise.resolve());
    await settled();
    expect(preload).not.toHaveBeenCalled();
  });
});
