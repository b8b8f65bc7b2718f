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
import type { TodayEntry } from '../../../src/domain/home/TodayPart';
import type { News } from '../../../src/domain/notifications/News';
import { bidStanding } from '../../../src/domain/offers/BidStanding';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import { mayHaveWon, offerStanding, ownBidStanding, shownStanding } from '../../../src/domain/offers/OwnBidStanding';
import { hasDeal, isOnSale } from '../../../src/domain/offers/Sale';
import { SECOND } from '../../../src/domain/shared/Instant';
import { InMemoryLiveFeed } from '../../../src/infrastructure/demo/twins/InMemoryLiveFeed';
import { ScheduledLiveFeed } from '../../support/ScheduledLiveFeed';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { scheduledWire, straightWire, type Wire } from '../../support/Wire';
import { atTheList, type Workplace, type WorkplaceOptions } from '../../support/Workplace';

watchActions();

const FRAME = 16;
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
    else if (who === 'a rival') void (what === 'bids' ? marketplace.rivalBids(hashId) : marketplace.rivalBuys(hashId));
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
async function twoWindows(opened: Before, { wire, feed }: { wire: () => Wire; feed: WorkplaceOptions['feedThrough'] }) {
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

describe('what two windows say about an offer', () => {
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
