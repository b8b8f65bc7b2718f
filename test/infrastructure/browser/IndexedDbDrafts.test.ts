/** @jest-environment node */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import * as fc from 'fast-check';
import { IndexedDbDrafts } from '../../../src/infrastructure/browser/IndexedDbDrafts';
import { InMemoryDiagnostics } from '../../../src/infrastructure/inMemory/InMemoryDiagnostics';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

afterEach(() => jest.restoreAllMocks());

function someDrafts() {
  const diagnostics = new InMemoryDiagnostics();
  return { drafts: new IndexedDbDrafts(diagnostics), diagnostics };
}

it('a draft survives a reload', async () => {
  await someDrafts().drafts.keep('ada', 'client', { name: 'Horn', lines: [1, null] });
  expect(await someDrafts().drafts.read('ada', 'client')).toEqual({ name: 'Horn', lines: [1, null] });
});

it('the draft of another dealer is never read', async () => {
  const name = fc.constantFrom('ada', 'ada/1', 'ada,1', '1', '', 'message 1');
  await fc.assert(
    fc.asyncProperty(name, name, name, name, async (dealer, place, other, elsewhere) => {
      fc.pre(dealer !== other || place !== elsewhere);
      globalThis.indexedDB = new IDBFactory();
      const { drafts } = someDrafts();
      await drafts.keep(dealer, place, 'typed');
      expect(await drafts.read(other, elsewhere)).toBeUndefined();
      if (dealer !== other) await drafts.discardAll(other);
      expect(await drafts.read(dealer, place)).toBe('typed');
    }),
  );
});

/** In Node, DOMException is not an Error of the realm in which the tests run; in a browser it is. */
const refusalBy = (name: string) => Object.assign(new Error('secret'), { name });

describe('a broken IndexedDB', () => {
  const uses: readonly (keyof IndexedDbDrafts)[] = ['keep', 'read', 'readAll', 'discard', 'discardAll'];
  const useAll = async (drafts: IndexedDbDrafts) => {
    await drafts.keep('ada', 'bid', 'secret');
    expect(await drafts.read('ada', 'bid')).toBeUndefined();
    expect(await drafts.readAll('ada', 'bid')).toEqual(new Map());
    await drafts.discard('ada', 'bid');
    await drafts.discardAll('ada');
  };
  const losses = (what: string) => uses.map(use => ({ kind: 'draftLost', where: `drafts: ${use}`, what }));

  it('that is missing reports each lost draft without its content', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    const { drafts, diagnostics } = someDrafts();
    await useAll(drafts);
    expect(diagnostics.problems).toEqual(losses('ReferenceError'));
  });

  it('that refuses to open reports each lost draft and is used again as soon as it opens', async () => {
    const refusal = jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw refusalBy('SecurityError');
    });
    const { drafts, diagnostics } = someDrafts();
    await useAll(drafts);
    expect(diagnostics.problems).toEqual(losses('SecurityError'));
    refusal.mockRestore();
    await drafts.keep('ada', 'bid', '8450');
    expect(await drafts.read('ada', 'bid')).toBe('8450');
  });

  it('that is full keeps its drafts and does not log the draft that did not fit', async () => {
    const { drafts, diagnostics } = someDrafts();
    await drafts.keep('ada', 'bid', '84');
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw refusalBy('QuotaExceededError');
    });
    await drafts.keep('ada', 'bid', 'secret');
    expect(await drafts.read('ada', 'bid')).toBe('84');
    expect(diagnostics.problems).toEqual([{ kind: 'draftLost', where: 'drafts: keep', what: 'QuotaExceededError' }]);
  });

  it('reports a draft that cannot be cloned', async () => {
    const { drafts, diagnostics } = someDrafts();
    await drafts.keep('ada', 'bid', () => 'secret');
    expect(diagnostics.problems).toMatchObject([{ kind: 'draftLost', where: 'drafts: keep' }]);
    expect(JSON.stringify(diagnostics.problems)).not.toContain('secret');
  });
});
