/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDB } from 'idb';
import { ActionBars } from '../../src/application/bidding/bar/ActionBars';
import { MyData } from '../../src/application/book/MyData';
import { ArrangeTable } from '../../src/application/offers/table/ArrangeTable';
import { DealerBook } from '../../src/application/ports/DealerBook';
import { bookCollections } from '../../src/domain/book/Keeping';
import { type BrowseQuestion, questionAt, toSearch } from '../../src/domain/offers/list/BrowseQuestion';
import { type OfferTab, offerTabs } from '../../src/domain/offers/list/OfferTab';
import { readBookFile } from '../../src/infrastructure/bookFile/readBookFile';
import { IndexedDbDealerBook } from '../../src/infrastructure/indexedDb/IndexedDbDealerBook';
import { homePaths, listPaths, paths } from '../../src/ui/shared/paths';
import { fullBook } from '../infrastructure/bookFile/fullBook';
import { emptyIndexedDb } from '../support/fakeIndexedDb';
import { Workplace } from '../support/Workplace';
import { InMemoryDiagnostics } from '../twins/BrowserTwins';

/**
 * Makes the files that `keptData.test.ts` reads. With `FREEZE=1.1.0` they become the folder of that release, which never
 * changes again. Otherwise they are made in a temporary folder, so that making them cannot break unseen.
 */
const release = process.env.FREEZE;

const earlier = readdirSync(__dirname)
  .filter(name => /^\d/.test(name))
  .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));

const ofLatest = <Value>(name: string) =>
  JSON.parse(readFileSync(path.join(__dirname, earlier.at(-1)!, `${name}.json`), 'utf8')) as Value;

interface SavedList {
  readonly tab: OfferTab;
  readonly question: BrowseQuestion;
}

/** A browser in which the app was last used in the latest release, with a record of each kind in its own data. */
async function anUpdatedBrowser() {
  emptyIndexedDb();
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
  const { preferences, visitNotes } = at.twins;
  for (const [key, text] of Object.entries(ofLatest<Record<string, string>>('localStorage')))
    preferences.write(key, text);
  for (const [key, text] of Object.entries(ofLatest<Record<string, string>>('sessionStorage')))
    visitNotes.write(key, text);
  return at;
}

/** The dealer chooses again what is chosen, so that this version writes it. */
function chooseAgain({ appearance, container }: Workplace): void {
  const table = container.get(ArrangeTable);
  appearance.restore();
  appearance.chooseTheme(appearance.theme);
  appearance.chooseColumns(appearance.columns);
  appearance.chooseLetterKeys(appearance.hasLetterKeys);
  for (const tab of offerTabs) {
    appearance.chooseLayout(tab, appearance.layoutOf(tab));
    appearance.chooseWidth(tab, appearance.isWide(tab));
    table.restore(tab);
  }
  container.get(ActionBars).restore();
}

async function frozenFiles(): Promise<Readonly<Record<string, unknown>>> {
  const at = await anUpdatedBrowser();
  chooseAgain(at);
  const { preferences, visitNotes } = at.twins;
  await at.container.get(DealerBook).merge(at.session.dealerKey, fullBook);
  const { text } = (await at.container.get(MyData).exported())!;
  const database = await openDB(`paddock-book-${at.session.dealerKey}`);
  const stores = { version: database.version, names: [...database.objectStoreNames] };
  database.close();
  const { lists } = ofLatest<{ readonly lists: readonly SavedList[] }>('addresses');
  const addresses = {
    lists: lists.map(({ tab, question }) => {
      const search = toSearch({ ...questionAt(tab, '', 'infinite'), ...question });
      return { tab, path: listPaths[tab], search, question: questionAt(tab, search, 'infinite') };
    }),
    pages: [
      ...Object.values(paths).map(page => (typeof page === 'function' ? page('MB-1' as never) : page)),
      ...Object.values(homePaths),
    ],
  };
  const myData: unknown = JSON.parse(text);
  return { stores, myData, addresses, localStorage: preferences.all, sessionStorage: visitNotes.all };
}

it('what this version keeps is written for the builds after it', async () => {
  const folder = release ? path.join(__dirname, release) : mkdtempSync(path.join(tmpdir(), 'release-'));
  if (release && existsSync(folder)) throw new Error(`The files of ${release} never change.`);
  const files = await frozenFiles();
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);
  expect(readdirSync(folder).sort()).toEqual(readdirSync(path.join(__dirname, earlier.at(-1)!)).sort());
  const read = readBookFile(JSON.stringify(files.myData));
  if (!read.ok) throw new Error(read.failure.reason);
  const { records, unreadable } = read.value;
  expect(unreadable).toBe(0);
  expect(bookCollections.filter(name => records[name].length === 0)).toEqual([]);
  expect(files.localStorage).toMatchObject(
    Object.fromEntries(
      ['theme', 'columns', 'letterKeys'].map(key => [key, ofLatest<Record<string, string>>('localStorage')[key]]),
    ),
  );
});
