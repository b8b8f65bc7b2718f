import * as fc from 'fast-check';
import {
  canBeRaised,
  nextRaise,
  type RaiseAnswer,
  raiseAnswered,
  raiseEdited,
  raiseJudged,
  type RaiseList,
  raiseMarketMoved,
  raisesClosed,
  raisesConfirmed,
  raiseSent,
  raisesToSend,
  raiseTicked,
  type RaiseState,
  raiseTotal,
  reviewRaises,
} from '../../../src/domain/bidding/RaiseList';
import type { UnusualReason } from '../../../src/domain/bidding/UnusualBid';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';
import { aRealization } from '../realization/aRealization';

const ids = ['MB-A', 'MB-B', 'MB-C'].map(id => id as HashId);
const [idA, idB] = ids as [HashId, HashId];
const offerOf = (hashId: HashId, parts: Partial<Offer> = {}) => anOffer({ hashId, ...parts });
const reviewOf = (...amounts: readonly number[]) =>
  reviewRaises(amounts.map((amount, index) => ({ offer: offerOf(ids[index]!), amount: euros(amount) })));
const kindsOf = ({ raises }: RaiseList) => raises.map(({ state }) => state.kind);

describe('canBeRaised', () => {
  it.each<[string, Partial<Offer>, boolean]>([
    ['an offer on which the dealer is outbid', { ownBid: euros(8000) }, true],
    ['an offer on which the dealer has not bid', {}, true],
    ['an offer that the dealer leads', { ownBid: euros(8450) }, false],
    ['an offer that is no longer on sale', { closed: true }, false],
    ['an offer that the dealer bought', { realization: aRealization() }, false],
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
    const lost = raiseAnswered(raiseSent(raisesConfirmed(reviewOf(8500, 9000)), idA), idA, { kind: 'answerLost' });
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

  it('leaves out an offer that is no longer on sale, and a raise without an amount', () => {
    const sold = raiseMarketMoved(reviewOf(8500, 0), offerOf(idA, { closed: true }));
    expect(kindsOf(sold)).toEqual(['notOnSale', 'noAmount']);
    expect(nextRaise(raisesConfirmed(sold))).toBeNull();
  });

  it('contains an offer once even if it is ticked twice', () => {
    const ticked = [8500, 9000].map(amount => ({ offer: offerOf(idA), amount: euros(amount) }));
    expect(reviewRaises(ticked).raises.map(({ amount }) => amount)).toEqual([euros(8500)]);
  });

  describe('with an unusual amount', () => {
    const aboveLimit: UnusualReason = { reason: 'aboveLimit', limit: euros(8000) };
    const answerLost: UnusualReason = { reason: 'answerLost' };
    const judged = raiseJudged(reviewOf(8500, 9000), idA, [aboveLimit]);

    it('leaves it out until the dealer confirms it', () => {
      expect(kindsOf(judged)).toEqual(['unusual', 'toSend']);
      expect(raiseTotal(judged)).toBe(euros(9000));
      const ticked = raiseTicked(judged, idA, true);
      expect(raiseTotal(ticked)).toBe(euros(17_500));
      expect(kindsOf(raiseTicked(ticked, idA, false))).toEqual(['unusual', 'toSend']);
    });

    it('asks again if another reason appears or the amount is edited', () => {
      const ticked = raiseTicked(judged, idA, true);
      expect(kindsOf(raiseJudged(ticked, idA, [aboveLimit]))).toEqual(['toSend', 'toSend']);
      expect(kindsOf(raiseJudged(ticked, idA, [aboveLimit, answerLost]))).toEqual(['unusual', 'toSend']);
      const edited = raiseJudged(raiseEdited(ticked, offerOf(idA), euros(8600)), idA, [aboveLimit]);
      expect(kindsOf(edited)).toEqual(['unusual', 'toSend']);
    });

    it('never sends it after a press that left it out, even if it becomes usual', () => {
      const placing = raisesConfirmed(judged);
      expect(kindsOf(raiseJudged(placing, idA, []))).toEqual(['unusual', 'toSend']);
      expect(kindsOf(raiseTicked(placing, idA, true))).toEqual(['unusual', 'toSend']);
    });

    it('leaves out an amount that becomes unusual after the press', () => {
      const placing = raiseJudged(raisesConfirmed(reviewOf(8500, 9000)), idA, [answerLost]);
      expect(nextRaise(placing)?.hashId).toBe(idB);
    });

    it('counts as usual again in the review if the reasons disappear', () =>
      expect(kindsOf(raiseJudged(judged, idA, []))).toEqual(['toSend', 'toSend']));

    it('is left out because of the market if the highest bid moves', () =>
      expect(kindsOf(raiseMarketMoved(judged, offerOf(idA, { highestBid: euros(8600) })))).toEqual([
        'moved',
        'toSend',
      ]));
  });

  it('sends nothing after the raise that is under way once it is closed', () => {
    const closed = raisesClosed(raiseSent(raisesConfirmed(reviewOf(8500, 9000)), idA));
    expect(kindsOf(closed)).toEqual(['inFlight', 'stopped']);
    const answered = raiseAnswered(closed, idA, { kind: 'placed' });
    expect(kindsOf(answered)).toEqual(['placed', 'stopped']);
    expect(nextRaise(raisesConfirmed(answered))).toBeNull();
  });
});

/** What the dealer and the market did, without the rules of the list. */
interface Screen {
  phase: RaiseList['phase'];
  amounts: Map<HashId, Money>;
  /** The offers whose market changed since their amount was reviewed. */
  changed: Set<HashId>;
  market: Map<HashId, Offer>;
  sent: Set<HashId>;
  busy: { readonly hashId: HashId; readonly state: 'inFlight' | 'answerLost' } | null;
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

const dealerCloses: Step = step('close', (screen, shown) => {
  shown.list = raisesClosed(shown.list);
  screen.phase = 'closed';
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
  { kind: 'answerLost' },
];
const answerArrives = (answer: RaiseAnswer, hashId: HashId): Step =>
  step(`${answer.kind} ${hashId}`, (screen, shown) => {
    shown.list = raiseAnswered(shown.list, hashId, answer);
    if (screen.busy?.hashId !== hashId) return;
    screen.busy = answer.kind === 'answerLost' ? { hashId, state: 'answerLost' } : null;
  });

const anyId = fc.constantFrom(...ids);
const anyAmount = fc.nat({ max: 4 }).map(steps => euros(steps * 50));
const anySteps = fc.commands(
  [
    fc.tuple(anyId, anyAmount, fc.nat({ max: 9 })).map(([id, bid, dice]) => marketMoves(id, bid, dice === 0)),
    fc.tuple(anyId, anyAmount).map(([id, amount]) => dealerEdits(id, amount)),
    fc.constant(dealerConfirms),
    fc.nat({ max: 4 }).map(dice => (dice === 0 ? dealerCloses : nextLeaves)),
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
