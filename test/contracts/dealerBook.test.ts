import * as fc from 'fast-check';
import type { BookChange, DealerBook } from '../../src/application/ports/DealerBook';
import type { BookCollection, BookRecord, BookRecordOf } from '../../src/domain/book/BookRecord';
import { bookCollections, typedCollections } from '../../src/domain/book/Keeping';
import { mergedBooks } from '../../src/domain/book/mergedBooks';
import type { HashId } from '../../src/domain/offers/Offer';
import { DAY } from '../../src/domain/shared/Instant';
import { euros } from '../../src/domain/shared/Money';
import { failed, success } from '../../src/domain/shared/Result';
import { IndexedDbDealerBook } from '../../src/infrastructure/indexedDb/IndexedDbDealerBook';
import { emptyBook, someBooks } from '../domain/book/someBooks';
import { emptyIndexedDb } from '../support/fakeIndexedDb';
import { InMemoryDiagnostics } from '../twins/BrowserTwins';
import { InMemoryClock } from '../twins/InMemoryClock';
import { InMemoryDealerBook } from '../twins/InMemoryDealerBook';

describe('dealerBook', () => {
  /** Some keys share a prefix; others have a meaning in a URL, a pattern or an object. */
  const untidyKeys = ['1', '12', '1/2', '1 2', '%31', '?1', '#1', '*', '', '__proto__', 'constructor', '\u00ff'];
  const untidyDealers = ['1', '12', '1 bid', '1/bid', 'ada', 'ada@1', ''];

  const at = <Value>(key: string, value: Value, changedAt = 1): BookRecord<Value> => ({ key, changedAt, value });

  type TwoTabs = readonly [DealerBook, DealerBook];

  function inMemoryTabs(): TwoTabs {
    const device = new InMemoryDealerBook();
    return [device, device];
  }

  function indexedDbTabs(): TwoTabs {
    emptyIndexedDb();
    const tab = () =>
      new IndexedDbDealerBook({
        diagnostics: new InMemoryDiagnostics(),
        clock: new InMemoryClock(0),
        draftDays: 30,
        storage: undefined,
      });
    return [tab(), tab()];
  }

  /** The next change that a tab is notified of. */
  const nextChange = <Collection extends BookCollection>(tab: DealerBook, dealer: string, collection: Collection) =>
    new Promise<BookChange<Collection>>(resolve => {
      const cancel = tab.onChange(dealer, collection, change => {
        cancel();
        resolve(change);
      });
    });

  /** `makeSubject` returns two tabs on an empty device. */
  describe.each<[name: string, makeSubject: () => TwoTabs]>([
    ['InMemoryDealerBook', inMemoryTabs],
    ['IndexedDbDealerBook', indexedDbTabs],
  ])('%s as DealerBook', (_name, makeSubject) => {
    const all = async (tab: DealerBook, dealer: string, collection: BookCollection = 'limits') => {
      const records = await tab.readAll(dealer, collection);
      if (!records.ok) throw new Error(records.failure.reason);
      return records.value;
    };

    it('stores the last record of each key', async () => {
      const [tab] = makeSubject();
      expect(await tab.put('ada', 'limits', [at('MB-1', euros(100)), at('MB-2', euros(200))])).toEqual(
        success(undefined),
      );
      await tab.put('ada', 'limits', [at('MB-1', euros(300), 0)]);
      expect(await tab.read('ada', 'limits', 'MB-1')).toEqual(success(at('MB-1', euros(300), 0)));
      expect(await tab.read('ada', 'limits', 'MB-3')).toEqual(success(undefined));
      expect(await tab.read('ada', 'notes', 'MB-1')).toEqual(success(undefined));
      expect(await all(tab, 'ada')).toEqual([at('MB-1', euros(300), 0), at('MB-2', euros(200))]);
    });

    it('leaves out a record that cannot be read, tells once which, and keeps it', async () => {
      const [tab] = makeSubject();
      const broken = at('MB-2', 'a lot' as never);
      await tab.put('ada', 'limits', [at('MB-1', euros(100)), broken]);
      const told: string[] = [];
      const cancel = tab.onSetAside((...record) => told.push(record.join(' ')));
      const readable = success([at('MB-1', euros(100))]);
      expect(await tab.readAll('ada', 'limits')).toEqual(readable);
      expect(await tab.readSome('ada', 'limits', ['MB-1', 'MB-2'])).toEqual(readable);
      expect(await tab.read('ada', 'limits', 'MB-2')).toEqual(failed({ reason: 'setAside' }));
      expect(told).toEqual(['ada limits MB-2']);
      cancel();
      tab.onSetAside((...record) => told.push(record.join(' ')));
      expect(told).toEqual(['ada limits MB-2', 'ada limits MB-2']);
      expect(await tab.contents('ada')).toMatchObject({ value: { limits: [at('MB-1', euros(100)), broken] } });
      await tab.put('ada', 'limits', [at('MB-2', euros(200))]);
      expect(await tab.read('ada', 'limits', 'MB-2')).toEqual(success(at('MB-2', euros(200))));
    });

    it('keeps the bytes of a photo as bytes, and counts them as what they are', async () => {
      const [tab] = makeSubject();
      const bytes = new Uint8Array(5_000).fill(200);
      await tab.put('ada', 'handoverPhotos', [at('MB-1 a', { line: 'vin', bytes })]);
      const read = await tab.read('ada', 'handoverPhotos', 'MB-1 a');
      expect(read).toMatchObject({ ok: true, value: { value: { line: 'vin' } } });
      expect(read.ok && [...read.value!.value.bytes]).toEqual([...bytes]);
      const usage = await tab.usage('ada');
      expect(usage.ok && usage.value.handoverPhotos).toEqual({ count: 1, bytes: 5_000 });
    });

    it('reads the records with the given keys, if they exist', async () => {
      const [tab] = makeSubject();
      await tab.put('ada', 'limits', [at('MB-1', euros(100)), at('MB-2', euros(200)), at('MB-3', euros(300))]);
      await tab.remove('ada', 'limits', { key: 'MB-3', removedAt: 2 });
      const records = await tab.readSome('ada', 'limits', ['MB-2', 'MB-3', '__proto__', 'MB-1']);
      expect(records).toEqual(success(expect.arrayContaining([at('MB-1', euros(100)), at('MB-2', euros(200))])));
      expect(records).toMatchObject({ value: { length: 2 } });
      expect(await tab.readSome('ada', 'limits', [])).toEqual(success([]));
      expect(await tab.readSome('bob', 'limits', ['MB-1'])).toEqual(success([]));
    });

    it('reads the records whose keys share a prefix, in the order of their keys', async () => {
      const [tab] = makeSubject();
      await tab.put(
        'ada',
        'notes',
        ['bid b', 'bids', 'bid a', 'press a'].map(key => at(key, key)),
      );
      expect(await tab.readAll('ada', 'notes', 'bid ')).toEqual(success([at('bid a', 'bid a'), at('bid b', 'bid b')]));
      expect(await tab.readAll('ada', 'notes', 'never')).toEqual(success([]));
    });

    it('removes one record, or all records of one dealer', async () => {
      const [tab] = makeSubject();
      for (const dealer of ['ada', 'piotr']) await tab.put(dealer, 'limits', [at('1', euros(1)), at('2', euros(2))]);
      expect(await tab.remove('ada', 'limits', { key: '1', removedAt: 2 })).toEqual(success(undefined));
      expect(await tab.remove('ada', 'limits', { key: 'never stored', removedAt: 2 })).toEqual(success(undefined));
      expect(await all(tab, 'ada')).toEqual([at('2', euros(2))]);
      expect(await tab.removeAll('ada')).toEqual(success(undefined));
      expect(await all(tab, 'ada')).toEqual([]);
      expect(await all(tab, 'piotr')).toHaveLength(2);
      await tab.put('ada', 'limits', [at('3', euros(3))]);
      expect(await all(tab, 'ada')).toEqual([at('3', euros(3))]);
    });

    it('removes a record only if its value is meant', async () => {
      const [tab, other] = makeSubject();
      await tab.put('ada', 'limits', [at('1', euros(1)), at('2', euros(2))]);
      const told: string[] = [];
      const isTold = new Promise<void>(resolve => {
        other.onChange('ada', 'limits', change => {
          if (change.kind === 'removed') told.push(change.key);
          if (told.includes('never stored')) resolve();
        });
      });
      for (const key of ['1', '2', 'never stored']) {
        const removal = { key, removedAt: 3, matches: (value: unknown) => value === euros(2) };
        expect(await tab.remove('ada', 'limits', removal)).toEqual(success(undefined));
      }
      expect(await all(other, 'ada')).toEqual([at('1', euros(1))]);
      expect(await all(other, 'ada', 'removals')).toEqual([at('limits 2', true, 3)]);
      await isTold;
      expect(told).toEqual(['2', 'never stored']);
    });

    it('never confuses dealers or keys that share a prefix or contain special characters', async () => {
      const place = fc.tuple(fc.constantFrom(...untidyDealers), fc.constantFrom(...untidyKeys));
      const places = fc.uniqueArray(place, { selector: one => JSON.stringify(one), maxLength: 8 });
      await fc.assert(
        fc.asyncProperty(places, place, fc.constantFrom(...untidyDealers), async (stored, gone, leaving) => {
          const [tab] = makeSubject();
          for (const [dealer, key] of stored) await tab.put(dealer, 'notes', [at(key, `${dealer}: ${key}`)]);
          await tab.remove(gone[0], 'notes', { key: gone[1], removedAt: 2 });
          await tab.removeAll(leaving);
          const left = stored.filter(([dealer, key]) => dealer !== leaving && !(dealer === gone[0] && key === gone[1]));
          for (const dealer of untidyDealers) {
            const own = left.filter(([owner]) => owner === dealer).map(([, key]) => key);
            expect((await all(tab, dealer, 'notes')).map(({ key }) => key)).toEqual(own.sort());
            for (const key of untidyKeys) {
              const expected = own.includes(key) ? at(key, `${dealer}: ${key}`) : undefined;
              expect(await tab.read(dealer, 'notes', key)).toEqual(success(expected));
            }
          }
        }),
        { numRuns: 20 },
      );
    });

    it('notes a removal, so that an older export does not bring the record back', async () => {
      const [tab, other] = makeSubject();
      await tab.put('ada', 'notes', [at('1', 'rust', 5), at('2', 'dent', 5)]);
      const exported = await tab.contents('ada');
      if (!exported.ok) throw new Error(exported.failure.reason);
      await tab.remove('ada', 'notes', { key: '1', removedAt: 6 });
      await other.merge('ada', exported.value);
      expect(await all(tab, 'ada', 'notes')).toEqual([at('2', 'dent', 5)]);
      expect(await all(other, 'ada', 'removals')).toEqual([at('notes 1', true, 6)]);
    });

    it('never notes a removal as older than the record, and notes none if there is no record', async () => {
      const [tab] = makeSubject();
      await tab.put('ada', 'notes', [at('1', 'rust', 5)]);
      await tab.remove('ada', 'notes', { key: '1', removedAt: 3 });
      await tab.remove('ada', 'notes', { key: 'never stored', removedAt: 6 });
      expect(await all(tab, 'ada', 'removals')).toEqual([at('notes 1', true, 5)]);
    });

    it('forgets a removal when the record is stored again, also at the same instant', async () => {
      const [tab] = makeSubject();
      await tab.put('ada', 'notes', [at('1', 'rust', 5)]);
      await tab.remove('ada', 'notes', { key: '1', removedAt: 5 });
      await tab.put('ada', 'notes', [at('1', 'no rust', 5)]);
      expect(await all(tab, 'ada', 'removals')).toEqual([]);
      await tab.merge('ada', emptyBook);
      expect(await all(tab, 'ada', 'notes')).toEqual([at('1', 'no rust', 5)]);
    });

    it('stores a copy that later changes do not affect', async () => {
      const [tab] = makeSubject();
      const draft = { lastName: 'Horn' };
      await tab.put('ada', 'clientForms', [at('new', draft)]);
      draft.lastName = 'changed';
      expect(await tab.read('ada', 'clientForms', 'new')).toEqual(success(at('new', { lastName: 'Horn' })));
    });

    it('shows a change to this tab and to another one', async () => {
      const [tab, other] = makeSubject();
      for (const listening of [tab, other]) {
        const put = nextChange(listening, 'ada', 'limits');
        await tab.put('ada', 'limits', [at('1', euros(1))]);
        expect(await put).toEqual({ kind: 'put', records: [at('1', euros(1))] });
        const removed = nextChange(listening, 'ada', 'limits');
        await tab.remove('ada', 'limits', { key: '1', removedAt: 2 });
        expect(await removed).toEqual({ kind: 'removed', key: '1' });
        const merged = nextChange(listening, 'ada', 'limits');
        await tab.merge('ada', emptyBook);
        expect(await merged).toEqual({ kind: 'replaced' });
        const deleted = nextChange(listening, 'ada', 'limits');
        await tab.removeAll('ada');
        expect(await deleted).toEqual({ kind: 'replaced' });
      }
    });

    it('does not notify a listener about another dealer or collection, or after the listener is cancelled', async () => {
      const [tab] = makeSubject();
      const told: string[] = [];
      const cancel = tab.onChange('ada', 'limits', ({ kind }) => told.push(kind));
      await tab.put('piotr', 'limits', [at('1', euros(1))]);
      await tab.put('ada', 'notes', [at('1', 'rust')]);
      expect(told).toEqual([]);
      cancel();
      await tab.put('ada', 'limits', [at('1', euros(1))]);
      expect(told).toEqual([]);
    });

    it('does not overwrite what another tab changed in another record', async () => {
      const [tab, other] = makeSubject();
      await all(tab, 'ada');
      await all(other, 'ada');
      await Promise.all([
        ...['1', '2', '3'].map(key => tab.put('ada', 'limits', [at(key, euros(1))])),
        ...['4', '5', '6'].map(key => other.put('ada', 'limits', [at(key, euros(2))])),
      ]);
      expect((await all(tab, 'ada')).map(({ key }) => key)).toEqual(['1', '2', '3', '4', '5', '6']);
      expect(await all(other, 'ada')).toEqual(await all(tab, 'ada'));
    });

    it('deletes the oldest records of a collection with a bound', async () => {
      const [tab] = makeSubject();
      const news = (index: number) => at(String(index).padStart(4, '0'), aNews, index === 7 ? 5_000 : index);
      await tab.put(
        'ada',
        'news',
        Array.from({ length: 1_000 }, (_, index) => news(index)),
      );
      const more = Array.from({ length: 20 }, (_, index) => news(1_000 + index));
      await tab.put('ada', 'news', more);
      const keys = (await all(tab, 'ada', 'news')).map(({ key }) => key);
      expect(keys).toHaveLength(1_000);
      expect(keys.slice(0, 2)).toEqual(['0007', '0021']);
    });

    it('counts the records and estimates their size', async () => {
      const [tab] = makeSubject();
      await tab.put('ada', 'notes', [at('1', 'x'.repeat(1_000)), at('2', '')]);
      const usage = await tab.usage('ada');
      if (!usage.ok) throw new Error(usage.failure.reason);
      expect(usage.value.limits).toEqual({ count: 0, bytes: 0 });
      expect(usage.value.notes.count).toBe(2);
      expect(usage.value.notes.bytes).toBeGreaterThan(1_000);
      expect(usage.value.notes.bytes).toBeLessThan(1_200);
    });

    it('merges records by the newer one, and returns everything that is stored', async () => {
      await fc.assert(
        fc.asyncProperty(someBooks, someBooks, async (stored, imported) => {
          const [tab, other] = makeSubject();
          expect(await tab.merge('ada', stored)).toEqual(success(undefined));
          await tab.merge('ada', imported);
          const contents = await other.contents('ada');
          expect(contents.ok && byKey(contents.value.limits)).toEqual(byKey(mergedBooks(stored, imported).limits));
          expect(contents.ok && byKey(contents.value.clientForms)).toEqual(
            byKey(mergedBooks(stored, imported).clientForms),
          );
          expect(contents.ok && byKey(contents.value.removals)).toEqual(byKey(mergedBooks(stored, imported).removals));
          expect((await other.contents('piotr')).ok && (await all(other, 'piotr'))).toEqual([]);
        }),
        { numRuns: 30 },
      );
    });
  });

  const byKey = (records: readonly BookRecord<unknown>[]) => new Map(records.map(record => [record.key, record]));

  const aNews: BookRecordOf<'news'>['value'] = {
    news: { kind: 'sold', hashId: 'MB-1' as HashId, name: 'Honda' },
    isRead: false,
  };
});

describe('dealerBook, expiry', () => {
  const draftDays = 30;

  type OpenTab = () => DealerBook;

  function inMemoryTabs(clock: InMemoryClock): OpenTab {
    const device = new InMemoryDealerBook(clock, draftDays);
    return () => device;
  }

  function indexedDbTabs(clock: InMemoryClock): OpenTab {
    emptyIndexedDb();
    return () =>
      new IndexedDbDealerBook({ diagnostics: new InMemoryDiagnostics(), storage: undefined, clock, draftDays });
  }

  /** `makeSubject` returns how to open a tab on an empty device. */
  describe.each<[name: string, makeSubject: (clock: InMemoryClock) => OpenTab]>([
    ['InMemoryDealerBook', inMemoryTabs],
    ['IndexedDbDealerBook', indexedDbTabs],
  ])('the typed input of %s', (_name, makeSubject) => {
    function aDevice() {
      const clock = new InMemoryClock();
      const openTab = makeSubject(clock);
      const keep = (tab: DealerBook, key: string, dealer = 'ada') =>
        tab.put(dealer, 'typedMessages', [{ key, changedAt: clock.now(), value: key }]);
      const keys = async (tab: DealerBook, dealer = 'ada') => {
        const drafts = await tab.readAll(dealer, 'typedMessages');
        return drafts.ok && drafts.value.map(({ key }) => key);
      };
      return { clock, openTab, keep, keys };
    }

    it('are gone when the book is opened after the time, counted from the last change of each', async () => {
      const { clock, openTab, keep, keys } = aDevice();
      const tab = openTab();
      await keep(tab, 'client');
      await keep(tab, 'message');
      clock.advance(DAY);
      await keep(tab, 'message');
      clock.advance((draftDays - 1) * DAY - 1);
      expect(await keys(openTab())).toEqual(['client', 'message']);
      clock.advance(1);
      const later = openTab();
      expect(await later.read('ada', 'typedMessages', 'client')).toEqual(success(undefined));
      expect(await keys(later)).toEqual(['message']);
    });

    it.each([40, -20_000])('stay while the server alone is wrong by %d days', async days => {
      const { clock, openTab, keep, keys } = aDevice();
      await keep(openTab(), 'message');
      clock.serverAhead = days * DAY;
      expect(await keys(openTab())).toEqual(['message']);
      clock.serverAhead = 0;
      expect(await keys(openTab())).toEqual(['message']);
    });

    it('stay while the device alone is wrong', async () => {
      const { clock, openTab, keep, keys } = aDevice();
      await keep(openTab(), 'message');
      clock.advance(40 * DAY);
      clock.serverAhead = -40 * DAY;
      expect(await keys(openTab())).toEqual(['message']);
    });

    it('are gone from the export and from the sizes, and no removal is noted', async () => {
      const { clock, openTab, keep } = aDevice();
      await keep(openTab(), 'client');
      clock.advance(draftDays * DAY);
      expect(await openTab().contents('ada')).toEqual(success(emptyBook));
      expect(await openTab().usage('ada')).toMatchObject({
        value: { typedMessages: { count: 0 }, removals: { count: 0 } },
      });
    });

    it('expire within a day while the book is open', async () => {
      const { clock, openTab, keep, keys } = aDevice();
      const tab = openTab();
      await keep(tab, 'client');
      clock.advance((draftDays + 1) * DAY);
      expect(await keys(tab)).toEqual([]);
      await keep(tab, 'client');
      expect(await keys(tab)).toEqual(['client']);
      clock.advance((draftDays + 1) * DAY);
      expect(await keys(tab)).toEqual([]);
    });

    it('is all that expires, whatever its collection', async () => {
      const { clock, openTab } = aDevice();
      const tab = openTab();
      const record = { key: '1', changedAt: clock.now(), value: 1 };
      for (const collection of bookCollections) await tab.put('ada', collection, [record as never]);
      clock.advance(1_000 * DAY);
      const later = openTab();
      await later.readAll('ada', 'limits');
      const contents = await later.contents('ada');
      for (const collection of bookCollections) {
        const isTyped = typedCollections.some(name => name === collection);
        expect([collection, contents.ok && contents.value[collection]]).toEqual([collection, isTyped ? [] : [record]]);
      }
    });

    it('of an export that is older than the time expire again', async () => {
      const { clock, openTab, keep, keys } = aDevice();
      const tab = openTab();
      await keep(tab, 'client');
      const exported = await tab.contents('ada');
      if (!exported.ok) throw new Error(exported.failure.reason);
      clock.advance(draftDays * DAY);
      await openTab().merge('ada', exported.value);
      expect(await keys(openTab())).toEqual([]);
    });

    it('of another dealer expire when that dealer opens the book', async () => {
      const { clock, openTab, keep, keys } = aDevice();
      await keep(openTab(), 'client', 'piotr');
      clock.advance(draftDays * DAY);
      await keep(openTab(), 'client');
      expect(await keys(openTab())).toEqual(['client']);
      expect(await keys(openTab(), 'piotr')).toEqual([]);
    });
  });
});
