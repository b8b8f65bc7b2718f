import type { Clock } from '../../src/application/ports/Clock';
import type { LiveFeed } from '../../src/application/ports/LiveFeed';
import type { Offers } from '../../src/application/ports/Offers';
import { AcceptBuyNow } from '../../src/application/bidding/AcceptBuyNow';
import { ActionBarStore } from '../../src/application/bidding/ActionBarStore';
import { FollowSale } from '../../src/application/bidding/FollowSale';
import { FollowPress } from '../../src/application/bidding/FollowPress';
import { KeepBidDrafts } from '../../src/application/bidding/KeepBidDrafts';
import { KeepPresses } from '../../src/application/bidding/KeepPresses';
import { PlaceBid } from '../../src/application/bidding/PlaceBid';
import { SendPress } from '../../src/application/bidding/SendPress';
import { ThankForBid } from '../../src/application/bidding/ThankForBid';
import { ThankForPress } from '../../src/application/bidding/ThankForPress';
import { ThankForPurchase } from '../../src/application/bidding/ThankForPurchase';
import { HomeStore } from '../../src/application/home/HomeStore';
import { LoadHome } from '../../src/application/home/LoadHome';
import { InvoiceListStore } from '../../src/application/invoices/InvoiceListStore';
import { LoadInvoices } from '../../src/application/invoices/LoadInvoices';
import { ConversationListStore } from '../../src/application/conversations/ConversationListStore';
import { ConversationStore } from '../../src/application/conversations/ConversationStore';
import { ChatEvents } from '../../src/application/conversations/ChatEvents';
import { ClearCounter } from '../../src/application/notifications/ClearCounter';
import { ConnectionStore } from '../../src/application/notifications/ConnectionStore';
import { CounterStore } from '../../src/application/notifications/CounterStore';
import { FollowMarket } from '../../src/application/notifications/FollowMarket';
import { KeepSeenCounters } from '../../src/application/notifications/KeepSeenCounters';
import { PutNewsAway } from '../../src/application/notifications/PutNewsAway';
import { TakeCounters } from '../../src/application/notifications/TakeCounters';
import { TellNews } from '../../src/application/notifications/TellNews';
import { NewsStore } from '../../src/application/notifications/NewsStore';
import { FindDeal } from '../../src/application/offers/FindDeal';
import { FetchEveryList } from '../../src/application/offers/FetchEveryList';
import { KeepListCurrent } from '../../src/application/offers/KeepListCurrent';
import { LikeStore } from '../../src/application/offers/LikeStore';
import { LoadOffers } from '../../src/application/offers/LoadOffers';
import { OfferDetails } from '../../src/application/offers/OfferDetails';
import { OfferLists } from '../../src/application/offers/OfferLists';
import { OfferRegistry } from '../../src/application/offers/OfferRegistry';
import { OpenOffer } from '../../src/application/offers/OpenOffer';
import { RefetchScreen } from '../../src/application/offers/RefetchScreen';
import { RereadOffer } from '../../src/application/offers/RereadOffer';
import { ToggleLike } from '../../src/application/offers/ToggleLike';
import { FindOutOutcome } from '../../src/application/outcomes/FindOutOutcome';
import { ConfirmPickup } from '../../src/application/realization/ConfirmPickup';
import { KeepTransportNotes } from '../../src/application/realization/KeepTransportNotes';
import { OrderTransport } from '../../src/application/realization/OrderTransport';
import { ShowDeals } from '../../src/application/realization/ShowDeals';
import { ThankForPickup } from '../../src/application/realization/ThankForPickup';
import { ThankForTransport } from '../../src/application/realization/ThankForTransport';
import { TransportNoteStore } from '../../src/application/realization/TransportNoteStore';
import { BeginWork } from '../../src/application/start/BeginWork';
import { DealerDrafts } from '../../src/application/drafts/DealerDrafts';
import { DealerVisitNotes } from '../../src/application/session/DealerVisitNotes';
import { ReloadOnFocus } from '../../src/application/start/ReloadOnFocus';
import { SessionStore } from '../../src/application/session/SessionStore';
import { UnsavedWork } from '../../src/application/session/UnsavedWork';
import { AppearanceStore } from '../../src/application/settings/AppearanceStore';
import type { HashId, Offer } from '../../src/domain/offers/Offer';
import type { OfferTab } from '../../src/domain/offers/OfferTab';
import { SECOND } from '../../src/domain/shared/Instant';
import { aMarketplace, buyerEmail, dealerOf, isComplete } from '../infrastructure/inMemory/aMarketplace';
import type { InMemoryTabLocks } from '../../src/infrastructure/inMemory/InMemoryTabLocks';
import { settled } from './settled';
import { Twins } from './Twins';
import { notedWire, straightWire, wired, type MarketPorts, type Wire } from './Wire';

export interface WorkplaceOptions {
  readonly seed?: number;
  /** Open offers in the market. */
  readonly offers?: number;
  readonly email?: string;
  /** Another page in the same browser, before the same market. */
  readonly beside?: Workplace;
  /** The locks of another browser, or of a page that was loaded again, are free. */
  readonly tabLocks?: InMemoryTabLocks;
  readonly wire?: Wire;
  /** Puts something between the application and the twins. */
  readonly through?: (ports: MarketPorts) => MarketPorts;
  readonly feedThrough?: (feed: LiveFeed, twins: Twins) => LiveFeed;
}

/** All that works on offers for a dealer who is signed in, on twins; nobody else moves in the market unless told to. */
export class Workplace {
  /** What was sent to the server, in the order it was sent in. */
  readonly calls: string[] = [];
  readonly market: ReturnType<typeof aMarketplace>;
  readonly tabLocks;
  readonly twins: Twins;
  readonly registry = new OfferRegistry();
  readonly lists = new OfferLists();
  readonly details = new OfferDetails();
  readonly likes = new LikeStore();
  readonly bars = new ActionBarStore();
  readonly counters = new CounterStore();
  readonly connection = new ConnectionStore();
  readonly news = new NewsStore();
  readonly chat = new ChatEvents();
  readonly conversations = new ConversationStore();
  readonly session = new SessionStore();
  readonly notes = new TransportNoteStore();
  readonly invoices = new InvoiceListStore();
  readonly conversationList = new ConversationListStore();
  readonly home = new HomeStore();
  readonly loadOffers;
  readonly openOffer;
  readonly toggleLike;
  readonly dealerDrafts;
  readonly drafts;
  readonly tellNews;
  readonly putNewsAway;
  readonly findOut;
  readonly press;
  readonly placeBid;
  readonly acceptBuyNow;
  readonly noteDrafts;
  readonly confirmPickup;
  readonly orderTransport;
  readonly showDeals;
  readonly loadInvoices;
  readonly loadHome;
  readonly refetchScreen;
  readonly followMarket;
  readonly takeCounters;
  readonly clearCounter;
  readonly keepListCurrent;
  readonly visitNotes;
  readonly seenCounters;
  readonly work = new UnsavedWork();
  readonly reloadOnFocus;
  readonly appearance = new AppearanceStore();
  readonly beginWork;
  readonly dealer;

  constructor(options: WorkplaceOptions = {}) {
    const { seed = 1, offers = 60, email = buyerEmail, wire = straightWire } = options;
    const { through = ports => ports, feedThrough = feed => feed } = options;
    this.market = options.beside?.market ?? aMarketplace({ seed, offers });
    this.twins = options.beside?.twins ?? new Twins(this.market);
    this.tabLocks = options.tabLocks ?? this.twins.tabLocks;
    const { registry, lists, bars, session, likes, details } = this;
    const { line, clock, analytics, browserWindow } = this.twins;
    this.dealer = dealerOf(this.market.marketplace, email);
    line.begin(email);
    session.profileArrived(this.dealer.profile(), clock.now());

    const ports = wired(through(this.twins), notedWire(this.calls, wire));
    const feed = feedThrough(this.twins.liveFeed, this.twins);
    const { counters, connection, news } = this;
    const { findOut, reread, findDeal } = this.readingThrough(ports.offers, clock);
    this.findOut = findOut;
    this.takeCounters = new TakeCounters(counters, likes, lists, this.invoices, this.conversationList);
    const dealerDrafts = new DealerDrafts(this.twins.drafts, clock, session);
    this.dealerDrafts = dealerDrafts;
    this.drafts = new KeepBidDrafts(dealerDrafts, bars);
    this.loadOffers = new LoadOffers(ports.offers, lists, registry, clock);
    this.openOffer = new OpenOffer(ports.offers, registry, details, lists, session, analytics);
    this.toggleLike = new ToggleLike(ports.likes, likes, registry, lists, findOut, reread);
    this.tellNews = new TellNews(browserWindow, session, lists, likes, bars, this.conversations, news);
    this.putNewsAway = new PutNewsAway(browserWindow, clock, news, lists, this.conversations);
    this.noteDrafts = new KeepTransportNotes(dealerDrafts, this.notes);
    this.press = this.pressThrough(ports.offers, clock);
    this.placeBid = new PlaceBid(ports.bids, registry, session, this.press);
    this.acceptBuyNow = new AcceptBuyNow(ports.buyNow, registry, session, this.press);
    this.confirmPickup = new ConfirmPickup(ports.pickups, registry, this.press);
    this.orderTransport = new OrderTransport(ports.transports, registry, this.notes, this.press);
    this.showDeals = new ShowDeals(lists, registry, bars);
    this.refetchScreen = new RefetchScreen(lists, this.loadOffers, this.openOffer, this.home);
    this.loadInvoices = new LoadInvoices(ports.invoices, this.invoices, clock, this.refetchScreen);
    this.loadHome = new LoadHome(ports.offers, this.home, registry, lists, this.refetchScreen, clock);
    this.followMarket = new FollowMarket(
      feed,
      clock,
      registry,
      lists,
      counters,
      this.takeCounters,
      this.tellNews,
      connection,
      this.refetchScreen,
      this.chat,
      new FollowSale(findOut, findDeal, registry, bars, this.loadOffers),
    );
    this.visitNotes = new DealerVisitNotes(this.twins.visitNotes, session);
    this.seenCounters = new KeepSeenCounters(this.visitNotes, counters);
    this.clearCounter = new ClearCounter(counters, browserWindow);
    this.keepListCurrent = new KeepListCurrent(lists, this.loadOffers);
    this.reloadOnFocus = new ReloadOnFocus(
      browserWindow,
      clock,
      this.twins.identity,
      session,
      this.work,
      bars,
      likes,
      connection,
      this.refetchScreen,
    );
    const fetchEveryList = new FetchEveryList(this.loadOffers, lists, likes, this.appearance);
    this.beginWork = new BeginWork(
      session,
      fetchEveryList,
      this.drafts,
      this.press,
      this.followMarket,
      this.reloadOnFocus,
      this.seenCounters,
    );
  }

  /** What sends presses, and finds out about them through this port and by this clock. */
  pressThrough(offers: Offers, clock: Clock): SendPress {
    const { registry, lists, bars, session, connection, twins } = this;
    const { findOut, reread, findDeal } = this.readingThrough(offers, clock);
    const thank = new ThankForPress(
      new ThankForBid(registry, lists, bars, session, this.drafts, this.tellNews, twins.analytics),
      new ThankForPurchase(registry, bars, this.loadOffers, clock),
      new ThankForPickup(registry, bars, this.invoices),
      new ThankForTransport(registry, bars, this.notes, this.noteDrafts),
    );
    const presses = new KeepPresses(this.dealerDrafts);
    const follow = new FollowPress(findOut, registry, reread, findDeal, bars, presses, thank);
    return new SendPress(registry, bars, presses, follow, thank, this.tabLocks, connection, session);
  }

  private readingThrough(offers: Offers, clock: Clock) {
    const { registry, session, connection, twins } = this;
    const reread = new RereadOffer(offers, registry);
    const findOut = new FindOutOutcome(clock, twins.browserWindow, connection, session);
    return { findOut, reread, findDeal: new FindDeal(offers, registry, reread) };
  }

  list(tab: OfferTab) {
    return this.lists.of(tab);
  }

  /** As it is known here. */
  offer(hashId: HashId): Offer {
    const known = this.registry.get(hashId);
    if (!known) throw new Error(`${hashId} is not known here`);
    return known;
  }

  /** As the server holds it for this dealer. */
  served(hashId: HashId): Offer {
    const opened = this.dealer.open(hashId);
    if (!opened) throw new Error(`${hashId} is not in the market`);
    return isComplete(opened.offer);
  }

  /** The calls that start so. */
  sent(kind: 'bid' | 'buy' | 'pickup' | 'transport' | 'invoices' | 'like' | 'unlike' | 'list' | 'open'): string[] {
    return this.calls.filter(call => call.startsWith(`${kind} `));
  }

  /** Time moves on, and what falls due in it has its effect. */
  async passes(milliseconds: number): Promise<void> {
    this.twins.clock.advance(milliseconds);
    await settled();
  }

  /** Time moves on second by second, so that each answer arrives before the next call is due. */
  async passesInSeconds(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 1) await this.passes(SECOND);
  }
}

/** A dealer in front of the first page of the browse list. */
export async function atTheList(options: WorkplaceOptions = {}): Promise<Workplace> {
  const workplace = new Workplace(options);
  workplace.lists.shown('browse');
  await workplace.loadOffers.refresh('browse');
  workplace.lists.cameInSight({ tab: 'browse', ids: workplace.list('browse').ids, from: 0, to: 20 });
  return workplace;
}

/** The first offer of the loaded list that is so. */
export function aHeldOffer(workplace: Workplace, fits: (offer: Offer) => boolean, tab: OfferTab = 'browse'): Offer {
  const found = workplace
    .list(tab)
    .ids.map(hashId => workplace.offer(hashId))
    .find(fits);
  if (!found) throw new Error(`No offer that is held in ${tab} fits`);
  return found;
}
