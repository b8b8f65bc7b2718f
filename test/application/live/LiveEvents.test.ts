import type { CountedScreen } from '../../../src/application/notifications/CounterStore';
import { WholeLists } from '../../../src/application/offers/list/WholeLists';
import { arrives } from '../../support/aList';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

const told = { purchases: 10, bids: 4, inRealization: 3, invoices: 2, messages: 1 };

/** All lists were fetched before the counters arrived. */
async function aDesk() {
  const at = new Workplace();
  for (const list of at.lists.all) await at.loadOffers.refresh(list.tab);
  await at.invoices.pages.list.refresh();
  at.conversationList.pages.list.requested('newest');
  arrives(at.conversationList.pages.list, 'first', { ids: [], totalPages: 1, totalCount: 0 }, at.twins.clock.now());
  at.counted(told);
  at.calls.length = 0;
  const listOf = {
    bids: at.list('ownBids'),
    inRealization: at.list('inRealization'),
    invoices: at.invoices.pages.list,
    messages: at.conversationList.pages.list,
  };
  return { at, listOf };
}

const screens: readonly CountedScreen[] = ['bids', 'inRealization', 'invoices', 'messages'];

it.each(['bids', 'messages'] as const)('a rising counter marks only the list of %s as stale', async screen => {
  const { at, listOf } = await aDesk();
  expect(screens.filter(each => !listOf[each].isCurrent)).toEqual([]);
  at.counted({ [screen]: told[screen] + 1 });
  expect(screens.filter(each => !listOf[each].isCurrent)).toEqual([screen]);
});

// Each step of a deal on another device changes one of them, and the deal may be in all three lists.
it.each([
  ['inRealization', told.inRealization + 1],
  ['inRealization', 0],
  ['invoices', told.invoices + 1],
  ['invoices', 0],
] as const)('a count of %s that becomes %d marks deals, archive and invoices as stale', async (screen, count) => {
  const { at, listOf } = await aDesk();
  at.counted({ [screen]: count });
  expect(screens.filter(each => !listOf[each].isCurrent)).toEqual(['inRealization', 'invoices']);
  expect(at.list('archived').isCurrent).toBe(false);
});

it('a change of a deal on another device is read for the page of the offer', async () => {
  const { at } = await aDesk();
  const [deal] = at.list('inRealization').ids;
  await at.opened.open(deal!);
  at.calls.length = 0;
  at.counted({ invoices: told.invoices + 1 });
  expect(at.calls).toEqual([`open ${deal}`]);
});

it('another count of likes than the own ones marks the liked offers as stale', async () => {
  const { at } = await aDesk();
  const { length } = at.list('liked').ids;
  at.counted({ likedOffers: length });
  at.counted({ likedOffers: length });
  expect(at.list('liked').isCurrent).toBe(true);
  at.counted({ likedOffers: length + 1 });
  expect(at.list('liked').isCurrent).toBe(false);
});

it('a list is refetched when it is opened after its counter rose', async () => {
  const { at } = await aDesk();
  const { question } = at.list('ownBids');
  await at.loadOffers.show('ownBids', question);
  expect(at.calls).toEqual([]);
  at.counted({ bids: 5 });
  await at.loadOffers.show('ownBids', question);
  expect(at.calls).toEqual(['list ownBids 1']);
});

describe('a badge', () => {
  it('disappears when the refetched list is on screen, and not before', async () => {
    const { at } = await aDesk();
    at.counted({ bids: 5 });
    at.twins.line.latency = 100;
    void at.loadOffers.show('ownBids', at.list('ownBids').question);
    at.counters.run('bids', at.list('ownBids'));
    expect(at.counters.counters.bids).toBe(5);
    await at.passes(100);
    expect(at.counters.counters.bids).toBe(0);
  });

  it('stays if the list could not be fetched', async () => {
    const { at } = await aDesk();
    at.counted({ invoices: 3 });
    at.twins.line.failNext({ reason: 'offline' });
    at.counters.run('invoices', at.invoices.pages.list);
    await at.invoices.pages.show();
    expect(at.counters.counters.invoices).toBe(3);
    await at.invoices.pages.show();
    expect(at.counters.counters.invoices).toBe(0);
  });

  it('refetches the list on screen when it rises, even while a request is on its way', async () => {
    const { at } = await aDesk();
    at.lists.shown('inRealization');
    at.counters.run('inRealization', at.list('inRealization'));
    at.container.get(WholeLists).keepCurrent('inRealization');
    expect(at.counters.counters.inRealization).toBe(0);
    at.twins.line.latency = 100;
    at.counted({ inRealization: 4 });
    await at.passes(50);
    at.counted({ inRealization: 5 });
    await at.passes(50);
    expect(at.counters.counters.inRealization).toBe(2);
    await at.passes(50);
    expect(at.counters.counters.inRealization).toBe(0);
    expect(at.sent('list')).toEqual(['list inRealization 1', 'list inRealization 1']);
  });

  it('refetches the invoices on screen when it rises', async () => {
    const { at } = await aDesk();
    at.counters.run('invoices', at.invoices.pages.list);
    at.invoices.pages.run();
    at.counted({ invoices: 3 });
    expect(at.counters.counters.invoices).toBe(1);
    await settled();
    expect(at.sent('invoices')).toHaveLength(1);
    expect(at.counters.counters.invoices).toBe(0);
  });

  it('stays while the page is hidden', async () => {
    const { at } = await aDesk();
    at.twins.browserWindow.hide();
    at.counters.run('bids', at.list('ownBids'));
    expect(at.counters.counters.bids).toBe(4);
    at.twins.browserWindow.show();
    expect(at.counters.counters.bids).toBe(0);
  });

  it('stays while new rows wait above the visible ones', async () => {
    const { at } = await aDesk();
    const [hashId] = at.list('browse').ids;
    at.list('ownBids').newRowsArrived([hashId!]);
    at.counters.run('bids', at.list('ownBids'));
    expect(at.counters.counters.bids).toBe(4);
  });
});
