import * as fc from 'fast-check';
import { Raises } from '../../../../src/application/bidding/raise/Raises';
import { RaiseTicks } from '../../../../src/application/bidding/raise/RaiseTicks';
import { raisesToSend } from '../../../../src/domain/bidding/RaiseList';
import { shownBid } from '../../../../src/domain/offers/BidStanding';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { ownBidStanding } from '../../../../src/domain/offers/OwnBidStanding';
import { euros, type Money } from '../../../../src/domain/shared/Money';
import { watchActions } from '../../../support/watchActions';
import { Workplace } from '../../../support/Workplace';
import { LateServer } from '../press/LateServer';

watchActions();

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
      else if (shownBid(real.at.offer(hashId)) !== agreed.highestBid) model.faults.push(`${hashId}: the market moved`);
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
