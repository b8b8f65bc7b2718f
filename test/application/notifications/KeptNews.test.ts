import { Book } from '../../../src/application/book/Book';
import { BookStore } from '../../../src/application/book/BookStore';
import { KeptNews } from '../../../src/application/notifications/KeptNews';
import { OfferLists } from '../../../src/application/offers/list/OfferLists';
import { minimumBid } from '../../../src/domain/bidding/MinimumBid';
import { newestFirst } from '../../../src/domain/notifications/KeptNews';
import type { News } from '../../../src/domain/notifications/News';
import { bidStanding } from '../../../src/domain/offers/BidStanding';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import { HOUR, SECOND } from '../../../src/domain/shared/Instant';
import { anOfferThat, buyerEmail, dealerOf } from '../../infrastructure/demo/market/aMarketplace';
import { BrowserTab } from '../../support/BrowserTab';
import { settled } from '../../support/settled';
import { SharedBrowser } from '../../support/SharedBrowser';
import { watchActions } from '../../support/watchActions';
import { aHeldOffer, atTheList, Workplace } from '../../support/Workplace';
import { InMemoryDealerBook } from '../../twins/InMemoryDealerBook';

watchActions();

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
