import { runInAction } from 'mobx';
import { RecallSeen } from '../../../src/application/offers/seen/RecallSeen';
import { SeenStore } from '../../../src/application/offers/seen/SeenStore';
import { ArrangementStore } from '../../../src/application/search/ArrangementStore';
import { ArrangeOffers } from '../../../src/application/search/ArrangeOffers';
import { type BrowseQuestion, defaultQuestion } from '../../../src/domain/offers/BrowseQuestion';
import type { HashId } from '../../../src/domain/offers/Offer';
import { seenAs } from '../../../src/domain/offers/SeenOffer';
import { noRefinements } from '../../../src/domain/search/Refinements';
import { SECOND } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

const compareTexts = (one: string, other: string) => one.localeCompare(other);
const byBid = { order: { key: 'highestBid', direction: 'descending' } } as const;

async function aList(asked: Partial<BrowseQuestion>, offers = 90) {
  const at = new Workplace({ offers });
  const arrange = at.container.get(ArrangeOffers);
  const store = at.container.get(ArrangementStore);
  const list = at.list('browse');
  at.lists.shown('browse');
  await at.loadOffers.show('browse', { ...defaultQuestion, ...asked });
  const stop = arrange.whileShown('browse', compareTexts);
  const shown = () => store.of('browse')!.ids;
  const bids = (ids: readonly HashId[]) => ids.map(id => at.registry.get(id)!.highestBid);
  const push = (hashId: HashId, highestBid: number) =>
    runInAction(() => at.registry.pushed({ id: at.registry.get(hashId)!.id, hashId, highestBid: euros(highestBid) }));
  const passes = (milliseconds: number) => at.twins.clock.advance(milliseconds);
  return { at, list, store, arrange, shown, bids, push, passes, stop };
}

const descending = (amounts: readonly number[]) => [...amounts].sort((one, other) => other - one);

describe('ArrangeOffers', () => {
  it('sorts what is loaded, and puts further rows last in their own order', async () => {
    const { at, list, shown, bids } = await aList(byBid);
    const first = shown();
    expect(bids(first)).toEqual(descending(bids(first)));
    expect([...first].sort()).toEqual(list.ids.slice().sort());
    await at.loadOffers.more('browse');
    const added = shown().slice(first.length);
    expect(shown().slice(0, first.length)).toEqual(first);
    expect(added.length).toBeGreaterThan(0);
    expect(bids(added)).toEqual(descending(bids(added)));
  });

  it('moves no row when a bid is pushed, counts the rows that would move, and moves them on request', async () => {
    const { shown, push, passes, store, arrange, bids } = await aList(byBid);
    const before = shown();
    push(before.at(-1)!, 900_000);
    passes(3 * SECOND);
    expect(shown()).toEqual(before);
    expect(store.rowsToMove('browse')).toBe(1);
    arrange.execute('browse', compareTexts);
    expect(shown()[0]).toBe(before.at(-1));
    expect(bids(shown())).toEqual(descending(bids(shown())));
    expect(store.rowsToMove('browse')).toBe(0);
  });

  it('keeps a row that no longer fits, until the dealer asks', async () => {
    const { shown, push, passes, store, arrange } = await aList({ refinements: { ...noRefinements, noBids: true } });
    const [row] = shown();
    push(row!, 500);
    passes(3 * SECOND);
    expect(shown()).toContain(row);
    expect(store.rowsToMove('browse')).toBe(1);
    arrange.execute('browse', compareTexts);
    expect(shown()).not.toContain(row);
  });

  it('arranges all rows when a first page replaces them, and when the dealer chooses otherwise', async () => {
    const { at, shown, bids, push } = await aList(byBid);
    push(shown().at(-1)!, 900_000);
    await at.loadOffers.refresh('browse');
    expect(bids(shown())).toEqual(descending(bids(shown())));
    await at.loadOffers.show('browse', { ...defaultQuestion, order: { key: 'highestBid', direction: 'ascending' } });
    expect(bids(shown()).filter(bid => bid > 0)).toEqual(descending(bids(shown()).filter(bid => bid > 0)).reverse());
    expect(bids(shown()).at(-1)).toBe(0);
  });

  it('sends nothing when only the order or the refinements change', async () => {
    const { at, list } = await aList({});
    const { lastFetchedAt } = list;
    at.twins.clock.advance(SECOND);
    await at.loadOffers.show('browse', { ...defaultQuestion, ...byBid });
    expect(list.question.order).toEqual(byBid.order);
    expect(list.lastFetchedAt).toBe(lastFetchedAt);
  });

  it('drops a row that leaves the list, and shows it again if it comes back', async () => {
    const { list, shown } = await aList(byBid);
    const [row] = shown();
    const place = list.offerRemoved(row!);
    expect(shown()).not.toContain(row);
    list.offerPutBack(row!, place);
    expect(shown().at(-1)).toBe(row);
  });

  it('sorts a long list in several tasks, and then follows what arrived meanwhile', async () => {
    const { at, list, shown, passes } = await aList({ paging: 'infinite' }, 3_000);
    while (list.hasMore) await at.loadOffers.more('browse', 20);
    await at.loadOffers.show('browse', { ...defaultQuestion, ...byBid });
    expect(shown()).not.toHaveLength(0);
    const [gone] = list.ids;
    list.offerRemoved(gone!);
    passes(SECOND);
    expect([...shown()].sort()).toEqual(list.ids.slice().sort());
  });

  it('leaves out what this device has seen, as soon as it knows', async () => {
    const { at, list, shown, passes } = await aList({});
    const recall = at.container.get(RecallSeen);
    const seen = list.ids.slice(0, 3);
    await recall.of(seen);
    recall.keep(new Map(seen.map(hashId => [hashId, seenAs(at.registry.get(hashId)!, 1)])));
    runInAction(() => seen.forEach(hashId => at.container.get(SeenStore).leftSight(hashId)));
    await at.loadOffers.show('browse', { ...defaultQuestion, refinements: { ...noRefinements, notSeen: true } });
    await settled();
    passes(SECOND);
    expect(shown()).toEqual(list.ids.slice(3));
  });
});
