import { autorun, getObserverTree, isComputedProp, isObservableMap, isObservableProp, runInAction } from 'mobx';
import { ActionBars } from '../../src/application/bidding/bar/ActionBars';
import { Presses } from '../../src/application/bidding/press/Presses';
import { OwnBids } from '../../src/application/bidding/raise/OwnBids';
import { Book } from '../../src/application/book/Book';
import { BookStore } from '../../src/application/book/BookStore';
import { SendMessage } from '../../src/application/conversations/SendMessage';
import { TypedInput } from '../../src/application/forms/TypedInput';
import { ReadingPosition } from '../../src/application/navigation/ReadingPosition';
import { WholeLists } from '../../src/application/offers/list/WholeLists';
import { OfferTranslations } from '../../src/application/offers/OfferTranslations';
import type { Cancel, Clock } from '../../src/application/ports/Clock';
import { Visits } from '../../src/application/session/Visits';
import { AppVersion } from '../../src/application/start/AppVersion';
import { ComparableSales } from '../../src/application/valuation/ComparableSales';
import { minimumBid } from '../../src/domain/bidding/MinimumBid';
import { questionAt } from '../../src/domain/offers/list/BrowseQuestion';
import { type OfferTab, offerTabs } from '../../src/domain/offers/list/OfferTab';
import type { HashId } from '../../src/domain/offers/Offer';
import { isOnSale } from '../../src/domain/offers/Sale';
import { HOUR, MINUTE, SECOND } from '../../src/domain/shared/Instant';
import { buyerEmail } from '../infrastructure/demo/market/aMarketplace';
import { heldBytes } from '../support/heldBytes';
import { settled } from '../support/settled';
import { Workplace } from '../support/Workplace';
import { InMemorySite } from '../twins/BrowserTwins';

type ObserverTree = ReturnType<typeof getObserverTree>;

const reactionsIn = ({ name, observers }: ObserverTree): string[] => observers?.flatMap(reactionsIn) ?? [name];

const observersOf = (thing: unknown, key?: string): string[] =>
  getObserverTree(thing, key).observers?.flatMap(reactionsIn) ?? [];

const namesIn = (store: object): string[] => [
  ...Object.keys(store),
  ...Object.getOwnPropertyNames(Object.getPrototypeOf(store)),
];

function onStore(store: object): string[] {
  const properties = namesIn(store).filter(key => isObservableProp(store, key) || isComputedProp(store, key));
  const maps = Object.values(store).filter(isObservableMap);
  const entries = maps.flatMap(map => [...map.keys()].map(key => observersOf(map, key as string)));
  return [...properties.map(key => observersOf(store, key)), ...maps.map(map => observersOf(map)), ...entries].flat();
}

/** The names of the reactions that depend on these stores, directly or through computed values. */
const reactionsOn = (stores: readonly object[]): ReadonlySet<string> => new Set(stores.flatMap(onStore));

/** What each page starts when it is opened. The returned function does what the page does when it is left. */
const ROWS = 20;

function openList(at: Workplace, tab: OfferTab): Cancel {
  const { lists, registry, bars, likes } = at;
  const list = at.list(tab);
  lists.shown(tab);
  void at.loadOffers.show(tab, questionAt(tab, '', at.appearance.paging));
  const rows = () => {
    for (const hashId of list.ids.slice(0, ROWS)) {
      const offer = registry.get(hashId);
      if (offer) void [bars.barOf(offer), likes.isLiked(offer)];
    }
    const ids = list.ids.slice();
    runInAction(() => lists.tilesVisible({ tab, ids, from: 0, to: ROWS }));
  };
  const cancels = [
    autorun(rows),
    at.container.get(WholeLists).keepCurrent(tab),
    at.container.get(ReadingPosition).shows({ name: () => tab, list, more: () => at.loadOffers.more(tab) }),
    ...(tab === 'ownBids' ? [at.counters.run('bids', list), at.container.get(OwnBids).run(null)] : []),
    ...(tab === 'inRealization' ? [at.counters.run('inRealization', list), at.bars.showDeals()] : []),
  ];
  return () => {
    for (const cancel of cancels) cancel();
    lists.left(tab);
  };
}

function openOffer(at: Workplace, hashId: HashId): Cancel {
  const { registry, opened, bars, conversations, container } = at;
  const found = container.get(ComparableSales);
  const wasExpanded = bars.isExpanded(hashId);
  void opened.open(hashId);
  void conversations.watchUnread(hashId);
  const stop = autorun(() => {
    const offer = registry.get(hashId);
    if (offer)
      void [
        bars.barOf(offer),
        opened.detailOf(hashId),
        conversations.get(hashId)?.unread,
        found.get(hashId, at.twins.clock.now()),
      ];
  });
  const offer = registry.get(hashId);
  if (offer)
    void found.read(offer).then(() => (found.get(hashId, at.twins.clock.now()) ? undefined : found.search(offer)));
  return () => {
    stop();
    opened.close(hashId);
    bars.leavePage(hashId, { wasExpanded });
    conversations.unwatchUnread(hashId);
  };
}

function openConversation(at: Workplace, hashId: HashId): Cancel {
  const { lists, conversations, conversationList } = at;
  lists.screenOpened();
  void conversationList.pages.show();
  void conversations.open(hashId);
  const cancels = [
    conversationList.pages.run(),
    at.counters.run('messages', conversationList.pages.list),
    autorun(() => void [conversationList.pages.rows, conversations.get(hashId)?.messages]),
  ];
  return () => {
    for (const cancel of cancels) cancel();
    conversations.close(hashId);
  };
}

function openHome(at: Workplace): Cancel {
  at.lists.screenOpened();
  void at.home.show();
  return at.home.run();
}

function openInvoices(at: Workplace): Cancel {
  at.lists.screenOpened();
  void at.invoices.pages.show();
  const cancels = [at.invoices.pages.run(), at.counters.run('invoices', at.invoices.pages.list)];
  return () => {
    for (const cancel of cancels) cancel();
  };
}

type Subscribing<Name extends string> = Record<Name, (...input: never[]) => Cancel>;

/** Counts what these methods subscribe from now on until it is cancelled. */
function liveSubscriptions<Name extends string>(target: Subscribing<Name>, names: readonly Name[]): () => number {
  const live = new Set<object>();
  for (const name of names) {
    const subscribe = target[name].bind(target) as (...input: unknown[]) => Cancel;
    const counted = (...input: unknown[]): Cancel => {
      const own = {};
      const cancel = subscribe(...input);
      live.add(own);
      return () => {
        live.delete(own);
        cancel();
      };
    };
    Object.assign(target, { [name]: counted });
  }
  return () => live.size;
}

/** The clock of a device. It can be set, which does not move its timers. */
class DeviceClock implements Clock {
  private setBy = 0;

  constructor(private readonly clock: Clock) {}

  now(): number {
    return this.clock.now() + this.setBy;
  }

  deviceNow(): number {
    return this.clock.deviceNow() + this.setBy;
  }

  after(milliseconds: number, callback: () => void): Cancel {
    return this.clock.after(milliseconds, callback);
  }

  every(milliseconds: number, callback: () => void): Cancel {
    return this.clock.every(milliseconds, callback);
  }

  async deviceError(): Promise<number> {
    return 0;
  }

  whenIdle(callback: () => void): Cancel {
    return this.clock.whenIdle(callback);
  }

  /** Sets the clock forward, or back if negative. */
  set(milliseconds: number): void {
    this.setBy += milliseconds;
  }
}

/** A dealer who opens offers, bids, writes messages and visits the other pages in turn. */
class BusyDealer {
  opened = 0;
  bids = 0;
  messages = 0;
  /** The offer of the last bid. */
  lastBid: HashId | null = null;
  private visits = 0;
  private offer: HashId | null = null;
  private closeOffer: Cancel = () => undefined;
  private leavePage: Cancel = () => undefined;

  constructor(private readonly at: Workplace) {}

  opensList(): void {
    this.visit(() => openList(this.at, 'browse'));
  }

  opensOffer(): void {
    this.closesOffer();
    const { ids } = this.at.list('browse');
    this.opened += 1;
    this.offer = ids[(this.opened * 7) % ids.length]!;
    this.closeOffer = openOffer(this.at, this.offer);
    void this.at.likes.toggle(this.offer);
  }

  closesOffer(): void {
    this.closeOffer();
    this.closeOffer = () => undefined;
    this.offer = null;
    // The list is scrolled from time to time.
    if (this.opened % 10 === 0) void this.at.loadOffers.more('browse');
  }

  /** Of ten bids, the answer of one is lost. One of twenty does not even arrive. */
  bidsOnOffer(): void {
    const { line } = this.at.twins;
    if (!this.offer) return;
    if (this.bids % 10 === 3) line.loseNextAnswer();
    if (this.bids % 20 === 7) line.failNext({ reason: 'timedOut' });
    this.bidOn(this.offer, { despiteDoubt: false });
  }

  /** Bids again if the last bid has an unknown outcome. */
  bidsAgain(): void {
    if (this.lastBid && this.at.pressStore.isInDoubt(this.lastBid)) this.bidOn(this.lastBid, { despiteDoubt: true });
  }

  /** Visits the other lists and pages in turn, and then returns to the list. */
  async visitsPage(): Promise<void> {
    const { at } = this;
    const { ids } = at.list('browse');
    const offer = ids[this.visits % ids.length]!;
    const pages = [
      ...offerTabs.map(tab => () => openList(at, tab)),
      () => openHome(at),
      () => openInvoices(at),
      () => openConversation(at, offer),
    ];
    const page = this.visits % pages.length;
    this.visits += 1;
    this.visit(pages[page]!);
    await settled();
    if (page === pages.length - 1) await this.writes(offer);
    this.opensList();
  }

  closesPages(): void {
    this.closesOffer();
    this.visit(() => () => undefined);
  }

  private visit(open: () => Cancel): void {
    this.leavePage();
    this.leavePage = open();
  }

  private bidOn(hashId: HashId, options: { readonly despiteDoubt: boolean }): void {
    const { container } = this.at;
    const offer = this.at.offer(hashId);
    if (!isOnSale(offer)) return;
    const amount = minimumBid(offer.highestBid);
    this.bids += 1;
    this.lastBid = hashId;
    container.get(ActionBars).typeAmount(offer, amount);
    // The answer may arrive only after minutes.
    void this.at.placeBid(hashId, amount, options);
  }

  private async writes(offer: HashId): Promise<void> {
    const { container, twins } = this.at;
    this.messages += 1;
    container.get(TypedInput).type('typedMessages', offer, `Message ${this.messages}`);
    if (this.messages % 3 === 0) twins.line.loseNextAnswer();
    await container.get(SendMessage).sendTyped(offer);
  }
}

/** Two hours before Central Europe sets its clocks to summer time. */
const BEGINS = Date.UTC(2027, 2, 27, 23);
const PUSHES_PER_HOUR = 2500;
const BETWEEN_PUSHES = HOUR / PUSHES_PER_HOUR;

/** A working day on the in-memory twins: a market that pushes all day, and a dealer who is away for some minutes each hour. */
export class WorkingDay {
  readonly at: Workplace;
  readonly dealer: BusyDealer;
  /** The events that the market has sent, also while the dealer was away. */
  events = 0;
  private readonly device: DeviceClock;
  private readonly subscriptions;
  private pushes = 0;
  private isAway = false;

  constructor() {
    const devices: DeviceClock[] = [];
    this.at = new Workplace({
      offers: 600,
      replaced: ({ clock }) => {
        devices.push(new DeviceClock(clock));
        return { clock: devices[0], site: new InMemorySite({ idleMinutes: 120 }) };
      },
    });
    this.device = devices[0]!;
    this.dealer = new BusyDealer(this.at);
    const { twins, market } = this.at;
    twins.clock.advance(BEGINS - twins.clock.now());
    market.marketplace.onEvent(buyerEmail, () => (this.events += 1));
    this.subscriptions = {
      window: liveSubscriptions(twins.browserWindow, [
        ...([
          'onHidden',
          'onShown',
          'onFocus',
          'onUse',
          'onRestored',
          'onOnline',
          'onOffline',
          'confirmLeaving',
        ] as const),
      ]),
      market: liveSubscriptions(market.marketplace, ['onEvent']),
      book: liveSubscriptions(twins.book, ['onChange']),
    };
  }

  /** What the app does when it starts. */
  async begins(): Promise<void> {
    const { container, connection, news, signedIn } = this.at;
    container.get(Visits).endIdle();
    connection.begin();
    container.get(Visits).begin();
    container.get(ActionBars).restore();
    news.run();
    await container.get(Book).hold();
    this.dealer.opensList();
    container.get(AppVersion).reloadOnFocus();
    await signedIn.begin();
  }

  async works(hours: number): Promise<void> {
    this.dealer.opensList();
    for (const end = this.pushes + hours * PUSHES_PER_HOUR; this.pushes < end; this.pushes += 1) {
      this.comesAndGoes(this.pushes % PUSHES_PER_HOUR);
      this.market(this.pushes);
      if (!this.isAway) await this.reactsTo(this.pushes);
      await this.at.passes(BETWEEN_PUSHES);
    }
  }

  /** What remains in memory when no page is open and nothing is under way. */
  async held() {
    // A list that starts over waits for none of the pages that it missed.
    await this.at.loadOffers.refresh('browse');
    this.dealer.closesPages();
    await this.at.passesInSeconds((3 * MINUTE) / SECOND);
    const { container, lists, twins, registry, ...stores } = this.at;
    const { connection, session, conversations, conversationList, news, counters, home, invoices } = stores;
    const { bars, likes, opened, appearance } = stores;
    const rest = [OwnBids, BookStore, ComparableSales, OfferTranslations, TypedInput].map(store =>
      container.get<object>(store),
    );
    const searching = [ComparableSales, Presses, SendMessage].map(
      name => container.get<object>(name) as { readonly searches: ReadonlyMap<unknown, unknown> },
    );
    const observed = [
      ...[lists, ...lists.all, connection, session, conversations, conversationList, news, counters, home, invoices],
      ...[bars, likes, opened, appearance, ...rest],
    ];
    return {
      bytes: await heldBytes(),
      counts: {
        timers: twins.clock.pending,
        listeners: this.subscriptions.window(),
        feeds: this.subscriptions.market(),
        book: this.subscriptions.book(),
        reactions: reactionsOn(observed).size,
        observedOffers: registry['offers']['observed'].size,
        searches: searching.reduce((sum, { searches }) => sum + searches.size, 0),
      },
    };
  }

  private async reactsTo(push: number): Promise<void> {
    this.at.twins.browserWindow.use();
    if (push % 36 === 0) this.dealer.opensOffer();
    if (push % 72 === 30) this.dealer.bidsOnOffer();
    if (push % 36 === 31) this.dealer.closesOffer();
    if (push % 72 === 34) await this.dealer.visitsPage();
    // The outcome of the last bid is known by now, or counts as unknown.
    if (push % 72 === 20) this.dealer.bidsAgain();
  }

  private comesAndGoes(push: number): void {
    const { browserWindow, liveFeed } = this.at.twins;
    if (push === 40) this.device.set(HOUR);
    if (push === 260) this.device.set(-HOUR);
    if (push === 100) {
      this.isAway = true;
      browserWindow.hide();
      browserWindow.goOffline();
      liveFeed.drop();
    }
    // Three minutes later.
    if (push === 220) {
      this.isAway = false;
      browserWindow.show();
      browserWindow.goOnline();
      void liveFeed.reconnect();
    }
  }

  private market(push: number): void {
    const { marketplace } = this.at.market;
    const { ids } = this.at.list('browse');
    const some = ids[(push * 7) % ids.length]!;
    const { lastBid } = this.dealer;
    if (push % 120 === 0) marketplace.publish();
    // A bid with an unknown outcome is followed until the dealer bids again, which a sale would prevent.
    else if (push % 300 === 150 && some !== lastBid) marketplace.rivalBuys(some);
    else if (push % 72 === 50 && lastBid) marketplace.rivalBids(lastBid);
    else if (push % 45 === 10) this.support(push);
    else marketplace.rivalBids(some);
  }

  private support(push: number): void {
    const { marketplace } = this.at.market;
    const { rows } = this.at.dealer.conversations(1);
    const { offerHashId } = rows[push % rows.length]!;
    if (push % 2 === 0) marketplace.supportTypes(buyerEmail, offerHashId, true);
    else marketplace.supportAnswers(buyerEmail, offerHashId);
  }
}
