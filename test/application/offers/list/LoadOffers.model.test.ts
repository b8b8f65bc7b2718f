import * as fc from 'fast-check';
import { noFilters } from '../../../../src/domain/offers/list/BrowseFilters';
import { defaultQuestion, type BrowseQuestion } from '../../../../src/domain/offers/list/BrowseQuestion';
import { MINUTE, SECOND } from '../../../../src/domain/shared/Instant';
import { pagesBetween } from '../../../../src/domain/shared/Page';
import { wholeList } from '../../../infrastructure/demo/market/aMarketplace';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { atTheList, type Workplace } from '../../../support/Workplace';

watchActions();

const FRAME = 16;

const machines: BrowseQuestion = {
  ...defaultQuestion,
  filters: { ...noFilters, vehicleType: 'AgriculturalMachine' },
};

interface Model {
  question: BrowseQuestion;
  isConnected: boolean;
  /** Pushes may have been missed. */
  hasMissed: boolean;
}

class Step implements fc.AsyncCommand<Model, Workplace> {
  constructor(
    private readonly name: string,
    private readonly act: (model: Model, at: Workplace) => Promise<void> | void,
    private readonly mayStartOver = false,
  ) {}

  check = (): boolean => true;

  async run(model: Model, at: Workplace): Promise<void> {
    const before = [...at.list('browse').ids];
    await this.act(model, at);
    await at.passes(FRAME);
    expectWhole(model, at);
    // While the dealer is within the list, no row moves: rows are only added at its end.
    if (at.list('browse').place.scrollTop === 0 || this.mayStartOver) return;
    expect(at.list('browse').ids.slice(0, before.length)).toEqual(before);
  }

  toString = (): string => this.name;
}

function expectWhole({ question, isConnected, hasMissed }: Model, at: Workplace): void {
  const list = at.list('browse');
  const shown = [...list.ids, ...list.newRows];
  expect(new Set(shown).size).toBe(shown.length);
  if (isConnected && !hasMissed) {
    const { ids } = list;
    for (const hashId of ids) {
      const { highestBid, closed, bidsCount } = at.served(hashId);
      expect(at.offer(hashId)).toMatchObject({ highestBid, closed, bidsCount });
    }
  }
  if (hasMissed || list.hasMore) return;
  const open = wholeList(at.dealer, 'browse', question.filters).map(offer => offer.hashId);
  expect(open.filter(hashId => !shown.includes(hashId))).toEqual([]);
}

const somewhere = (at: Workplace, place: number) => at.list('browse').ids[place % at.list('browse').ids.length]!;

async function startOver(model: Model, at: Workplace): Promise<void> {
  at.list('browse').place.toTop();
  await at.loadOffers.refresh('browse');
  model.hasMissed = !model.isConnected;
}

async function reconnect(model: Model, at: Workplace): Promise<void> {
  if (model.isConnected) return;
  at.lists.rowsShown(pagesBetween(1, Math.max(1, at.list('browse').nextPage - 1)));
  await at.twins.liveFeed.reconnect();
  // The screen is fetched at most every five seconds for the sake of the connection.
  await at.passes(5 * SECOND);
  Object.assign(model, { isConnected: true, hasMissed: false });
}

const place = fc.nat({ max: 79 });

const commands = fc.commands(
  [
    fc.constant(new Step('more', (_, at) => at.loadOffers.more('browse'))),
    fc.constant(new Step('more', (_, at) => at.loadOffers.more('browse'))),
    fc.constant(new Step('publish', (_, at) => void at.market.marketplace.publish())),
    place.map(at => new Step(`bid ${at}`, (_, work) => void work.market.marketplace.rivalBids(somewhere(work, at)))),
    place.map(at => new Step(`sell ${at}`, (_, work) => void work.market.marketplace.rivalBuys(somewhere(work, at)))),
    fc
      .constantFrom(0, 900)
      .map(pixels => new Step(`scroll ${pixels}`, (_, at) => at.list('browse').place.scrolledTo(pixels))),
    fc.constant(new Step('refresh', startOver, true)),
    fc.constant(
      new Step('more fails', async (_, at) => {
        if (!at.list('browse').hasMore) return;
        at.twins.line.failNext({ reason: 'offline' });
        await at.loadOffers.more('browse');
        expect(at.list('browse').status.step).toBe('failed');
      }),
    ),
    fc.constantFrom(defaultQuestion, machines).map(
      question =>
        new Step(
          `show ${question.filters.vehicleType ?? 'everything'}`,
          async (model, at) => {
            const isNew = at.list('browse').question !== question;
            await at.loadOffers.show('browse', question);
            model.question = question;
            if (isNew) model.hasMissed = !model.isConnected;
          },
          true,
        ),
    ),
    fc.constant(
      new Step('the line is lost', (model, at) => {
        model.isConnected = false;
        model.hasMissed = true;
        at.twins.liveFeed.drop();
      }),
    ),
    fc.constant(new Step('the line is back', reconnect)),
    fc.constant(new Step('a quarter of an hour passes', (_, at) => at.passes(15 * MINUTE))),
  ],
  { maxCommands: 30 },
);

async function start(): Promise<{ model: Model; real: Workplace }> {
  const real = await atTheList({ offers: 50 });
  real.followMarket.follow();
  await settled();
  await real.passes(FRAME);
  return { model: { question: defaultQuestion, isConnected: true, hasMissed: false }, real };
}

it('nothing is doubled, lost or moved while a dealer pages through a changing market', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async happenings => {
      await fc.asyncModelRun(start, happenings);
    }),
    { numRuns: 80 },
  );
});
