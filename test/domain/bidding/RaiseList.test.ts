import * as fc from 'fast-check';
import {
  canBeRaised,
  nextRaise,
  type Raise,
  type RaiseAnswer,
  raiseAnswered,
  raiseEdited,
  raiseJudged,
  type RaiseList,
  raiseMarketMoved,
  raisesConfirmed,
  raiseSent,
  raisesReloaded,
  type RaiseState,
  raisesToSend,
  raiseTicked,
  raiseTotal,
  reviewRaises,
  rowsBetween,
} from '../../../src/domain/bidding/RaiseList';
import type { UnusualReason } from '../../../src/domain/bidding/UnusualBid';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';
import { aDeal } from '../deals/aDeal';

const ids = ['MB-A', 'MB-B', 'MB-C'].map(id => id as HashId);
const [idA, idB] = ids as [HashId, HashId];
const offerOf = (hashId: HashId, parts: Partial<Offer> = {}) => anOffer({ hashId, ...parts });
/** The review of one raise for each amount in euros. */
const reviewOf = (...amounts: readonly number[]) =>
  reviewRaises(amounts.map((amount, index) => ({ offer: offerOf(ids[index]!), amount: euros(amount) })));
const kindsOf = ({ raises }: RaiseList) => raises.map(({ state }) => state.kind);

describe('RaiseList', () => {
  it('raisesReloaded leaves no raise to send, and checks the one that was under way', () => {
    const raise = { hashId: 'MB-1' as HashId, amount: euros(200), highestBid: euros(100), confirmed: null };
    const stored: readonly Raise[] = [
      { ...raise, state: { kind: 'placed' } },
      { ...raise, hashId: 'MB-2' as HashId, state: { kind: 'inFlight' } },
      { ...raise, hashId: 'MB-3' as HashId, state: { kind: 'toSend' } },
    ];
    const list = raisesReloaded(stored);
    expect(list.raises.map(({ state }) => state.kind)).toEqual(['placed', 'outcomeOpen', 'interrupted']);
    expect([list.phase, raisesToSend(list)]).toEqual(['placing', []]);
  });

  describe('canBeRaised', () => {
    it.each<[string, Partial<Offer>, boolean]>([
      ['an offer on which the dealer is outbid', { ownBid: euros(8000) }, true],
      ['an offer whose own bid the server does not tell', { ownBid: null }, false],
      ['an offer that the dealer leads', { ownBid: euros(8450) }, false],
      ['an offer that is no longer on sale', { closed: true }, false],
      ['an offer that the dealer bought', { deal: aDeal() }, false],
    ])('judges %s', (_, parts, expected) => expect(canBeRaised(anOffer(parts))).toBe(expected));
  });

  describe('a list of raises', () => {
    it('has a total of the amounts to send', () => {
      expect(raiseTotal(reviewOf(8500, 9000))).toBe(euros(17_500));
      expect(raiseTotal(raiseEdited(reviewOf(8500, 9000), offerOf(idA), euros(8600)))).toBe(euros(17_600));
      expect(raisesToSend(reviewOf(8500, 0))).toHaveLength(1);
    });

    it('sends nothing before the press', () => expect(nextRaise(reviewOf(8500))).toBeNull());

    it('sends one raise after the other', () => {
      const first = raiseSent(raisesConfirmed(reviewOf(8500, 9000)), idA);
      expect(nextRaise(first)).toBeNull();
      expect(raiseSent(first, idB)).toBe(first);
      const second = raiseAnswered(first, idA, { kind: 'placed' });
      expect(nextRaise(second)).toMatchObject({ hashId: idB, amount: euros(9000) });
      const refused = raiseAnswered(first, idA, { kind: 'refused', failure: { reason: 'offline' } });
      expect(nextRaise(refused)?.hashId).toBe(idB);
    });

    it('waits after a lost answer until the outcome is known', () => {
      const lost = raiseAnswered(raiseSent(raisesConfirmed(reviewOf(8500, 9000)), idA), idA, { kind: 'outcomeOpen' });
      expect(nextRaise(lost)).toBeNull();
      expect(nextRaise(raiseAnswered(lost, idA, { kind: 'placed' }))?.hashId).toBe(idB);
    });

    it('leaves out a raise whose highest bid moved, until the amount is edited in the review', () => {
      const moved = raiseMarketMoved(reviewOf(8500, 9000), offerOf(idA, { highestBid: euros(8600) }));
      expect(moved.raises[0]!.state).toEqual({ kind: 'moved', highestBid: euros(8600) });
      expect(raiseTotal(moved)).toBe(euros(9000));
      expect(kindsOf(raiseMarketMoved(moved, offerOf(idA)))).toEqual(['moved', 'toSend']);
      const edited = raiseEdited(moved, offerOf(idA, { highestBid: euros(8600) }), euros(8650));
      expect(kindsOf(edited)).toEqual(['toSend', 'toSend']);
      expect(raiseEdited(raisesConfirmed(moved), offerOf(idA), euros(8650)).raises[0]!.state.kind).toBe('moved');
    });

    it('leaves out a raise while the highest bid may be an own one from another device', () => {
      const unknown = { ...offerOf(idA), ownBid: euros(8300), bidBeforePush: euros(8400) };
      expect(kindsOf(reviewRaises([{ offer: unknown, amount: euros(8500) }]))).toEqual(['moved']);
      expect(kindsOf(raiseMarketMoved(reviewOf(8500), unknown))).toEqual(['moved']);
      expect(kindsOf(reviewRaises([{ offer: { ...unknown, bidBeforePush: undefined }, amount: euros(8500) }]))).toEqual(
        ['toSend'],
      );
    });

    it('leaves out an offer that is no longer on sale, and a raise without an amount', () => {
      const sold = raiseMarketMoved(reviewOf(8500, 0), offerOf(idA, { closed: true }));
      expect(kindsOf(sold)).toEqual(['notOnSale', 'noAmount']);
      expect(nextRaise(raisesConfirmed(sold))).toBeNull();
    });

    it('shows the newest highest bid of a raise that was left out, and whether its offer was sold', () => {
      const moved = raiseMarketMoved(reviewOf(8500), offerOf(idA, { highestBid: euros(8600) }));
      const again = raiseMarketMoved(moved, offerOf(idA, { highestBid: euros(8700) }));
      expect(again.raises[0]!.state).toEqual({ kind: 'moved', highestBid: euros(8700) });
      const sold = raiseMarketMoved(again, offerOf(idA, { closed: true }));
      expect(kindsOf(sold)).toEqual(['notOnSale']);
      expect(raiseMarketMoved(sold, offerOf(idA, { highestBid: euros(8700) }))).toEqual(sold);
    });

    it('contains an offer once even if it is ticked twice', () => {
      const ticked = [8500, 9000].map(amount => ({ offer: offerOf(idA), amount: euros(amount) }));
      expect(reviewRaises(ticked).raises.map(({ amount }) => amount)).toEqual([euros(8500)]);
    });

    describe('with an unusual amount', () => {
      const aboveLimit: UnusualReason = { reason: 'aboveLimit', limit: euros(8000) };
      const possibleDuplicate: UnusualReason = { reason: 'possibleDuplicate' };
      const judged = raiseJudged(reviewOf(8500, 9000), idA, [aboveLimit]);

      it('leaves it out until the dealer confirms it', () => {
        expect(kindsOf(judged)).toEqual(['unusual', 'toSend']);
        expect(raiseTotal(judged)).toBe(euros(9000));
        const ticked = raiseTicked(judged, idA, true);
        expect(raiseTotal(ticked)).toBe(euros(17_500));
        expect(kindsOf(raiseTicked(ticked, idA, false))).toEqual(['unusual', 'toSend']);
      });

      it('keeps it left out if the offer changes but not its highest bid', () => {
        expect(raiseMarketMoved(judged, offerOf(idA, { bidsCount: 9 }))).toEqual(judged);
        const ticked = raiseTicked(judged, idA, true);
        expect(raiseMarketMoved(ticked, offerOf(idA, { bidsCount: 9 }))).toEqual(ticked);
      });

      it('ignores a confirmation of a usual amount', () => {
        for (const isTicked of [true, false]) expect(raiseTicked(judged, idB, isTicked)).toEqual(judged);
        expect(raiseTicked(judged, idA, false)).toEqual(judged);
      });

      it('asks again if another reason appears or the amount is edited', () => {
        const ticked = raiseTicked(judged, idA, true);
        expect(kindsOf(raiseJudged(ticked, idA, [aboveLimit]))).toEqual(['toSend', 'toSend']);
        expect(kindsOf(raiseJudged(ticked, idA, [aboveLimit, possibleDuplicate]))).toEqual(['unusual', 'toSend']);
        const edited = raiseJudged(raiseEdited(ticked, offerOf(idA), euros(8600)), idA, [aboveLimit]);
        expect(kindsOf(edited)).toEqual(['unusual', 'toSend']);
      });

      it('never sends it after a press that left it out, even if it becomes usual', () => {
        const placing = raisesConfirmed(judged);
        expect(kindsOf(raiseJudged(placing, idA, []))).toEqual(['unusual', 'toSend']);
        expect(kindsOf(raiseTicked(placing, idA, true))).toEqual(['unusual', 'toSend']);
      });

      it('leaves out an amount that becomes unusual after the press', () => {
        const placing = raiseJudged(raisesConfirmed(reviewOf(8500, 9000)), idA, [possibleDuplicate]);
        expect(nextRaise(placing)?.hashId).toBe(idB);
      });

      it('counts as usual again in the review if the reasons disappear', () =>
        expect(kindsOf(raiseJudged(judged, idA, []))).toEqual(['toSend', 'toSend']));

      it('is left out because of the market if the highest bid moves', () =>
        expect(kindsOf(raiseMarketMoved(judged, offerOf(idA, { highestBid: euros(8600) })))).toEqual([
          'moved',
          'toSend',
        ]));

      it('stays left out because of the market if the dealer takes the confirmation back or the reasons disappear', () => {
        const ticked = raiseTicked(judged, idA, true);
        const moved = raiseMarketMoved(ticked, offerOf(idA, { highestBid: euros(8600) }));
        expect(kindsOf(raiseTicked(moved, idA, false))).toEqual(['moved', 'toSend']);
        expect(kindsOf(raiseJudged(moved, idA, []))).toEqual(['moved', 'toSend']);
      });
    });
  });

  const rows = ['a', 'b', 'c', 'd'] as HashId[];
  const anyRow = fc.constantFrom(...rows);

  describe('rowsBetween', () => {
    it('are the rows from one end to the other, in the order of the list', () => {
      expect(rowsBetween(rows, { from: 'b' as HashId, to: 'd' as HashId })).toEqual(['b', 'c', 'd']);
    });

    it('are the same in both directions, with both ends', () => {
      fc.assert(
        fc.property(anyRow, anyRow, (from, to) => {
          const between = rowsBetween(rows, { from, to });
          expect(between).toEqual(rowsBetween(rows, { from: to, to: from }));
          expect(between).toEqual(expect.arrayContaining([from, to]));
        }),
      );
    });

    it('are none if one end is not in the list', () => {
      fc.assert(fc.property(anyRow, from => expect(rowsBetween(rows, { from, to: 'x' as HashId })).toEqual([])));
    });
  });
});

describe('RaiseList, in any sequence of steps', () => {
  /** What the dealer and the market did, without the rules of the list. */
  interface Screen {
    phase: RaiseList['phase'];
    amounts: Map<HashId, Money>;
    /** The offers whose market changed since their amount was reviewed. */
    changed: Set<HashId>;
    market: Map<HashId, Offer>;
    sent: Set<HashId>;
    busy: { readonly hashId: HashId; readonly state: 'inFlight' | 'outcomeOpen' } | null;
  }
  interface Shown {
    list: RaiseList;
  }
  type Step = fc.Command<Screen, Shown>;

  const step = (name: string, run: (screen: Screen, shown: Shown) => void): Step => ({
    check: () => true,
    run,
    toString: () => name,
  });

  const marketMoves = (hashId: HashId, highestBid: Money, closed: boolean): Step =>
    step(`${hashId} moves to ${highestBid}${closed ? ', sold' : ''}`, (screen, shown) => {
      const before = screen.market.get(hashId)!;
      const offer = { ...before, highestBid, closed: before.closed || closed };
      if (offer.highestBid !== before.highestBid || offer.closed) screen.changed.add(hashId);
      screen.market.set(hashId, offer);
      shown.list = raiseMarketMoved(shown.list, offer);
    });

  const dealerEdits = (hashId: HashId, amount: Money): Step =>
    step(`edit ${hashId} to ${amount}`, (screen, shown) => {
      const offer = screen.market.get(hashId)!;
      shown.list = raiseEdited(shown.list, offer, amount);
      if (screen.phase !== 'review') return;
      screen.amounts.set(hashId, amount);
      if (!offer.closed) screen.changed.delete(hashId);
    });

  const dealerConfirms: Step = step('confirm', (screen, shown) => {
    shown.list = raisesConfirmed(shown.list);
    if (screen.phase === 'review') screen.phase = 'placing';
  });

  const nextLeaves: Step = step('send', (screen, shown) => {
    const next = nextRaise(shown.list);
    const mayLeave = (id: HashId) => !screen.sent.has(id) && !screen.changed.has(id) && screen.amounts.get(id)! > 0;
    const expected = screen.phase === 'placing' && screen.busy === null ? ids.find(mayLeave) : undefined;
    expect(next?.hashId).toBe(expected);
    if (!next) return;
    expect(next.amount).toBe(screen.amounts.get(next.hashId));
    screen.sent.add(next.hashId);
    screen.busy = { hashId: next.hashId, state: 'inFlight' };
    shown.list = raiseSent(shown.list, next.hashId);
  });

  const answers: readonly RaiseAnswer[] = [
    { kind: 'placed' },
    { kind: 'refused', failure: { reason: 'refused', status: 422, message: null } },
    { kind: 'outcomeOpen' },
  ];
  const answerArrives = (answer: RaiseAnswer, hashId: HashId): Step =>
    step(`${answer.kind} ${hashId}`, (screen, shown) => {
      shown.list = raiseAnswered(shown.list, hashId, answer);
      if (screen.busy?.hashId !== hashId) return;
      screen.busy = answer.kind === 'outcomeOpen' ? { hashId, state: 'outcomeOpen' } : null;
    });

  const anyId = fc.constantFrom(...ids);
  const anyAmount = fc.nat({ max: 4 }).map(steps => euros(steps * 50));
  const anySteps = fc.commands(
    [
      fc.tuple(anyId, anyAmount, fc.nat({ max: 9 })).map(([id, bid, dice]) => marketMoves(id, bid, dice === 0)),
      fc.tuple(anyId, anyAmount).map(([id, amount]) => dealerEdits(id, amount)),
      fc.constant(dealerConfirms),
      fc.constant(nextLeaves),
      fc.constant(nextLeaves),
      fc.tuple(fc.constantFrom(...answers), anyId).map(([answer, id]) => answerArrives(answer, id)),
    ],
    { maxCommands: 30 },
  );

  it('a list of raises never sends an amount other than the reviewed one, and sends one raise at a time and each once', () => {
    const anyAmounts = fc.tuple(anyAmount, anyAmount, anyAmount);
    fc.assert(
      fc.property(anyAmounts, anySteps, (amounts, steps) => {
        const ticked = ids.map((hashId, index) => ({ offer: offerOf(hashId), amount: amounts[index]! }));
        const setup = (): { model: Screen; real: Shown } => ({
          model: {
            phase: 'review',
            amounts: new Map(ticked.map(({ offer, amount }) => [offer.hashId, amount])),
            changed: new Set(),
            market: new Map(ticked.map(({ offer }) => [offer.hashId, offer])),
            sent: new Set(),
            busy: null,
          },
          real: { list: reviewRaises(ticked) },
        });
        fc.modelRun(setup, steps);
      }),
      { numRuns: 1000 },
    );
  });

  it('a raise that was sent never returns to be sent', () => {
    const final: readonly RaiseState['kind'][] = ['placed', 'refused'];
    const anyAnswers = fc.array(fc.constantFrom(...answers), { minLength: 1 });
    fc.assert(
      fc.property(anyAnswers, anyAmount, (given, highestBid) => {
        let list = raiseSent(raisesConfirmed(reviewOf(8500)), idA);
        for (const answer of given) {
          const before = kindsOf(list)[0]!;
          list = raiseMarketMoved(raiseAnswered(list, idA, answer), offerOf(idA, { highestBid }));
          if (final.includes(before)) expect(kindsOf(list)).toEqual([before]);
          expect(raisesToSend(list)).toEqual([]);
        }
      }),
    );
  });
});
