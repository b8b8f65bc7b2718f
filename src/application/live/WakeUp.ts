import { injectable } from 'inversify';
import { reaction } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import { type Instant, SECOND } from '../../domain/shared/Instant';
import { ActionBars } from '../bidding/bar/ActionBars';
import { Raises } from '../bidding/raise/Raises';
import { ConnectionStore } from '../connection/ConnectionStore';
import { TypedInput } from '../forms/TypedInput';
import { FreshOffers } from '../offers/FreshOffers';
import { OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';
import { SessionStore } from '../session/SessionStore';
import { FollowMarket } from './FollowMarket';

/** Milliseconds in the background after which the prices on screen may be old. */
const SLEEP = 10 * SECOND;
/** Milliseconds that a button which spends money waits for the price. */
const PATIENCE = 5 * SECOND;
/** The offers that are read one by one. The others come with the list. */
const MOST_SINGLE = 5;

/**
 * Reads what is in sight as soon as the page is back: it was hidden for a while, without a network, or kept by the browser for
 * Back. The live connection takes seconds to return, and the dealer may press meanwhile.
 */
@injectable()
export class WakeUp {
  private hiddenAt: Instant | null = null;
  /** The network came back while nobody looked. */
  private isDue = false;
  private endPatience: Cancel = () => {};

  constructor(
    private readonly window: BrowserWindow,
    private readonly clock: Clock,
    private readonly session: SessionStore,
    private readonly connection: ConnectionStore,
    private readonly lists: OfferLists,
    private readonly registry: OfferRegistry,
    private readonly bars: ActionBars,
    private readonly raises: Raises,
    private readonly input: TypedInput,
    private readonly fresh: FreshOffers,
    private readonly followMarket: FollowMarket,
  ) {}

  begin(): void {
    this.window.onHidden(() => (this.hiddenAt ??= this.clock.now()));
    this.window.onShown(() => {
      const hasSlept = this.hiddenAt !== null && this.clock.now() - this.hiddenAt > SLEEP;
      this.hiddenAt = null;
      if (hasSlept || this.isDue) this.woke();
    });
    this.window.onRestored(() => {
      this.hiddenAt = null;
      this.woke();
    });
    reaction(
      () => this.connection.comebacks,
      () => this.woke(),
    );
  }

  private woke(): void {
    this.isDue = this.window.isHidden();
    if (this.isDue || !this.session.isSignedIn) return;
    const { openOffer } = this.lists;
    const offers = this.offersToSpendOn;
    this.registry.pricesAged();
    // The open offer is read with the screen.
    for (const hashId of offers.slice(0, MOST_SINGLE)) if (hashId !== openOffer) void this.fresh.read(hashId);
    this.followMarket.woke();
    this.endPatience();
    this.endPatience = this.clock.after(PATIENCE, () => this.registry.pricesTaken());
  }

  /** The offers with a button that spends money. What has an amount typed comes first, and then what is in sight. */
  private get offersToSpendOn(): readonly HashId[] {
    const { openOffer, visible } = this.lists;
    if (openOffer !== null) return [openOffer];
    const list = visible && this.lists.of(visible);
    const expanded = this.bars.expandedRows.filter(hashId => list?.holds(hashId));
    const rank = (hashId: HashId): number =>
      this.input.valueOf('typedBids', hashId) === undefined ? Number(!this.lists.isInSight(hashId)) : -1;
    return [...new Set([...expanded.sort((one, other) => rank(one) - rank(other)), ...this.raises.hashIds])];
  }
}
