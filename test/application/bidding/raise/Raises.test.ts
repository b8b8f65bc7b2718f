import * as fc from 'fast-check';
import { runInAction } from 'mobx';
import { Raises } from '../../../../src/application/bidding/raise/Raises';
import { RaiseTicks } from '../../../../src/application/bidding/raise/RaiseTicks';
import { Book } from '../../../../src/application/book/Book';
import { OwnTrading } from '../../../../src/application/settings/OwnTrading';
import { OwnSession } from '../../../../src/application/signIn/OwnSession';
import { wholeMinimumBid } from '../../../../src/domain/bidding/MinimumBid';
import type { KeptPress } from '../../../../src/domain/bidding/Press';
import { type Raise, raisesToSend } from '../../../../src/domain/bidding/RaiseList';
import { RAISES } from '../../../../src/domain/book/BookRecord';
import { shownBid } from '../../../../src/domain/offers/BidStanding';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { ownBidStanding } from '../../../../src/domain/offers/OwnBidStanding';
import { euros, type Money } from '../../../../src/domain/shared/Money';
import { aDeal } from '../../../domain/deals/aDeal';
import { buyerEmail } from '../../../infrastructure/demo/market/aMarketplace';
import { anOffer } from '../../../support/anOffer';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { Workplace } from '../../../support/Workplace';
import { InMemoryTabLocks } from '../../../twins/InMemoryTabLocks';
import { LateServer } from '../press/LateServer';

watchActions();

describe('Raises', () => {
  const FRAME = 16;
  /** Far above the highest bid of any offer. */
  const unusual = euros(900_000);

  async function atThreeTickedRows() {
    const server = new LateServer();
    const at: Workplace = new Workplace({ through: ports => server.through(ports, () => at.twins.clock) });
    at.followMarket.follow();
    await at.loadOffers.refresh('ownBids');
    while (at.list('ownBids').hasMore) await at.loadOffers.more('ownBids');
    const ids = at
      .list('ownBids')
      .ids.filter(id => ownBidStanding(at.offer(id)) === 'outbid')
      .slice(0, 3) as [HashId, HashId, HashId];
    const raises = at.container.get(Raises);
    const ticks = at.container.get(RaiseTicks);
    const leave = raises.run();
    ticks.choose(true);
    for (const id of ids) ticks.tickRow(id, true);
    await raises.review();
    const kinds = () => raises.list?.raises.map(({ state }) => state.kind);
    const lose = (actsAfter: readonly number[]) => (server.fate = { actsAfter, failure: { reason: 'timedOut' } });
    return { at, ids, raises, ticks, leave, kinds, lose };
  }

  const keepPress = (at: Workplace, press: KeptPress) => at.container.get(Book).keep('presses', press.hashId, press);

  const bidCall = (at: Workplace, hashId: HashId, amount: number) => `bid ${at.offer(hashId).id} ${amount}`;

  it('ticks at once the rows whose next bid is within the limit, and all but those above it on request', async () => {
    const { at, ids, ticks } = await atThreeTickedRows();
    const [within, above, without] = ids;
    const minimum = wholeMinimumBid(at.offer(within).highestBid);
    await at.container.get(Book).change('limits', within, () => minimum);
    await at.container.get(Book).change('limits', above, () => euros(1));
    ticks.choose(false);
    ticks.choose(true, ids);
    expect(ticks.tickedRows).toEqual([within]);
    ticks.choose(true);
    expect(ticks.tickedRows).toEqual([within]);
    expect(ticks.withinLimit(ids)).toEqual([within, without]);
    ticks.tickRows([above]);
    expect(ticks.tickedRows).toEqual([above]);
    expect(at.sent('bid')).toEqual([]);
  });

  it('reviews the next minimum of each ticked row, and sends nothing before the press', async () => {
    const { at, ids, raises, kinds } = await atThreeTickedRows();
    expect(raises.list!.raises.map(({ amount }) => amount)).toEqual(
      ids.map(id => wholeMinimumBid(at.offer(id).highestBid)),
    );
    expect(kinds()).toEqual(['toSend', 'toSend', 'toSend']);
    expect(at.sent('bid')).toEqual([]);
  });

  it('reviews the amount that was typed before the dealer left the page, also after a reload', async () => {
    const { at, ids, raises, leave } = await atThreeTickedRows();
    const typed = euros(wholeMinimumBid(at.offer(ids[1]).highestBid) / 100 + 650);
    const amounts = () => raises.list!.raises.map(({ amount }) => amount);
    const [first, , third] = amounts();
    raises.amountTyped(ids[1], typed);
    await at.passes(1_000);
    leave();
    raises.run();
    await raises.review();
    expect(amounts()).toEqual([first, typed, third]);

    const reloaded = new Workplace({ beside: at });
    await reloaded.loadOffers.refresh('ownBids');
    while (reloaded.list('ownBids').hasMore) await reloaded.loadOffers.more('ownBids');
    const raisesThen = reloaded.container.get(Raises);
    raisesThen.run();
    expect(reloaded.container.get(RaiseTicks).tickedRows).toEqual(ids);
    await raisesThen.review();
    expect(reloaded.container.get(Raises).list!.raises.map(({ amount }) => amount)).toEqual([first, typed, third]);
  });

  it('ticks nothing after a reload if the dealer has stopped choosing', async () => {
    const { at, ticks } = await atThreeTickedRows();
    ticks.choose(false);
    const reloaded = new Workplace({ beside: at });
    reloaded.container.get(Raises).run();
    expect(reloaded.container.get(RaiseTicks).tickedRows).toEqual([]);
  });

  it('holds a reload back while rows are ticked, until the dealer leaves the page', async () => {
    const { at, leave } = await atThreeTickedRows();
    expect(at.work.isAny).toBe(true);
    leave();
    expect(at.work.isAny).toBe(false);
  });

  it('sends the reviewed amounts one after the other, each once', async () => {
    const { at, ids, raises, kinds } = await atThreeTickedRows();
    const amounts = raises.list!.raises.map(({ amount }) => amount);
    at.twins.line.latency = 100;
    raises.place();
    await settled();
    expect(at.sent('bid')).toHaveLength(1);
    expect(kinds()).toEqual(['inFlight', 'toSend', 'toSend']);
    for (let answers = 0; answers < 3; answers += 1) await at.passes(100);
    expect(kinds()).toEqual(['placed', 'placed', 'placed']);
    expect(at.sent('bid')).toEqual(ids.map((id, place) => bidCall(at, id, amounts[place]!)));
    raises.place();
    await settled();
    expect(at.sent('bid')).toHaveLength(3);
  });

  it('says after the next sign-in what was placed before the session ended, and keeps the rest ticked', async () => {
    const { at, ids, raises, ticks, leave, kinds } = await atThreeTickedRows();
    const profile = at.dealer.profile();
    at.twins.line.latency = 100;
    raises.place();
    await settled();
    at.twins.line.failNext({ reason: 'unauthorized' });
    await at.passes(100);
    runInAction(() => at.session.sessionMissing(null));
    leave();
    await at.passes(200);
    at.session.profileArrived(profile, at.twins.clock.now());
    const leaveAgain = raises.run();
    await at.passes(1_000);
    expect(kinds()).toEqual(['placed', 'refused', 'interrupted']);
    expect(at.sent('bid')).toHaveLength(2);
    leaveAgain();
    expect([raises.list, ticks.tickedRows]).toEqual([null, ids.slice(1)]);
  });

  it('says after a sign-out and the next sign-in what was placed, checks the bid that was under way, and ticks the rest', async () => {
    const { at, ids, raises } = await atThreeTickedRows();
    at.twins.line.latency = 100;
    raises.place();
    await settled();
    await at.passes(100);
    at.twins.line.latency = 0;
    await at.container.get(OwnSession).signOut({ removeData: false });
    await at.passes(1_000);
    expect(at.sent('bid')).toHaveLength(2);
    at.twins.line.enter(buyerEmail);
    const next = new Workplace({ beside: at, tabLocks: new InMemoryTabLocks() });
    await next.loadOffers.refresh('ownBids');
    const store = next.container.get(Raises);
    const ticks = next.container.get(RaiseTicks);
    const leave = store.run();
    store.restore();
    await next.passes(1_000);
    expect(store.list?.raises.map(({ state }) => state.kind)).toEqual(['placed', 'placed', 'interrupted']);
    expect([ticks.isChoosing, ticks.tickedRows]).toEqual([true, ids.slice(2)]);
    expect(next.sent('bid')).toEqual([]);
    leave();
    await settled();
    expect(ticks.tickedRows).toEqual(ids.slice(2));
    expect(await next.twins.kept.read('11', 'raises', RAISES)).toBeUndefined();
  });

  it.each<[string, { isPlaced: boolean; isRead: boolean }, string]>([
    ['as placed if the offer has it', { isPlaced: true, isRead: true }, 'placed'],
    ['as not placed if the offer does not have it', { isPlaced: false, isRead: true }, 'interrupted'],
    ['as being checked while the offer cannot be read', { isPlaced: true, isRead: false }, 'outcomeOpen'],
  ])(
    'shows a bid that was under way and whose press was settled meanwhile %s',
    async (_, { isPlaced, isRead }, kind) => {
      const { at, ids, raises } = await atThreeTickedRows();
      const sending = raises.list!.raises.map((raise, index): Raise =>
        index === 0 ? { ...raise, state: { kind: 'inFlight' } } : raise,
      );
      await at.twins.kept.keep('11', 'raises', RAISES, sending);
      if (isPlaced) await at.placeBid(ids[0], sending[0]!.amount);
      const next = new Workplace({ beside: at, tabLocks: new InMemoryTabLocks() });
      const list = next.container.get(Raises);
      list.run();
      if (!isRead) next.twins.line.failNext({ reason: 'offline' }, 2);
      list.restore();
      await settled();
      expect(list.list?.raises.map(({ state }) => state.kind)).toEqual([kind, 'interrupted', 'interrupted']);
      await next.passesInSeconds(3);
      expect(list.list?.raises[0]!.state.kind).toBe(isPlaced ? 'placed' : 'interrupted');
      expect(next.sent('bid')).toEqual([]);
    },
  );

  it('keeps the list that the dealer has opened while the stored one was read', async () => {
    const { at, raises } = await atThreeTickedRows();
    const { list } = raises;
    await at.twins.kept.keep('11', 'raises', RAISES, list!.raises);
    raises.restore();
    await settled();
    expect(raises.list).toBe(list);
  });

  it('opens no stored list while the browser does not say whether another tab is placing it', async () => {
    const { at, raises } = await atThreeTickedRows();
    await at.twins.kept.keep('11', 'raises', RAISES, raises.list!.raises);
    at.twins.tabLocks.answers = false;
    const beside = new Workplace({ beside: at });
    beside.container.get(Raises).restore();
    await at.passes(2_000);
    expect(beside.container.get(Raises).list).toBeNull();
    expect(await at.twins.kept.read('11', 'raises', RAISES)).toHaveLength(3);
  });

  it('shows no other tab a list that is still being placed', async () => {
    const { at, raises } = await atThreeTickedRows();
    at.twins.line.latency = 100;
    raises.place();
    await settled();
    const beside = new Workplace({ beside: at });
    beside.container.get(Raises).restore();
    await settled();
    expect(beside.container.get(Raises).list).toBeNull();
  });

  it('leaves out a row whose highest bid moves, before or after the press', async () => {
    const { at, ids, raises, kinds } = await atThreeTickedRows();
    at.market.marketplace.rivalBids(ids[0]);
    await at.passes(FRAME);
    expect(kinds()).toEqual(['moved', 'toSend', 'toSend']);
    at.twins.line.latency = 100;
    raises.place();
    await settled();
    at.market.marketplace.rivalBids(ids[2]);
    await at.passes(FRAME);
    await at.passes(100);
    await at.passes(100);
    expect(kinds()).toEqual(['moved', 'placed', 'moved']);
    expect(at.sent('bid')).toHaveLength(1);
  });

  it('waits after a lost answer, and continues when the effect of the bid shows', async () => {
    const { at, raises, kinds, lose } = await atThreeTickedRows();
    lose([3]);
    raises.place();
    await settled();
    expect(kinds()).toEqual(['outcomeOpen', 'toSend', 'toSend']);
    expect(at.sent('bid')).toHaveLength(1);
    await at.passesInSeconds(6);
    expect(kinds()).toEqual(['placed', 'placed', 'placed']);
  });

  it('does not call a bid placed whose answer was lost and whose offer then shows a deal, and continues', async () => {
    const { at, ids, raises, ticks, kinds, lose } = await atThreeTickedRows();
    lose([]);
    raises.place();
    await settled();
    const { id, hashId } = at.offer(ids[0]);
    runInAction(() => at.registry.apply({ id, hashId, closed: true, deal: aDeal() }));
    await at.passesInSeconds(6);
    expect(kinds()).toEqual(['deal', 'placed', 'placed']);
    raises.close();
    expect(ticks.tickedRows).toEqual([]);
  });

  it('sends no other bid while an outcome stays unknown', async () => {
    const { at, raises, kinds, lose } = await atThreeTickedRows();
    lose([]);
    raises.place();
    await at.passesInSeconds(90);
    expect(kinds()).toEqual(['outcomeOpen', 'toSend', 'toSend']);
    expect(at.sent('bid')).toHaveLength(1);
  });

  it('says that a bid was not sent if another press on the offer is still checked, and continues', async () => {
    const { at, ids, raises, kinds } = await atThreeTickedRows();
    const [, ...others] = raises.list!.raises.map(({ hashId, amount }) => bidCall(at, hashId, amount));
    const amount = euros(1);
    await keepPress(at, { hashId: ids[0], action: 'bid', amount, ownBidBefore: amount, state: 'pending' });
    raises.place();
    await settled();
    expect(kinds()).toEqual(['notSent', 'placed', 'placed']);
    expect(at.sent('bid')).toEqual(others);
    // The own bid is already higher, so the other press counts as placed. That is not this bid.
    await at.passes(100);
    expect(kinds()).toEqual(['notSent', 'placed', 'placed']);
  });

  it('says that a bid was not sent if a purchase for the same amount is still checked', async () => {
    const { at, ids, raises, kinds } = await atThreeTickedRows();
    const { amount } = raises.list!.raises[0]!;
    const purchase = { hashId: ids[0], action: 'buyNow', amount, ownBidBefore: euros(1), state: 'pending' } as const;
    await keepPress(at, purchase);
    raises.place();
    await settled();
    expect(kinds()).toEqual(['notSent', 'placed', 'placed']);
    expect(at.sent('bid')).toHaveLength(2);
  });

  it('continues after a refusal', async () => {
    const { at, ids, raises, kinds } = await atThreeTickedRows();
    raises.amountTyped(ids[0], euros(1));
    raises.place();
    await at.passes(FRAME);
    expect(kinds()).toEqual(['refused', 'placed', 'placed']);
    expect(raises.list!.raises[0]!.amount).toBe(euros(1));
  });

  it('sends nothing while the device is offline, and says so in each row', async () => {
    const { at, raises } = await atThreeTickedRows();
    at.connection.wentOffline();
    at.twins.line.failNext({ reason: 'offline' }, 3);
    raises.place();
    await settled();
    expect(at.sent('bid')).toEqual([]);
    const refused = { kind: 'refused', failure: { reason: 'notSent' } };
    expect(raises.list!.raises.map(({ state }) => state)).toEqual([refused, refused, refused]);
  });

  it('sends no bid after the one that is under way when the list is closed or left', async () => {
    for (const how of ['close', 'leave'] as const) {
      const { at, raises, leave } = await atThreeTickedRows();
      at.twins.line.latency = 100;
      raises.place();
      if (how === 'close') raises.close();
      else leave();
      for (let answers = 0; answers < 3; answers += 1) await at.passes(100);
      expect(at.sent('bid')).toHaveLength(1);
      expect(raises.list).toBeNull();
    }
  });

  it('sends an unusual amount only after its own tick', async () => {
    const { at, ids, raises, kinds } = await atThreeTickedRows();
    raises.amountTyped(ids[0], unusual);
    raises.amountTyped(ids[1], unusual);
    raises.unusualTicked(ids[1], true);
    expect(kinds()).toEqual(['unusual', 'toSend', 'toSend']);
    raises.place();
    await at.passes(FRAME);
    expect(kinds()).toEqual(['unusual', 'placed', 'placed']);
    expect(at.sent('bid')).not.toContain(bidCall(at, ids[0], unusual));
    expect(at.sent('bid')).toContain(bidCall(at, ids[1], unusual));
  });

  it('counts an amount above the dealer’s limit as unusual', async () => {
    const { at, ids, raises, kinds } = await atThreeTickedRows();
    await at.container.get(Book).keep('limits', ids[0], at.offer(ids[0]).highestBid);
    raises.amountTyped(ids[0], wholeMinimumBid(at.offer(ids[0]).highestBid));
    expect(kinds()).toEqual(['unusual', 'toSend', 'toSend']);
  });

  it('sends a bid after one with an unknown outcome only after its own tick', async () => {
    const { at, ids, raises, kinds } = await atThreeTickedRows();
    for (const hashId of [ids[0], ids[1]]) {
      runInAction(() =>
        at.pressStore.outcomeUnknown({ action: 'bid', hashId, amount: euros(1), ownBidBefore: euros(0) }),
      );
      raises.amountTyped(hashId, unusual);
    }
    raises.unusualTicked(ids[1], true);
    expect(kinds()).toEqual(['unusual', 'toSend', 'toSend']);
    raises.place();
    await at.passes(FRAME);
    expect(kinds()).toEqual(['unusual', 'placed', 'placed']);
    expect(at.sent('bid')).toHaveLength(2);
  });

  it('sends no bid if another tab has left a press in doubt, although its amount was ticked as unusual', async () => {
    const { at, ids, raises, kinds } = await atThreeTickedRows();
    raises.amountTyped(ids[0], unusual);
    raises.unusualTicked(ids[0], true);
    const [, , last] = raises.list!.raises.map(({ hashId, amount }) => bidCall(at, hashId, amount));
    for (const hashId of [ids[0], ids[1]]) {
      const press = { hashId, action: 'bid', amount: euros(1), ownBidBefore: euros(1), state: 'unknown' } as const;
      await keepPress(at, press);
    }
    raises.place();
    await settled();
    expect(kinds()).toEqual(['notSent', 'notSent', 'placed']);
    expect(at.sent('bid')).toEqual([last]);
  });

  it('needs no tick for a usual amount, also if the dealer reviews every bid', async () => {
    const { at, raises, kinds } = await atThreeTickedRows();
    await at.container.get(OwnTrading).change({ reviewsEveryBid: true });
    raises.place();
    await at.passes(FRAME);
    expect(kinds()).toEqual(['placed', 'placed', 'placed']);
  });

  it('sends nothing for a dealer who may not bid', async () => {
    const { at, raises } = await atThreeTickedRows();
    const { dealer, ...profile } = at.dealer.profile();
    at.session.profileArrived({ ...profile, dealer: { ...dealer, testAccess: true } }, at.twins.clock.now());
    raises.place();
    await settled();
    expect(at.sent('bid')).toEqual([]);
    const refused = { kind: 'refused', failure: { reason: 'aborted' } };
    expect(raises.list!.raises.map(({ state }) => state)).toEqual([refused, refused, refused]);
  });

  it('opens no list before it is shown', async () => {
    const at = new Workplace();
    await at.container.get(Raises).review();
    expect(at.container.get(Raises).list).toBeNull();
  });

  it('opens no second list, and none after the dealer has left', async () => {
    const { raises, leave } = await atThreeTickedRows();
    const { list } = raises;
    await raises.review();
    expect(raises.list).toBe(list);
    leave();
    await raises.review();
    expect(raises.list).toBeNull();
  });

  it('opens the next list once the one before is finished, with what was not placed', async () => {
    const { at, ids, raises } = await atThreeTickedRows();
    at.twins.line.failNext({ reason: 'refused', status: 422, message: 'No' });
    raises.place();
    await raises.review();
    expect(raises.list!.phase).toBe('placing');
    await settled();
    await raises.review();
    expect([raises.list!.phase, raises.hashIds]).toEqual(['review', [ids[0]]]);
  });

  it('does not raise a row that the dealer leads', async () => {
    const { at, ids, raises, ticks } = await atThreeTickedRows();
    raises.close();
    await at.placeBid(ids[0], wholeMinimumBid(at.offer(ids[0]).highestBid));
    expect(ticks.tickedIn().map(({ hashId }) => hashId)).toEqual([ids[1], ids[2]]);
    await raises.review();
    expect(raises.hashIds).toEqual([ids[1], ids[2]]);
  });
});

describe('Raises, in any sequence of steps', () => {
  /** A bid that the dealer has agreed to by a press, with the highest bid that was on screen. */
  interface Agreed {
    readonly amount: Money;
    readonly highestBid: Money | null;
  }

  interface Model {
    /** By offer; removed once it is sent. Empty before the press and after the list is closed. */
    agreed: Map<HashId, Agreed>;
    /** The bids that were under way when the list was closed. They may still be sent. */
    readonly underWay: Map<HashId, Agreed>;
    readonly faults: string[];
  }

  interface Real {
    readonly at: Workplace;
    readonly server: LateServer;
    readonly raises: Raises;
    readonly ids: readonly HashId[];
  }

  class Step implements fc.AsyncCommand<Model, Real> {
    constructor(
      private readonly name: string,
      private readonly act: (real: Real, model: Model) => Promise<void> | void,
    ) {}

    check = (): boolean => true;

    async run(model: Model, real: Real): Promise<void> {
      await this.act(real, model);
      await real.at.passes(16);
      expect(model.faults).toEqual([]);
    }

    toString = (): string => this.name;
  }

  /** Checks each bid at the moment when it is sent. */
  function watchBids(model: Model, real: Real): void {
    const { calls } = real.at;
    const push = calls.push.bind(calls);
    calls.push = (...added) => {
      for (const call of added) {
        const [kind, id, amount] = call.split(' ');
        if (kind !== 'bid') continue;
        const hashId = real.ids.find(other => String(real.at.offer(other).id) === id)!;
        const source = model.underWay.has(hashId) ? model.underWay : model.agreed;
        const agreed = source.get(hashId);
        source.delete(hashId);
        if (agreed?.amount !== Number(amount)) model.faults.push(`${hashId}: ${amount} was not on screen at the press`);
        else if (shownBid(real.at.offer(hashId)) !== agreed.highestBid)
          model.faults.push(`${hashId}: the market moved`);
        const isOpen = ({ state }: { readonly state: { readonly kind: string } }) => state.kind === 'outcomeOpen';
        if (real.raises.list?.raises.some(isOpen)) model.faults.push(`${hashId}: another outcome is not known`);
      }
      return push(...added);
    };
  }

  const rowOf = ({ ids }: Real, row: number): HashId => ids[row % ids.length]!;

  const row = fc.nat({ max: 2 });
  const edits = fc
    .tuple(row, fc.constantFrom(0, 1, 9_000, 40_000, 900_000))
    .map(
      ([at, amount]) =>
        new Step(`type ${amount} in row ${at}`, real => real.raises.amountTyped(rowOf(real, at), euros(amount))),
    );
  const ticks = fc
    .tuple(row, fc.boolean())
    .map(([at, is]) => new Step(`tick row ${at}: ${is}`, real => real.raises.unusualTicked(rowOf(real, at), is)));
  const rivals = row.map(
    at => new Step(`a rival bids on row ${at}`, real => void real.at.market.marketplace.rivalBids(rowOf(real, at))),
  );
  const review = new Step('review', real => real.raises.review());
  const place = new Step('place', (real, model) => {
    const { list } = real.raises;
    for (const hashId of model.underWay.keys()) if (!real.at.pressStore.isLocked(hashId)) model.underWay.delete(hashId);
    if (list?.phase === 'review') {
      const shown = raisesToSend(list).map(({ hashId, amount }) => {
        const offer = real.at.offer(hashId);
        const isUnusual = amount > 10 * Math.max(offer.highestBid, offer.buyNowPrice, offer.minimalPrice);
        if (isUnusual && list.raises.every(raise => raise.hashId !== hashId || raise.confirmed?.amount !== amount)) {
          model.faults.push(`${hashId}: the unusual amount is not ticked`);
        }
        return [hashId, { amount, highestBid: shownBid(offer) }] as const;
      });
      model.agreed = new Map(shown);
    }
    real.raises.place();
  });
  const close = new Step('close', (real, model) => {
    for (const { hashId, state } of real.raises.list?.raises ?? []) {
      const agreed = model.agreed.get(hashId);
      if (state.kind === 'inFlight' && agreed) model.underWay.set(hashId, agreed);
    }
    real.raises.close();
    model.agreed.clear();
  });
  const loses = fc
    .array(fc.constantFrom(0, 3, 30, 70), { maxLength: 1 })
    .map(
      actsAfter =>
        new Step(
          `the next answer is lost, acts after ${JSON.stringify(actsAfter)}`,
          real => void (real.server.fate = { actsAfter, failure: { reason: 'timedOut' } }),
        ),
    );
  const waits = fc
    .constantFrom(1, 8, 66)
    .map(seconds => new Step(`${seconds} s pass`, real => real.at.passesInSeconds(seconds)));
  const line = fc
    .boolean()
    .map(
      isOffline =>
        new Step(isOffline ? 'goes offline' : 'comes online', ({ at: { connection } }) =>
          isOffline ? connection.wentOffline() : connection.cameOnline(),
        ),
    );
  const slow = fc
    .constantFrom(0, 100, 2000)
    .map(latency => new Step(`answers take ${latency} ms`, ({ at }) => void (at.twins.line.latency = latency)));

  const commands = fc.commands(
    [
      edits,
      ticks,
      rivals,
      fc.constant(review),
      fc.constant(place),
      fc.constant(place),
      fc.constant(close),
      loses,
      waits,
      line,
      slow,
    ],
    { maxCommands: 16, size: 'max' },
  );

  async function start(): Promise<{ model: Model; real: Real }> {
    const server = new LateServer();
    const at: Workplace = new Workplace({
      offers: 24,
      through: ports => server.through(ports, () => at.twins.clock),
    });
    at.followMarket.follow();
    await at.loadOffers.refresh('ownBids');
    const ids = at.list('ownBids').ids.filter(id => ownBidStanding(at.offer(id)) === 'outbid');
    const raises = at.container.get(Raises);
    raises.run();
    for (const id of ids.slice(0, 3)) at.container.get(RaiseTicks).tickRow(id, true);
    await raises.review();
    at.twins.line.latency = 100;
    const model: Model = { agreed: new Map(), underWay: new Map(), faults: [] };
    const real = { at, server, raises, ids: ids.slice(0, 3) };
    watchBids(model, real);
    return { model, real };
  }

  it('raises that are placed together never send money that was not on screen at the press', async () => {
    await fc.assert(
      fc.asyncProperty(commands, steps => fc.asyncModelRun(start, steps)),
      { numRuns: 100 },
    );
  });
});

describe('RaiseTicks', () => {
  const one = 'MB-7F3K2' as HashId;
  const other = 'CA-00001' as HashId;

  function choosing() {
    const { container, registry } = new Workplace();
    const outbid = { ownBid: euros(8000), highestBid: euros(8450) };
    runInAction(() => {
      for (const hashId of [one, other]) registry.apply(anOffer({ hashId, ...outbid }));
    });
    const ticks = container.get(RaiseTicks);
    ticks.choose(true);
    for (const id of [one, other]) ticks.tickRow(id, true);
    return ticks;
  }

  it('starts without ticks', () => {
    const ticks = new Workplace().container.get(RaiseTicks);
    expect([ticks.isChoosing, ticks.tickedRows]).toEqual([false, []]);
  });

  it('knows which rows are ticked', () => {
    const ticks = choosing();
    ticks.tickRow(one, false);
    expect(ticks.isChoosing).toBe(true);
    expect([ticks.isTicked(one), ticks.isTicked(other)]).toEqual([false, true]);
    expect(ticks.tickedRows).toEqual([other]);
  });

  it('drops the ticks when the dealer stops choosing, and not before', () => {
    const ticks = choosing();
    ticks.choose(true);
    expect(ticks.tickedRows).toEqual([one, other]);
    ticks.choose(false);
    expect([ticks.isChoosing, ticks.tickedRows]).toEqual([false, []]);
  });
});
