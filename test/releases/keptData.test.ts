/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openDB } from 'idb';
import { ActionBars } from '../../src/application/bidding/bar/ActionBars';
import { Book } from '../../src/application/book/Book';
import { BookStore } from '../../src/application/book/BookStore';
import { MyData } from '../../src/application/book/MyData';
import { Menu } from '../../src/application/navigation/Menu';
import { ArrangeTable } from '../../src/application/offers/table/ArrangeTable';
import { DealerVisitStorage } from '../../src/application/session/DealerVisitStorage';
import type { BookCollection, BookContents } from '../../src/domain/book/BookRecord';
import { bookCollections } from '../../src/domain/book/Keeping';
import { noFilters } from '../../src/domain/offers/list/BrowseFilters';
import { type BrowseQuestion, questionAt } from '../../src/domain/offers/list/BrowseQuestion';
import { type OfferTab, offerTabs } from '../../src/domain/offers/list/OfferTab';
import { noRefinements } from '../../src/domain/offers/list/Refinements';
import { emptyClientValues } from '../../src/domain/selling/clients/emptyClientValues';
import { euros } from '../../src/domain/shared/Money';
import { success } from '../../src/domain/shared/Result';
import { unsetCalculation } from '../../src/domain/valuation/Calculation';
import { readBookFile } from '../../src/infrastructure/bookFile/readBookFile';
import { CognitoSessions } from '../../src/infrastructure/cognito/CognitoSessions';
import { IndexedDbDealerBook } from '../../src/infrastructure/indexedDb/IndexedDbDealerBook';
import { takeTypedFilters } from '../../src/ui/offers/browse/useTypedFilters';
import { homePaths, listPaths, paths } from '../../src/ui/shared/paths';
import { emptyIndexedDb } from '../support/fakeIndexedDb';
import { Workplace } from '../support/Workplace';
import { InMemoryDiagnostics, type InMemoryPreferences } from '../twins/BrowserTwins';

/** What each release has kept, made by its own code. A new release adds its folder, and no folder ever changes. */
const releases = readdirSync(__dirname).filter(name => /^\d/.test(name));

interface StoredRecord {
  readonly key: string;
  readonly changedAt: number;
  readonly value: unknown;
}

interface KeptFile {
  readonly records: Readonly<Record<string, readonly StoredRecord[]>>;
}

interface SavedAddresses {
  readonly lists: readonly {
    readonly tab: OfferTab;
    readonly path: string;
    readonly search: string;
    readonly question: BrowseQuestion;
  }[];
  readonly pages: readonly string[];
}

const DEALER = '11';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of an object in a value, which keys lead to. */
const fieldsOf = (unset: object, ...at: readonly string[]) =>
  Object.entries<unknown>({ ...unset }).map(([name, none]) => ({ at, name, none }));

/** Each of these fields could be the latest, which an earlier version has not stored. */
const laterFields: readonly { readonly collection: BookCollection; readonly fields: ReturnType<typeof fieldsOf> }[] = [
  { collection: 'searches', fields: fieldsOf(noFilters, 'filters') },
  { collection: 'searches', fields: fieldsOf(noRefinements, 'refinements') },
  { collection: 'unsentClients', fields: fieldsOf(emptyClientValues, 'form') },
  { collection: 'invoices', fields: fieldsOf(emptyClientValues, 'invoice', 'snapshot', 'client') },
  { collection: 'invoices', fields: fieldsOf({ marginRate: null }, 'invoice', 'snapshot') },
];

function without(value: unknown, [key, ...deeper]: readonly string[], name: string): unknown {
  if (!isObject(value)) return value;
  const entries = Object.entries(value);
  if (key === undefined) return Object.fromEntries(entries.filter(([each]) => each !== name));
  return Object.fromEntries(
    entries.map(([each, inner]) => [each, each === key ? without(inner, deeper, name) : inner]),
  );
}

function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce((inner, key) => (isObject(inner) ? new Map(Object.entries(inner)).get(key) : undefined), value);
}

describe.each(releases)('what version %s has kept', release => {
  const read = <Value>(name: string) =>
    JSON.parse(readFileSync(path.join(__dirname, release, `${name}.json`), 'utf8')) as Value;
  const { records: unsorted, ...head } = read<KeptFile>('myData');
  /** In the order of a database. */
  const kept = Object.fromEntries(
    Object.entries(unsorted).map(([name, list]) => [name, [...list].sort((a, b) => (a.key < b.key ? -1 : 1))]),
  );
  const fileOf = (records: KeptFile['records']) => JSON.stringify({ ...head, records });

  /** The file's records after an import, and how many were left out. */
  function imported(records: KeptFile['records']) {
    const answer = readBookFile(fileOf(records));
    if (!answer.ok) throw new Error(answer.failure.reason);
    return answer.value;
  }

  /** A page whose browser has the database of that version. */
  async function withDatabase(records: KeptFile['records']) {
    emptyIndexedDb();
    const { version, names } = read<{ readonly version: number; readonly names: readonly string[] }>('stores');
    const database = await openDB(`paddock-book-${DEALER}`, version, {
      upgrade: created =>
        names.forEach(name =>
          created.createObjectStore(name, { keyPath: 'key' }).createIndex('changedAt', 'changedAt'),
        ),
    });
    for (const [name, list] of Object.entries(records)) for (const record of list) await database.put(name, record);
    database.close();
    const at = new Workplace({
      replaced: ({ clock }) => ({
        book: new IndexedDbDealerBook({
          diagnostics: new InMemoryDiagnostics(),
          storage: undefined,
          clock,
          draftDays: 36_500,
        }),
      }),
    });
    return { at, book: at.container.get(Book) };
  }

  async function stored(records: KeptFile['records']): Promise<Partial<BookContents>> {
    const { book } = await withDatabase(records);
    const contents = await Promise.all(
      bookCollections.map(async collection => {
        const answer = await book.readAll(collection);
        if (!answer.ok) throw new Error(answer.failure.reason);
        return [collection, answer.value] as const;
      }),
    );
    return Object.fromEntries(contents);
  }

  function inBrowser() {
    const at = new Workplace();
    const fill = (storage: InMemoryPreferences, name: string) => {
      for (const [key, text] of Object.entries(read<Record<string, string>>(name))) storage.write(key, text);
    };
    fill(at.twins.preferences, 'localStorage');
    fill(at.twins.visitNotes, 'sessionStorage');
    return at;
  }

  it('is imported as a whole', () => {
    const { records, unreadable } = imported(kept);
    expect(unreadable).toBe(0);
    expect(records).toMatchObject(kept);
  });

  it('is read as a whole from the browser, and can be exported', async () => {
    const contents = await stored(kept);
    expect(contents).toMatchObject(kept);
    const { at } = await withDatabase(kept);
    const exported = await at.container.get(MyData).exported();
    expect(readBookFile(exported!.text)).toMatchObject({ ok: true, value: { unreadable: 0, records: kept } });
  });

  it('has the default of a field that was added later', async () => {
    for (const { collection, fields } of laterFields) {
      for (const { at, name, none } of fields) {
        const list = kept[collection]!.map(record => ({ ...record, value: without(record.value, at, name) }));
        const lacking = list.filter(({ value }) => isObject(valueAt(value, at)));
        expect(lacking).not.toEqual([]);
        const { records, unreadable } = imported({ [collection]: lacking });
        expect([collection, name, unreadable]).toEqual([collection, name, 0]);
        for (const { value } of records[collection]) expect(valueAt(value, [...at, name])).toEqual(none);
      }
    }
    const old = kept.searches!.map(record => ({
      ...record,
      value: { ...(record.value as object), filters: { vehicleType: 'Camper' }, refinements: {} },
    }));
    const { searches } = await stored({ searches: old });
    expect(searches?.map(({ value: { filters, refinements } }) => ({ filters, refinements }))).toEqual(
      old.map(() => ({ filters: { ...noFilters, vehicleType: 'Camper' }, refinements: noRefinements })),
    );
  });

  it('may lack any default of a calculation', () => {
    const all = kept.settings!;
    for (const name of Object.keys(unsetCalculation(null))) {
      const settings = all.map(record => ({ ...record, value: without(record.value, ['calculation'], name) }));
      expect(imported({ settings })).toMatchObject({ unreadable: 0 });
    }
  });

  it('keeps a field that this version does not know', async () => {
    const later = Object.fromEntries(
      Object.entries(kept).map(([name, list]) => [
        name,
        list.map(record => (isObject(record.value) ? { ...record, value: { ...record.value, later: 1 } } : record)),
      ]),
    );
    const { records, unreadable } = imported(later);
    expect(unreadable).toBe(0);
    expect(records).toMatchObject(later);
    expect(await stored(later)).toMatchObject(later);
  });

  it('is imported without a record that cannot be read', () => {
    for (const [collection, list] of Object.entries(kept)) {
      const broken = { key: 'broken', changedAt: 1, value: null };
      const { records, unreadable } = imported({ ...kept, [collection]: [broken, ...list], unknown: [broken] });
      expect([collection, unreadable]).toEqual([collection, 2]);
      expect(records).toMatchObject(kept);
    }
  });

  it('is read from the browser without a record that cannot be read, and the dealer is told once', async () => {
    const broken = { key: '0 broken', changedAt: 1, value: null };
    const records = Object.fromEntries(Object.entries(kept).map(([name, list]) => [name, [broken, ...list]]));
    const { at, book } = await withDatabase(records);
    const end = at.container.get(Book).tellSetAside();
    for (const collection of bookCollections) {
      const answer = await book.readAll(collection);
      // A field of a later release is added.
      expect([collection, answer]).toMatchObject([collection, success(kept[collection] ?? [])]);
    }
    const store = at.container.get(BookStore);
    expect(store.problem).toEqual({ reason: 'setAside' });
    store.problemDismissed();
    end();
    at.container.get(Book).tellSetAside();
    expect(store.problem).toBeNull();
    const exported = await at.container.get(MyData).exported();
    expect(readBookFile(exported!.text)).toMatchObject({ ok: true, value: { records: kept } });
  });

  it('arranges the app as before', () => {
    const at = inBrowser();
    at.appearance.restore();
    const { language, theme, columns, paging, hasLetterKeys } = at.appearance;
    expect({ language, theme, columns, paging, hasLetterKeys }).toEqual({
      language: 'de',
      theme: 'dark',
      columns: 'more',
      paging: 'paginated',
      hasLetterKeys: false,
    });
    expect(offerTabs.map(tab => [tab, at.appearance.layoutOf(tab), at.appearance.isWide(tab)])).toEqual(
      offerTabs.map(tab => [tab, tab === 'sold' ? 'tiles' : 'table', tab === 'sold']),
    );
    const table = at.container.get(ArrangeTable);
    for (const tab of offerTabs) {
      table.restore(tab);
      expect(table.arrangementOf(tab)).toEqual(
        JSON.parse(read<Record<string, string>>('localStorage')[`table.${tab}`]!),
      );
    }
    expect(new CognitoSessions(at.twins.preferences, at.twins.clock).kept()).toMatchObject({ username: 'anna' });
  });

  it('leads back to where the dealer was', async () => {
    const at = inBrowser();
    at.container.get(ActionBars).restore();
    expect(at.bars.expandedRows).toEqual(['MB-1', 'MB-2']);
    expect(takeTypedFilters(at.container.get(DealerVisitStorage))).toMatchObject({
      filters: { brandId: 2, damaged: false },
    });
    expect(at.container.get(DealerVisitStorage).read('place')).toMatchObject({ name: '/browsing/browse', pages: 2 });
    const menu = at.container.get(Menu);
    menu.restore(paths.browse);
    expect(menu.isNativeAppSuggested).toBe(false);
    expect(await at.container.get(Book).find('limits', 'MB-9')).toBe(euros(700));
  });

  it('leads to the same pages and questions', () => {
    const { lists, pages } = read<SavedAddresses>('addresses');
    for (const { tab, path: address, search, question } of lists) {
      expect(address).toBe(listPaths[tab]);
      expect(questionAt(tab, search, 'infinite')).toMatchObject(question);
    }
    const known = Object.values(paths).map(page => (typeof page === 'function' ? page('MB-1' as never) : page));
    expect([...known, ...Object.values(homePaths)]).toEqual(expect.arrayContaining([...pages]));
  });
});
