import * as fc from 'fast-check';
import {
  nextRaise,
  type RaiseAnswer,
  raiseAnswered,
  raiseEdited,
  type RaiseList,
  raiseMarketMoved,
  raisesConfirmed,
  raiseSent,
  raisesToSend,
  type RaiseState,
  reviewRaises,
} from '../../../src/domain/bidding/RaiseList';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { idA, ids, kindsOf, offerOf, reviewOf } from './someRaises';

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
