import * as fc from 'fast-check';
import { getObserverTree } from 'mobx';
import { KeepPlace, type ShownList } from '../../../src/application/navigation/KeepPlace';
import { InMemoryVisitNotes } from '../../../src/infrastructure/inMemory/InMemoryVisitNotes';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { atTheList, Workplace, type WorkplaceOptions } from '../../support/Workplace';

watchActions();

const market: WorkplaceOptions = { offers: 200 };

const browseOf = (at: Workplace, name = 'browse'): ShownList => ({
  name: () => name,
  list: at.list('browse'),
  more: () => at.loadOffers.more('browse'),
});

/** A dealer who has scrolled through so many pages, and loads the page again. */
async function leftAt({ pages, top }: { pages: number; top: number }): Promise<InMemoryVisitNotes> {
  const notes = new InMemoryVisitNotes();
  const at = await atTheList(market);
  for (let page = 2; page <= pages; page += 1) await at.loadOffers.more('browse');
  const keep = new KeepPlace(notes, at.session);
  keep.whileShown(browseOf(at));
  at.list('browse').scrolledTo(top);
  keep.execute();
  return notes;
}

it('goes on after a reload where the list was read, with as many pages as were held', async () => {
  const notes = await leftAt({ pages: 3, top: 5000 });
  const at = new Workplace(market);
  const keep = new KeepPlace(notes, at.session);
  keep.whileShown(browseOf(at));
  await at.loadOffers.refresh('browse');
  await settled();
  const list = at.list('browse');
  expect(at.sent('list')).toHaveLength(3);
  expect(list.ids).toHaveLength(60);
  expect([list.scrollTop, list.restarts]).toEqual([5000, 1]);
});

it('does so once, and in no other list', async () => {
  const notes = await leftAt({ pages: 2, top: 3000 });
  const at = await atTheList(market);
  const keep = new KeepPlace(notes, at.session);
  keep.whileShown(browseOf(at, 'browse, asked otherwise'));
  await settled();
  keep.whileShown(browseOf(at));
  await settled();
  expect(at.list('browse').scrollTop).toBe(0);
  expect(at.list('browse').ids).toHaveLength(20);
});

it.each<[string, (keep: KeepPlace, at: Workplace) => void]>([
  ['has begun to do something', keep => keep.busy()],
  ['has scrolled', (_, at) => at.list('browse').scrolledTo(10)],
  ['looks at something else', (keep, at) => void keep.whileShown(browseOf(at, 'another'))],
])('moves nothing where the dealer %s meanwhile', async (_, meanwhile) => {
  const notes = await leftAt({ pages: 3, top: 5000 });
  const at = await atTheList(market);
  at.twins.line.latency = 100;
  const keep = new KeepPlace(notes, at.session);
  keep.whileShown(browseOf(at));
  await settled();
  meanwhile(keep, at);
  await at.passes(100);
  await at.passes(100);
  expect(at.list('browse').restarts).toBe(0);
  expect(at.list('browse').ids).toHaveLength(40);
});

it.each<[string, (keep: KeepPlace, leave: () => void, at: Workplace) => void]>([
  ['is left', (_, leave) => leave()],
  ['gives way to another', (keep, _, at) => void keep.whileShown(browseOf(at, 'another'))],
  ['is there and the dealer does something', keep => keep.busy()],
])('waits no longer for a list that never loads once it %s', async (_, end) => {
  const notes = await leftAt({ pages: 3, top: 5000 });
  const at = new Workplace(market);
  const list = at.list('browse');
  const isWaiting = () => getObserverTree(list, 'lastFetchedAt').observers !== undefined;
  const keep = new KeepPlace(notes, at.session);
  const leave = keep.whileShown(browseOf(at));
  at.twins.line.failNext({ reason: 'offline' });
  await at.loadOffers.refresh('browse');
  expect(isWaiting()).toBe(true);
  end(keep, leave, at);
  expect(isWaiting()).toBe(false);
  await at.loadOffers.refresh('browse');
  await settled();
  expect([list.scrollTop, list.restarts, at.sent('list').length]).toEqual([0, 0, 2]);
});

it('stays at the top where a page could not be had, which says so itself', async () => {
  const notes = await leftAt({ pages: 3, top: 5000 });
  const at = await atTheList(market);
  at.twins.line.failNext({ reason: 'offline' });
  new KeepPlace(notes, at.session).whileShown(browseOf(at));
  await settled();
  expect(at.list('browse')).toMatchObject({ scrollTop: 0, status: { step: 'failed', what: 'more' } });
});

it('leaves no note for the next dealer, at the top, or of what would take too long', async () => {
  const leaving = new Workplace(market);
  leaving.session.signOutStarted();
  const notes = new InMemoryVisitNotes();
  const keep = new KeepPlace(notes, leaving.session);
  keep.whileShown(browseOf(leaving));
  leaving.list('browse').scrolledTo(5000);
  keep.execute();
  expect(notes.read('place')).toBeNull();
  expect((await leftAt({ pages: 2, top: 0 })).read('place')).toBeNull();
});

it('nothing that a note may hold does harm', async () => {
  const at = await atTheList(market);
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async kept => {
      const notes = new InMemoryVisitNotes();
      notes.write('place', kept);
      new KeepPlace(notes, at.session).whileShown(browseOf(at));
      await settled();
      expect(at.list('browse').scrollTop).toBe(0);
      expect(notes.read('place')).toBeNull();
    }),
  );
});
