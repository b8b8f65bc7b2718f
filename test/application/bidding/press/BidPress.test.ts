import * as fc from 'fast-check';
import { autorun } from 'mobx';
import { ActionBars } from '../../../../src/application/bidding/bar/ActionBars';
import { PlaceBid } from '../../../../src/application/bidding/press/PlaceBid';
import { Book } from '../../../../src/application/book/Book';
import { BookStore } from '../../../../src/application/book/BookStore';
import { OwnTrading } from '../../../../src/application/settings/OwnTrading';
import { ComparableSales } from '../../../../src/application/valuation/ComparableSales';
import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import { type BidReview, unusualReasons } from '../../../../src/domain/bidding/UnusualBid';
import { TRADING_SETTINGS } from '../../../../src/domain/book/BookRecord';
import { knownBrands } from '../../../../src/domain/offers/list/BrowseFilters';
import type { HashId, Offer } from '../../../../src/domain/offers/Offer';
import { euros, type Money, moneyText, toEuros } from '../../../../src/domain/shared/Money';
import { comparableFilters, comparablesKey } from '../../../../src/domain/valuation/ComparableQuestion';
import { aSale } from '../../../domain/valuation/aSale';
import { visitorEmail } from '../../../infrastructure/demo/market/aMarketplace';
import { aRace, run } from '../../../support/aRace';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { aHeldOffer, atTheList, type Workplace, type WorkplaceOptions } from '../../../support/Workplace';

watchActions();

describe('BidPress', () => {
  interface AtAnOffer {
    readonly at: Workplace;
    readonly offer: Offer;
    readonly amount: Money;
  }

  /** A dealer who has typed the minimum bid. */
  async function aTypedBid(options?: WorkplaceOptions): Promise<AtAnOffer> {
    const at = await atTheList(options);
    const offer = aHeldOffer(at, ({ ownBid, closed, buyNowPrice }) => ownBid === null && !closed && buyNowPrice === 0);
    const amount = minimumBid(offer.highestBid);
    at.typeAmount(offer.hashId, amount);
    return { at, offer, amount };
  }

  describe('an accepted bid', () => {
    it('shows the thank-you, takes the lead and empties the field', async () => {
      const { at, offer, amount } = await aTypedBid();
      await at.placeBid(offer.hashId, amount);
      expect(at.served(offer.hashId).ownBid).toBe(amount);
      expect(at.offer(offer.hashId)).toMatchObject({ highestBid: amount, ownBid: amount });
      expect(at.bars.barOf(at.offer(offer.hashId))).toBe('thankYouBid');
      expect(at.pressStore.stepOf(offer.hashId)).toEqual({ step: 'idle' });
      expect(at.amountFor(offer.hashId)).toBe(0);
    });

    it('adds the offer at the top of the own bids if they were fetched', async () => {
      const { at, offer, amount } = await aTypedBid();
      await at.placeBid(offer.hashId, amount);
      expect(at.list('ownBids').ids).toEqual([]);
      await at.loadOffers.refresh('ownBids');
      const other = aHeldOffer(at, ({ ownBid, closed }) => ownBid === null && !closed);
      await at.placeBid(other.hashId, minimumBid(other.highestBid));
      expect(at.list('ownBids').ids.slice(0, 2)).toEqual([other.hashId, offer.hashId]);
    });

    it('keeps the place of an own bid that is raised', async () => {
      const at = await atTheList();
      await at.loadOffers.refresh('ownBids');
      const before = [...at.list('ownBids').ids];
      const offer = [...before]
        .reverse()
        .map(id => at.offer(id))
        .find(({ closed, contractStatus }) => !closed && contractStatus === null)!;
      expect(before[0]).not.toBe(offer.hashId);
      const amount = minimumBid(offer.highestBid);
      await at.placeBid(offer.hashId, amount);
      expect(at.offer(offer.hashId).ownBid).toBe(amount);
      expect(at.list('ownBids').ids).toEqual(before);
    });

    it('keeps the offer among the own bids although their page was requested earlier', async () => {
      const { at, offer, amount } = await aTypedBid();
      at.twins.line.latency = 100;
      void at.loadOffers.refresh('ownBids');
      at.twins.line.latency = 10;
      void at.placeBid(offer.hashId, amount);
      await at.passes(10);
      await at.passes(100);
      expect(at.list('ownBids').ids[0]).toBe(offer.hashId);
      expect(at.offer(offer.hashId).ownBid).toBe(amount);
    });

    it('reports the offer and the amount to analytics', async () => {
      const { at, offer, amount } = await aTypedBid();
      await at.placeBid(offer.hashId, amount);
      expect(at.twins.analytics.events).toEqual([
        {
          name: 'dealer_create_bet',
          data: { offer_id: offer.id, value: toEuros(amount) },
        },
      ]);
    });
  });

  describe('a refused bid', () => {
    it('sends an amount below the minimum, and keeps bar and amount with the cause and the words of the server', async () => {
      const { at, offer } = await aTypedBid();
      const tooLow = (offer.highestBid + 1) as Money;
      at.typeAmount(offer.hashId, tooLow);
      at.bars.toggleRow(offer);
      await at.placeBid(offer.hashId, tooLow);
      expect(at.sent('bid')).toEqual([`bid ${offer.id} ${tooLow}`]);
      expect(at.pressStore.stepOf(offer.hashId)).toEqual({
        step: 'failed',
        action: 'bid',
        amount: tooLow,
        cause: 'tooLow',
        failure: {
          reason: 'refused',
          status: 422,
          message: `Your bid is too low. The minimum is ${moneyText(minimumBid(offer.highestBid), '.')}.`,
        },
      });
      expect([at.bars.barOf(offer), at.bars.isExpanded(offer.hashId)]).toEqual(['bid', true]);
      expect(at.amountFor(offer.hashId)).toBe(tooLow);
      expect(at.offer(offer.hashId)).toEqual(offer);
    });

    it('clears the refusal on the next keystroke', async () => {
      const { at, offer } = await aTypedBid();
      await at.placeBid(offer.hashId, euros(1));
      at.container.get(ActionBars).typeAmount(offer, euros(2));
      expect(at.pressStore.stepOf(offer.hashId)).toEqual({ step: 'idle' });
    });
  });

  describe('a bid sends nothing', () => {
    it('for an amount of 0', async () => {
      const { at, offer } = await aTypedBid();
      await at.placeBid(offer.hashId, euros(0));
      expect(at.sent('bid')).toEqual([]);
      expect(at.pressStore.stepOf(offer.hashId)).toEqual({ step: 'idle' });
    });

    it('for a dealer with test access', async () => {
      const { at, offer, amount } = await aTypedBid({ email: visitorEmail });
      await at.placeBid(offer.hashId, amount);
      expect(at.sent('bid')).toEqual([]);
    });

    it('before the profile has loaded', async () => {
      const { at, offer, amount } = await aTypedBid();
      at.session.sessionMissing(null);
      await at.placeBid(offer.hashId, amount);
      expect(at.sent('bid')).toEqual([]);
    });

    it('for an offer that another dealer bought', async () => {
      const { at, offer, amount } = await aTypedBid();
      at.registry.apply({ id: offer.id, hashId: offer.hashId, closed: true });
      await at.placeBid(offer.hashId, amount);
      expect(at.sent('bid')).toEqual([]);
    });

    it('for a second press before the answer arrives', async () => {
      const { at, offer, amount } = await aTypedBid();
      at.twins.line.latency = 100;
      void at.placeBid(offer.hashId, amount);
      expect(at.pressStore.stepOf(offer.hashId)).toMatchObject({ step: 'sending', action: 'bid' });
      await settled();
      void at.placeBid(offer.hashId, amount);
      void at.acceptBuyNow(offer.hashId, offer.buyNowPrice);
      await at.passes(100);
      expect([...at.sent('bid'), ...at.sent('buy')]).toHaveLength(1);
      expect(at.bars.barOf(at.offer(offer.hashId))).toBe('thankYouBid');
    });
  });
});

describe('BidPress, with answers in any order', () => {
  const steps = ['bid', 'buy', 'rivalBids', 'rivalBuys', 'open', 'refresh', 'ownBids'] as const;
  type Step = readonly [what: (typeof steps)[number], offer: 0 | 1];

  const anyStep: fc.Arbitrary<Step> = fc.tuple(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('bid' as const, 'rivalBids' as const) },
      { weight: 1, arbitrary: fc.constantFrom(...steps) },
    ),
    fc.constantFrom(0, 1),
  );

  function act(at: Workplace, [what, index]: Step, offers: readonly Offer[]): void {
    const { hashId } = offers[index]!;
    switch (what) {
      case 'bid':
        return void at.placeBid(hashId, minimumBid(at.offer(hashId).highestBid));
      case 'buy':
        return void at.acceptBuyNow(hashId, at.offer(hashId).buyNowPrice);
      case 'rivalBids':
        return void at.market.marketplace.rivalBids(hashId);
      case 'rivalBuys':
        return void at.market.marketplace.rivalBuys(hashId);
      case 'open':
        return void at.opened.read(hashId);
      case 'refresh':
        return void at.loadOffers.refresh('browse');
      case 'ownBids':
        return void at.loadOffers.refresh('ownBids');
    }
  }

  /** Records each time the shown state of an offer becomes older. */
  function watchFalls(at: Workplace, { hashId }: Offer, falls: string[]): () => void {
    let before: Offer = at.offer(hashId);
    return autorun(() => {
      const now = at.offer(hashId);
      if (now.highestBid < before.highestBid) falls.push(`highest bid ${before.highestBid} → ${now.highestBid}`);
      if (now.bidsCount! < before.bidsCount!) falls.push(`bids ${before.bidsCount} → ${now.bidsCount}`);
      const ownBidFell = (now.ownBid ?? 0) < (before.ownBid ?? 0);
      // The own bid of an offer ends when it becomes a deal.
      if (ownBidFell && now.deal === null) falls.push(`own bid ${before.ownBid} → ${now.ownBid}`);
      if (before.closed && !now.closed) falls.push('opened again');
      before = now;
    });
  }

  it('bids, purchases and rival bids on two offers never mix, and both offers end with the state of the server', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(anyStep, { minLength: 2, maxLength: 10 }), async (scheduler, plan) => {
        const at = await aRace(scheduler, { offers: 24 });
        const fixed = aHeldOffer(
          at,
          ({ buyNowPrice, ownBid, closed }) => buyNowPrice > 0 && ownBid === null && !closed,
        );
        const auctioned = aHeldOffer(at, ({ buyNowPrice, ownBid }) => buyNowPrice === 0 && ownBid === null);
        const offers = [fixed, auctioned];
        const falls: string[] = [];
        const stops = offers.map(offer => watchFalls(at, offer, falls));
        await run(scheduler, plan, step => act(at, step, offers));
        stops.forEach(stop => stop());
        expect(falls).toEqual([]);
        for (const { hashId } of offers) expectTheTruth(at, hashId);
      }),
      { numRuns: 100 },
    );
  });

  function expectTheTruth(at: Workplace, hashId: Offer['hashId']): void {
    const { highestBid, bidsCount, closed, deal, ownBid } = at.served(hashId);
    expect(at.offer(hashId)).toMatchObject({ highestBid, bidsCount, closed });
    expect(at.offer(hashId).ownBid ?? 0).toBeGreaterThanOrEqual(ownBid ?? 0);
    if (deal === null) expect(at.offer(hashId).ownBid).toBe(ownBid);
    expect(at.pressStore.isLocked(hashId)).toBe(false);
    const bar = at.bars.barOf(at.offer(hashId));
    expect(bar === 'thankYouBuyNow').toBe(deal !== null);
    if (bar === 'thankYouBid') expect(ownBid).not.toBeNull();
    // What was bought is in the list of deals, and no longer among the bids of the server.
    const isListed = ownBid !== null && deal === null && at.list('ownBids').lastFetchedAt !== null;
    if (isListed) expect(at.list('ownBids').ids).toContain(hashId);
  }

  it('every press is answered on its own offer, and amounts typed for other offers stay', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.boolean(), async (scheduler, tooLow) => {
        const at = await aRace(scheduler, { offers: 24 });
        const one = aHeldOffer(at, ({ ownBid, closed }) => ownBid === null && !closed);
        const other = aHeldOffer(
          at,
          ({ ownBid, hashId, closed }) => ownBid === null && hashId !== one.hashId && !closed,
        );
        const amounts = [
          minimumBid(one.highestBid),
          (minimumBid(other.highestBid) - (tooLow ? 100 : 0)) as Money,
        ] as const;
        at.typeAmount(one.hashId, amounts[0]);
        at.typeAmount(other.hashId, amounts[1]);
        void at.placeBid(one.hashId, amounts[0]);
        void at.placeBid(other.hashId, amounts[1]);
        await scheduler.waitIdle();
        expect(at.amountFor(one.hashId)).toBe(0);
        expect(at.amountFor(other.hashId)).toBe(tooLow ? amounts[1] : 0);
        expect(at.pressStore.stepOf(one.hashId).step).toBe('idle');
        expect(at.pressStore.stepOf(other.hashId).step).toBe(tooLow ? 'failed' : 'idle');
        expect(at.offer(one.hashId).ownBid).toBe(amounts[0]);
        expect(at.offer(other.hashId).ownBid).toBe(tooLow ? null : amounts[1]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('PlaceBid', () => {
  interface AtAnOffer {
    readonly at: Workplace;
    readonly offer: Offer;
    readonly placeBid: PlaceBid;
  }

  async function atAnAuction(): Promise<AtAnOffer> {
    const at = await atTheList();
    const offer = aHeldOffer(
      at,
      ({ ownBid, buyNowPrice, highestBid }) => !ownBid && buyNowPrice === 0 && highestBid > 0,
    );
    return { at, offer, placeBid: at.container.get(PlaceBid) };
  }

  const tenfold = ({ highestBid }: Offer): Money => (minimumBid(highestBid) * 10) as Money;

  it('sends a usual bid by one press', async () => {
    const { at, offer, placeBid } = await atAnAuction();
    const amount = minimumBid(offer.highestBid);
    expect(await placeBid.placeOrReview({ hashId: offer.hashId, amount, shown: null })).toBeNull();
    await settled();
    expect(at.sent('bid')).toEqual([`bid ${offer.id} ${amount}`]);
    expect(at.served(offer.hashId).ownBid).toBe(amount);
  });

  it('asks for a second press if a digit too many was typed', async () => {
    const { at, offer, placeBid } = await atAnAuction();
    const { hashId } = offer;
    const amount = tenfold(offer);
    const review = await placeBid.placeOrReview({ hashId, amount, shown: null });
    expect(review).toMatchObject({ amount, reasons: [{ reason: 'tooHigh' }] });
    // The bid button opens the review again. Only the button of the review sends.
    expect(await placeBid.placeOrReview({ hashId, amount, shown: null })).toEqual(review);
    await settled();
    expect(at.sent('bid')).toEqual([]);
    expect(await placeBid.placeOrReview({ hashId, amount, shown: review })).toBeNull();
    await settled();
    expect(at.sent('bid')).toEqual([`bid ${offer.id} ${amount}`]);
  });

  it('asks again if an answer is lost between the two presses', async () => {
    const { at, offer, placeBid } = await atAnAuction();
    const { hashId } = offer;
    const amount = tenfold(offer);
    const shown = await placeBid.placeOrReview({ hashId, amount, shown: null });
    at.twins.line.failNext({ reason: 'timedOut' });
    void at.placeBid(hashId, minimumBid(offer.highestBid));
    await settled();
    await at.passesInSeconds(66);
    expect(at.pressStore.isInDoubt(hashId)).toBe(true);
    const review = await placeBid.placeOrReview({ hashId, amount, shown });
    expect(review?.reasons).toEqual([expect.objectContaining({ reason: 'tooHigh' }), { reason: 'possibleDuplicate' }]);
    await settled();
    expect(at.sent('bid')).toHaveLength(1);
    await placeBid.placeOrReview({ hashId, amount, shown: review });
    await settled();
    expect(at.sent('bid').at(-1)).toBe(`bid ${offer.id} ${amount}`);
    expect(toEuros(at.served(hashId).ownBid!)).toBe(toEuros(amount));
  });

  it('does not send a confirmed unusual bid while the outcome of a bid from another tab is unknown', async () => {
    const { at, offer } = await atAnAuction();
    const { hashId } = offer;
    const second = await atTheList({ beside: at });
    const placeBid = second.container.get(PlaceBid);
    at.twins.line.failNext({ reason: 'timedOut' });
    void at.placeBid(hashId, minimumBid(offer.highestBid));
    await settled();
    await at.passesInSeconds(66);
    const amount = tenfold(offer);
    const review = await placeBid.placeOrReview({ hashId, amount, shown: null });
    expect(review?.reasons).toMatchObject([{ reason: 'tooHigh' }]);
    await placeBid.placeOrReview({ hashId, amount, shown: review });
    await settled();
    expect([second.sent('bid'), second.pressStore.stepOf(hashId).step]).toEqual([[], 'unknown']);
  });

  it('compares a bid with the median of comparable sales', async () => {
    const { at, offer, placeBid } = await atAnAuction();
    const { hashId } = offer;
    const amount = tenfold(offer);
    const sales = ['one', 'two', 'three'].map(id => aSale({ hashId: id as HashId, price: amount }));
    const found = { sales, missingPages: 0, isCut: false };
    at.container.get(ComparableSales).answered(hashId, found, at.twins.clock.now());
    expect(await placeBid.placeOrReview({ hashId, amount, shown: null })).toBeNull();
    await settled();
    expect(at.sent('bid')).toEqual([`bid ${offer.id} ${amount}`]);
  });

  it('compares a bid with the median that an earlier search has kept in the book', async () => {
    const { at, offer, placeBid } = await atAnAuction();
    const { hashId } = offer;
    const amount = tenfold(offer);
    const sales = ['one', 'two', 'three'].map(id => aSale({ hashId: id as HashId, price: amount }));
    const key = comparablesKey(offer, comparableFilters(offer, knownBrands));
    await at.container.get(Book).put('comparables', [{ key, value: { sales, missingPages: 0, isCut: false } }]);
    expect(await placeBid.placeOrReview({ hashId, amount, shown: null })).toBeNull();
    const unusual = (amount * 2) as Money;
    at.typeAmount(hashId, unusual);
    expect(await placeBid.placeOrReview({ hashId, amount: unusual, shown: null })).toMatchObject({
      reasons: [{ reason: 'tooHigh', reference: { kind: 'median', price: amount } }],
    });
  });

  it('sends nothing for an offer that is not known', async () => {
    const { at, offer, placeBid } = await atAnAuction();
    const hashId = 'XX-00000' as HashId;
    expect(await placeBid.placeOrReview({ hashId, amount: tenfold(offer), shown: null })).toBeNull();
    await settled();
    expect(at.sent('bid')).toEqual([]);
  });

  it('sends nothing if the dealer types another amount before the book is read', async () => {
    const { at, offer, placeBid } = await atAnAuction();
    const { hashId } = offer;
    const amount = minimumBid(offer.highestBid);
    at.typeAmount(hashId, amount);
    const press = placeBid.placeOrReview({ hashId, amount, shown: null });
    at.typeAmount(hashId, (amount + 5000) as Money);
    expect(await press).toBeNull();
    await settled();
    expect(at.sent('bid')).toEqual([]);
  });

  it('sends nothing if the dealer leaves the form before the book is read', async () => {
    const { at, offer, placeBid } = await atAnAuction();
    const { hashId } = offer;
    const leaving = new AbortController();
    const amount = minimumBid(offer.highestBid);
    const press = placeBid.placeOrReview({ hashId, amount, shown: null, left: leaving.signal });
    leaving.abort();
    expect(await press).toBeNull();
    await settled();
    expect(at.sent('bid')).toEqual([]);
  });

  it('asks for a second press while the limits cannot be read, and never blocks the bid', async () => {
    const { at, offer, placeBid } = await atAnAuction();
    const { hashId } = offer;
    const amount = minimumBid(offer.highestBid);
    at.twins.book.failure = { reason: 'unavailable' };
    const review = await placeBid.placeOrReview({ hashId, amount, shown: null });
    expect(review).toEqual({ amount, reasons: [{ reason: 'limitUnknown' }] });
    expect(at.sent('bid')).toEqual([]);
    expect(await placeBid.placeOrReview({ hashId, amount, shown: review })).toBeNull();
    await settled();
    expect(at.sent('bid')).toEqual([`bid ${offer.id} ${amount}`]);
  });

  it('reads the limits again at each press if they could not be read', async () => {
    const { at, offer, placeBid } = await atAnAuction();
    const { hashId } = offer;
    const [amount, limit] = [minimumBid(offer.highestBid), offer.highestBid];
    await at.twins.book.put(at.session.dealerKey, 'limits', [{ key: hashId, changedAt: 1, value: limit }]);
    at.twins.book.failure = { reason: 'offline' };
    const shown = await placeBid.placeOrReview({ hashId, amount, shown: null });
    at.twins.book.failure = null;
    const review = await placeBid.placeOrReview({ hashId, amount, shown });
    expect(review).toEqual({ amount, reasons: [{ reason: 'aboveLimit', limit }] });
    expect(at.sent('bid')).toEqual([]);
  });
});

describe('PlaceBid, in any sequence of steps', () => {
  /** What the form showed when it was last drawn. A press may come before the next drawing. */
  interface Screen {
    amount: Money;
    review: BidReview | null;
  }

  interface Real {
    readonly at: Workplace;
    readonly hashId: HashId;
    readonly placeBid: PlaceBid;
    /** The review that the last press opened. */
    review: BidReview | null;
  }

  /** The amounts that a press may send: those on screen at the presses so far. */
  type Model = { readonly screen: Screen; readonly allowed: string[] };

  type Act = (model: Model, real: Real) => Promise<void> | void;

  class Step implements fc.AsyncCommand<Model, Real> {
    constructor(
      private readonly name: string,
      private readonly act: Act,
    ) {}

    check = (): boolean => true;

    async run(model: Model, real: Real): Promise<void> {
      await this.act(model, real);
      await settled();
      expect(real.at.sent('bid').filter(call => !model.allowed.includes(call))).toEqual([]);
    }

    toString = (): string => this.name;
  }

  const draw: Act = ({ screen }, { at, hashId, review }) => {
    screen.amount = at.amountFor(hashId);
    screen.review = review?.amount === screen.amount ? review : null;
  };

  const type =
    (times: number): Act =>
    (_, real) => {
      const { at, hashId } = real;
      real.review = null;
      at.typeAmount(hashId, Math.round(minimumBid(at.offer(hashId).highestBid) * times) as Money);
    };

  /** A press on the bid button, or on the button of the review if `isConfirming`. */
  const press =
    (isConfirming: boolean): Act =>
    async ({ screen, allowed }, real) => {
      const { at, hashId, placeBid } = real;
      const { amount } = screen;
      const shown = isConfirming ? screen.review : null;
      if (amount === 0 || (isConfirming && !shown)) return;
      const offer = at.offer(hashId);
      const reasons = unusualReasons(amount, offer, {
        median: null,
        limit: at.container.get(BookStore).get('limits', hashId) ?? null,
        isPossibleDuplicate: at.pressStore.isInDoubt(hashId),
        isLimitUnknown: false,
        reviewsEveryBid: at.container.get(BookStore).get('settings', TRADING_SETTINGS)?.reviewsEveryBid ?? false,
      });
      const isRead = reasons.every(({ reason }) => shown?.reasons.some(read => read.reason === reason));
      if (isRead) allowed.push(`bid ${offer.id} ${amount}`);
      real.review = await placeBid.placeOrReview({ hashId, amount, shown });
      expect(real.review === null).toBe(isRead);
    };

  const setLimit =
    (times: number): Act =>
    async (_, { at, hashId }) => {
      const limit = Math.round(minimumBid(at.offer(hashId).highestBid) * times) as Money;
      await at.container.get(Book).keep('limits', hashId, limit || null);
    };

  const reviewEveryBid =
    (reviewsEveryBid: boolean): Act =>
    async (_, { at }) => {
      await at.container.get(OwnTrading).change({ reviewsEveryBid });
    };

  const rivalBids: Act = (_, { at, hashId }) => void at.market.marketplace.rivalBids(hashId);

  const nextAnswerIsLost: Act = (_, { at }) => at.twins.line.failNext({ reason: 'timedOut' });

  const minutePasses: Act = (_, { at }) => at.passesInSeconds(66);

  const commands = fc.commands(
    [
      fc.constant(new Step('draw', draw)),
      fc.constantFrom(0, 0.5, 1, 1, 1.2, 1.31, 10).map(times => new Step(`type ${times} × the minimum`, type(times))),
      fc.constantFrom(false, true).map(is => new Step(is ? 'press the review' : 'press the bid button', press(is))),
      fc.constantFrom(0, 0.9, 1.1).map(times => new Step(`limit ${times} × the minimum`, setLimit(times))),
      fc.constantFrom(false, true).map(is => new Step(`review every bid: ${is}`, reviewEveryBid(is))),
      fc.constant(new Step('a rival bids', rivalBids)),
      fc.constant(new Step('the next answer is lost', nextAnswerIsLost)),
      fc.constant(new Step('a minute passes', minutePasses)),
    ],
    { maxCommands: 40, size: 'max' },
  );

  async function start(): Promise<{ model: Model; real: Real }> {
    const at = await atTheList({ offers: 24 });
    at.followMarket.follow();
    await settled();
    const { hashId } = aHeldOffer(at, ({ buyNowPrice, ownBid }) => buyNowPrice === 0 && ownBid === null);
    const real = { at, hashId, placeBid: at.container.get(PlaceBid), review: null };
    return { model: { screen: { amount: 0 as Money, review: null }, allowed: [] }, real };
  }

  it('never sends an amount that was not on screen at the press, nor an unusual one without its review', async () => {
    await fc.assert(
      fc.asyncProperty(commands, async happenings => {
        await fc.asyncModelRun(start, happenings);
      }),
      { numRuns: 100 },
    );
  });
});
