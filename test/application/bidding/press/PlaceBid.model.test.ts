import * as fc from 'fast-check';
import { PlaceBid } from '../../../../src/application/bidding/press/PlaceBid';
import { Book } from '../../../../src/application/book/Book';
import { BookStore } from '../../../../src/application/book/BookStore';
import { OwnTrading } from '../../../../src/application/settings/OwnTrading';
import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import { type BidReview, unusualReasons } from '../../../../src/domain/bidding/UnusualBid';
import { TRADING_SETTINGS } from '../../../../src/domain/book/BookRecord';
import type { HashId } from '../../../../src/domain/offers/Offer';
import type { Money } from '../../../../src/domain/shared/Money';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { aHeldOffer, atTheList, type Workplace } from '../../../support/Workplace';

watchActions();

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

it('PlaceBid never sends an amount that was not on screen at the press, nor an unusual one without its review', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async happenings => {
      await fc.asyncModelRun(start, happenings);
    }),
    { numRuns: 100 },
  );
});
