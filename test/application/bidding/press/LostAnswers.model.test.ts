import * as fc from 'fast-check';
import { autorun } from 'mobx';
import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import { bidStanding } from '../../../../src/domain/offers/BidStanding';
import type { HashId, Offer } from '../../../../src/domain/offers/Offer';
import type { Failure } from '../../../../src/domain/shared/Failure';
import type { Money } from '../../../../src/domain/shared/Money';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { aHeldOffer, atTheList, type Workplace } from '../../../support/Workplace';
import { type Fate, LateServer } from './LateServer';

watchActions();

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
  const at: Workplace = await atTheList({ offers: 24, through: ports => server.through(ports, () => at.twins.clock) });
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
