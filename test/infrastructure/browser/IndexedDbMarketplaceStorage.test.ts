/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { deserialize, serialize } from 'node:v8';
import { IDBFactory } from 'fake-indexeddb';
import { IndexedDbDrafts } from '../../../src/infrastructure/browser/IndexedDbDrafts';
import { IndexedDbMarketplaceStorage } from '../../../src/infrastructure/browser/IndexedDbMarketplaceStorage';
import { InMemoryDiagnostics } from '../../../src/infrastructure/inMemory/InMemoryDiagnostics';

// Browsers have it, the environment of this test has not.
globalThis.structuredClone ??= <Value>(value: Value) => deserialize(serialize(value)) as Value;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

afterEach(() => jest.restoreAllMocks());

it('holds nothing before something was kept', async () => {
  expect(await new IndexedDbMarketplaceStorage().read()).toBeUndefined();
});

it('gives the next page what was kept last, until it is cleared', async () => {
  const storage = new IndexedDbMarketplaceStorage();
  await storage.keep({ bids: [1] });
  await storage.keep({ bids: [1, 2] });
  expect(await new IndexedDbMarketplaceStorage().read()).toEqual({ bids: [1, 2] });
  await storage.clear();
  expect(await new IndexedDbMarketplaceStorage().read()).toBeUndefined();
});

it('clears the market and nothing that a dealer typed', async () => {
  const drafts = new IndexedDbDrafts(new InMemoryDiagnostics());
  const storage = new IndexedDbMarketplaceStorage();
  await drafts.keep('ada', 'market', 'typed');
  await storage.keep({ bids: [] });
  await storage.clear();
  expect(await drafts.read('ada', 'market')).toBe('typed');
});

it('rejects where the browser refuses, for whoever keeps the market to report it', async () => {
  jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });
  const storage = new IndexedDbMarketplaceStorage();
  const refusalTexts = await Promise.allSettled([storage.read(), storage.keep({}), storage.clear()]);
  expect(refusalTexts.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

it('calls when the page goes or is hidden, and not when it is seen again', () => {
  const leaving = jest.fn();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  new IndexedDbMarketplaceStorage().onLeaving(leaving);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(leaving).toHaveBeenCalledTimes(1);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(leaving).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(leaving).toHaveBeenCalledTimes(2);
});
