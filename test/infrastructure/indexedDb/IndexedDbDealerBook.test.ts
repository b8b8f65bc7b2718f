import { deleteDB, openDB } from 'idb';
import type { BookChange } from '../../../src/application/ports/DealerBook';
import { BOOK_VERSION } from '../../../src/domain/book/BookFile';
import { euros } from '../../../src/domain/shared/Money';
import { failed, success } from '../../../src/domain/shared/Result';
import { IndexedDbDealerBook } from '../../../src/infrastructure/indexedDb/IndexedDbDealerBook';
import { lazyBook } from '../../../src/infrastructure/indexedDb/lazyBook';
import { type BookSchema, type Migration, migrations } from '../../../src/infrastructure/indexedDb/migrations';
import { emptyBook } from '../../domain/book/someBooks';
import { emptyIndexedDb } from '../../support/fakeIndexedDb';
import { settled } from '../../support/settled';
import { InMemoryDiagnostics } from '../../twins/BrowserTwins';
import { InMemoryClock } from '../../twins/InMemoryClock';

describe('IndexedDbDealerBook', () => {
  beforeEach(() => emptyIndexedDb());

  afterEach(() => jest.restoreAllMocks());

  interface TabOptions {
    readonly migrations?: readonly Migration[];
    readonly persist?: () => Promise<boolean>;
    readonly isStorageDenied?: () => boolean;
    readonly clock?: InMemoryClock;
  }

  function aTab({ persist, clock = new InMemoryClock(0), ...options }: TabOptions = {}) {
    const diagnostics = new InMemoryDiagnostics();
    const storage = persist && { persist };
    return { book: new IndexedDbDealerBook({ diagnostics, storage, clock, draftDays: 30, ...options }), diagnostics };
  }

  const limit = (key: string, amount: number) => ({ key, changedAt: 1, value: euros(amount) });

  /** In Node, DOMException is not an Error of the realm in which the tests run; in a browser it is. */
  const errorBy = (name: string) => Object.assign(new Error('secret'), { name });

  const noOpening = (name: string) =>
    jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw errorBy(name);
    });

  const noPut = (name: string) =>
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw errorBy(name);
    });

  it('a record survives a reload', async () => {
    await aTab().book.put('ada', 'limits', [limit('MB-1', 100)]);
    expect(await aTab().book.read('ada', 'limits', 'MB-1')).toEqual(success(limit('MB-1', 100)));
  });

  it('merging a draft reads the drafts and the removals alone, and not the whole book', async () => {
    const { book } = aTab();
    await book.put('ada', 'typedBids', [limit('MB-1', 100)]);
    const { getAll } = IDBObjectStore.prototype;
    const read: string[] = [];
    jest.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (this: IDBObjectStore) {
      read.push(this.name);
      return getAll.call(this);
    });
    await book.merge('ada', { ...emptyBook, typedBids: [{ ...limit('MB-1', 200), changedAt: 2 }] });
    const removal = { key: 'typedBids MB-2', changedAt: 2, value: true } as const;
    await book.merge('ada', { ...emptyBook, removals: [removal] });
    expect(read).toEqual(['typedBids', 'removals', 'typedBids', 'removals']);
  });

  describe('two tabs that change one record within milliseconds', () => {
    const limitsShown = ({ book }: ReturnType<typeof aTab>) => {
      const shown = new Map<string, number>();
      book.onChange('ada', 'limits', change => {
        if (change.kind === 'put') for (const { key, value } of change.records) shown.set(key, value);
        if (change.kind === 'removed') shown.delete(change.key);
      });
      return shown;
    };

    /** Keeps the messages between the tabs until they are delivered. */
    function heldMessages() {
      const held: (() => void)[] = [];
      const post = (channel: BroadcastChannel, message: unknown) =>
        BroadcastChannel.prototype.postMessage.call(channel, message);
      const spy = jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(function (
        this: BroadcastChannel,
        message: unknown,
      ) {
        held.push(() => post(this, message));
      });
      return () => {
        spy.mockRestore();
        for (const deliver of held) deliver();
      };
    }

    it.each([
      ['a removal and then a value', 'remove', 'put'],
      ['a value and then a removal', 'put', 'remove'],
      ['a value and then another one', 'put', 'put'],
    ] as const)('both show what is stored after %s, although the messages arrive late', async (_, first, second) => {
      const [one, other] = [aTab(), aTab()];
      await one.book.put('ada', 'limits', [limit('MB-1', 100)]);
      const shown = [limitsShown(one), limitsShown(other)];
      const write = ({ book }: ReturnType<typeof aTab>, kind: 'put' | 'remove', amount: number) =>
        kind === 'put'
          ? book.put('ada', 'limits', [limit('MB-1', amount)])
          : book.remove('ada', 'limits', { key: 'MB-1', removedAt: 2 });
      const deliver = heldMessages();
      await write(one, first, 200);
      await write(other, second, 300);
      deliver();
      await new Promise(resolve => setTimeout(resolve, 100));
      const stored = second === 'put' ? [['MB-1', euros(300)]] : [];
      expect(shown.map(limits => [...limits])).toEqual([stored, stored]);
    });
  });

  describe('a failed write', () => {
    it('stays in the memory of this tab until the same record is written', async () => {
      const { book, diagnostics } = aTab();
      await book.put('ada', 'limits', [limit('MB-1', 100), limit('MB-3', 300)]);
      const refusal = noPut('QuotaExceededError');
      expect(await book.put('ada', 'limits', [limit('MB-2', 200), limit('MB-1', 150)])).toEqual(
        failed({ reason: 'full' }),
      );
      expect(await book.read('ada', 'limits', 'MB-1')).toEqual(success(limit('MB-1', 150)));
      expect(await book.readAll('ada', 'limits')).toEqual(
        success([limit('MB-1', 150), limit('MB-2', 200), limit('MB-3', 300)]),
      );
      expect(await aTab().book.readAll('ada', 'limits')).toEqual(success([limit('MB-1', 100), limit('MB-3', 300)]));
      refusal.mockRestore();
      await book.put('ada', 'limits', [limit('MB-1', 160)]);
      expect(await aTab().book.read('ada', 'limits', 'MB-1')).toEqual(success(limit('MB-1', 160)));
      expect(await book.read('ada', 'limits', 'MB-1')).toEqual(success(limit('MB-1', 160)));
      expect(diagnostics.problems).toEqual([{ kind: 'bookFailed', where: 'book: put', what: 'QuotaExceededError' }]);
    });

    it('is reported to this tab, but not to other tabs', async () => {
      const [{ book }, other] = [aTab(), aTab()];
      const told: string[] = [];
      book.onChange('ada', 'limits', change => told.push(`here: ${change.kind}`));
      const heard = new Promise(resolve => other.book.onChange('ada', 'limits', resolve));
      const refusal = noPut('QuotaExceededError');
      await book.put('ada', 'limits', [limit('MB-1', 100)]);
      refusal.mockRestore();
      await book.put('ada', 'limits', [limit('MB-2', 200)]);
      expect(await heard).toEqual({ kind: 'put', records: [limit('MB-2', 200)] });
      expect(told).toEqual(['here: put', 'here: put']);
    });

    it('is dropped if another tab stores the record later', async () => {
      const [{ book }, other] = [aTab(), aTab()];
      const refusal = noPut('QuotaExceededError');
      await book.put('ada', 'limits', [limit('MB-1', 100)]);
      refusal.mockRestore();
      const heard = new Promise(resolve => book.onChange('ada', 'limits', resolve));
      await other.book.put('ada', 'limits', [limit('MB-1', 200)]);
      await heard;
      expect(await book.read('ada', 'limits', 'MB-1')).toEqual(success(limit('MB-1', 200)));
    });

    it('of an import changes nothing', async () => {
      const { book } = aTab();
      await book.put('ada', 'limits', [limit('MB-1', 100)]);
      const put = IDBObjectStore.prototype.put;
      let puts = 0;
      jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value: unknown) {
        puts += 1;
        if (puts === 2) throw errorBy('QuotaExceededError');
        return put.call(this, value);
      });
      const imported = { ...emptyBook, limits: [limit('MB-2', 1), limit('MB-3', 1)] };
      expect(await book.merge('ada', imported)).toEqual(failed({ reason: 'full' }));
      expect(puts).toBe(2);
      jest.restoreAllMocks();
      expect(await aTab().book.readAll('ada', 'limits')).toEqual(success([limit('MB-1', 100)]));
    });
  });

  describe('a failed removal', () => {
    it('hides the record in this tab', async () => {
      const { book } = aTab();
      await book.put('ada', 'limits', [limit('MB-1', 100)]);
      jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
        throw errorBy('UnknownError');
      });
      expect(await book.remove('ada', 'limits', { key: 'MB-1', removedAt: 2 })).toEqual(
        failed({ reason: 'unavailable' }),
      );
      expect(await book.read('ada', 'limits', 'MB-1')).toEqual(success(undefined));
      expect(await book.readAll('ada', 'limits')).toEqual(success([]));
      const contents = await book.contents('ada');
      expect(contents.ok && contents.value.removals).toEqual([{ key: 'limits MB-1', changedAt: 2, value: true }]);
      await book.put('ada', 'limits', [limit('MB-1', 200)]);
      expect(await book.readAll('ada', 'removals')).toEqual(success([]));
    });

    it('is not noted any more once the record is stored again', async () => {
      const { book } = aTab();
      await book.put('ada', 'limits', [limit('MB-1', 100)]);
      const removing = jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
        throw errorBy('UnknownError');
      });
      await book.remove('ada', 'limits', { key: 'MB-1', removedAt: 2 });
      removing.mockRestore();
      expect(await book.put('ada', 'limits', [limit('MB-1', 200)])).toEqual(success(undefined));
      expect(await book.readAll('ada', 'removals')).toEqual(success([]));
    });
  });

  describe('a browser without storage', () => {
    it('removes a record that is held in memory only if its value is meant', async () => {
      noOpening('SecurityError');
      const { book } = aTab();
      await book.put('ada', 'limits', [limit('MB-1', 100)]);
      const removal = { key: 'MB-1', removedAt: 2 };
      await book.remove('ada', 'limits', { ...removal, matches: () => false });
      expect(await book.read('ada', 'limits', 'MB-1')).toEqual(success(limit('MB-1', 100)));
      await book.remove('ada', 'limits', { ...removal, matches: () => true });
      expect(await book.read('ada', 'limits', 'MB-1')).toEqual(success(undefined));
    });

    it.each(['SecurityError', 'ReferenceError'])('reads what is in memory only, also after %s', async name => {
      noOpening(name);
      const { book } = aTab();
      expect(await book.readAll('ada', 'limits')).toEqual(success([]));
      expect(await book.read('ada', 'limits', 'MB-1')).toEqual(success(undefined));
      expect(await book.put('ada', 'limits', [limit('MB-1', 100)])).toEqual(failed({ reason: 'unavailable' }));
      expect(await book.readAll('ada', 'limits')).toEqual(success([limit('MB-1', 100)]));
      expect(await book.removeAll('ada')).toEqual(success(undefined));
      expect(await book.readAll('ada', 'limits')).toEqual(success([]));
    });

    it('reads what is in memory only if the browser denies every storage, whatever the database says', async () => {
      noOpening('UnknownError');
      const { book } = aTab({ isStorageDenied: () => true });
      expect(await book.readAll('ada', 'limits')).toEqual(success([]));
      expect(await book.put('ada', 'limits', [limit('MB-1', 100)])).toEqual(failed({ reason: 'unavailable' }));
      expect(await book.readAll('ada', 'limits')).toEqual(success([limit('MB-1', 100)]));
    });

    it('works without channels to the other tabs', async () => {
      jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
        throw errorBy('SecurityError');
      });
      const { book } = aTab();
      const changed = jest.fn();
      book.onChange('ada', 'limits', changed);
      expect(await book.put('ada', 'limits', [limit('MB-1', 100)])).toEqual(success(undefined));
      expect(changed).toHaveBeenCalledTimes(1);
    });
  });

  describe('a storage that cannot be opened', () => {
    it('keeps what is written in memory, fails every other call, and is used again as soon as it opens', async () => {
      const refusal = noOpening('UnknownError');
      const { book, diagnostics } = aTab();
      const unavailable = failed({ reason: 'unavailable' });
      expect(await book.put('ada', 'limits', [limit('MB-1', 100)])).toEqual(unavailable);
      expect(await book.read('ada', 'limits', 'MB-1')).toEqual(success(limit('MB-1', 100)));
      expect(await book.read('ada', 'limits', 'MB-2')).toEqual(unavailable);
      expect(await book.readAll('ada', 'limits')).toEqual(unavailable);
      expect(await book.remove('ada', 'limits', { key: 'MB-2', removedAt: 2 })).toEqual(unavailable);
      expect(await book.usage('ada')).toEqual(unavailable);
      expect(await book.contents('ada')).toEqual(unavailable);
      expect(await book.merge('ada', emptyBook)).toEqual(unavailable);
      jest.spyOn(IDBFactory.prototype, 'deleteDatabase').mockImplementation(() => {
        throw errorBy('UnknownError');
      });
      expect(await book.removeAll('ada')).toEqual(unavailable);
      expect(new Set(diagnostics.problems.map(problem => ('what' in problem ? problem.what : '')))).toEqual(
        new Set(['UnknownError']),
      );
      refusal.mockRestore();
      expect(await book.put('ada', 'limits', [limit('MB-1', 200)])).toEqual(success(undefined));
    });

    it('never reports the data', async () => {
      const { book, diagnostics } = aTab();
      await book.put('ada', 'notes', [{ key: 'bid', changedAt: 1, value: (() => 'secret') as never }]);
      noPut('QuotaExceededError');
      await book.put('ada', 'notes', [{ key: 'secret', changedAt: 1, value: 'secret' }]);
      expect(diagnostics.problems).toHaveLength(2);
      expect(JSON.stringify(diagnostics.problems)).not.toContain('secret');
    });
  });

  describe('a browser that does not answer', () => {
    /** Like an upgrade that another tab holds up: the database opens only when the returned function is called. */
    function heldUp(): () => void {
      let answer = () => {};
      const held = new Promise<void>(resolve => (answer = resolve));
      const { open } = IDBFactory.prototype;
      jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, name, version) {
        if (!name.startsWith('paddock-book')) return open.call(this, name, version);
        const request = Reflect.construct<[], IDBOpenDBRequest>(IDBOpenDBRequest, []);
        void held.then(() => {
          const real = open.call(this, name, version);
          real.addEventListener('success', event => {
            Object.defineProperty(request, 'result', { value: real.result });
            request.dispatchEvent(Reflect.construct(event.constructor, ['success']) as Event);
          });
        });
        return request;
      });
      return answer;
    }

    const passes = async (clock: InMemoryClock, milliseconds: number) => {
      clock.advance(milliseconds);
      await settled();
    };

    it('fails each call after 2 s, and every later call at once', async () => {
      const clock = new InMemoryClock(0);
      const { book, diagnostics } = aTab({ clock });
      heldUp();
      const calls = [
        book.read('ada', 'limits', 'MB-1'),
        book.readAll('ada', 'limits'),
        book.put('ada', 'limits', [limit('MB-2', 1)]),
        book.remove('ada', 'limits', { key: 'MB-3', removedAt: 1 }),
        book.merge('ada', emptyBook),
      ];
      const answers = jest.fn();
      for (const call of calls) void call.then(answers);
      await passes(clock, 1_999);
      expect(answers).not.toHaveBeenCalled();
      await passes(clock, 1);
      const silent = failed({ reason: 'silent' });
      expect(answers.mock.calls).toEqual(calls.map(() => [silent]));
      expect(await book.readAll('ada', 'limits')).toEqual(silent);
      expect(await book.put('ada', 'limits', [limit('MB-4', 4)])).toEqual(silent);
      expect(await book.read('ada', 'limits', 'MB-4')).toEqual(success(limit('MB-4', 4)));
      expect(diagnostics.problems).toContainEqual({ kind: 'bookFailed', where: 'book: read', what: 'TimeoutError' });
      const removed = book.removeAll('ada');
      await passes(clock, 10_000);
      expect(await removed).toEqual(silent);
    });

    it('gets what was changed meanwhile as soon as it answers, and the listeners are told to read again', async () => {
      await aTab().book.put('ada', 'limits', [limit('MB-1', 100), limit('MB-2', 200)]);
      const clock = new InMemoryClock(0);
      const { book } = aTab({ clock });
      const answer = heldUp();
      const written = book.put('ada', 'limits', [limit('MB-3', 300)]);
      await passes(clock, 2_000);
      await written;
      await book.put('ada', 'limits', [{ ...limit('MB-3', 350), changedAt: 2 }]);
      await book.remove('ada', 'limits', { key: 'MB-1', removedAt: 2 });
      const heard = new Promise(resolve => book.onChange('ada', 'limits', resolve));
      answer();
      expect(await heard).toEqual({ kind: 'replaced' });
      const left = success([limit('MB-2', 200), { ...limit('MB-3', 350), changedAt: 2 }]);
      expect(await book.readAll('ada', 'limits')).toEqual(left);
      expect(await aTab().book.readAll('ada', 'limits')).toEqual(left);
    });

    it('gets what was changed meanwhile also if reading a large book takes it 9 s', async () => {
      await aTab().book.put('ada', 'limits', [limit('MB-2', 200)]);
      const clock = new InMemoryClock(0);
      const { book, diagnostics } = aTab({ clock });
      const answer = heldUp();
      const written = book.put('ada', 'limits', [limit('MB-1', 100)]);
      await passes(clock, 2_000);
      await written;
      const { getAll } = IDBObjectStore.prototype;
      jest.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (this: IDBObjectStore, ...input) {
        if (this.name === 'limits') clock.advance(9_000);
        return getAll.apply(this, input);
      });
      const heard = new Promise(resolve => book.onChange('ada', 'limits', resolve));
      answer();
      await heard;
      expect(diagnostics.problems).not.toContainEqual(expect.objectContaining({ where: 'book: merge' }));
      jest.restoreAllMocks();
      expect(await aTab().book.readAll('ada', 'limits')).toEqual(success([limit('MB-1', 100), limit('MB-2', 200)]));
    });
  });

  describe('durable storage', () => {
    it('is asked for once, with the first write', async () => {
      const persist = jest.fn(async () => true);
      const { book } = aTab({ persist });
      await book.readAll('ada', 'limits');
      expect(persist).not.toHaveBeenCalled();
      await book.put('ada', 'limits', [limit('MB-1', 100)]);
      await book.put('ada', 'limits', [limit('MB-1', 200)]);
      expect(persist).toHaveBeenCalledTimes(1);
    });
  });

  /** A later version of the app: it doubles each limit, so that a test sees whether it ran. */
  const doubled: Migration = (_database, transaction) => {
    void transaction
      .objectStore('limits')
      .openCursor()
      .then(async function next(cursor): Promise<void> {
        if (!cursor) return;
        void cursor.update({ ...cursor.value, value: euros(200) });
        return next(await cursor.continue());
      });
  };

  describe('migrations', () => {
    it('run once each, in their order', async () => {
      await aTab().book.put('ada', 'limits', [limit('MB-1', 100)]);
      const later = aTab({ migrations: [...migrations, doubled] });
      expect(await later.book.readAll('ada', 'limits')).toEqual(success([limit('MB-1', 200)]));
      await later.book.put('ada', 'limits', [limit('MB-1', 100)]);
      const reloaded = aTab({ migrations: [...migrations, doubled] });
      expect(await reloaded.book.readAll('ada', 'limits')).toEqual(success([limit('MB-1', 100)]));
    });

    it('are counted by the version of the exported files', () => expect(migrations).toHaveLength(BOOK_VERSION));

    it('of a newer version of the app make each call of this version fail with that reason, and change nothing', async () => {
      const { book } = aTab();
      await book.put('ada', 'limits', [limit('MB-1', 100)]);
      const later = aTab({ migrations: [...migrations, doubled] });
      await later.book.readAll('ada', 'limits');
      expect(await book.readAll('ada', 'limits')).toEqual(failed({ reason: 'newerBook' }));
      expect(await book.put('ada', 'limits', [limit('MB-2', 1)])).toEqual(failed({ reason: 'newerBook' }));
      expect(await later.book.readAll('ada', 'limits')).toEqual(success([limit('MB-1', 200)]));
      expect(await book.removeAll('ada')).toEqual(success(undefined));
      expect(await book.readAll('ada', 'limits')).toEqual(success([]));
    });
  });

  describe('a tab that does not close its connection', () => {
    const name = 'paddock-book-ada';

    it('blocks an upgrade, which fails until the tab is closed', async () => {
      await aTab().book.put('ada', 'limits', [limit('MB-1', 100)]);
      await deleteDB(name);
      const old = await openDB<BookSchema>(name, 1, {
        upgrade: (database, _from, _to, transaction) => migrations[0]!(database, transaction),
      });
      const later = aTab({ migrations: [...migrations, doubled] });
      expect(await later.book.put('ada', 'limits', [limit('MB-1', 1)])).toEqual(failed({ reason: 'blocked' }));
      expect(await later.book.readAll('ada', 'limits')).toEqual(failed({ reason: 'blocked' }));
      expect(await later.book.read('ada', 'limits', 'MB-1')).toEqual(success(limit('MB-1', 1)));
      old.close();
      while (!(await later.book.readAll('ada', 'limits')).ok) await new Promise(resolve => setImmediate(resolve));
      // What could not be stored meanwhile is on disk.
      const stored = async () => aTab({ migrations: [...migrations, doubled] }).book.read('ada', 'limits', 'MB-1');
      while (JSON.stringify(await stored()) !== JSON.stringify(success(limit('MB-1', 1)))) await settled();
      expect(await later.book.put('ada', 'limits', [limit('MB-1', 2)])).toEqual(success(undefined));
    });

    it('does not keep the data of a dealer who removes it', async () => {
      const { book } = aTab();
      await book.put('ada', 'limits', [limit('MB-1', 100)]);
      const old = await openDB<BookSchema>(name, migrations.length);
      expect(await book.removeAll('ada')).toEqual(success(undefined));
      expect(await old.getAll('limits')).toEqual([]);
      old.close();
      expect(await book.readAll('ada', 'limits')).toEqual(success([]));
    });
  });
});

describe('lazyBook', () => {
  const limit = { key: 'MB-1', changedAt: 1, value: euros(100) };

  function aBook({ failures = 0 } = {}) {
    const options = { diagnostics: new InMemoryDiagnostics(), clock: new InMemoryClock(), draftDays: 30 };
    return lazyBook(async () => {
      if (failures-- > 0) throw new Error('Loading the chunk failed.');
      return new IndexedDbDealerBook({ ...options, storage: undefined });
    });
  }

  beforeEach(emptyIndexedDb);

  it('stores, reads, merges and removes through the adapter that it loads', async () => {
    const book = aBook();
    expect(await book.put('ada', 'limits', [limit])).toEqual(success(undefined));
    expect(await book.read('ada', 'limits', 'MB-1')).toEqual(success(limit));
    expect(await book.readAll('ada', 'limits', 'MB')).toEqual(success([limit]));
    expect(await book.contents('ada')).toEqual(success({ ...emptyBook, limits: [limit] }));
    expect(await book.remove('ada', 'limits', { key: 'MB-1', removedAt: 2 })).toEqual(success(undefined));
    const later = { ...limit, changedAt: 3 };
    expect(await book.merge('ada', { ...emptyBook, limits: [later] })).toEqual(success(undefined));
    expect(await book.usage('ada')).toMatchObject({ value: { limits: { count: 1 } } });
    expect(await book.removeAll('ada')).toEqual(success(undefined));
    expect(await book.readAll('ada', 'limits')).toEqual(success([]));
  });

  it('notifies listeners that were added before the adapter is loaded, until they are cancelled', async () => {
    const book = aBook();
    const told: BookChange<'limits'>[] = [];
    const cancel = book.onChange('ada', 'limits', change => told.push(change));
    const cancelEarly = book.onChange('ada', 'limits', () => told.push({ kind: 'replaced' }));
    cancelEarly();
    await book.put('ada', 'limits', [limit]);
    expect(told).toEqual([{ kind: 'put', records: [limit] }]);
    cancel();
    await book.put('ada', 'limits', [limit]);
    expect(told).toHaveLength(1);
  });

  it('notifies listeners that were added when the adapter could not be loaded, unless they were cancelled', async () => {
    const book = aBook({ failures: 2 });
    const told: BookChange<'limits'>[] = [];
    const cancel = book.onChange('ada', 'limits', change => told.push(change));
    const cancelEarly = book.onChange('ada', 'limits', () => told.push({ kind: 'replaced' }));
    expect(await book.readAll('ada', 'limits')).toEqual(failed({ reason: 'offline' }));
    cancelEarly();
    expect(await book.readAll('ada', 'limits')).toEqual(failed({ reason: 'offline' }));
    await book.put('ada', 'limits', [limit]);
    expect(told).toEqual([{ kind: 'put', records: [limit] }]);
    cancel();
    await book.put('ada', 'limits', [limit]);
    expect(told).toHaveLength(1);
  });
});
