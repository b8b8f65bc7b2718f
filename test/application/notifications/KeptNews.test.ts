import { Book } from '../../../src/application/book/Book';
import { BookStore } from '../../../src/application/book/BookStore';
import { KeptNews } from '../../../src/application/notifications/KeptNews';
import { OfferLists } from '../../../src/application/offers/list/OfferLists';
import { minimumBid } from '../../../src/domain/bidding/MinimumBid';
import { type DatedNews, newestFirst } from '../../../src/domain/notifications/KeptNews';
import type { News } from '../../../src/domain/notifications/News';
import { minuteOfDay } from '../../../src/domain/notifications/QuietHours';
import { bidStanding } from '../../../src/domain/offers/BidStanding';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import { HOUR, SECOND } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { anOfferThat, buyerEmail, dealerOf } from '../../infrastructure/demo/market/aMarketplace';
import { BrowserTab } from '../../support/BrowserTab';
import { settled } from '../../support/settled';
import { SharedBrowser } from '../../support/SharedBrowser';
import { watchActions } from '../../support/watchActions';
import { aHeldOffer, atTheList, Workplace } from '../../support/Workplace';
import { InMemoryDealerBook } from '../../twins/InMemoryDealerBook';

watchActions();

describe('KeptNews', () => {
  const leads = (offer: Offer) => bidStanding(offer) === 'leading' && !offer.closed;

  async function following(tab: BrowserTab): Promise<void> {
    tab.get(KeptNews).run();
    await settled();
  }

  /** Two tabs of one browser, at the list of liked offers. */
  async function twoTabs() {
    const browser = new SharedBrowser([buyerEmail]);
    const [one, two] = [new BrowserTab(browser), new BrowserTab(browser)];
    await one.load();
    await one.signIn(buyerEmail);
    await two.load();
    for (const tab of [one, two]) {
      await following(tab);
      tab.get(OfferLists).shown('liked');
    }
    const { marketplace } = browser.market;
    const leading = anOfferThat(dealerOf(marketplace, buyerEmail), leads);
    return { browser, marketplace, one, two, leading };
  }

  const allIn = (tab: Pick<BrowserTab, 'get'>) => newestFirst(tab.get(BookStore).records('news'));

  const keptIn = (tab: Pick<BrowserTab, 'get'>) =>
    allIn(tab).map(({ value }) => [value.news.kind, value.news.hashId, value.isRead]);

  /** How many events the tabs have to announce outside of the page. */
  const announcedIn = (...tabs: BrowserTab[]) => tabs.flatMap(tab => tab.get(KeptNews).toAnnounce).length;

  const unreadIn = (tab: BrowserTab) => tab.get(BookStore).unreadNews.length;

  describe('an event in two tabs', () => {
    it('is kept and announced once, and both tabs count it', async () => {
      const { browser, marketplace, one, two, leading } = await twoTabs();
      marketplace.rivalBids(leading.hashId);
      await browser.passes(3 * SECOND);
      for (const tab of [one, two]) {
        expect(keptIn(tab)).toEqual([['outbid', leading.hashId, false]]);
        expect(unreadIn(tab)).toBe(1);
      }
      expect(announcedIn(one, two)).toBe(1);
    });

    it('is read in both tabs once it is read in one of them, and keeps its time', async () => {
      const { browser, marketplace, one, two, leading } = await twoTabs();
      marketplace.rivalBids(leading.hashId);
      await browser.passes(3 * SECOND);
      const [record] = allIn(two);
      await browser.passes(HOUR);
      expect(await one.get(KeptNews).markRead([record!.key])).toBe(true);
      expect([unreadIn(one), unreadIn(two)]).toEqual([0, 0]);
      expect(allIn(two)[0]!.changedAt).toBe(record!.changedAt + 1);
    });

    it('is read at once and not announced if the dealer sees the offer in one of them', async () => {
      const { browser, marketplace, one, two, leading } = await twoTabs();
      await one.background();
      two.get(OfferLists).shown('browse');
      two.get(OfferLists).tilesVisible({ tab: 'browse', ids: [leading.hashId], from: 0, to: 1 });
      marketplace.rivalBids(leading.hashId);
      await browser.passes(3 * SECOND);
      for (const tab of [one, two]) expect(keptIn(tab)).toEqual([['outbid', leading.hashId, true]]);
      expect(announcedIn(one, two)).toBe(0);
    });

    it('counts the new offers of both tabs once', async () => {
      const { browser, marketplace, one, two } = await twoTabs();
      marketplace.publish();
      await browser.passes(3 * SECOND);
      marketplace.publish();
      await browser.passes(3 * SECOND);
      const counts = (tab: BrowserTab) =>
        allIn(tab).map(({ value: { news } }) => (news.kind === 'newOffers' ? news.count : null));
      expect([counts(one), counts(two)]).toEqual([[2], [2]]);
    });
  });

  async function started() {
    const at = await atTheList();
    at.followMarket.follow();
    const { container } = at;
    container.get(KeptNews).run();
    await at.passes(SECOND);
    at.lists.shown('liked');
    const states = () => allIn(container).map(({ value }) => [value.news.kind, value.isRead]);
    return { at, states, leading: aHeldOffer(at, leads) };
  }

  async function outbid(at: Workplace, hashId: HashId): Promise<void> {
    at.market.marketplace.rivalBids(hashId);
    await at.passesInSeconds(2);
  }

  describe('kept news', () => {
    it('is read when its offer is opened', async () => {
      const { at, states, leading } = await started();
      await outbid(at, leading.hashId);
      expect(states()).toEqual([['outbid', false]]);
      at.lists.offerOpened(aHeldOffer(at, ({ hashId }) => hashId !== leading.hashId).hashId);
      await settled();
      expect(states()).toEqual([['outbid', false]]);
      at.lists.offerOpened(leading.hashId);
      await settled();
      expect(states()).toEqual([['outbid', true]]);
    });

    it('of new offers is read when the list is on screen, in a hidden tab after the return', async () => {
      const { at, states } = await started();
      at.market.marketplace.publish();
      await at.passes(SECOND);
      expect(states()).toEqual([['newOffers', false]]);
      at.twins.browserWindow.hide();
      at.lists.shown('browse');
      await settled();
      expect(states()).toEqual([['newOffers', false]]);
      at.twins.browserWindow.show();
      await settled();
      expect(states()).toEqual([['newOffers', true]]);
    });

    it('is read on its page after a return, although it arrived in a hidden tab', async () => {
      const { at, states, leading } = await started();
      at.twins.browserWindow.hide();
      await outbid(at, leading.hashId);
      at.twins.browserWindow.show();
      await at.passes(SECOND);
      expect(states()).toEqual([['outbid', false]]);
      at.lists.offerOpened(leading.hashId);
      await settled();
      expect(states()).toEqual([['outbid', true]]);
    });

    it('of a higher bid is read when the dealer leads again, and the next higher bid is another event', async () => {
      const { at, states, leading } = await started();
      await outbid(at, leading.hashId);
      await at.placeBid(leading.hashId, minimumBid(at.served(leading.hashId).highestBid));
      await at.passes(SECOND);
      expect(states()).toEqual([['outbid', true]]);
      await outbid(at, leading.hashId);
      expect(states()).toEqual([
        ['outbid', false],
        ['outbid', true],
      ]);
    });

    it('is shown in this tab if the book can be neither read nor written', async () => {
      const { at, states, leading } = await started();
      const failure = { reason: 'unavailable' } as const;
      at.twins.book.failure = failure;
      await outbid(at, leading.hashId);
      expect(states()).toEqual([['outbid', false]]);
      expect(at.container.get(BookStore).unreadNews.length).toBe(1);
    });

    it('that cannot be read is said to be unreadable, and nowhere else, until it is read', async () => {
      const at = await atTheList();
      const bookStore = at.container.get(BookStore);
      at.twins.book.failure = { reason: 'unavailable' };
      at.container.get(KeptNews).run();
      await settled();
      expect([bookStore.failureOf('news'), bookStore.problem]).toEqual([{ reason: 'unavailable' }, null]);
      at.twins.book.failure = null;
      await at.container.get(Book).hold('news');
      expect([bookStore.failureOf('news'), bookStore.isRead('news')]).toEqual([null, true]);
    });

    it('survives a reload', async () => {
      const { at, leading } = await started();
      await outbid(at, leading.hashId);
      const { container } = new Workplace({ beside: at });
      container.get(KeptNews).run();
      await settled();
      expect(allIn(container)).toMatchObject([{ value: { news: { kind: 'outbid' }, isRead: false } }]);
      expect(container.get(BookStore).unreadNews.length).toBe(1);
    });

    it('is written a few times a second in a storm of pushes', async () => {
      const { at } = await started();
      const put = jest.spyOn(InMemoryDealerBook.prototype, 'put');
      const news = at.container.get(KeptNews);
      const about = (index: number): News => ({ kind: 'sold', hashId: `MB-${index}` as HashId, name: 'Honda' });
      for (let index = 0; index < 500; index += 1) {
        news.happened({ key: `sold MB-${index}`, news: about(index) }, false);
        at.twins.clock.advance(2);
      }
      await at.passes(SECOND);
      const writes = put.mock.calls.filter(([, collection]) => collection === 'news');
      put.mockRestore();
      expect(writes.length).toBeLessThanOrEqual(5);
      expect(allIn(at.container).length).toBeGreaterThanOrEqual(500);
    });
  });

  it('the oldest news go when there are more than 1,000', async () => {
    const { at } = await started();
    const news = at.container.get(KeptNews);
    for (let index = 0; index < 1_010; index += 1) {
      const hashId = `MB-${index}` as HashId;
      news.happened({ key: `sold ${hashId}`, news: { kind: 'sold', hashId, name: 'Honda' } }, false);
      if (index < 10) await at.passes(SECOND);
    }
    await at.passes(SECOND);
    expect(allIn(at.container)).toHaveLength(1_000);
    expect(allIn(at.container).at(-1)!.key).not.toBe('sold MB-9');
  });
});

describe('KeptNews, when it is announced', () => {
  const anEvent = (index: number): DatedNews => ({
    key: `sold MB-${index}`,
    changedAt: 0,
    value: { news: { kind: 'sold', hashId: `MB-${index}` as HashId, name: `Honda ${index}` }, isRead: false },
  });
  const events = (count: number) => Array.from({ length: count }, (_, index) => anEvent(index));

  async function allowed() {
    const at = new Workplace();
    const { container, twins } = at;
    const keptNews = container.get(KeptNews);
    expect(await keptNews.askBrowser()).toBe('granted');
    await settled();
    const pressed: (string | null)[] = [];
    const announce = (among: readonly DatedNews[]) =>
      keptNews.announce(among, {
        wordsOf: ({ value }) => ({ title: value.news.name, body: 'Sold' }),
        wordsOfMany: count => ({ title: 'Notifications', body: String(count) }),
        onPress: event => pressed.push(event?.key ?? null),
      });
    return { at, announce, keptNews, pressed, notifications: twins.systemNotifications };
  }

  describe('KeptNews.announce', () => {
    it('shows one notification for each event, which leads to it', async () => {
      const { announce, notifications, pressed } = await allowed();
      await announce(events(2));
      expect(notifications.shown).toEqual([
        { title: 'Honda 0', body: 'Sold', tag: 'sold MB-0' },
        { title: 'Honda 1', body: 'Sold', tag: 'sold MB-1' },
      ]);
      notifications.press('sold MB-1');
      expect(pressed).toEqual(['sold MB-1']);
    });

    it('announces many events at once in one notification', async () => {
      const { announce, notifications, pressed } = await allowed();
      await announce(events(100));
      expect(notifications.shown.map(({ body }) => body)).toEqual(['100']);
      notifications.press(notifications.shown[0]!.tag);
      expect(pressed).toEqual([null]);
    });

    it('shows nothing that the dealer has read meanwhile', async () => {
      const { at, announce, notifications } = await allowed();
      const [event] = events(1);
      at.container.get(BookStore).shown('news', event!.key, { ...event!.value, isRead: true }, event!.changedAt);
      await announce([event!]);
      expect(notifications.shown).toEqual([]);
    });

    it('shows nothing in the quiet hours', async () => {
      const { at, announce, keptNews, notifications } = await allowed();
      const now = minuteOfDay(at.twins.clock.now());
      const quietHours = { from: now, to: (now + 1) % 1_440 };
      await keptNews.changeSettings({ quietHours });
      await announce(events(1));
      expect(notifications.shown).toEqual([]);
      await keptNews.changeSettings({ quietHours: undefined });
      await announce(events(1));
      expect(notifications.shown).toHaveLength(1);
    });

    it('takes the quiet hours from the clock of the device, whatever the server says', async () => {
      const { at, announce, keptNews, notifications } = await allowed();
      const now = minuteOfDay(at.twins.clock.deviceNow());
      at.twins.clock.serverAhead = 5 * HOUR;
      await keptNews.changeSettings({ quietHours: { from: now, to: (now + 1) % 1_440 } });
      await announce(events(1));
      expect(notifications.shown).toEqual([]);
      await keptNews.changeSettings({ quietHours: { from: (now + 300) % 1_440, to: (now + 301) % 1_440 } });
      await announce(events(1));
      expect(notifications.shown).toHaveLength(1);
    });

    it('shows nothing once the dealer has switched it off', async () => {
      const { announce, keptNews, notifications } = await allowed();
      await announce(events(1));
      expect(notifications.shown).toHaveLength(1);
      await keptNews.changeSettings({ bySystem: false });
      await announce([anEvent(7)]);
      expect(notifications.shown.map(({ tag }) => tag)).toEqual(['sold MB-0']);
    });
  });

  it('a denied permission switches nothing on', async () => {
    const { container, twins, session } = new Workplace();
    twins.systemNotifications.answer = 'denied';
    expect(await container.get(KeptNews).askBrowser()).toBe('denied');
    expect(await twins.book.readAll(session.dealerKey, 'settings')).toMatchObject({ value: [] });
  });
});

describe('ShownNews', () => {
  const hashId = 'MB-00001' as HashId;
  const sold = (name = 'Vespa', about = hashId) => ({ kind: 'sold' as const, hashId: about, name });

  function aWatcher() {
    const at = new Workplace();
    const stop = at.news.run();
    return { at, stop, window: at.twins.browserWindow, shown: () => at.news.toasts.map(({ name }) => name) };
  }

  it('a news toast stays for six seconds', async () => {
    const { at, shown } = aWatcher();
    at.news.arrived(sold());
    await at.passes(6 * SECOND - 1);
    expect(shown()).toEqual(['Vespa']);
    await at.passes(1);
    expect(shown()).toEqual([]);
  });

  it('a news toast that replaces another stays for its own six seconds, and the older one does not come back', async () => {
    const { at, shown } = aWatcher();
    at.news.arrived(sold('older', 'A' as HashId));
    await at.passes(5 * SECOND);
    at.news.arrived(sold('newer', 'B' as HashId));
    await at.passes(5 * SECOND);
    expect([shown(), at.news.toast?.name]).toEqual([['older', 'newer'], 'newer']);
    await at.passes(SECOND);
    expect([shown(), at.news.toast]).toEqual([[], null]);
  });

  it('a news toast stays longer and is not replaced while the pointer or the focus is on it, but not for ever', async () => {
    const { at } = aWatcher();
    at.news.arrived(sold());
    at.news.held(true);
    at.news.arrived(sold('BMW', 'MB-00002' as HashId));
    await at.passes(29 * SECOND);
    expect(at.news.toast?.name).toBe('Vespa');
    at.news.held(false);
    expect(at.news.toast?.name).toBe('BMW');
    at.news.held(true);
    await at.passes(30 * SECOND);
    expect(at.news.toast).toBeNull();
  });

  it('closing a news toast puts away the others too', () => {
    const { at, shown } = aWatcher();
    at.news.arrived(sold('older', 'A' as HashId));
    at.news.arrived(sold('newer', 'B' as HashId));
    at.news.allPutAway();
    expect([shown(), at.news.toast]).toEqual([[], null]);
  });

  it('a toast closed under the pointer does not keep later toasts on screen', async () => {
    const { at, shown } = aWatcher();
    at.news.arrived(sold());
    at.news.held(true);
    at.news.putAway(hashId);
    at.news.arrived(sold('BMW'));
    await at.passes(6 * SECOND);
    expect(shown()).toEqual([]);
  });

  it.each(['before', 'after'])('a news toast stays in a tab that was hidden %s it arrived', async when => {
    const { at, window, shown } = aWatcher();
    if (when === 'before') window.hide();
    at.news.arrived(sold());
    window.hide();
    await at.passes(60 * SECOND);
    expect([shown(), at.news.unseenCount]).toEqual([['Vespa'], 1]);
    window.show();
    expect(at.news.unseenCount).toBe(0);
    await at.passes(6 * SECOND);
    expect(shown()).toEqual([]);
  });

  it('a toast that timed out counts as unseen until the dealer acts', async () => {
    const { at, shown } = aWatcher();
    at.news.arrived(sold());
    await at.passes(6 * SECOND);
    expect([shown(), at.news.unseenCount]).toEqual([[], 1]);
    at.news.seen();
    expect(at.news.unseenCount).toBe(0);
  });

  it('hides nothing more when its disposer is called', async () => {
    const { at, stop, shown } = aWatcher();
    at.news.arrived(sold());
    stop();
    at.news.arrived(sold('BMW'));
    await at.passes(60 * SECOND);
    expect(shown()).toEqual(['BMW']);
  });

  it('opening an offer removes its news, but not an answer of the support side', async () => {
    const { at, shown } = aWatcher();
    const other = 'MB-00002' as HashId;
    at.news.arrived(sold());
    at.news.arrived({ kind: 'answered', hashId: other, name: 'BMW', text: 'Yes' });
    at.lists.offerOpened(hashId);
    at.lists.offerOpened(other);
    expect(shown()).toEqual(['BMW']);
  });

  describe('the news of an answer', () => {
    const answered = { kind: 'answered' as const, hashId, name: 'Vespa', text: 'Yes' };

    const openedIn = ({ at }: ReturnType<typeof aWatcher>) => {
      const conversation = at.conversations.of(hashId);
      conversation.shown();
      conversation.answered({ id: null, offerHashId: hashId, messages: [], unread: 0 });
      return conversation;
    };

    it('disappears when its conversation is opened, and other answers stay', () => {
      const watcher = aWatcher();
      const { at, shown } = watcher;
      const other = 'MB-00002' as HashId;
      at.news.arrived(answered);
      at.news.arrived({ ...answered, hashId: other, name: 'BMW' });
      openedIn(watcher);
      expect(shown()).toEqual(['BMW']);
    });

    it('stays while its opened conversation could not be fetched', () => {
      const watcher = aWatcher();
      const { at, shown } = watcher;
      const conversation = at.conversations.of(hashId);
      conversation.shown();
      conversation.fetchFailed({ reason: 'offline' });
      at.news.arrived(answered);
      expect(shown()).toEqual(['Vespa']);
      openedIn(watcher);
      expect(shown()).toEqual([]);
    });

    it('stays while its conversation is only held', () => {
      const { at, shown } = aWatcher();
      at.conversations.of(hashId);
      at.news.arrived(answered);
      expect(shown()).toEqual(['Vespa']);
    });

    it('stays for its ten seconds if its conversation is open in a hidden window', async () => {
      const watcher = aWatcher();
      const { at, window, shown } = watcher;
      openedIn(watcher);
      window.hide();
      at.news.arrived(answered);
      await at.passes(60 * SECOND);
      window.show();
      expect(shown()).toEqual(['Vespa']);
      await at.passes(6 * SECOND);
      expect(shown()).toEqual([]);
    });

    it('stays after its disposer was called, although its conversation is opened', () => {
      const watcher = aWatcher();
      const { at, stop, shown } = watcher;
      at.news.arrived(answered);
      stop();
      openedIn(watcher);
      expect(shown()).toEqual(['Vespa']);
    });
  });

  const outbid = (about: string): News => ({
    kind: 'outbid',
    hashId: about as HashId,
    name: about,
    amount: euros(500),
  });

  it('says the first news at once, and what follows within two seconds together, once per offer', async () => {
    const at = new Workplace();
    const said = () => at.news.saidOf('outbid').map(({ hashId }) => hashId);
    at.news.say(outbid('A'));
    expect(said()).toEqual(['A']);
    for (const about of ['B', 'C', 'B']) at.news.say(outbid(about));
    at.news.say(sold('D', 'D' as HashId));
    expect([said(), at.news.saidOf('sold')]).toMatchObject([['A'], [{ hashId: 'D' }]]);
    await at.passes(2 * SECOND - 1);
    expect(said()).toEqual(['A']);
    await at.passes(1);
    expect(said()).toEqual(['C', 'B']);
    await at.passes(2 * SECOND);
    at.news.say(outbid('E'));
    expect(said()).toEqual(['E']);
  });
});
