import * as fc from 'fast-check';
import { autorun, runInAction } from 'mobx';
import type { ActionBars } from '../../../../src/application/bidding/bar/ActionBars';
import type { ActionBarEvent } from '../../../../src/domain/bidding/ActionBar';
import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import type { Press, PressAction } from '../../../../src/domain/bidding/Press';
import type { HashId, Offer } from '../../../../src/domain/offers/Offer';
import { SECOND } from '../../../../src/domain/shared/Instant';
import { euros, type Money } from '../../../../src/domain/shared/Money';
import { type ActionBarModel, ruleFor } from '../../../domain/bidding/ActionBarModel';
import { aDeal } from '../../../domain/deals/aDeal';
import { buyerEmail, sellerEmail } from '../../../infrastructure/demo/market/aMarketplace';
import { anOffer } from '../../../support/anOffer';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { aHeldOffer, atTheList, Workplace } from '../../../support/Workplace';
import { barOf } from '../deal/aDeal';

watchActions();

describe('ActionBars, in any sequence of steps', () => {
  const FRAME = 16;

  /** The expected state of one offer, kept beside the application. */
  interface Row {
    readonly hashId: HashId;
    readonly bar: ActionBarModel;
    expanded: boolean;
    amount: Money;
    step: 'idle' | 'failed' | 'unknown';
    highest: Money;
    own: Money | null;
    closed: boolean;
    /** The number of bids and purchases that were sent. */
    sent: number;
  }
  type Model = readonly [fixed: Row, auctioned: Row];
  type Which = 0 | 1;
  /** Whether the answer arrives, is lost on the way back, or the press never arrived. */
  type Fate = 'answered' | 'lost' | 'neverArrived';

  type Act = (row: Row, at: Workplace) => Promise<void> | void;

  class Step implements fc.AsyncCommand<Model, Workplace> {
    constructor(
      private readonly name: string,
      private readonly which: Which,
      private readonly act: Act,
    ) {}

    check = (): boolean => true;

    async run(model: Model, at: Workplace): Promise<void> {
      await this.act(model[this.which], at);
      await at.passes(FRAME);
      for (const row of model) expectAsModelled(row, at);
    }

    toString = (): string => `${this.name} on ${this.which === 0 ? 'the fixed price' : 'the auction'}`;
  }

  function expectAsModelled(row: Row, at: Workplace): void {
    const offer = at.offer(row.hashId);
    expect([at.bars.barOf(offer), at.bars.isExpanded(row.hashId)]).toEqual([row.bar.bar, row.expanded]);
    expect(at.amountFor(row.hashId)).toBe(row.amount);
    expect(at.pressStore.stepOf(row.hashId).step).toBe(row.step);
    expect(offer).toMatchObject({ highestBid: row.highest, closed: row.closed });
    expect(at.calls.filter(call => call.match(/^(bid|buy) (\d+)/)?.[2] === String(offer.id))).toHaveLength(row.sent);
  }

  function happen(row: Row, event: ActionBarEvent): void {
    const rule = ruleFor(row.bar, event);
    if (rule === undefined) return;
    row.bar.bar = rule[0](row.bar);
    row.expanded &&= rule[1] === 'stays';
  }

  function thanked(row: Row, event: 'bidAccepted' | 'boughtNow'): void {
    happen(row, event);
    Object.assign(row, { amount: 0, step: 'idle' });
  }

  function decideFate(at: Workplace, fate: Fate): void {
    if (fate === 'lost') at.twins.line.loseNextAnswer();
    if (fate === 'neverArrived') at.twins.line.failNext({ reason: 'timedOut' });
  }

  /** The outcome of a lost answer is known or counts as unknown after this many seconds. */
  const REREAD_FOR = 66;

  async function pressed(at: Workplace, send: () => Promise<unknown>): Promise<void> {
    let isOver = false;
    void send().then(() => (isOver = true));
    await settled();
    if (!isOver) await at.passesInSeconds(REREAD_FOR);
    await at.passes(SECOND);
  }

  const pressBid =
    (fate: Fate): Act =>
    async (row, at) => {
      const { amount } = row;
      const isSent = amount > 0 && !row.closed;
      if (isSent) decideFate(at, fate);
      await pressed(at, () => at.placeBid(row.hashId, amount, { despiteDoubt: true }));
      if (!isSent) return;
      row.sent += 1;
      const isTaken = fate !== 'neverArrived' && amount >= minimumBid(row.highest);
      if (isTaken) Object.assign(row, { highest: amount, own: amount });
      if (isTaken) return thanked(row, 'bidAccepted');
      row.step = fate === 'answered' ? 'failed' : 'unknown';
    };

  const pressBuy =
    (fate: Fate): Act =>
    async (row, at) => {
      const isSent = row.bar.fixedPrice && !row.closed;
      if (isSent) decideFate(at, fate);
      const price = at.offer(row.hashId).buyNowPrice;
      await pressed(at, () => at.acceptBuyNow(row.hashId, price, { despiteDoubt: true }));
      if (!isSent) return;
      row.sent += 1;
      if (fate === 'neverArrived') return void (row.step = 'unknown');
      thanked(row, 'boughtNow');
      row.closed = true;
      row.bar.stage = 'deal';
    };

  const type =
    (above: number): Act =>
    (row, at) => {
      row.amount = above < 0 ? (0 as Money) : ((row.highest + above) as Money);
      if (row.step === 'failed') row.step = 'idle';
      at.bars.typeAmount(at.offer(row.hashId), row.amount);
    };

  const rivalBids: Act = (row, at) => {
    if (at.market.marketplace.rivalBids(row.hashId)) row.highest = at.served(row.hashId).highestBid;
  };

  const rivalBuys: Act = (row, at) => {
    at.market.marketplace.rivalBuys(row.hashId);
    row.closed = true;
  };

  const click =
    (event: ActionBarEvent): Act =>
    (row, at) => {
      happen(row, event);
      at.bars.happened(at.offer(row.hashId), event);
    };

  const toggleRow: Act = (row, at) => {
    row.expanded = !row.expanded;
    at.bars.toggleRow(at.offer(row.hashId));
  };

  const leavePage: Act = (row, at) => {
    const { expanded } = row;
    if (row.bar.bar === 'bid') happen(row, 'resigned');
    row.expanded = expanded;
    at.bars.leavePage(row.hashId, { wasExpanded: expanded });
  };

  const events = ['resigned', 'thankYouClosed', 'differentOfferChosen'] as const;
  const which = fc.constantFrom<Which>(0, 1);
  const fate = fc.constantFrom<Fate>('answered', 'answered', 'lost', 'neverArrived');
  /** Cents above the highest bid, on both sides of the minimum; a negative number empties the field. */
  const above = fc.constantFrom(-1, 1, 4_999, 5_000, 5_000, 10_000, 50_000);

  const commands = fc.commands(
    [
      fc.tuple(which, above).map(([row, cents]) => new Step(`type ${cents}`, row, type(cents))),
      fc.tuple(which, fate).map(([row, ends]) => new Step(`bid, ${ends},`, row, pressBid(ends))),
      fc.tuple(which, fate).map(([row, ends]) => new Step(`buy, ${ends},`, row, pressBuy(ends))),
      which.map(row => new Step('a rival bids', row, rivalBids)),
      which.map(row => new Step('a rival buys', row, rivalBuys)),
      which.map(row => new Step('open or close the row', row, toggleRow)),
      which.map(row => new Step('leave the page', row, leavePage)),
      fc.tuple(which, fc.constantFrom(...events)).map(([row, event]) => new Step(event, row, click(event))),
    ],
    { maxCommands: 30 },
  );

  const rowOf = ({ hashId, highestBid, ownBid, buyNowPrice }: Offer): Row => ({
    hashId,
    bar: {
      bar: buyNowPrice > 0 ? 'buyNow' : 'bid',
      fixedPrice: buyNowPrice > 0,
      stage: 'bidding',
      transport: 'none',
    },
    expanded: false,
    amount: 0 as Money,
    step: 'idle',
    highest: highestBid,
    own: ownBid,
    closed: false,
    sent: 0,
  });

  async function start(): Promise<{ model: Model; real: Workplace }> {
    const real = await atTheList({ offers: 24 });
    real.followMarket.follow();
    await settled();
    const fixed = aHeldOffer(real, ({ buyNowPrice, ownBid }) => buyNowPrice > 0 && ownBid === null);
    const auctioned = aHeldOffer(real, ({ buyNowPrice, ownBid }) => buyNowPrice === 0 && ownBid === null);
    return { model: [rowOf(fixed), rowOf(auctioned)], real };
  }

  it('bar, amount, lock and market stay consistent for any sequence of presses, rival bids and lost answers', async () => {
    await fc.assert(
      fc.asyncProperty(commands, async happenings => {
        await fc.asyncModelRun(start, happenings);
      }),
      { numRuns: 100 },
    );
  });
});

describe('ActionBars', () => {
  const AMOUNT = euros(12_345);

  const offer = anOffer({ buyNowPrice: euros(9900) });
  const auction = anOffer();

  /** A page that holds the offer. */
  function aPage(held = offer): Workplace {
    const at = new Workplace();
    runInAction(() => at.registry.apply(held));
    return at;
  }

  const theBars = (held = offer): ActionBars => aPage(held).bars;

  const press = (action: PressAction): Press => ({
    action,
    hashId: offer.hashId,
    amount: euros(8500),
    ownBidBefore: euros(0),
  });

  it('starts with the bar that the offer asks for, collapsed', () => {
    const bars = theBars();
    expect([bars.barOf(offer), bars.isExpanded(offer.hashId)]).toEqual(['buyNow', false]);
    expect([bars.barOf(anOffer()), bars.isExpanded(anOffer().hashId)]).toEqual(['bid', false]);
  });

  it('keeps the pressed bar when the offer changes meanwhile', () => {
    const bars = theBars();
    bars.sendingStarted(offer, press('buyNow'));
    expect(bars.barOf({ ...offer, closed: true, deal: aDeal() })).toBe('buyNow');
  });

  it('keeps the bar in which the dealer types when a push changes the offer', () => {
    const bars = theBars();
    bars.typeAmount(auction, AMOUNT);
    expect([
      bars.barOf({ ...auction, buyNowPrice: euros(9900) }),
      bars.isExpanded({ ...auction, buyNowPrice: euros(9900) }.hashId),
    ]).toEqual(['bid', false]);
    bars.toggleRow(auction);
    bars.typeAmount(auction, AMOUNT);
    expect(bars.isExpanded(auction.hashId)).toBe(true);
  });

  it('keeps the bar in which the dealer types, even if the row had another one before', () => {
    const bars = theBars();
    bars.toggleRow(offer);
    bars.typeAmount({ ...offer, buyNowPrice: euros(0) }, AMOUNT);
    expect(bars.barOf(offer)).toBe('bid');
  });

  it('replaces the bid form of an offer that has become a deal', () => {
    const bars = theBars();
    bars.typeAmount(auction, AMOUNT);
    expect(bars.barOf({ ...auction, closed: true, deal: aDeal() })).toBe('pickUp');
  });

  it('stores no bar for an event without an effect, so that the bar follows the offer', () => {
    const bars = theBars();
    bars.happened(auction, 'thankYouClosed');
    expect(bars.barOf({ ...auction, buyNowPrice: euros(9900) })).toBe('buyNow');
  });

  describe('leaving the offer page', () => {
    it('replaces the bid form by the fixed price', () => {
      const bars = theBars();
      bars.happened(offer, 'differentOfferChosen');
      bars.leavePage(offer.hashId, { wasExpanded: false });
      expect(bars.barOf(offer)).toBe('buyNow');
    });

    it('keeps the row expanded', () => {
      const bars = theBars();
      bars.toggleRow(offer);
      bars.happened(offer, 'differentOfferChosen');
      bars.leavePage(offer.hashId, { wasExpanded: true });
      expect([bars.barOf(offer), bars.isExpanded(offer.hashId)]).toEqual(['buyNow', true]);
    });

    it('keeps the row expanded after the bid form was cancelled on the page', () => {
      const bars = theBars();
      bars.toggleRow(offer);
      const wasExpanded = bars.isExpanded(offer.hashId);
      bars.happened(offer, 'differentOfferChosen');
      bars.happened(offer, 'resigned');
      bars.leavePage(offer.hashId, { wasExpanded });
      expect([bars.barOf(offer), bars.isExpanded(offer.hashId)]).toEqual(['buyNow', true]);
      expect(bars.expandedRows).toEqual([offer.hashId]);
    });

    it('stores no bar if nothing was pressed, so that the bar follows the offer', () => {
      const bars = theBars();
      bars.leavePage(auction.hashId, { wasExpanded: false });
      expect(bars.barOf({ ...auction, buyNowPrice: euros(9900) })).toBe('buyNow');
    });

    it('keeps the bar of a bid that is under way and a thank-you bar', () => {
      const { bars, pressStore } = aPage();
      bars.happened(offer, 'differentOfferChosen');
      bars.sendingStarted(offer, press('bid'));
      bars.leavePage(offer.hashId, { wasExpanded: false });
      expect(bars.barOf(offer)).toBe('bid');
      bars.happened(offer, 'bidAccepted');
      pressStore.done(offer.hashId);
      bars.leavePage(offer.hashId, { wasExpanded: false });
      expect(bars.barOf(offer)).toBe('thankYouBid');
    });
  });

  it('says to the observers of a row only that this row opens or closes', () => {
    const bars = theBars();
    const seen: boolean[][] = [];
    const { hashId } = anOffer({ hashId: 'CA-00001' as typeof offer.hashId });
    const stop = autorun(() => seen.push([bars.isExpanded(hashId), bars.isBeside(hashId)]));
    bars.toggleRow(offer);
    bars.openBeside(offer.hashId);
    bars.closeRow(offer.hashId);
    expect(seen).toEqual([[false, false]]);
    stop();
  });

  it('keeps the rows of different offers apart', () => {
    const bars = theBars();
    const other = anOffer({ hashId: 'CA-00001' as typeof offer.hashId });
    bars.sendingStarted(offer, press('bid'));
    bars.toggleRow(offer);
    expect(bars.isExpanded(other.hashId)).toBe(false);
  });

  describe('the thanks for a purchase', () => {
    const bought = { ...offer, closed: true, deal: aDeal() };
    const afterPurchase = () => {
      const { bars, pressStore } = aPage();
      bars.toggleRow(offer);
      bars.sendingStarted(offer, press('buyNow'));
      return { bars, pressStore };
    };

    it('stay until the list of deals shows the deal', () => {
      const { bars, pressStore } = afterPurchase();
      bars.happened(offer, 'boughtNow');
      pressStore.done(offer.hashId);
      expect([bars.barOf(bought), bars.isExpanded(bought.hashId)]).toEqual(['thankYouBuyNow', true]);
      bars.dealShown(bought.hashId);
      expect([bars.barOf(bought), bars.isExpanded(bought.hashId)]).toEqual(['pickUp', true]);
    });

    it('do not replace the pressed bar while the answer is awaited', () => {
      const { bars } = afterPurchase();
      bars.dealShown(bought.hashId);
      expect(bars.barOf(bought)).toBe('buyNow');
    });

    it('are not stored for an offer without a press', () => {
      const bars = theBars();
      bars.dealShown(bought.hashId);
      expect(bars.barOf(offer)).toBe('buyNow');
    });
  });

  describe('the rows that are expanded', () => {
    const other = anOffer({ hashId: 'CA-00001' as HashId });

    /** One load of the page in the same tab. */
    function aVisit(before?: Workplace, email = buyerEmail): Workplace {
      const at = new Workplace({ email, ...(before && { beside: before }) });
      at.bars.restore();
      return at;
    }

    it('are expanded again after a reload until they are collapsed', () => {
      const first = aVisit();
      first.bars.toggleRow(offer);
      first.bars.toggleRow(other);
      first.bars.toggleRow(other);
      const second = aVisit(first);
      expect([offer, other].map(each => second.bars.isExpanded(each.hashId))).toEqual([true, false]);
      second.bars.toggleRow(other);
      const third = aVisit(first);
      expect([offer, other].map(each => third.bars.isExpanded(each.hashId))).toEqual([true, true]);
      third.bars.toggleRow(offer);
      expect(third.bars.expandedRows).toEqual([other.hashId]);
      third.bars.happened(other, 'differentOfferChosen');
      expect(third.bars.expandedRows).toEqual([other.hashId]);
      const fourth = aVisit(first);
      expect([offer, other].map(each => fourth.bars.isExpanded(each.hashId))).toEqual([false, true]);
    });

    it('are read once, and for each dealer separately', () => {
      const first = aVisit();
      first.bars.toggleRow(offer);
      const read = jest.spyOn(first.twins.visitNotes, 'read');
      first.bars.restore();
      expect(read).not.toHaveBeenCalled();
      expect(aVisit(first, sellerEmail).bars.isExpanded(offer.hashId)).toBe(false);
    });

    it.each(['nonsense', '{}', '[1, null]'])('are none if the note %s was kept', note => {
      const at = new Workplace();
      at.twins.visitNotes.read = () => note;
      at.bars.restore();
      expect(at.bars.isExpanded(offer.hashId)).toBe(false);
      expect(at.bars.expandedRows).toEqual([]);
    });
  });

  describe('the amount in the bid form', () => {
    it('is kept over a reload, and so is the bar in which the dealer types', async () => {
      const at = new Workplace();
      at.bars.typeAmount(auction, AMOUNT);
      expect(at.bars.amountFor(auction.hashId)).toBe(AMOUNT);
      expect(at.bars.barOf({ ...auction, buyNowPrice: euros(9900) })).toBe('bid');
      await at.passes(500);
      expect(await at.twins.kept.read(at.session.dealerKey, 'typedBids', auction.hashId)).toBe(AMOUNT);
    });

    it('is forgotten if it was deleted, and so is the failure of the press before', () => {
      const { bars, pressStore } = new Workplace();
      bars.typeAmount(offer, AMOUNT);
      bars.sendingStarted(offer, press('bid'));
      pressStore.failed(press('bid'), { reason: 'unauthorized' });
      bars.typeAmount(offer, euros(0));
      expect(bars.amountFor(offer.hashId)).toBe(0);
      expect(pressStore.stepOf(offer.hashId)).toEqual({ step: 'idle' });
    });

    it.each([
      ['an auction', (price: number) => price === 0],
      ['an offer with a fixed price', (price: number) => price > 0],
    ])('is filled in, in the open bid form of %s, and nothing is sent', async (_, fits) => {
      const at = await atTheList();
      const held = aHeldOffer(at, ({ buyNowPrice, closed, ownBid }) => fits(buyNowPrice) && !closed && ownBid === null);
      at.bars.fillIn(held, AMOUNT);
      expect([at.bars.barOf(held), at.bars.isExpanded(held.hashId)]).toEqual(['bid', true]);
      expect(at.bars.amountFor(held.hashId)).toBe(AMOUNT);
      expect(at.sent('bid')).toEqual([]);
    });

    it('replaces the thanks for an earlier bid by the form', async () => {
      const at = await atTheList();
      const { hashId } = aHeldOffer(at, ({ closed, ownBid }) => !closed && ownBid === null);
      await at.placeBid(hashId, AMOUNT);
      at.bars.fillIn(at.offer(hashId), AMOUNT);
      expect([at.bars.barOf(at.offer(hashId)), at.bars.isExpanded(hashId)]).toEqual(['bid', true]);
    });

    it('does not change the amount while an earlier bid is sent', async () => {
      const at = await atTheList();
      const offer = aHeldOffer(at, ({ closed, ownBid }) => !closed && ownBid === null);
      const { hashId } = offer;
      at.typeAmount(hashId, euros(9000));
      runInAction(() =>
        at.bars.sendingStarted(offer, { action: 'bid', hashId, amount: euros(9000), ownBidBefore: euros(0) }),
      );
      at.bars.fillIn(offer, AMOUNT);
      expect(at.amountFor(hashId)).toBe(euros(9000));
    });
  });

  describe('the details beside a table', () => {
    async function visibleList() {
      const at = await atTheList();
      const [first, second] = at.list('browse').ids;
      return { at, first: first!, second: second! };
    }

    it('are of the offer that was opened last', async () => {
      const { at, first, second } = await visibleList();
      at.bars.openBeside(first);
      at.bars.openBeside(second);
      expect(at.bars.openIn('browse')).toBe(second);
      expect([first, second].map(hashId => at.bars.isBeside(hashId))).toEqual([false, true]);
      expect(at.bars.isExpanded(first)).toBe(false);
    });

    it('are not of a row that was expanded in tiles, on another page or before a reload', async () => {
      const { at, first, second } = await visibleList();
      at.visitNotes.keep('expandedRows', [first]);
      at.bars.restore();
      at.bars.openRow(second);
      expect(at.bars.openIn('browse')).toBeNull();
      at.bars.openBeside(second);
      at.bars.closeRow(second);
      expect(at.bars.openIn('browse')).toBeNull();
    });

    it('close when another list is shown, and are still closed when the dealer comes back', async () => {
      const { at, first } = await visibleList();
      at.bars.openBeside(first);
      at.lists.shown('ownBids');
      at.lists.shown('browse');
      expect(at.bars.openIn('browse')).toBeNull();
      expect(at.bars.isExpanded(first)).toBe(false);
    });

    it('are in work while something is typed in them, or a press is in progress or was refused', async () => {
      const { at, first } = await visibleList();
      const offer = at.registry.get(first)!;
      expect(at.bars.isInWork(first)).toBe(false);
      at.bars.typeAmount(offer, euros(4000));
      expect(at.bars.isInWork(first)).toBe(true);
      at.bars.typeAmount(offer, euros(0));
      expect(at.bars.isInWork(first)).toBe(false);
      const press = { hashId: first, action: 'bid', amount: euros(4000), ownBidBefore: euros(0) } as const;
      at.pressStore.beingChecked(press);
      expect(at.bars.isInWork(first)).toBe(true);
      at.pressStore.failed(press, { reason: 'offline' });
      expect(at.bars.isInWork(first)).toBe(true);
    });
  });

  async function justBought() {
    const at = await atTheList();
    const offer = aHeldOffer(at, ({ buyNowPrice, closed }) => buyNowPrice > 0 && !closed);
    at.bars.toggleRow(offer);
    await at.acceptBuyNow(offer.hashId, offer.buyNowPrice);
    return { at, offer };
  }

  it('a bought vehicle reaches the pickup bar without a reload once its deal is in the list', async () => {
    const { at, offer } = await justBought();
    const stop = at.bars.showDeals();
    expect(barOf(at, offer)).toBe('thankYouBuyNow');
    await at.passes(SECOND);
    expect([at.bars.barOf(at.offer(offer.hashId)), at.bars.isExpanded(offer.hashId)]).toEqual(['pickUp', true]);
    stop();
  });

  it('a bought vehicle keeps its thank-you until the dealer looks at the deals', async () => {
    const { at, offer } = await justBought();
    at.bars.showDeals()();
    await at.passes(SECOND);
    expect(at.list('inRealization').ids).toContain(offer.hashId);
    expect(barOf(at, offer)).toBe('thankYouBuyNow');
    at.bars.showDeals()();
    expect(barOf(at, offer)).toBe('pickUp');
  });
});
