import type { LiveFeed } from '../../src/application/ports/LiveFeed';
import { AcceptBuyNow } from '../../src/application/bidding/AcceptBuyNow';
import { ActionBarStore } from '../../src/application/bidding/ActionBarStore';
import { FindOutOutcome } from '../../src/application/bidding/FindOutOutcome';
import { KeepBidDrafts } from '../../src/application/bidding/KeepBidDrafts';
import { PlaceBid } from '../../src/application/bidding/PlaceBid';
import { HomeStore } from '../../src/application/home/HomeStore';
import { LoadHome } from '../../src/application/home/LoadHome';
import { InvoiceListStore } from '../../src/application/invoices/InvoiceListStore';
import { LoadInvoices } from '../../src/application/invoices/LoadInvoices';
import { ConversationStore } from '../../src/application/conversations/ConversationStore';
import { ChatEvents } from '../../src/application/conversations/ChatEvents';
import { ConnectionStore } from '../../src/application/notifications/ConnectionStore';
import { CounterStore } from '../../src/application/notifications/CounterStore';
import { FollowMarket } from '../../src/application/notifications/FollowMarket';
import { KeepSeenCounters } from '../../src/application/notifications/KeepSeenCounters';
import { PutNewsAway } from '../../src/application/notifications/PutNewsAway';
import { TellNews } from '../../src/application/notifications/TellNews';
import { NewsStore } from '../../src/application/notifications/NewsStore';
import { LikeStore } from '../../src/application/offers/LikeStore';
import { LoadOffers } from '../../src/application/offers/LoadOffers';
import { OfferDetails } from '../../src/application/offers/OfferDetails';
import { OfferLists } from '../../src/application/offers/OfferLists';
import { OfferRegistry } from '../../src/application/offers/OfferRegistry';
import { OpenOffer } from '../../src/application/offers/OpenOffer';
import { RefetchScreen } from '../../src/application/offers/RefetchScreen';
import { ToggleLike } from '../../src/application/offers/ToggleLike';
import { ConfirmPickup } from '../../src/application/realization/ConfirmPickup';
import { KeepTransportNotes } from '../../src/application/realization/KeepTransportNotes';
import { OrderTransport } from '../../src/application/realization/OrderTransport';
import { ShowDeals } from '../../src/application/realization/ShowDeals';
import { TransportNoteStore } from '../../src/application/realization/TransportNoteStore';
import { DealerDrafts } from '../../src/application/session/DealerDrafts';
import { ReloadOnFocus } from '../../src/application/session/ReloadOnFocus';
import { SessionStore } from '../../src/application/session/SessionStore';
import { UnsavedWork } from '../../src/application/session/UnsavedWork';
import type { HashId, Offer } from '../../src/domain/offers/Offer';
import type { OfferTab } from '../../src/domain/offers/OfferTab';
import { aMarketplace, buyerEmail, dealerOf, isComplete } from '../infrastructure/inMemory/aMarketplace';
import { settled } from './settled';
import { Twins } from './Twins';
import { notedWire, straightWire, wired, type MarketPorts, type Wire } from './Wire';

export interface WorkplaceOptions {
  readonly seed?: number;
  /** Open offers in the market. */
  readonly offers?: number;
  readonly email?: string;
  readonly wire?: Wire;
  /** Puts something between the application and the twins. */
  readonly through?: (ports: MarketPorts) => MarketPorts;
  readonly feedThrough?: (feed: LiveFeed, twins: Twins) => LiveFeed;
}

/** All that works on offers for a dealer who is signed in, on twins; nobody else moves in the market unless told to. */
export class Workplace {
  /** What was sent to the server, in the order it was sent in. */
  readonly calls: string[] = [];
  readonly market;
  readonly twins;
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
  readonly home = new HomeStore();
  readonly loadOffers;
  readonly openOffer;
  readonly toggleLike;
  readonly dealerDrafts;
  readonly drafts;
  readonly tellNews;
  readonly putNewsAway;
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
  readonly seenCounters;
  readonly work = new UnsavedWork();
  readonly reloadOnFocus;
  readonly dealer;

  constructor(options: WorkplaceOptions = {}) {
    const { seed = 1, offers = 60, email = buyerEmail, wire = straightWire } = options;
    const { through = ports => ports, feedThrough = feed => feed } = options;
    this.market = aMarketplace({ seed, offers });
    this.twins = new Twins(this.market);
    const { registry, lists, bars, session, likes, details } = this;
    const { line, clock, analytics, browserWindow } = this.twins;
    this.dealer = dealerOf(this.market.marketplace, email);
    line.begin(email);
    session.profileArrived(this.dealer.profile(), clock.now());

    const ports = wired(through(this.twins), notedWire(this.calls, wire));
    const feed = feedThrough(this.twins.liveFeed, this.twins);
    const findOut = new FindOutOutcome(ports.offers, registry, clock, browserWindow, session);
    const { counters, connection, news } = this;
    const dealerDrafts = new DealerDrafts(this.twins.drafts, clock, session);
    this.dealerDrafts = dealerDrafts;
    this.drafts = new KeepBidDrafts(dealerDrafts, bars);
    this.loadOffers = new LoadOffers(ports.offers, lists, registry, clock);
    this.openOffer = new OpenOffer(ports.offers, registry, details, lists, session, analytics);
    this.toggleLike = new ToggleLike(ports.likes, likes, registry, lists, findOut);
    this.tellNews = new TellNews(browserWindow, session, lists, likes, bars, this.conversations, news);
    this.putNewsAway = new PutNewsAway(browserWindow, clock, news, lists, this.conversations);
    this.placeBid = new PlaceBid(
      ports.bids,
      analytics,
      registry,
      lists,
      bars,
      session,
      findOut,
      this.drafts,
      this.tellNews,
    );
    this.acceptBuyNow = new AcceptBuyNow(ports.buyNow, clock, registry, bars, session, this.loadOffers, findOut);
    this.noteDrafts = new KeepTransportNotes(dealerDrafts, this.notes);
    this.confirmPickup = new ConfirmPickup(ports.pickups, registry, bars, this.invoices, findOut);
    this.orderTransport = new OrderTransport(ports.transports, registry, bars, this.notes, this.noteDrafts, findOut);
    this.showDeals = new ShowDeals(lists, registry, bars);
    this.refetchScreen = new RefetchScreen(lists, this.loadOffers, this.openOffer, this.home);
    this.loadInvoices = new LoadInvoices(ports.invoices, this.invoices, clock, this.refetchScreen);
    this.loadHome = new LoadHome(ports.offers, this.home, registry, lists, this.refetchScreen, clock);
    this.followMarket = new FollowMarket(
      feed,
      clock,
      registry,
      lists,
      likes,
      counters,
      this.tellNews,
      connection,
      this.refetchScreen,
      this.chat,
    );
    this.seenCounters = new KeepSeenCounters(dealerDrafts, counters);
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
