import * as fc from 'fast-check';
import type { ActionBarEvent } from '../../../../src/domain/bidding/ActionBar';
import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import type { HashId, Offer } from '../../../../src/domain/offers/Offer';
import { SECOND } from '../../../../src/domain/shared/Instant';
import type { Money } from '../../../../src/domain/shared/Money';
import { ruleFor, type ActionBarModel } from '../../../domain/bidding/ActionBarModel';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { aHeldOffer, atTheList, type Workplace } from '../../../support/Workplace';

watchActions();

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
