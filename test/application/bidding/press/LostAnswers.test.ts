import * as fc from 'fast-check';
import { autorun } from 'mobx';
import { PressStore } from '../../../../src/application/bidding/press/PressStore';
import { offersTransport } from '../../../../src/domain/bidding/ActionBar';
import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import type { Press, PressAction } from '../../../../src/domain/bidding/Press';
import { dealStage } from '../../../../src/domain/deals/DealStage';
import { bidStanding } from '../../../../src/domain/offers/BidStanding';
import { unstatedDeal } from '../../../../src/domain/offers/Deal';
import type { HashId, Offer } from '../../../../src/domain/offers/Offer';
import { ownBidStanding } from '../../../../src/domain/offers/OwnBidStanding';
import type { Failure } from '../../../../src/domain/shared/Failure';
import { SECOND } from '../../../../src/domain/shared/Instant';
import { euros, type Money } from '../../../../src/domain/shared/Money';
import { anOffer } from '../../../support/anOffer';
import { omitting, omittingFromDeals } from '../../../support/omitting';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { aHeldOffer, atTheList, type Workplace } from '../../../support/Workplace';
import { aDeal, barOf, withTransport } from '../deal/aDeal';
import { type Fate, LateServer } from './LateServer';

watchActions();

describe('LostAnswers, in any sequence of steps', () => {
  /** The outcome of a lost answer is known or counts as unknown after this many seconds. */
  const REREAD_FOR = 66;
  /** The server acts after this many seconds at the latest. */
  const LATEST = 90;

  interface Pressed {
    readonly action: 'bid' | 'buy';
    readonly amount: Money;
    /** The server sent a refusal. */
    isRefused: boolean;
  }

  interface Row {
    readonly hashId: HashId;
    readonly presses: Pressed[];
    /** The last press was not sent, and the dealer was told so. */
    isHeldBack: boolean;
  }

  interface Real {
    readonly at: Workplace;
    readonly server: LateServer;
    readonly lies: string[];
  }

  type Model = readonly [fixed: Row, auctioned: Row];
  type Act = (row: Row, real: Real) => Promise<void> | void;

  const isBought = ({ at }: Real, hashId: HashId) => at.served(hashId).deal !== null;
  const hasBid = ({ at }: Real, hashId: HashId, amount: Money) => (at.served(hashId).ownBid ?? 0) >= amount;

  /** The promises to the dealer that hold at any moment. */
  function expectHonest(row: Row, real: Real): void {
    const { at } = real;
    const { hashId } = row;
    const offer = at.offer(hashId);
    const step = at.pressStore.stepOf(hashId);
    const bar = at.bars.barOf(offer);
    const sent = at.calls.filter(call => call.match(/^(bid|buy) (\d+)/)?.[2] === String(offer.id));
    expect(sent).toHaveLength(row.presses.length);
    expect(real.lies).toEqual([]);
    if (step.step === 'failed') expect(row.isHeldBack || row.presses.at(-1)?.isRefused).toBe(true);
    if (bar === 'thankYouBuyNow') expect(isBought(real, hashId)).toBe(true);
    if (bar === 'thankYouBid') expect(at.served(hashId).ownBid !== null || isBought(real, hashId)).toBe(true);
  }

  /** Records each moment in which the dealer's own bid or purchase looks like a rival's. */
  function watchForRivals({ at, lies }: Real, hashId: HashId): void {
    autorun(() => {
      const shown = at.offer(hashId);
      const isOwn = shown.highestBid === at.served(hashId).ownBid;
      if (bidStanding(shown) === 'outbid' && isOwn) lies.push('own bid shown as a rival’s');
    });
    autorun(() => {
      const news = at.news.about(hashId);
      if (news?.kind === 'outbid' && at.served(hashId).ownBid === news.amount) lies.push('own bid told as a rival’s');
      if (news?.kind === 'sold' && at.served(hashId).deal !== null) lies.push('own purchase told as a sale');
    });
  }

  class Step implements fc.AsyncCommand<Model, Real> {
    constructor(
      private readonly name: string,
      private readonly which: 0 | 1,
      private readonly act: Act,
    ) {}

    check = (): boolean => true;

    async run(model: Model, real: Real): Promise<void> {
      await this.act(model[this.which], real);
      for (const row of model) expectHonest(row, real);
    }

    toString = (): string => `${this.name} on ${this.which === 0 ? 'the fixed price' : 'the auction'}`;
  }

  async function pressed(row: Row, { at }: Real, press: Pressed, send: () => Promise<unknown>): Promise<void> {
    const before = at.calls.length;
    const wasLocked = at.pressStore.isLocked(row.hashId);
    void send();
    await settled();
    const isSent = at.calls.slice(before).some(call => /^(bid|buy) /.test(call));
    expect(isSent && wasLocked).toBe(false);
    row.isHeldBack = !isSent && !wasLocked && at.pressStore.stepOf(row.hashId).step === 'failed';
    if (!isSent) return;
    row.presses.push(press);
    press.isRefused = at.pressStore.stepOf(row.hashId).step === 'failed';
  }

  const pressBid =
    (fate: Fate | null): Act =>
    async (row, real) => {
      const { at, server } = real;
      const amount = minimumBid(at.offer(row.hashId).highestBid);
      server.fate = fate;
      await pressed(row, real, { action: 'bid', amount, isRefused: false }, () =>
        at.placeBid(row.hashId, amount, { despiteDoubt: true }),
      );
      server.fate = null;
    };

  const pressBuy =
    (fate: Fate | null): Act =>
    async (row, real) => {
      const { at, server } = real;
      const amount = at.offer(row.hashId).buyNowPrice;
      server.fate = fate;
      await pressed(row, real, { action: 'buy', amount, isRefused: false }, () =>
        at.acceptBuyNow(row.hashId, amount, { despiteDoubt: true }),
      );
      server.fate = null;
    };

  const secondsPass =
    (seconds: number): Act =>
    async (row, real) => {
      for (let second = 0; second < seconds; second += 1) {
        await real.at.passesInSeconds(1);
        expectHonest(row, real);
      }
    };

  const losses: readonly Failure[] = [
    { reason: 'offline' },
    { reason: 'timedOut' },
    { reason: 'serverFailed', status: 503 },
    { reason: 'brokenContract', endpoint: 'POST /api/v2/bets', key: 'offer' },
  ];
  const delay = fc.constantFrom(0, 1, 3, 7, 15, 30, 59, 61, LATEST);
  const fate = fc.oneof(
    fc.constant(null),
    fc.record({ actsAfter: fc.array(delay, { maxLength: 2 }), failure: fc.constantFrom(...losses) }),
  );
  const which = fc.constantFrom<0 | 1>(0, 1);

  const rivalBids: Act = ({ hashId }, { at }) => void at.market.marketplace.rivalBids(hashId);
  const rivalBuys: Act = ({ hashId }, { at }) => void at.market.marketplace.rivalBuys(hashId);
  const readsFail: Act = (_, { server }) => void (server.readsToFail = 3);
  const lineBreaks: Act = async (_, { at }) => {
    at.twins.liveFeed.drop();
    await at.passesInSeconds(3);
    await at.twins.liveFeed.reconnect();
  };

  const bids = fc.tuple(which, fate).map(([row, ends]) => new Step(`bid ${JSON.stringify(ends)}`, row, pressBid(ends)));
  const buys = fc.tuple(which, fate).map(([row, ends]) => new Step(`buy ${JSON.stringify(ends)}`, row, pressBuy(ends)));
  const waits = fc
    .tuple(which, fc.constantFrom(1, 6, 20, REREAD_FOR))
    .map(([row, seconds]) => new Step(`${seconds} s pass`, row, secondsPass(seconds)));
  const rarely = fc
    .tuple(which, fc.constantFrom({ rivalBuys }, { readsFail }, { lineBreaks }))
    .map(([row, act]) => new Step(Object.keys(act)[0]!, row, Object.values(act)[0]!));

  /** Bids and waits come more often than the steps that end an auction. */
  const commands = fc.commands(
    [bids, bids, bids, waits, waits, which.map(row => new Step('a rival bids', row, rivalBids)), buys, rarely],
    { maxCommands: 12, size: 'max' },
  );

  const rowOf = ({ hashId }: Offer): Row => ({ hashId, presses: [], isHeldBack: false });

  async function start(): Promise<{ model: Model; real: Real }> {
    const server = new LateServer();
    const at: Workplace = await atTheList({
      offers: 24,
      through: ports => server.through(ports, () => at.twins.clock),
    });
    at.followMarket.follow();
    await settled();
    const fixed = aHeldOffer(at, ({ buyNowPrice, ownBid, closed }) => buyNowPrice > 0 && ownBid === null && !closed);
    const auctioned = aHeldOffer(
      at,
      ({ buyNowPrice, ownBid, closed }) => buyNowPrice === 0 && ownBid === null && !closed,
    );
    // Only offers that are out of sight cause news.
    at.lists.tilesVisible({ tab: 'browse', ids: [], from: 0, to: 0 });
    const real: Real = { at, server, lies: [] };
    for (const { hashId } of [fixed, auctioned]) watchForRivals(real, hashId);
    return { model: [rowOf(fixed), rowOf(auctioned)], real };
  }

  /** Long after the last press, the row shows the effect that the press had on the server. */
  async function expectTruthInTheEnd(rows: readonly Row[], real: Real): Promise<void> {
    const { at } = real;
    real.server.readsToFail = 0;
    await at.passesInSeconds(LATEST);
    at.twins.liveFeed.drop();
    await at.twins.liveFeed.reconnect();
    await at.passesInSeconds(REREAD_FOR);
    for (const row of rows) {
      expectHonest(row, real);
      const { hashId } = row;
      const last = row.presses.at(-1);
      expect(at.pressStore.isLocked(hashId)).toBe(false);
      if (!last || last.isRefused || row.isHeldBack) continue;
      const isDone = last.action === 'bid' ? hasBid(real, hashId, last.amount) : isBought(real, hashId);
      const { step } = at.pressStore.stepOf(hashId);
      expect(step).toBe(isDone || isBought(real, hashId) ? 'idle' : 'unknown');
    }
  }

  it('a lost answer never causes a false claim or a second request, and its effect is shown in the end', async () => {
    await fc.assert(
      fc.asyncProperty(commands, async steps => {
        let end: (() => Promise<void>) | undefined;
        await fc.asyncModelRun(async () => {
          const started = await start();
          end = () => expectTruthInTheEnd(started.model, started.real);
          return started;
        }, steps);
        await end!();
      }),
      { numRuns: 60 },
    );
  });
});

describe('OmittedKeys', () => {
  const FRAME = 16;

  /** Every optional field of a row. */
  const optional = Object.keys({
    label1: true,
    label2: true,
    photo: true,
    score: true,
    isLiked: true,
    contractStatus: true,
    highestBid: true,
    ownBid: true,
    minimalPrice: true,
    buyNowPrice: true,
    bidsCount: true,
    year: true,
    productionYear: true,
    totalMileage: true,
    region: true,
    vehicleType: true,
    finalPrice: true,
    archivedAt: true,
    publishedAt: true,
    closed: true,
    deal: true,
  } satisfies Record<Exclude<keyof Offer, 'id' | 'hashId' | 'inArchive' | 'unstated' | 'bidBeforePush'>, true>);

  const servers: readonly (readonly [string, readonly string[]])[] = [
    ...optional.map(key => [key, [key]] as const),
    ['every optional key', optional],
  ];

  /** A dealer at the list, whose server omits the keys from now on. */
  async function atAServerWithout(omitted: readonly string[]): Promise<Workplace> {
    let isOmitted: (key: string) => boolean = () => false;
    const at = await atTheList({ through: omitting(key => isOmitted(key)) });
    await at.loadOffers.refresh('ownBids');
    at.followMarket.follow();
    await at.passes(FRAME);
    isOmitted = key => omitted.includes(key);
    return at;
  }

  describe.each(servers)('on a server that omits %s', (_, omitted) => {
    it('a raised bid leads, is no rival, and is not announced', async () => {
      const at = await atAServerWithout(omitted);
      const { hashId } = aHeldOffer(at, offer => !offer.closed && bidStanding(offer) === 'leading');
      at.market.marketplace.rivalBids(hashId);
      await at.passes(SECOND);
      // Without both bids, no answer says whose bid the push brought.
      const isSaid = !omitted.includes('ownBid') && !omitted.includes('highestBid');
      expect(bidStanding(at.offer(hashId))).toBe(isSaid ? 'outbid' : 'newBid');
      const amount = minimumBid(at.offer(hashId).highestBid);
      await at.placeBid(hashId, amount);
      await at.passes(FRAME);
      expect(at.offer(hashId)).toMatchObject({ ownBid: amount, highestBid: amount });
      expect(ownBidStanding(at.offer(hashId))).toBe('leading');
      expect(at.bars.barOf(at.offer(hashId))).toBe('thankYouBid');
      expect(at.list('ownBids').holds(hashId)).toBe(true);
      expect(at.news.toasts).toEqual([]);
    });

    it('a bid whose answer is lost is never refused and never sent again', async () => {
      const at = await atAServerWithout(omitted);
      const offer = aHeldOffer(at, ({ ownBid, closed }) => ownBid === null && !closed);
      at.twins.line.loseNextAnswer();
      void at.placeBid(offer.hashId, minimumBid(offer.highestBid));
      await at.passesInSeconds(66);
      const isUnseen = omitted.includes('ownBid');
      expect(at.pressStore.stepOf(offer.hashId).step).toBe(isUnseen ? 'unknown' : 'idle');
      expect(at.sent('bid')).toHaveLength(1);
    });

    it('a purchase is thanked for', async () => {
      const at = await atAServerWithout(omitted);
      const { hashId, buyNowPrice } = aHeldOffer(at, offer => offer.buyNowPrice > 0 && !offer.closed);
      await at.acceptBuyNow(hashId, buyNowPrice);
      await settled();
      expect(at.bars.barOf(at.offer(hashId))).toBe('thankYouBuyNow');
      expect(at.offer(hashId).closed).toBe(true);
    });
  });

  /** Every field of a deal, each of which may be absent. */
  const ofDeals = Object.keys(unstatedDeal).filter(key => key !== 'isUnstated');

  const dealServers: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ...optional.map(key => [`the ${key} of a row`, [key], []] as const),
    ...ofDeals.map(key => [`the ${key} of a deal`, [], [key]] as const),
    ['every optional key of a row', optional, []],
    ['every key of a deal', [], ofDeals],
  ];

  /** A dealer at the deals, whose server has always omitted the keys. */
  async function aDealWithout(omitted: readonly string[], omittedFromDeal: readonly string[]) {
    const known = await aDeal(withTransport);
    const rows = omitting(key => omitted.includes(key));
    const deals = omittingFromDeals(omittedFromDeal);
    const { at } = await aDeal(() => true, { through: ports => rows(deals(ports)) });
    const deal = at.offer(known.deal.hashId);
    at.bars.toggleRow(deal);
    return { at, deal, isToldOf: (key: string) => !omitted.includes('deal') && !omittedFromDeal.includes(key) };
  }

  describe.each(dealServers)('on a server that omits %s', (_, omitted, omittedFromDeal) => {
    it('a vehicle in the list of deals takes no bid, and its pickup is confirmed once and ends as done', async () => {
      const { at, deal } = await aDealWithout(omitted, omittedFromDeal);
      expect(barOf(at, deal)).toBe('pickUp');
      await at.confirmPickup(deal.hashId);
      await settled();
      expect(barOf(at, deal)).toBe('thankYouPickUp');
      expect(dealStage(at.offer(deal.hashId))).toBe('pickedUp');
      await at.confirmPickup(deal.hashId);
      await at.loadOffers.refresh('inRealization');
      await at.confirmPickup(deal.hashId);
      expect(dealStage(at.offer(deal.hashId))).toBe('pickedUp');
      expect(at.sent('pickup')).toHaveLength(1);
    });

    it('a transport is offered only if the server says that it can be ordered, is ordered once and ends as done', async () => {
      const { at, deal, isToldOf } = await aDealWithout(omitted, omittedFromDeal);
      const isOffered = isToldOf('easyTransportEnabled');
      expect(offersTransport(deal)).toBe(isOffered);
      at.bars.happened(deal, 'transportChosen');
      await at.orderTransport(deal.hashId);
      await settled();
      expect(barOf(at, deal)).toBe(isOffered ? 'thankYouTransport' : 'pickUp');
      await at.loadOffers.refresh('inRealization');
      await at.orderTransport(deal.hashId);
      expect(offersTransport(at.offer(deal.hashId))).toBe(false);
      expect(at.sent('transport')).toHaveLength(isOffered ? 1 : 0);
    });

    it('the stage of a deal shows only what the server has sent', async () => {
      const { deal } = await aDealWithout(omitted, omittedFromDeal);
      expect(dealStage(deal)).toBe(omitted.includes('deal') ? 'bought' : 'toPickUp');
    });
  });
});

describe('PressStore', () => {
  const offer = anOffer();
  const press = (action: PressAction): Press => ({
    action,
    hashId: offer.hashId,
    amount: euros(8500),
    ownBidBefore: euros(0),
  });

  it('an offer is idle before the first press', () => {
    expect(new PressStore().stepOf(offer.hashId)).toEqual({ step: 'idle' });
  });

  it('an offer is locked from the press until its outcome is known or counts as unknown', () => {
    const presses = new PressStore();
    const locked = () => presses.isLocked(offer.hashId);
    expect(locked()).toBe(false);
    presses.sendingStarted(press('bid'));
    expect([locked(), presses.isLocked('CA-00001' as typeof offer.hashId)]).toEqual([true, false]);
    presses.beingChecked(press('bid'));
    expect(locked()).toBe(true);
    presses.outcomeUnknown(press('bid'));
    expect([locked(), presses.isInDoubt(offer.hashId)]).toEqual([false, true]);
    presses.beingChecked(press('bid'));
    expect([locked(), presses.isInDoubt(offer.hashId)]).toEqual([true, false]);
  });

  it('says whether a press on any offer waits for its outcome', () => {
    const presses = new PressStore();
    const other = anOffer({ hashId: 'CA-00001' as typeof offer.hashId });
    expect(presses.isAnyLocked).toBe(false);
    presses.sendingStarted(press('bid'));
    presses.sendingStarted({ ...press('bid'), hashId: other.hashId });
    presses.done(offer.hashId);
    expect(presses.isAnyLocked).toBe(true);
    presses.outcomeUnknown({ ...press('bid'), hashId: other.hashId });
    expect(presses.isAnyLocked).toBe(false);
  });
});
