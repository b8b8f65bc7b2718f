import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import type { LiveEvent } from '../../../../src/application/ports/LiveFeed';
import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import { bidStanding } from '../../../../src/domain/offers/BidStanding';
import { offerTabs } from '../../../../src/domain/offers/list/OfferTab';
import type { Offer } from '../../../../src/domain/offers/Offer';
import { euros, type Money } from '../../../../src/domain/shared/Money';
import { models } from '../../../../src/infrastructure/demo/market/catalogue/models/models';
import type { InMemoryMarketplace } from '../../../../src/infrastructure/demo/market/InMemoryMarketplace';
import {
  MarketplaceKeeper,
  type MarketplaceStorage,
} from '../../../../src/infrastructure/demo/market/MarketplaceKeeper';
import { paints } from '../../../../src/infrastructure/demo/market/offers/photos';
import { makerCodes } from '../../../../src/infrastructure/demo/market/offers/vehicleOf';
import { InMemoryDemoMarket } from '../../../../src/infrastructure/demo/twins/AccountTwins';
import { InMemoryDiagnostics } from '../../../twins/BrowserTwins';
import { InMemoryClock } from '../../../twins/InMemoryClock';
import {
  aMarketplace,
  anOfferThat,
  aQuestion,
  buyerEmail,
  dealerOf,
  fieldsOf,
  sellerEmail,
  visitorEmail,
  wholeList,
} from './aMarketplace';

describe('InMemoryMarketplace', () => {
  function eventsOf(marketplace: InMemoryMarketplace): LiveEvent[] {
    const events: LiveEvent[] = [];
    marketplace.onEvent(buyerEmail, event => events.push(event));
    return events;
  }

  describe('the live channels of the in-memory market', () => {
    test('push a fixed price that the seller has changed, and the vehicle costs that', () => {
      const { marketplace, buyer } = aMarketplace();
      const { id, hashId } = anOfferThat(buyer, offer => offer.buyNowPrice > 0);
      const events = eventsOf(marketplace);
      expect(marketplace.sellerAsks(hashId, euros(4600))).toBe(true);
      expect(events).toMatchObject([{ kind: 'offerChanged', offer: { hashId, buyNowPrice: euros(4600) } }]);
      expect(buyer.acceptBuyNow(id).ok).toBe(true);
      expect(buyer.open(hashId)?.offer.deal?.clientPrice).toBe(euros(4600));
      expect(marketplace.sellerAsks(hashId, euros(4000))).toBe(false);
    });

    test('push the counter of a dealer who is outbid', () => {
      const { marketplace, buyer } = aMarketplace();
      const leading = anOfferThat(buyer, offer => bidStanding(offer) === 'leading' && !offer.contractStatus, 'ownBids');
      const outbidBefore = buyer.counters().bids;
      const events = eventsOf(marketplace);
      expect(marketplace.rivalBids(leading.hashId)).toBe(true);
      const [changed, counted] = events;
      expect(changed).toMatchObject({ kind: 'offerChanged', offer: { id: leading.id } });
      expect(counted).toMatchObject({ kind: 'counted', counters: { bids: outbidBefore + 1 } });
    });
  });

  test('the bid of a rival must reach the minimum', () => {
    const { marketplace, buyer } = aMarketplace();
    const { hashId, highestBid } = anOfferThat(buyer, offer => offer.highestBid > 0);
    expect(marketplace.rivalBids(hashId, (minimumBid(highestBid) - 1) as Money)).toBe(false);
    expect(marketplace.rivalBids(hashId, minimumBid(highestBid))).toBe(true);
    expect(buyer.open(hashId)?.offer.highestBid).toBe(minimumBid(highestBid));
  });
});

describe('InMemoryMarketplace, in any sequence of steps', () => {
  type Market = ReturnType<typeof aMarketplace>;

  /** The expected state of the market, kept beside it. */
  interface Model {
    readonly highest: Map<string, number>;
    readonly liked: Set<string>;
    readonly bought: Set<string>;
  }

  const emails = [buyerEmail, sellerEmail, visitorEmail];

  /** Any offer that was ever listed, open or closed. */
  function known(model: Model, market: Market, place: number): Offer {
    const names = [...model.highest.keys()];
    const opened = market.buyer.open((names[place % names.length] ?? '') as Offer['hashId']);
    if (opened === null) throw new Error('A known offer cannot be opened');
    return opened.offer as Offer;
  }

  function checkAlways(model: Model, market: Market): void {
    for (const offer of [...wholeList(market.buyer, 'browse'), ...wholeList(market.buyer, 'ownBids')]) {
      expect(offer.highestBid).toBeGreaterThanOrEqual(model.highest.get(offer.hashId) ?? 0);
      expect(offer.ownBid ?? 0).toBeLessThanOrEqual(offer.highestBid);
      if (offer.contractStatus === 'waiting') expect(offer.ownBid).toBe(offer.highestBid);
      model.highest.set(offer.hashId, offer.highestBid);
    }
    const liked = wholeList(market.buyer, 'liked').map(offer => offer.hashId);
    expect(new Set(liked)).toEqual(model.liked);
    expect(market.buyer.counters().likedOffers).toBe(model.liked.size);
    const deals = [...wholeList(market.buyer, 'inRealization'), ...wholeList(market.buyer, 'archived')];
    expect(deals.map(offer => offer.hashId)).toEqual(expect.arrayContaining([...model.bought]));
  }

  type Step = (model: Model, market: Market) => void;

  class Act implements fc.Command<Model, Market> {
    constructor(
      private readonly name: string,
      private readonly step: Step,
    ) {}

    check = () => true;

    run(model: Model, market: Market): void {
      this.step(model, market);
      checkAlways(model, market);
    }

    toString = () => this.name;
  }

  const place = fc.nat({ max: 400 });

  const acts = [
    fc.tuple(place, fc.integer({ min: -200_000, max: 200_000 })).map(
      ([at, above]) =>
        new Act(`bid ${at} ${above}`, (model, market) => {
          const offer = known(model, market, at);
          const minimum = minimumBid(offer.highestBid);
          const amount = (minimum + above) as Money;
          const answer = market.buyer.placeBid(offer.id, amount);
          expect(answer.ok).toBe(!offer.closed && amount >= minimum);
          const after = market.buyer.open(offer.id)?.offer;
          if (answer.ok) expect(after).toMatchObject({ highestBid: amount, ownBid: amount, contractStatus: null });
          else expect(after).toEqual(offer);
        }),
    ),
    place.map(
      at =>
        new Act(`buy ${at}`, (model, market) => {
          const offer = known(model, market, at);
          const answer = market.buyer.acceptBuyNow(offer.id);
          expect(answer.ok).toBe(!offer.closed && offer.buyNowPrice > 0);
          if (answer.ok) model.bought.add(offer.hashId);
        }),
    ),
    fc.tuple(place, fc.boolean()).map(
      ([at, likes]) =>
        new Act(`${likes ? 'like' : 'unlike'} ${at}`, (model, market) => {
          const { id, hashId } = known(model, market, at);
          expect((likes ? market.buyer.like(id) : market.buyer.unlike(id)).ok).toBe(true);
          if (likes) model.liked.add(hashId);
          else model.liked.delete(hashId);
        }),
    ),
    place.map(
      at =>
        new Act(`rival bids ${at}`, (model, market) => {
          const offer = known(model, market, at);
          expect(market.marketplace.rivalBids(offer.hashId)).toBe(!offer.closed);
        }),
    ),
    place.map(
      at =>
        new Act(`rival buys ${at}`, (model, market) => {
          const offer = known(model, market, at);
          expect(market.marketplace.rivalBuys(offer.hashId)).toBe(!offer.closed);
          expect(market.buyer.open(offer.id)?.offer.closed).toBe(true);
        }),
    ),
    fc.constant(new Act('publish', (_, market) => void market.marketplace.publish())),
    fc.nat({ max: 120_000 }).map(
      time =>
        new Act(`wait ${time}`, (_, market) => {
          market.marketplace.start();
          market.clock.advance(time);
        }),
    ),
    fc.constant(
      new Act('reload', (_, market) => {
        const before = everything(market);
        expect(market.marketplace.restore(JSON.parse(JSON.stringify(market.marketplace.snapshot())))).toBe(true);
        expect(everything(market)).toEqual(before);
      }),
    ),
  ];

  function everything({ marketplace }: Market): unknown {
    return emails.map(email => {
      const dealer = dealerOf(marketplace, email);
      const tabs = ['browse', 'liked', 'ownBids', 'inRealization', 'archived', 'sold'] as const;
      return [dealer.counters(), tabs.map(tab => wholeList(dealer, tab))];
    });
  }

  function start(seed: number): { model: Model; real: Market } {
    const real = aMarketplace({ seed, offers: 15, tempo: 4, clock: new InMemoryClock() });
    const highest = new Map(wholeList(real.buyer, 'browse').map(offer => [offer.hashId as string, offer.highestBid]));
    const liked = new Set(wholeList(real.buyer, 'liked').map(offer => offer.hashId as string));
    return { model: { highest, liked, bought: new Set() }, real };
  }

  test('after any actions, bids only rise, likes are counted, purchases stay, and a reload changes nothing', () => {
    fc.assert(
      fc.property(fc.nat(), fc.commands(acts, { maxCommands: 25 }), (seed, commands) => {
        fc.modelRun(() => start(seed), commands);
      }),
      { numRuns: 30 },
    );
  });

  test('the same seed, clock and calls always produce the same market', () => {
    fc.assert(
      fc.property(fc.nat(), fc.commands(acts, { maxCommands: 15 }), (seed, commands) => {
        const lived = [start(seed), start(seed)].map(({ model, real }) => {
          fc.modelRun(() => ({ model, real }), commands);
          return everything(real);
        });
        expect(lived[0]).toEqual(lived[1]);
      }),
      { numRuns: 12 },
    );
  });
});

describe('MarketSnapshot', () => {
  function livedIn() {
    const market = aMarketplace({ tempo: 20, offers: 80 });
    const { id, highestBid } = anOfferThat(market.buyer, offer => offer.ownBid === null);
    market.buyer.placeBid(id, minimumBid(highestBid));
    market.marketplace.start();
    market.clock.advance(60_000);
    market.marketplace.stop();
    return market;
  }

  const lists = ({ buyer }: ReturnType<typeof aMarketplace>) => offerTabs.map(tab => wholeList(buyer, tab));

  test('a restored market equals the kept one and continues in the same way', () => {
    const kept = livedIn();
    const again = aMarketplace({ tempo: 20, offers: 80, clock: kept.clock });
    expect(lists(again)).not.toEqual(lists(kept));
    expect(again.marketplace.restore(structuredClone(kept.marketplace.snapshot()))).toBe(true);
    expect(lists(again)).toEqual(lists(kept));
    for (const { marketplace } of [kept, again]) marketplace.start();
    kept.clock.advance(60_000);
    expect(lists(again)).toEqual(lists(kept));
  });

  test('a snapshot of another seed or size is refused, because its offers are other vehicles', () => {
    const snapshot = aMarketplace({ seed: 2 }).marketplace.snapshot();
    const { marketplace, buyer } = aMarketplace({ seed: 1 });
    const before = wholeList(buyer, 'browse');
    expect(marketplace.restore(snapshot)).toBe(false);
    expect(marketplace.restore(aMarketplace({ offers: 101 }).marketplace.snapshot())).toBe(false);
    expect(wholeList(buyer, 'browse')).toEqual(before);
  });

  test('a snapshot that names an unknown offer is refused', () => {
    const { marketplace } = aMarketplace();
    const snapshot = fieldsOf(marketplace.snapshot());
    expect(marketplace.restore({ ...snapshot, soldLater: [5_000] })).toBe(false);
    expect(marketplace.restore({ ...snapshot, books: [] })).toBe(false);
    expect(marketplace.restore(snapshot)).toBe(true);
  });

  test('any stored value is either refused without effect or gives a market that works', () => {
    const { marketplace, buyer } = aMarketplace({ offers: 30 });
    const snapshot = fieldsOf(marketplace.snapshot());
    const before = lists({ marketplace, buyer, clock: aMarketplace().clock });
    const keys = Object.keys(snapshot);
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.anything(), fc.anything(), (key, value, rubbish) => {
        expect(marketplace.restore(rubbish)).toBe(false);
        if (marketplace.restore({ ...snapshot, [key]: value })) {
          expect(() => buyer.list('browse', aQuestion())).not.toThrow();
          marketplace.restore(snapshot);
        }
        expect(wholeList(buyer, 'browse')).toEqual(before[0]);
      }),
    );
  });

  test('a snapshot contains only what trading changed', () => {
    const small = JSON.stringify(aMarketplace({ offers: 1_000 }).marketplace.snapshot()).length;
    const large = JSON.stringify(aMarketplace({ offers: 20_000 }).marketplace.snapshot()).length;
    expect(large).toBeLessThan(small * 1.1);
  });
});

describe('MarketplaceKeeper', () => {
  class MemoryStorage implements MarketplaceStorage {
    kept: unknown;
    writes = 0;
    leave: () => void = () => undefined;

    async read(): Promise<unknown> {
      return structuredClone(this.kept);
    }

    async keep(snapshot: unknown): Promise<void> {
      this.writes += 1;
      this.kept = structuredClone(snapshot);
    }

    async clear(): Promise<void> {
      this.kept = undefined;
    }

    onLeaving(callback: () => void): void {
      this.leave = callback;
    }
  }

  class RefusingStorage implements MarketplaceStorage {
    read = () => Promise.reject(new DOMException('No', 'SecurityError'));
    keep = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));
    clear = () => Promise.reject(new DOMException('No', 'SecurityError'));
    onLeaving = () => undefined;
  }

  async function aVisit(storage: MarketplaceStorage, clock = aMarketplace().clock) {
    const market = aMarketplace({ clock });
    const diagnostics = new InMemoryDiagnostics();
    const keeper = new MarketplaceKeeper({ ...market, storage, diagnostics });
    await keeper.start();
    const notLiked = anOfferThat(market.buyer, offer => !offer.isLiked);
    return { ...market, keeper, diagnostics, notLiked };
  }

  const settled = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };

  test('a market that stops is stored, and no later change of it', async () => {
    const storage = new MemoryStorage();
    const first = await aVisit(storage);
    first.buyer.like(first.notLiked.id);
    await first.keeper.stop();
    const second = await aVisit(storage, first.clock);
    expect(second.buyer.open(first.notLiked.id)?.offer.isLiked).toBe(true);
    first.buyer.unlike(first.notLiked.id);
    first.clock.advance(5_000);
    await settled();
    await first.keeper.flush();
    const third = await aVisit(storage, first.clock);
    expect(third.buyer.open(first.notLiked.id)?.offer.isLiked).toBe(true);
  });

  test('a new offer can be opened on the next visit if it was opened before', async () => {
    const storage = new MemoryStorage();
    const first = await aVisit(storage);
    const hashId = first.marketplace.publish();
    first.buyer.open(hashId);
    first.clock.advance(0);
    await settled();
    const second = await aVisit(storage, first.clock);
    expect(second.buyer.open(hashId)?.offer).toEqual(first.buyer.open(hashId)?.offer);
  });

  test('many changes are written at once and then once a second, including the last one', async () => {
    const storage = new MemoryStorage();
    const { buyer, clock, notLiked } = await aVisit(storage);
    for (let change = 0; change < 25; change += 1) {
      buyer.like(notLiked.id);
      clock.advance(100);
      await settled();
    }
    expect(storage.writes).toBe(3);
    buyer.unlike(notLiked.id);
    clock.advance(1_000);
    await settled();
    const next = await aVisit(storage, clock);
    expect(next.buyer.open(notLiked.id)?.offer.isLiked).toBe(false);
  });

  test('a recent change is written once, when the keeper is flushed or the page is left', async () => {
    const storage = new MemoryStorage();
    const { buyer, clock, keeper, notLiked } = await aVisit(storage);
    buyer.like(notLiked.id);
    clock.advance(0);
    await settled();
    buyer.unlike(notLiked.id);
    await keeper.flush();
    expect(storage.writes).toBe(2);
    buyer.like(notLiked.id);
    buyer.unlike(notLiked.id);
    storage.leave();
    await settled();
    expect(storage.writes).toBe(3);
    clock.advance(10_000);
    await keeper.flush();
    expect(storage.writes).toBe(3);
    expect((await aVisit(storage, clock)).buyer.open(notLiked.id)?.offer.isLiked).toBe(false);
  });

  test('a reset clears the storage, cancels pending writes and restores the first day', async () => {
    const storage = new MemoryStorage();
    const { buyer, clock, notLiked, marketplace, keeper } = await aVisit(storage);
    const demo = new InMemoryDemoMarket(marketplace, () => keeper.clear());
    buyer.like(notLiked.id);
    clock.advance(0);
    buyer.unlike(notLiked.id);
    marketplace.publish();
    await demo.reset();
    clock.advance(10_000);
    await settled();
    expect(storage.kept).toBeUndefined();
    expect(buyer.list('browse', aQuestion()).totalCount).toBe(100);
    expect(demo).toMatchObject({ isDemo: true, accounts: marketplace.accounts });
  });

  test('a storage that refuses leaves a working market and is reported', async () => {
    const { buyer, clock, notLiked, keeper, diagnostics } = await aVisit(new RefusingStorage());
    expect(buyer.like(notLiked.id).ok).toBe(true);
    clock.advance(0);
    await keeper.clear();
    expect(diagnostics.problems.map(problem => ('error' in problem ? String(problem.error) : ''))).toEqual([
      'SecurityError: No',
      'QuotaExceededError: Full',
      'SecurityError: No',
    ]);
  });

  test('a stored market that the browser did not hand out in time is not replaced', async () => {
    const storage = new MemoryStorage();
    storage.read = () => Promise.reject(Object.assign(new Error(), { name: 'TimeoutError' }));
    const { buyer, clock, notLiked, keeper } = await aVisit(storage);
    buyer.like(notLiked.id);
    clock.advance(5_000);
    await keeper.flush();
    expect(storage.writes).toBe(0);
  });
});

describe('catalogue', () => {
  const photos = join(process.cwd(), 'src/infrastructure/demo/market/photos');

  test('every motorbike has a brand that can be filtered, and every make has a code', () => {
    for (const { make, vehicleType, brandId } of models) {
      expect(brandId === null).toBe(vehicleType !== 'Motorbike');
      expect(makerCodes[make]).toMatch(/^[A-HJ-NPR-Z0-9]{3}$/);
    }
  });

  test('the paints match the illustrations', () => {
    const drawn = JSON.parse(readFileSync(join(photos, 'paints.json'), 'utf8')) as { name: string }[];
    expect(paints.map(({ name }) => name)).toEqual(drawn.map(({ name }) => name));
  });
});
