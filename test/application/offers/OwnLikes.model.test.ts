import * as fc from 'fast-check';
import type { HashId } from '../../../src/domain/offers/Offer';
import { wholeList } from '../../infrastructure/demo/market/aMarketplace';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { atTheList, type Workplace } from '../../support/Workplace';

watchActions();

/** Milliseconds until an answer arrives if the test does not wait for it. */
const LATENCY = 100;
const FRAME = 16;

/** The offers that the dealer wants liked, which the app shows at every moment. */
interface Model {
  readonly wanted: Set<HashId>;
  isQuiet: boolean;
}

class Step implements fc.AsyncCommand<Model, Workplace> {
  constructor(
    private readonly name: string,
    private readonly act: (model: Model, at: Workplace) => Promise<void> | void,
    private readonly needsQuiet = false,
  ) {}

  check = (model: Readonly<Model>): boolean => model.isQuiet || !this.needsQuiet;

  async run(model: Model, at: Workplace): Promise<void> {
    await this.act(model, at);
    await at.passes(FRAME);
    expectAsWanted(model, at);
  }

  toString = (): string => this.name;
}

function expectAsWanted({ wanted, isQuiet }: Model, at: Workplace): void {
  for (const hashId of at.list('browse').ids) {
    expect([hashId, at.likes.isLiked(at.offer(hashId))]).toEqual([hashId, wanted.has(hashId)]);
  }
  expect(at.likes.count).toBe(wanted.size);
  const { ids } = at.list('liked');
  expect(new Set(ids).size).toBe(ids.length);
  if (!isQuiet) return;
  expect(new Set(ids)).toEqual(wanted);
  expect(at.list('liked').totalCount).toBe(wanted.size);
  expect(new Set(wholeList(at.dealer, 'liked').map(offer => offer.hashId))).toEqual(wanted);
}

const offerAt = (at: Workplace, place: number): HashId => at.list('browse').ids[place]!;

function flip(wanted: Set<HashId>, hashId: HashId): void {
  if (!wanted.delete(hashId)) wanted.add(hashId);
}

const press = (place: number) =>
  new Step(`press ${place}`, (model, at) => {
    model.isQuiet = false;
    flip(model.wanted, offerAt(at, place));
    void at.likes.toggle(offerAt(at, place));
  });

async function answersCome(model: Model, at: Workplace): Promise<void> {
  // A like that was taken back sends two requests, one after the other.
  for (let call = 0; call < 3; call += 1) await at.passes(LATENCY);
  model.isQuiet = true;
}

const place = fc.nat({ max: 3 });

const commands = fc.commands(
  [
    place.map(press),
    place.map(press),
    fc.constant(new Step('answers come', answersCome)),
    fc.constant(new Step('some time passes', (_, at) => at.passes(LATENCY / 2))),
    fc.constant(
      new Step('liked is fetched', (model, at) => {
        model.isQuiet = false;
        void at.loadOffers.refresh('liked');
      }),
    ),
    fc.constant(
      new Step('browse is fetched', (model, at) => {
        model.isQuiet = false;
        void at.loadOffers.refresh('browse');
      }),
    ),
    place.map(
      at =>
        new Step(
          `press ${at} in vain`,
          async (model, workplace) => {
            workplace.twins.line.failNext({ reason: 'offline' });
            void workplace.likes.toggle(offerAt(workplace, at));
            await answersCome(model, workplace);
          },
          true,
        ),
    ),
    place.map(
      at =>
        new Step(
          `${at} on another device`,
          async (model, workplace) => {
            const { id, hashId } = workplace.offer(offerAt(workplace, at));
            if (model.wanted.has(hashId)) workplace.dealer.unlike(id);
            else workplace.dealer.like(id);
            flip(model.wanted, hashId);
            void workplace.loadOffers.refresh('liked');
            void workplace.loadOffers.refresh('browse');
            await answersCome(model, workplace);
          },
          true,
        ),
    ),
  ],
  { maxCommands: 25 },
);

async function start(): Promise<{ model: Model; real: Workplace }> {
  const real = await atTheList({ offers: 24 });
  await real.loadOffers.refresh('liked');
  real.followMarket.follow();
  await settled();
  await real.passes(FRAME);
  real.twins.line.latency = LATENCY;
  return { model: { wanted: new Set(real.list('liked').ids), isQuiet: true }, real };
}

it('the shown likes always equal the presses of the dealer, and the server agrees in the end', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async happenings => {
      await fc.asyncModelRun(start, happenings);
    }),
    { numRuns: 80 },
  );
});
