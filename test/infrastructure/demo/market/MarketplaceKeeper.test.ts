import {
  MarketplaceKeeper,
  type MarketplaceStorage,
} from '../../../../src/infrastructure/demo/market/MarketplaceKeeper';
import { InMemoryDemoMarket } from '../../../../src/infrastructure/demo/twins/AccountTwins';
import { InMemoryDiagnostics } from '../../../twins/BrowserTwins';
import { aMarketplace, anOfferThat, aQuestion } from './aMarketplace';

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
