import { ActionBars } from '../../src/application/bidding/bar/ActionBars';
import { Presses } from '../../src/application/bidding/press/Presses';
import { OwnBids } from '../../src/application/bidding/raise/OwnBids';
import { Book } from '../../src/application/book/Book';
import { BookStore } from '../../src/application/book/BookStore';
import { SendMessage } from '../../src/application/conversations/SendMessage';
import { TypedInput } from '../../src/application/forms/TypedInput';
import { OfferTranslations } from '../../src/application/offers/OfferTranslations';
import { Visits } from '../../src/application/session/Visits';
import { AppVersion } from '../../src/application/start/AppVersion';
import { ComparableSales } from '../../src/application/valuation/ComparableSales';
import { HOUR, MINUTE, SECOND } from '../../src/domain/shared/Instant';
import { buyerEmail } from '../infrastructure/demo/market/aMarketplace';
import { heldBytes } from '../support/heldBytes';
import { Workplace } from '../support/Workplace';
import { InMemorySite } from '../twins/BrowserTwins';
import { BusyDealer } from './BusyDealer';
import { DeviceClock } from './DeviceClock';
import { liveSubscriptions } from './liveSubscriptions';
import { reactionsOn } from './reactionsOn';

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
    connection.watch();
    container.get(Visits).follow();
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
