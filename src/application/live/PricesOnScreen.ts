import { injectable } from 'inversify';
import type { HashId } from '../../domain/offers/Offer';
import { SECOND } from '../../domain/shared/Instant';
import { ActionBars } from '../bidding/bar/ActionBars';
import { Raises } from '../bidding/raise/Raises';
import { FreshOffers } from '../offers/FreshOffers';
import { OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import { type Cancel, Clock } from '../ports/Clock';

/** Milliseconds that a button which spends money waits for the price. */
const PATIENCE = 5 * SECOND;
/** The offers that are read one by one. The others come with the list. */
const MOST_SINGLE = 5;

/** The prices of the offers that the dealer may spend on at the next press. */
@injectable()
export class PricesOnScreen {
  private endPatience: Cancel = () => {};

  constructor(
    private readonly registry: OfferRegistry,
    private readonly fresh: FreshOffers,
    private readonly lists: OfferLists,
    private readonly bars: ActionBars,
    private readonly raises: Raises,
    private readonly clock: Clock,
  ) {}

  /** The prices may be old: reads them, and counts them as old for a while. The open offer is read with the screen. */
  aged(): void {
    const { openOffer } = this.lists;
    const offers = this.offersToSpendOn;
    this.registry.pricesAged();
    for (const hashId of offers.slice(0, MOST_SINGLE)) if (hashId !== openOffer) void this.fresh.read(hashId);
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
      this.bars.amountFor(hashId) > 0 ? -1 : Number(!this.lists.isInSight(hashId));
    return [...new Set([...expanded.sort((one, other) => rank(one) - rank(other)), ...this.raises.hashIds])];
  }
}
