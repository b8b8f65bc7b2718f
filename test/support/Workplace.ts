import { ActionBars } from '../../src/application/bidding/bar/ActionBars';
import { OwnPurchases } from '../../src/application/bidding/deal/OwnPurchases';
import { SoldOffers } from '../../src/application/bidding/deal/SoldOffers';
import { type PressedButton, Presses } from '../../src/application/bidding/press/Presses';
import { PressStore } from '../../src/application/bidding/press/PressStore';
import { ConnectionStore } from '../../src/application/connection/ConnectionStore';
import { ConversationListStore } from '../../src/application/conversations/ConversationListStore';
import { ConversationStore } from '../../src/application/conversations/ConversationStore';
import { TypedInput } from '../../src/application/forms/TypedInput';
import { HomeScreen } from '../../src/application/home/HomeScreen';
import { InvoiceListStore } from '../../src/application/invoices/InvoiceListStore';
import { BidsInDoubt } from '../../src/application/live/BidsInDoubt';
import { FollowMarket } from '../../src/application/live/FollowMarket';
import { LiveEvents } from '../../src/application/live/LiveEvents';
import { CounterStore } from '../../src/application/notifications/CounterStore';
import { NotifyDealer } from '../../src/application/notifications/NotifyDealer';
import { ShownNews } from '../../src/application/notifications/ShownNews';
import { LikesElsewhere } from '../../src/application/offers/LikesElsewhere';
import { LoadOffers } from '../../src/application/offers/list/LoadOffers';
import { OfferLists } from '../../src/application/offers/list/OfferLists';
import { OfferRegistry } from '../../src/application/offers/OfferRegistry';
import { OpenedOffers } from '../../src/application/offers/OpenedOffers';
import { OwnLikes } from '../../src/application/offers/OwnLikes';
import { RefetchScreen } from '../../src/application/offers/RefetchScreen';
import type { LiveFeed } from '../../src/application/ports/LiveFeed';
import { DealerVisitStorage } from '../../src/application/session/DealerVisitStorage';
import { SessionStore } from '../../src/application/session/SessionStore';
import { Appearance } from '../../src/application/settings/Appearance';
import { Refetches } from '../../src/application/shared/Refetches';
import { UnsavedWork } from '../../src/application/shared/UnsavedWork';
import { SignedIn } from '../../src/application/start/SignedIn';
import type { Counters } from '../../src/domain/notifications/Counters';
import type { OfferTab } from '../../src/domain/offers/list/OfferTab';
import type { HashId, Offer } from '../../src/domain/offers/Offer';
import { SECOND } from '../../src/domain/shared/Instant';
import type { Money } from '../../src/domain/shared/Money';
import { aMarketplace, buyerEmail, dealerOf, isComplete } from '../infrastructure/demo/market/aMarketplace';
import type { InMemoryTabLocks } from '../twins/InMemoryTabLocks';
import { InMemoryTabMessages } from '../twins/InMemoryTabMessages';
import { settled } from './settled';
import { type Replaced, twinContainer } from './twinContainer';
import { Twins } from './Twins';
import { notedWire, straightWire, wired, type MarketPorts, type Wire } from './Wire';

type HowPressed = Pick<PressedButton, 'despiteDoubt' | 'reviewedBid'>;

export interface WorkplaceOptions {
  readonly seed?: number;
  /** The number of open offers in the market. */
  readonly offers?: number;
  readonly email?: string;
  /** Another page in the same browser with the same market. */
  readonly beside?: Workplace;
  /** A page on another device, with the same market. */
  readonly deviceBeside?: Workplace;
  /** Separate locks, as for another browser or a reloaded page. */
  readonly tabLocks?: InMemoryTabLocks;
  readonly wire?: Wire;
  /** Wraps the ports between the application and the in-memory adapters. */
  readonly through?: (ports: MarketPorts) => MarketPorts;
  readonly feedThrough?: (feed: LiveFeed, twins: Twins) => LiveFeed;
  /** Ports that replace other twins; their requests are recorded in `calls` too. */
  readonly replaced?: (twins: Twins, calls: string[]) => Replaced;
}

/** Everything that a signed-in dealer uses with offers, on in-memory adapters; rivals act only if a test makes them. */
export class Workplace {
  /** The requests in the order in which they were sent. */
  readonly calls: string[] = [];
  readonly market: ReturnType<typeof aMarketplace>;
  readonly twins: Twins;
  readonly container;
  readonly dealer;
  readonly registry: OfferRegistry;
  readonly lists: OfferLists;
  readonly opened: OpenedOffers;
  readonly likes: OwnLikes;
  readonly bars: ActionBars;
  readonly pressStore: PressStore;
  readonly purchases: OwnPurchases;
  readonly counters: CounterStore;
  readonly connection: ConnectionStore;
  readonly news: ShownNews;
  readonly conversations: ConversationStore;
  readonly session: SessionStore;
  readonly invoices: InvoiceListStore;
  readonly conversationList: ConversationListStore;
  readonly home: HomeScreen;
  readonly work: UnsavedWork;
  readonly appearance: Appearance;

  constructor(options: WorkplaceOptions = {}) {
    const { seed = 1, offers = 60, email = buyerEmail, wire = straightWire } = options;
    const { through = ports => ports, feedThrough = feed => feed } = options;
    this.market = (options.beside ?? options.deviceBeside)?.market ?? aMarketplace({ seed, offers });
    this.twins = options.beside?.twins ?? new Twins(this.market);
    const { line, clock, liveFeed, tabLocks, tabChannel, tabMessages } = this.twins;
    this.container = twinContainer(this.twins, {
      ...wired(through(this.twins), notedWire(this.calls, wire)),
      liveFeed: feedThrough(liveFeed, this.twins),
      tabLocks: options.tabLocks ?? tabLocks,
      tabMessages: options.beside ? new InMemoryTabMessages(tabChannel) : tabMessages,
      ...options.replaced?.(this.twins, this.calls),
    });
    this.registry = this.container.get(OfferRegistry);
    this.lists = this.container.get(OfferLists);
    this.opened = this.container.get(OpenedOffers);
    this.likes = this.container.get(OwnLikes);
    this.bars = this.container.get(ActionBars);
    this.pressStore = this.container.get(PressStore);
    this.purchases = this.container.get(OwnPurchases);
    this.counters = this.container.get(CounterStore);
    this.connection = this.container.get(ConnectionStore);
    this.news = this.container.get(ShownNews);
    this.conversations = this.container.get(ConversationStore);
    this.session = this.container.get(SessionStore);
    this.invoices = this.container.get(InvoiceListStore);
    this.conversationList = this.container.get(ConversationListStore);
    this.home = this.container.get(HomeScreen);
    this.work = this.container.get(UnsavedWork);
    this.appearance = this.container.get(Appearance);
    this.dealer = dealerOf(this.market.marketplace, email);
    line.begin(email);
    this.session.profileArrived(this.dealer.profile(), clock.now());
    this.container.get(SoldOffers).begin();
    this.container.get(BidsInDoubt).begin();
    this.container.get(LikesElsewhere).begin();
  }

  get input() {
    return this.container.get(TypedInput);
  }

  typeAmount(hashId: HashId, amount: Money): void {
    this.input.type('typedBids', hashId, amount || null);
  }

  /** The typed amount. */
  amountFor(hashId: HashId): Money {
    return this.bars.amountFor(hashId);
  }

  typeNote(hashId: HashId, note: string): void {
    this.input.type('transportNotes', hashId, note || null);
  }

  /** The typed note to the haulier. */
  noteFor(hashId: HashId): string {
    return this.input.valueOf('transportNotes', hashId) ?? '';
  }

  get notifyDealer() {
    return this.container.get(NotifyDealer);
  }

  get press() {
    return this.container.get(Presses);
  }

  placeBid(hashId: HashId, amount: Money, how?: HowPressed): Promise<void> {
    return this.press.send({ action: 'bid', hashId, amount, ...how });
  }

  acceptBuyNow(hashId: HashId, amount: Money, how?: HowPressed): Promise<void> {
    return this.press.send({ action: 'buyNow', hashId, amount, ...how });
  }

  confirmPickup(hashId: HashId, how?: HowPressed): Promise<void> {
    return this.press.send({ action: 'pickup', hashId, ...how });
  }

  orderTransport(hashId: HashId, how?: HowPressed): Promise<void> {
    return this.press.send({ action: 'transport', hashId, ...how });
  }

  get refetches() {
    return this.container.get(Refetches);
  }

  get refetchScreen() {
    return this.container.get(RefetchScreen);
  }

  get followMarket() {
    return this.container.get(FollowMarket);
  }

  /** The server pushes these counts. */
  counted(counters: Partial<Counters>): void {
    this.container.get(LiveEvents).apply([{ kind: 'counted', counters }]);
  }

  get loadOffers() {
    return this.container.get(LoadOffers);
  }

  get visitNotes() {
    return this.container.get(DealerVisitStorage);
  }

  get signedIn() {
    return this.container.get(SignedIn);
  }

  list(tab: OfferTab) {
    return this.lists.of(tab);
  }

  /** The offer as the app knows it. */
  offer(hashId: HashId): Offer {
    const known = this.registry.get(hashId);
    if (!known) throw new Error(`${hashId} is not known here`);
    return known;
  }

  /** The offer as the server holds it for this dealer. */
  served(hashId: HashId): Offer {
    const opened = this.dealer.open(hashId);
    if (!opened) throw new Error(`${hashId} is not in the market`);
    return isComplete(opened.offer);
  }

  /** The calls of this kind. */
  sent(kind: 'bid' | 'buy' | 'pickup' | 'transport' | 'invoices' | 'like' | 'unlike' | 'list' | 'open'): string[] {
    return this.calls.filter(call => call.startsWith(`${kind} `));
  }

  /** Advances the clock and runs everything that becomes due. */
  async passes(milliseconds: number): Promise<void> {
    this.twins.clock.advance(milliseconds);
    await settled();
  }

  /** Advances the clock second by second, so that each answer arrives before the next call is due. */
  async passesInSeconds(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 1) await this.passes(SECOND);
  }
}

/** A dealer at the first page of the browse list. */
export async function atTheList(options: WorkplaceOptions = {}): Promise<Workplace> {
  const workplace = new Workplace(options);
  workplace.lists.shown('browse');
  await workplace.loadOffers.refresh('browse');
  workplace.lists.tilesVisible({ tab: 'browse', ids: workplace.list('browse').ids, from: 0, to: 20 });
  return workplace;
}

/** The first offer of the loaded list that fits. */
export function aHeldOffer(workplace: Workplace, fits: (offer: Offer) => boolean, tab: OfferTab = 'browse'): Offer {
  const found = workplace
    .list(tab)
    .ids.map(hashId => workplace.offer(hashId))
    .find(fits);
  if (!found) throw new Error(`No offer that is held in ${tab} fits`);
  return found;
}
