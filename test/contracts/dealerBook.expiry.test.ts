/** @jest-environment node */
import type { DealerBook } from '../../src/application/ports/DealerBook';
import { bookCollections, typedCollections } from '../../src/domain/book/Keeping';
import { DAY } from '../../src/domain/shared/Instant';
import { success } from '../../src/domain/shared/Result';
import { IndexedDbDealerBook } from '../../src/infrastructure/indexedDb/IndexedDbDealerBook';
import { emptyBook } from '../domain/book/someBooks';
import { emptyIndexedDb } from '../support/fakeIndexedDb';
import { InMemoryDiagnostics } from '../twins/BrowserTwins';
import { InMemoryClock } from '../twins/InMemoryClock';
import { InMemoryDealerBook } from '../twins/InMemoryDealerBook';

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
