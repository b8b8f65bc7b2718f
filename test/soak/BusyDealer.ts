import { ActionBars } from '../../src/application/bidding/bar/ActionBars';
import { SendMessage } from '../../src/application/conversations/SendMessage';
import { TypedInput } from '../../src/application/forms/TypedInput';
import type { Cancel } from '../../src/application/ports/Clock';
import { minimumBid } from '../../src/domain/bidding/MinimumBid';
import { offerTabs } from '../../src/domain/offers/list/OfferTab';
import type { HashId } from '../../src/domain/offers/Offer';
import { isOnSale } from '../../src/domain/offers/Sale';
import { settled } from '../support/settled';
import type { Workplace } from '../support/Workplace';
import { openConversation, openHome, openInvoices, openList, openOffer } from './openPages';

/** A dealer who opens offers, bids, writes messages and visits the other pages in turn. */
export class BusyDealer {
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
