/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { deserialize, serialize } from 'node:v8';
import { IDBFactory } from 'fake-indexeddb';
import { IndexedDbMarketplaceStorage } from '../../../src/infrastructure/demo/IndexedDbMarketplaceStorage';
import { InMemoryClock } from '../../twins/InMemoryClock';

const clock = new InMemoryClock();

// Browsers provide structuredClone; jsdom does not.
globalThis.structuredClone ??= <Value>(value: Value) => deserialize(serialize(value)) as Value;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

afterEach(() => jest.restoreAllMocks());

it('IndexedDbMarketplaceStorage is empty before something is kept', async () => {
  expect(await new IndexedDbMarketplaceStorage(clock).read()).toBeUndefined();
});

it('IndexedDbMarketplaceStorage returns the last snapshot after a reload, until it is cleared', async () => {
  const storage = new IndexedDbMarketplaceStorage(clock);
  await storage.keep({ bids: [1] });
  await storage.keep({ bids: [1, 2] });
  expect(await new IndexedDbMarketplaceStorage(clock).read()).toEqual({ bids: [1, 2] });
  await storage.clear();
  expect(await new IndexedDbMarketplaceStorage(clock).read()).toBeUndefined();
});

it('IndexedDbMarketplaceStorage rejects if the browser refuses, so that the caller can report it', async () => {
  jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });
  const storage = new IndexedDbMarketplaceStorage(clock);
  const refusalTexts = await Promise.allSettled([storage.read(), storage.keep({}), storage.clear()]);
  expect(refusalTexts.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

it('IndexedDbMarketplaceStorage rejects after 2 s if the browser never answers, so that the demo starts', async () => {
  jest
    .spyOn(IDBFactory.prototype, 'open')
    .mockImplementation(() => Reflect.construct<[], IDBOpenDBRequest>(IDBOpenDBRequest, []));
  const storage = new IndexedDbMarketplaceStorage(clock);
  const read = storage.read();
  clock.advance(2_000);
  await expect(read).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('IndexedDbMarketplaceStorage calls back when the page is left or hidden, but not when it is shown again', () => {
  const leaving = jest.fn();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  new IndexedDbMarketplaceStorage(clock).onLeaving(leaving);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(leaving).toHaveBeenCalledTimes(1);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(leaving).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(leaving).toHaveBeenCalledTimes(2);
});
