import * as fc from 'fast-check';
import { computed, type IComputedValue } from 'mobx';
import { HomeNumbers } from '../../../src/application/home/HomeNumbers';
import { TodayParts } from '../../../src/application/home/TodayParts';
import { KeptNews } from '../../../src/application/notifications/KeptNews';
import type { LiveFeed } from '../../../src/application/ports/LiveFeed';
import { pause } from '../../../src/application/shared/inTime';
import { isDealBar, shownBar } from '../../../src/domain/bidding/ActionBar';
import { minimumBid } from '../../../src/domain/bidding/MinimumBid';
import { groupOfStanding } from '../../../src/domain/bidding/OwnBid';
import { canBeRaised } from '../../../src/domain/bidding/RaiseList';
import type { TodayEntry } from '../../../src/domain/home/TodayPart';
import type { Counters } from '../../../src/domain/notifications/Counters';
import type { News } from '../../../src/domain/notifications/News';
import { bidStanding } from '../../../src/domain/offers/BidStanding';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import { mayHaveWon, offerStanding, ownBidStanding, shownStanding } from '../../../src/domain/offers/OwnBidStanding';
import { hasDeal, isOnSale } from '../../../src/domain/offers/Sale';
import { SECOND } from '../../../src/domain/shared/Instant';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { InMemoryLiveFeed } from '../../../src/infrastructure/demo/twins/InMemoryLiveFeed';
import { buyerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { run } from '../../support/aRace';
import { Conversing } from '../../support/Conversing';
import { ScheduledLiveFeed } from '../../support/ScheduledLiveFeed';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { scheduledWire, straightWire, type Wire } from '../../support/Wire';
import { atTheList, type Workplace, type WorkplaceOptions } from '../../support/Workplace';
import { InMemoryVisitStorage } from '../../twins/BrowserTwins';
import { InMemoryTabChannel, InMemoryTabMessages } from '../../twins/InMemoryTabMessages';

interface WindowsAndDevice {
  /** Two windows of one browser. */
  readonly one: Conversing;
  readonly two: Conversing;
  /** Another device of the same dealer. */
  readonly device: Conversing;
  readonly all: readonly Conversing[];
  /** Lets everything that is under way arrive, and these seconds pass. */
  rests(seconds: number): Promise<void>;
}

/**
 * A dealer with two windows and another device, each at the list with a live line. From now on, calls, answers, pushes and the
 * messages between the windows arrive in the order that the scheduler chooses.
 */
async function windowsAndDevice(scheduler: fc.Scheduler): Promise<WindowsAndDevice> {
  let current: Wire = straightWire;
  let messages: Promise<void> = Promise.resolve();
  const channel = new InMemoryTabChannel(arrive => {
    messages = messages.then(() => scheduler.schedule(Promise.resolve(), 'message of a window')).then(arrive);
  });
  const options: WorkplaceOptions = {
    offers: 24,
    wire: (call, ask) => current(call, ask),
    feedThrough: (_, twins) => new ScheduledLiveFeed(twins, scheduler),
  };
  const inBrowser: WorkplaceOptions = {
    ...options,
    replaced: () => ({ tabMessages: new InMemoryTabMessages(channel), visitNotes: new InMemoryVisitStorage() }),
  };
  const one = new Conversing(inBrowser);
  const two = new Conversing({ ...inBrowser, beside: one.at });
  const device = new Conversing({ ...options, deviceBeside: one.at });
  const all = [one, two, device];
  for (const { at } of all) {
    at.lists.shown('browse');
    for (const tab of ['browse', 'liked'] as const) await at.loadOffers.refresh(tab);
    await at.input.restore();
    at.counters.begin();
    at.followMarket.follow();
    await settled();
    await scheduler.waitIdle();
  }
  current = scheduledWire(scheduler);
  const rests = async (seconds: number): Promise<void> => {
    for (let second = 0; second < 2 * seconds; second += 1) {
      await scheduler.waitIdle();
      await one.at.passes(SECOND / 2);
    }
    await scheduler.waitIdle();
  };
  await rests(6);
  return { one, two, device, all, rests };
}

const FRAME = 16;

watchActions();

describe('what two windows say about an offer', () => {
  const KNOWN_WITHIN = 3 * SECOND;

  /** What is true of an offer for this dealer. `nothing`: the dealer has no bid on it. */
  type Truth = 'nothing' | 'leading' | 'outbid' | 'bought' | 'sold';
  /** `unknown`: the window says that it does not know, or that it is being checked. */
  type Claim = Truth | 'unknown';
  type Who = 'this tab' | 'another tab' | 'another device' | 'a rival' | 'the seller';
  type What = 'bids' | 'buys' | 'accepts';
  /** What the dealer has on the offer before. */
  type Before = 'free' | 'led' | 'outbid';

  const truthOf = (served: Offer): Truth => {
    if (served.deal) return 'bought';
    if (!isOnSale(served)) return 'sold';
    const standing = bidStanding(served);
    return standing === 'leading' || standing === 'outbid' ? standing : 'nothing';
  };

  /** Two windows of one browser: an opened offer, and a list with its tiles in sight. Both hold the own bids and the deals. */
  class Windows {
    readonly offers = {} as Record<Before, HashId>;
    private readonly truths = new Map<HashId, Truth[]>();
    private readonly newsSeen = new Map<Workplace, number>();
    /** What waits for the dealer. As on screen, it is computed again only after a change. */
    private readonly today: ReadonlyMap<Workplace, IComputedValue<readonly TodayEntry[]>>;
    private isChanged = false;

    constructor(
      readonly page: Workplace,
      readonly list: Workplace,
    ) {
      const todayOf = (at: Workplace) => at.container.get(TodayParts).all.flatMap(({ entries }) => entries);
      this.today = new Map([page, list].map(at => [at, computed(() => todayOf(at), { keepAlive: true })] as const));
      page.market.marketplace.onEvent(page.session.email, () => (this.isChanged = true));
    }

    get both(): readonly (readonly [string, Workplace])[] {
      return [
        ['page', this.page],
        ['list', this.list],
      ];
    }

    begin(): void {
      for (const hashId of Object.values(this.offers)) this.truths.set(hashId, [truthOf(this.page.served(hashId))]);
      for (const [, at] of this.both) this.newsSeen.set(at, at.container.get(KeptNews).unkept.length);
    }

    /** How often the truth about an offer may have changed. */
    ageOf(hashId: HashId): number {
      return this.truths.get(hashId)?.length ?? 0;
    }

    /** The market pushes each change. Without one, the truth is as before: to open each offer again takes long. */
    note(): void {
      for (const [hashId, truths] of this.truths)
        truths.push(this.isChanged ? truthOf(this.page.served(hashId)) : truths.at(-1)!);
      this.isChanged = false;
    }

    act(who: Who, what: What, hashId: HashId): void {
      const { page, list } = this;
      const { marketplace } = page.market;
      const { id, highestBid, buyNowPrice } = page.served(hashId);
      const amount = minimumBid(highestBid);
      const tab = who === 'this tab' ? page : list;
      if (who === 'the seller') marketplace.sellerAccepts(hashId);
      else if (who === 'a rival')
        void (what === 'bids' ? marketplace.rivalBids(hashId) : marketplace.rivalBuys(hashId));
      else if (who === 'another device')
        void (what === 'bids' ? page.dealer.placeBid(id, amount) : page.dealer.acceptBuyNow(id));
      else void (what === 'bids' ? tab.placeBid(hashId, amount) : tab.acceptBuyNow(hashId, buyNowPrice));
    }

    /** `since` says, for each window and offer, the age of the truth that the window has been told of. */
    expectHonest(since: (at: Workplace, hashId: HashId) => number): void {
      for (const [name, at] of this.both) {
        const today = this.today.get(at)!.get();
        for (const [hashId, truths] of this.truths) {
          const possible = truths.slice(Math.max(0, since(at, hashId) - 1));
          for (const [where, claim] of Object.entries(claims(at, today, hashId)))
            if (
              claim !== 'unknown' &&
              !possible.includes(claim) &&
              !(claim === 'nothing' && !isClaimOfNothing(at, hashId))
            )
              throw new Error(`${name}: ${where} says ${claim}, and possible is ${possible.join(', ')}`);
          for (const claim of this.newsOf(at, hashId))
            if (!truths.includes(claim)) throw new Error(`${name}: news say ${claim}, and it was never true`);
        }
        this.newsSeen.set(at, at.container.get(KeptNews).unkept.length);
      }
    }

    private newsOf(at: Workplace, hashId: HashId): readonly Truth[] {
      const told = at.container
        .get(KeptNews)
        .unkept.slice(this.newsSeen.get(at))
        .filter(({ news }) => news.hashId === hashId);
      return told.flatMap(({ news }) => saidBy(news));
    }
  }

  function saidBy({ kind }: News): readonly Truth[] {
    if (kind === 'outbid' || kind === 'sold') return [kind];
    return ['accepted', 'boughtElsewhere', 'purchaseConfirmed'].includes(kind) ? ['bought'] : [];
  }

  /** If an offer is not open and had no own bid, a window does not say where this dealer stands with it. */
  const isClaimOfNothing = (at: Workplace, hashId: HashId) => at.lists.openOffer === hashId;

  /** What each part of a window says about an offer. */
  function claims(at: Workplace, today: readonly TodayEntry[], hashId: HashId): Readonly<Record<string, Claim>> {
    // The row says that a press of this window is being sent or looked for.
    if (at.pressStore.isLocked(hashId)) return {};
    const offer = at.offer(hashId);
    const purchase = at.purchases.of(offer);
    const isOwn = (offer.ownBid ?? 0) > 0 || offer.contractStatus !== null;
    const row = shownStanding(offer, purchase);
    const isNew = row === 'newBid';
    const numbers = at.container.get(HomeNumbers);
    const isIn = (kind: string) =>
      today.some(entry => entry.kind === kind && 'hashId' in entry && entry.hashId === hashId);
    return {
      panel: panelClaim(at, offer),
      tile: tileClaims[offerStanding(offer, purchase)],
      ...(isOwn && { 'row of my bets': rowClaims[row] }),
      // The row itself says that it has a new bid.
      ...(isOwn && !isNew && { 'group of my bets': groupClaim(ownBidStanding(offer, purchase)) }),
      ...(numbers.isOutbid(offer) && !isNew && { home: 'outbid' as const }),
      ...(isIn('outbid') && !isNew && { today: 'outbid' as const }),
      ...(isIn('toPickUp') && { 'today’s pickups': 'bought' as const }),
    };
  }

  function panelClaim(at: Workplace, offer: Offer): Claim {
    const stored = at.bars.barOf(offer);
    const bar = shownBar(stored, offer);
    if (bar === 'thankYouBuyNow' || (bar !== null && isDealBar(bar))) return 'bought';
    if (bar !== null) return bar === stored ? 'unknown' : 'outbid';
    const purchase = at.purchases.of(offer);
    if (hasDeal(offer) || purchase === 'done') return 'bought';
    return purchase === 'none' && !mayHaveWon(offer) ? 'sold' : 'unknown';
  }

  const tileClaims = {
    noBids: 'nothing',
    notBidding: 'nothing',
    newBid: 'unknown',
    placed: 'unknown',
    outbid: 'outbid',
    leading: 'leading',
    waiting: 'unknown',
    rejected: 'unknown',
    checking: 'unknown',
    bought: 'bought',
    sold: 'sold',
  } as const;

  const rowClaims = {
    outbid: 'outbid',
    leading: 'leading',
    newBid: 'unknown',
    placed: 'unknown',
    waiting: 'unknown',
    rejected: 'unknown',
    checking: 'unknown',
    undecided: 'unknown',
    won: 'bought',
    lost: 'sold',
  } as const;

  const groupClaim = (standing: ReturnType<typeof ownBidStanding>): Claim => {
    const group = groupOfStanding[standing];
    return group === 'outbid' || group === 'leading' ? group : 'unknown';
  };

  /** Two windows with an offer of each kind, each with a fixed price. The wire and the feed follow after the first answers. */
  async function twoWindows(
    opened: Before,
    { wire, feed }: { wire: () => Wire; feed: WorkplaceOptions['feedThrough'] },
  ) {
    const carried: Wire = (call, ask) => (isReady ? wire() : straightWire)(call, ask);
    let isReady = false;
    const options: WorkplaceOptions = { offers: 24, wire: carried, ...(feed && { feedThrough: feed }) };
    const page = await atTheList(options);
    const free = page.list('browse').ids.filter(id => {
      const { ownBid, buyNowPrice, isLiked } = page.offer(id);
      return isOnSale(page.offer(id)) && ownBid === null && buyNowPrice > 0 && !isLiked;
    });
    const windows = new Windows(page, await atTheList({ ...options, beside: page }));
    const [first, second, third] = free;
    Object.assign(windows.offers, { free: first, led: second, outbid: third });
    for (const hashId of [second!, third!])
      page.dealer.placeBid(page.served(hashId).id, minimumBid(page.served(hashId).highestBid));
    page.market.marketplace.rivalBids(third!);
    for (const [, at] of windows.both) {
      for (const tab of ['browse', 'ownBids', 'inRealization'] as const) await at.loadOffers.refresh(tab);
      at.lists.shown('browse');
      at.followMarket.follow();
      await at.passes(FRAME);
    }
    await page.opened.open(windows.offers[opened]);
    await page.passesInSeconds(5);
    isReady = true;
    windows.begin();
    return windows;
  }

  /** Counts the pushes about offers that have arrived. */
  const counted = (feed: LiveFeed, arrived: (count: number) => void): LiveFeed => ({
    open: listener => {
      let count = 0;
      feed.open({
        handleConnection: state => listener.handleConnection(state),
        handleEvents: events => {
          listener.handleEvents(events);
          count += events.filter(({ kind }) => kind === 'offerChanged').length;
          arrived(count);
        },
      });
    },
    close: () => feed.close(),
  });

  // Who acts, on which offer, and what is true of it then for this dealer. The last column says what the windows know of it:
  // the server never says whether a leading bid has lost against a purchase.
  const table: readonly (readonly [Who, What, Before, Truth, Claim])[] = [
    ['this tab', 'bids', 'free', 'leading', 'leading'],
    ['this tab', 'bids', 'outbid', 'leading', 'leading'],
    ['this tab', 'bids', 'led', 'leading', 'leading'],
    ['this tab', 'buys', 'free', 'bought', 'bought'],
    ['this tab', 'buys', 'led', 'bought', 'bought'],
    ['this tab', 'buys', 'outbid', 'bought', 'bought'],
    ['another tab', 'bids', 'free', 'leading', 'leading'],
    ['another tab', 'bids', 'outbid', 'leading', 'leading'],
    ['another tab', 'bids', 'led', 'leading', 'leading'],
    ['another tab', 'buys', 'free', 'bought', 'bought'],
    ['another tab', 'buys', 'led', 'bought', 'bought'],
    ['another tab', 'buys', 'outbid', 'bought', 'bought'],
    ['another device', 'bids', 'free', 'leading', 'leading'],
    ['another device', 'bids', 'outbid', 'leading', 'leading'],
    ['another device', 'bids', 'led', 'leading', 'leading'],
    ['another device', 'buys', 'free', 'bought', 'bought'],
    ['another device', 'buys', 'led', 'bought', 'bought'],
    ['another device', 'buys', 'outbid', 'bought', 'bought'],
    ['a rival', 'bids', 'free', 'nothing', 'nothing'],
    ['a rival', 'bids', 'led', 'outbid', 'outbid'],
    ['a rival', 'bids', 'outbid', 'outbid', 'outbid'],
    ['a rival', 'buys', 'free', 'sold', 'sold'],
    ['a rival', 'buys', 'led', 'sold', 'unknown'],
    ['a rival', 'buys', 'outbid', 'sold', 'sold'],
    ['the seller', 'accepts', 'led', 'bought', 'bought'],
  ];

  const anyLatency = fc.array(fc.tuple(fc.nat(500), fc.nat(500)), { minLength: 4, maxLength: 12 });

  it.each(table)('if %s %s the one that is %s is true at any time, and known within 3 s', async (...row) => {
    const [who, what, before, truth, known] = row;
    await fc.assert(
      fc.asyncProperty(anyLatency, async latencies => {
        let calls = 0;
        const slow: Wire = async (_, ask) => {
          const [there, back] = latencies[(calls += 1) % latencies.length]!;
          const { clock } = windows.page.twins;
          await pause(clock, there);
          const answer = await ask();
          await pause(clock, back);
          return answer;
        };
        const feed = (_: LiveFeed, twins: Workplace['twins']) => new InMemoryLiveFeed(twins.line, twins.clock);
        const windows = await twoWindows(before, { wire: () => slow, feed });
        const hashId = windows.offers[before];
        windows.act(who, what, hashId);
        const { page } = windows;
        let isTrueSince: number | null = null;
        for (let passed = 0; passed <= KNOWN_WITHIN + SECOND; passed += 2 * FRAME) {
          await page.passes(2 * FRAME);
          if (isTrueSince === null && truthOf(page.served(hashId)) === truth) isTrueSince = passed;
          windows.note();
          // A push of a change has arrived by the end of the next frames.
          windows.expectHonest((_, id) => windows.ageOf(id) - 2);
          if (isTrueSince !== null && passed - isTrueSince >= KNOWN_WITHIN) break;
        }
        expect(truthOf(page.served(hashId))).toBe(truth);
        const shown = windows.both.map(([name, at]) => {
          const offer = at.offer(hashId);
          const claim = tileClaims[offerStanding(offer, at.purchases.of(offer))];
          // The tile of an offer that is not open says nothing about a bid of another device.
          return [name, claim === 'nothing' && name === 'list' && before === 'free' ? known : claim];
        });
        expect(shown).toEqual([
          ['page', known],
          ['list', known],
        ]);
      }),
      { numRuns: 4 },
    );
  });

  const anyAct = fc.tuple(
    fc.constantFrom<Who>('this tab', 'another tab', 'another device', 'a rival', 'the seller'),
    fc.constantFrom<What>('bids', 'bids', 'bids', 'buys'),
    fc.constantFrom<Before>('free', 'led', 'outbid'),
  );

  it('is true or said to be unknown, in whatever order presses, pushes and answers arrive', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.constantFrom<Before>('free', 'led', 'outbid'),
        fc.array(anyAct, { minLength: 1, maxLength: 4 }),
        async (scheduler, opened, acts) => {
          const told = new Map<LiveFeed, number>();
          const sent: { readonly hashId: HashId; readonly age: number }[] = [];
          const feeds: LiveFeed[] = [];
          const feed = (_: LiveFeed, twins: Workplace['twins']) => {
            const line = counted(new ScheduledLiveFeed(twins, scheduler), count => told.set(line, count));
            feeds.push(line);
            return line;
          };
          const scheduled = scheduledWire(scheduler);
          const preparing = twoWindows(opened, { wire: () => scheduled, feed });
          let isReady = false;
          void preparing.then(() => (isReady = true));
          while (!isReady) {
            await settled();
            if (scheduler.count() > 0) await scheduler.waitOne();
          }
          const windows = await preparing;
          const { page, list } = windows;
          const first = new Map(feeds.map(line => [line, told.get(line) ?? 0]));
          page.market.marketplace.onEvent(page.session.email, event => {
            if (event.kind === 'offerChanged')
              sent.push({ hashId: event.offer.hashId, age: windows.ageOf(event.offer.hashId) + 1 });
          });
          const since = (at: Workplace, hashId: HashId) => {
            const line = feeds[at === page ? 0 : 1]!;
            const arrived = sent.slice(0, (told.get(line) ?? 0) - first.get(line)!);
            return arrived.findLast(push => push.hashId === hashId)?.age ?? 0;
          };
          scheduler.scheduleSequence(
            acts.map(([who, what, which]) => ({
              label: `${who} ${what} ${which}`,
              builder: async () => windows.act(who, what, windows.offers[which]),
            })),
          );
          for (let idle = 0; idle < 6; idle += 1) {
            while (scheduler.count() > 0) {
              await scheduler.waitOne();
              await settled();
              windows.note();
              windows.expectHonest(since);
            }
            await list.passes(SECOND / 2);
            windows.note();
            windows.expectHonest(since);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('TwoWindows, with answers in any order', () => {
  const who = fc.constantFrom('one' as const, 'two' as const, 'device' as const);
  const window = fc.constantFrom('one' as const, 'two' as const);
  const plan = <Step>(step: fc.Arbitrary<Step>) => fc.array(step, { minLength: 1, maxLength: 8 });

  it('two windows and a device show the likes of the server within 3 s, whoever likes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), plan(fc.tuple(who, fc.nat({ max: 2 }))), async (scheduler, steps) => {
        const world = await windowsAndDevice(scheduler);
        const ids = world.one.at.list('browse').ids.slice(0, 3);
        await run(scheduler, steps, ([name, offer]) => void world[name].at.likes.toggle(ids[offer]!));
        await world.rests(3);
        const { dealer } = world.one.at;
        for (const { at } of world.all) {
          expect(ids.map(hashId => at.likes.isLiked(at.offer(hashId)))).toEqual(
            ids.map(hashId => at.served(hashId).isLiked),
          );
          expect(at.likes.count).toBe(dealer.counters().likedOffers);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('two windows show the same badges, and none that was seen', async () => {
    const step = fc.oneof(fc.constant('support' as const), window);
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), plan(step), async (scheduler, steps) => {
        const world = await windowsAndDevice(scheduler);
        const [offer] = world.one.talkedAbout();
        const shown = ({ at }: Conversing): Counters => at.counters.counters;
        await run(scheduler, steps, name => {
          if (name === 'support') world.one.at.market.marketplace.supportAnswers(buyerEmail, offer!, 'Hello');
          else world[name].at.counters.screenSeen('messages');
          for (const { at } of world.all) {
            const received = at.counters.received('messages') ?? 0;
            expect(at.counters.counters.messages).toBeLessThanOrEqual(received);
          }
        });
        await world.rests(1);
        expect(shown(world.two)).toEqual(shown(world.one));
        // What was seen here is not seen on another device, because the server is not told.
        expect(shown(world.device).messages).toBe(world.one.at.dealer.counters().messages);
      }),
      { numRuns: 40 },
    );
  });

  it('a window shows what the other one types within a second, and judges only what was typed in it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        plan(fc.tuple(who, fc.integer({ min: 50, max: 55 }))),
        async (scheduler, steps) => {
          const world = await windowsAndDevice(scheduler);
          const hashId = world.one.at.list('browse').ids[0]!;
          const typed = new Map<string, number>();
          await run(scheduler, steps, ([name, amount]) => {
            typed.set(name, amount);
            world[name].at.typeAmount(hashId, euros(amount));
          });
          await world.rests(1);
          for (const [name, other] of [
            ['one', 'two'],
            ['two', 'one'],
          ] as const) {
            const { at } = world[name];
            const own = typed.get(name);
            const amount = own ?? typed.get(other);
            expect(at.amountFor(hashId)).toBe(euros(amount ?? 0));
            expect(at.input.isMirrored('typedBids', hashId)).toBe(own === undefined && amount !== undefined);
          }
          expect(world.device.at.amountFor(hashId)).toBe(euros(typed.get('device') ?? 0));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('two windows and a device show the messages of the server in its order within 3 s, whoever writes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        plan(fc.oneof(who, fc.constant('support' as const))),
        async (scheduler, steps) => {
          const world = await windowsAndDevice(scheduler);
          const [offer] = world.one.talkedAbout();
          for (const conversing of world.all) void conversing.store.open(offer!);
          await world.rests(1);
          const before = world.one.served(offer!).length;
          let count = 0;
          await run(scheduler, steps, name => {
            count += 1;
            if (name === 'support') world.one.supportSays(offer!, `Message ${count}`);
            else void world[name].write(offer!, `Message ${count}`);
          });
          await world.rests(3);
          const served = world.one.served(offer!);
          expect(served).toHaveLength(before + steps.length);
          for (const conversing of world.all) expect(conversing.said(offer!)).toEqual(served);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('BidsInDoubt', () => {
  async function aFollower(options?: WorkplaceOptions): Promise<Workplace> {
    const at = await atTheList(options);
    at.followMarket.follow();
    await at.passes(FRAME);
    at.calls.length = 0;
    return at;
  }

  const ledBy = (at: Workplace): HashId => at.list('browse').ids.find(id => shownStanding(at.offer(id)) === 'leading')!;

  const raised = (amount: Money): Money => (minimumBid(amount) + euros(100)) as Money;

  describe('a pushed bid on an offer with an own bid', () => {
    it('shows its amount at once, and claims nothing about the standing', async () => {
      let isSilent = false;
      const at = await aFollower({ wire: (_, ask) => (isSilent ? new Promise(() => {}) : ask()) });
      isSilent = true;
      const hashId = ledBy(at);
      const before = at.offer(hashId);
      at.market.marketplace.rivalBids(hashId);
      await at.passes(FRAME);
      const now = at.offer(hashId);
      expect(now.highestBid).toBeGreaterThan(before.highestBid);
      expect(shownStanding(now)).toBe('newBid');
      // The group of the bid stays, and no raise is offered.
      expect(ownBidStanding(now)).toBe('leading');
      expect(canBeRaised(now)).toBe(false);
      expect(at.news.saidOf('outbid')).toEqual([]);
    });

    it('is told as an outbid once the server has said so', async () => {
      const at = await aFollower();
      const hashId = ledBy(at);
      at.market.marketplace.rivalBids(hashId);
      await at.passes(SECOND);
      expect(bidStanding(at.offer(hashId))).toBe('outbid');
      expect(at.news.saidOf('outbid').map(news => news.hashId)).toEqual([hashId]);
      expect(at.calls).toEqual([`open ${hashId}`]);
    });

    it('leads if the dealer placed it on another device, which the news say', async () => {
      const at = await aFollower();
      const hashId = ledBy(at);
      const { id, highestBid } = at.offer(hashId);
      const amount = raised(highestBid);
      at.lists.shown('liked');
      at.dealer.placeBid(id, amount);
      await at.passes(SECOND);
      expect(at.offer(hashId)).toMatchObject({ highestBid: amount, ownBid: amount });
      expect(bidStanding(at.offer(hashId))).toBe('leading');
      expect(at.news.saidOf('outbid')).toEqual([]);
      expect(at.news.saidOf('bidElsewhere').map(news => news.hashId)).toEqual([hashId]);
    });

    it('is not told as from another device if the answer to the bid of this page was lost', async () => {
      const at = await aFollower();
      const hashId = ledBy(at);
      const { id, highestBid, ownBid } = at.offer(hashId);
      const amount = raised(highestBid);
      at.lists.shown('liked');
      at.pressStore.beingChecked({ hashId, action: 'bid', amount, ownBidBefore: ownBid! }, true);
      at.dealer.placeBid(id, amount);
      await at.passes(SECOND);
      expect(bidStanding(at.offer(hashId))).toBe('leading');
      expect(at.news.saidOf('bidElsewhere')).toEqual([]);
    });

    it('is read again while the server does not answer', async () => {
      let isDown = false;
      const down = { ok: false, error: { reason: 'server' } };
      const at = await aFollower({ wire: (_, ask) => (isDown ? Promise.resolve(down as never) : ask()) });
      const hashId = ledBy(at);
      isDown = true;
      at.market.marketplace.rivalBids(hashId);
      await at.passes(SECOND);
      expect(bidStanding(at.offer(hashId))).toBe('newBid');
      isDown = false;
      await at.passes(5 * SECOND);
      expect(bidStanding(at.offer(hashId))).toBe('outbid');
    });

    it('is one of many that one read of the own bids answers for', async () => {
      const at = await aFollower();
      const led = at
        .list('browse')
        .ids.filter(id => isOnSale(at.offer(id)) && !at.offer(id).deal)
        .slice(0, 7);
      for (const hashId of led) {
        const { id, highestBid } = at.served(hashId);
        at.dealer.placeBid(id, raised(highestBid));
      }
      await at.loadOffers.refresh('browse');
      await at.passes(5 * SECOND);
      expect(led.map(id => bidStanding(at.offer(id)))).toEqual(led.map(() => 'leading'));
      at.calls.length = 0;
      for (const hashId of led) at.market.marketplace.rivalBids(hashId);
      await at.passes(SECOND);
      expect(led.map(id => bidStanding(at.offer(id)))).toEqual(led.map(() => 'outbid'));
      expect(at.calls).toEqual(['list ownBids 1']);
    });
  });

  describe('a pushed bid on an offer without an own bid', () => {
    const withoutOwn = (at: Workplace): HashId =>
      at.list('browse').ids.find(id => at.offer(id).ownBid === null && at.offer(id).highestBid > 0)!;

    it('is read if the offer is open, because the dealer may have placed it on another device', async () => {
      const at = await aFollower();
      const hashId = withoutOwn(at);
      at.lists.offerOpened(hashId);
      const { id, highestBid } = at.offer(hashId);
      at.dealer.placeBid(id, raised(highestBid));
      await at.passes(SECOND);
      expect(bidStanding(at.offer(hashId))).toBe('leading');
    });

    it('asks for nothing otherwise', async () => {
      const at = await aFollower();
      const hashId = withoutOwn(at);
      at.market.marketplace.rivalBids(hashId);
      await at.passes(SECOND);
      expect(bidStanding(at.offer(hashId))).toBe('notBidding');
      expect(at.calls).toEqual([]);
    });
  });
});
