import * as fc from 'fast-check';
import { getObserverTree } from 'mobx';
import { Menu } from '../../../src/application/navigation/Menu';
import { ReadingPosition, type ShownList } from '../../../src/application/navigation/ReadingPosition';
import { DealerVisitStorage } from '../../../src/application/session/DealerVisitStorage';
import type { TopTile } from '../../../src/application/shared/ReadingPlace';
import type { HashId } from '../../../src/domain/offers/Offer';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { atTheList, Workplace, type WorkplaceOptions } from '../../support/Workplace';
import { InMemoryPreferences, InMemoryVisitStorage } from '../../twins/BrowserTwins';
import { InMemoryBrowserWindow } from '../../twins/InMemoryBrowserWindow';

watchActions();

describe('Menu', () => {
  function aMenu({
    width = 1440,
    preferences = new InMemoryPreferences(),
    storage = new InMemoryVisitStorage(),
    path = '/',
  } = {}) {
    const browserWindow = new InMemoryBrowserWindow({ width });
    const menu = new Menu(preferences, storage, browserWindow);
    menu.restore(path);
    return { menu, preferences, storage, browserWindow };
  }

  it('the menu is open beside the page and shows the auctions first', () => {
    expect(aMenu().menu).toMatchObject({ isOpen: true, tab: 'auctions' });
  });

  it('the menu stays folded on a narrow screen until a tab is opened', () => {
    const { menu } = aMenu({ width: 867 });
    expect(menu.isOpen).toBe(false);
    menu.openTab('settings');
    expect(menu).toMatchObject({ isOpen: true, tab: 'settings' });
    menu.followed();
    expect(menu.isOpen).toBe(false);
  });

  it('the menu stays open on a wide screen when an item is followed', () => {
    const { menu } = aMenu({ width: 868 });
    menu.followed();
    expect(menu.isOpen).toBe(true);
  });

  it('the menu keeps its state after a reload', () => {
    const { menu, preferences } = aMenu();
    menu.toggle();
    expect(aMenu({ preferences }).menu.isOpen).toBe(false);
    menu.toggle();
    expect(aMenu({ preferences }).menu.isOpen).toBe(true);
  });

  describe('the menu of a window that becomes narrow', () => {
    it('folds, and is as the dealer left it when the window is wide again', () => {
      const { menu, browserWindow } = aMenu();
      browserWindow.resize(867);
      expect(menu.isOpen).toBe(false);
      browserWindow.resize(868);
      expect(menu.isOpen).toBe(true);
      menu.toggle();
      browserWindow.resize(867);
      browserWindow.resize(868);
      expect(menu.isOpen).toBe(false);
    });

    it('remembers nothing of being opened and closed there', () => {
      const { menu, browserWindow } = aMenu();
      browserWindow.resize(867);
      menu.toggle();
      menu.toggle();
      browserWindow.resize(868);
      expect(menu.isOpen).toBe(true);
    });
  });

  describe('the tabs of a phone', () => {
    it('are there below 700 px, whatever the width was before', () => {
      expect(aMenu({ width: 699 }).menu.hasTabs).toBe(true);
      const { menu, browserWindow } = aMenu({ width: 700 });
      expect(menu.hasTabs).toBe(false);
      browserWindow.resize(699);
      expect(menu.hasTabs).toBe(true);
      browserWindow.resize(700);
      expect(menu.hasTabs).toBe(false);
    });

    it('open the rest of the menu, and remember nothing for a wide window', () => {
      const { menu, preferences } = aMenu({ width: 390 });
      menu.moreToggled();
      expect(menu.isOpen).toBe(true);
      menu.moreToggled();
      expect(menu.isOpen).toBe(false);
      expect(aMenu({ preferences }).menu.isOpen).toBe(true);
    });
  });

  describe('the menu of a shown page', () => {
    it('opens the sub-menu of the page and leaves it open on pages without one', () => {
      const { menu } = aMenu();
      menu.pageShown('/settings/language');
      expect(menu).toMatchObject({ isOpen: true, tab: 'settings' });
      menu.pageShown('/browsing/browse');
      expect(menu.tab).toBe('settings');
      menu.pageShown('/purchasing/conversations/PD-1');
      expect(menu.tab).toBe('auctions');
    });

    it('stays folded when it is folded', () => {
      const { menu } = aMenu({ width: 867 });
      menu.pageShown('/settings/language');
      expect(menu).toMatchObject({ isOpen: false, tab: 'settings' });
    });

    it('is arranged before the first page is rendered', () => {
      expect(aMenu({ path: '/selling/clients' }).menu).toMatchObject({ isOpen: true, tab: 'sell' });
      expect(aMenu({ path: '/settings/data', width: 867 }).menu).toMatchObject({ isOpen: false, tab: 'desk' });
    });
  });

  describe('the suggestion of the native app', () => {
    it.each([
      [868, false],
      [867, true],
      [390, true],
      [1440, false],
    ])('in a window of %d px is there: %s', (width, isThere) => {
      expect(aMenu({ width }).menu.isNativeAppSuggested).toBe(isThere);
    });

    it('follows the width of the window', () => {
      const { browserWindow, menu } = aMenu({ width: 1000 });
      browserWindow.resize(867);
      expect(menu.isNativeAppSuggested).toBe(true);
      browserWindow.resize(868);
      expect(menu.isNativeAppSuggested).toBe(false);
    });

    it('returns only in the next visit if it was declined', () => {
      const { browserWindow, menu, storage } = aMenu({ width: 390 });
      menu.declineNativeApp();
      expect(menu.isNativeAppSuggested).toBe(false);
      browserWindow.resize(1000);
      browserWindow.resize(390);
      expect(menu.isNativeAppSuggested).toBe(false);
      expect(aMenu({ width: 390, storage }).menu.isNativeAppSuggested).toBe(false);
      expect(aMenu({ width: 390 }).menu.isNativeAppSuggested).toBe(true);
    });

    it('returns when the window becomes narrow again if it was held back', () => {
      const { browserWindow, menu } = aMenu({ width: 390 });
      menu.holdNativeAppBack();
      expect(menu.isNativeAppSuggested).toBe(false);
      browserWindow.resize(1000);
      browserWindow.resize(390);
      expect(menu.isNativeAppSuggested).toBe(true);
    });
  });
});

describe('ReadingPosition', () => {
  const market: WorkplaceOptions = { offers: 200 };

  const browseOf = (at: Workplace, name = 'browse'): ShownList => ({
    name: () => name,
    list: at.list('browse'),
    more: () => at.loadOffers.more('browse'),
  });

  const positionOf = ({ session, lists, loadOffers, twins }: Workplace, notes: InMemoryVisitStorage) =>
    new ReadingPosition(new DealerVisitStorage(notes, session), lists, loadOffers, twins.browserWindow);

  interface Left {
    readonly pages: number;
    readonly top: number;
    readonly topTile?: TopTile | null;
  }

  /** A dealer who has scrolled through the given number of pages and reloads the page. */
  async function leftAt({ pages, top, topTile = null }: Left): Promise<InMemoryVisitStorage> {
    const notes = new InMemoryVisitStorage();
    const at = await atTheList(market);
    for (let page = 2; page <= pages; page += 1) await at.loadOffers.more('browse');
    const position = positionOf(at, notes);
    position.run();
    position.shows(browseOf(at));
    at.list('browse').place.scrolledTo(top, topTile);
    at.twins.browserWindow.leave();
    return notes;
  }

  it('restores the place in the list and the loaded pages after a reload', async () => {
    const notes = await leftAt({ pages: 3, top: 5000 });
    const at = new Workplace(market);
    const position = positionOf(at, notes);
    position.shows(browseOf(at));
    await at.loadOffers.refresh('browse');
    await settled();
    const list = at.list('browse');
    expect(at.sent('list')).toHaveLength(3);
    expect(list.ids).toHaveLength(60);
    expect([list.place.scrollTop, list.place.restarts]).toEqual([5000, 1]);
  });

  it('remembers the tile at the top and how far it was scrolled', async () => {
    const topTiles = fc.record({ hashId: fc.string().map(text => text as HashId), above: fc.nat(600) });
    await fc.assert(
      fc.asyncProperty(fc.option(topTiles), async topTile => {
        const notes = await leftAt({ pages: 1, top: 700, topTile });
        const at = await atTheList(market);
        positionOf(at, notes).shows(browseOf(at));
        await settled();
        expect(at.list('browse').place).toMatchObject({ scrollTop: 700, topTile });
      }),
      { numRuns: 30 },
    );
  });

  it('fetches as many offers below that tile although new offers came above it', async () => {
    const hashId = (await atTheList(market)).list('browse').ids[4]!;
    const notes = await leftAt({ pages: 1, top: 700, topTile: { hashId, above: 30 } });
    const at = new Workplace(market);
    for (let came = 0; came < 7; came += 1) at.market.marketplace.publish();
    positionOf(at, notes).shows(browseOf(at));
    await at.loadOffers.refresh('browse');
    await settled();
    expect(at.list('browse').ids.indexOf(hashId)).toBe(11);
    expect(at.list('browse')).toMatchObject({ nextPage: 3, place: { topTile: { hashId, above: 30 } } });
  });

  it.each([undefined, 7, {}, { hashId: 7, above: 1 }, { hashId: 'MB-1' }])('ignores the tile %j', async topTile => {
    const notes = new InMemoryVisitStorage();
    notes.write('place', JSON.stringify({ name: 'browse', pages: 1, top: 700, topTile, below: 1 }));
    const at = await atTheList(market);
    positionOf(at, notes).shows(browseOf(at));
    await settled();
    expect(at.list('browse').place).toMatchObject({ scrollTop: 0, topTile: null });
  });

  it('restores the place once and in no other list', async () => {
    const notes = await leftAt({ pages: 2, top: 3000 });
    const at = await atTheList(market);
    const position = positionOf(at, notes);
    position.shows(browseOf(at, 'browse, asked otherwise'));
    await settled();
    position.shows(browseOf(at));
    await settled();
    expect(at.list('browse').place.scrollTop).toBe(0);
    expect(at.list('browse').ids).toHaveLength(20);
  });

  it.each<[string, (position: ReadingPosition, at: Workplace) => void]>([
    ['starts to act', (_, at) => at.twins.browserWindow.use()],
    ['scrolls', (_, at) => at.list('browse').place.scrolledTo(10)],
    ['looks at something else', (position, at) => void position.shows(browseOf(at, 'another'))],
  ])('moves nothing if the dealer %s meanwhile', async (_, meanwhile) => {
    const notes = await leftAt({ pages: 3, top: 5000 });
    const at = new Workplace(market);
    await at.loadOffers.refresh('browse');
    at.twins.line.latency = 100;
    const position = positionOf(at, notes);
    position.run();
    position.shows(browseOf(at));
    await settled();
    meanwhile(position, at);
    await at.passes(100);
    await at.passes(100);
    expect(at.list('browse').place.restarts).toBe(0);
    expect(at.list('browse').ids).toHaveLength(40);
  });

  it.each<[string, (position: ReadingPosition, leave: () => void, at: Workplace) => void]>([
    ['is left', (_, leave) => leave()],
    ['is replaced by another', (position, _, at) => void position.shows(browseOf(at, 'another'))],
    ['is shown and the dealer acts', (_position, _leave, at) => at.twins.browserWindow.use()],
  ])('stops waiting for a list that never loads once the list %s', async (_, end) => {
    const notes = await leftAt({ pages: 3, top: 5000 });
    const at = new Workplace(market);
    const list = at.list('browse');
    const isWaiting = () => getObserverTree(list, 'lastFetchedAt').observers !== undefined;
    const position = positionOf(at, notes);
    position.run();
    const leave = position.shows(browseOf(at));
    at.twins.line.failNext({ reason: 'offline' });
    await at.loadOffers.refresh('browse');
    expect(isWaiting()).toBe(true);
    end(position, leave, at);
    expect(isWaiting()).toBe(false);
    await at.loadOffers.refresh('browse');
    await settled();
    expect([list.place.scrollTop, list.place.restarts, at.sent('list').length]).toEqual([0, 0, 2]);
  });

  it('stays at the top if a page cannot be fetched, and the list reports the failure', async () => {
    const notes = await leftAt({ pages: 3, top: 5000 });
    const at = await atTheList(market);
    at.twins.line.failNext({ reason: 'offline' });
    positionOf(at, notes).shows(browseOf(at));
    await settled();
    expect(at.list('browse')).toMatchObject({ place: { scrollTop: 0 }, status: { step: 'failed', what: 'more' } });
  });

  it('leaves no note for a dealer who signs out or for a list at its top', async () => {
    const leaving = new Workplace(market);
    leaving.session.signOutStarted();
    const notes = new InMemoryVisitStorage();
    const position = positionOf(leaving, notes);
    position.run();
    position.shows(browseOf(leaving));
    leaving.list('browse').place.scrolledTo(5000);
    leaving.twins.browserWindow.leave();
    expect(notes.read('place')).toBeNull();
    expect((await leftAt({ pages: 2, top: 0 })).read('place')).toBeNull();
  });

  it('survives any note and ignores it', async () => {
    const at = await atTheList(market);
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async kept => {
        const notes = new InMemoryVisitStorage();
        notes.write(`place ${at.session.dealerKey}`, kept);
        positionOf(at, notes).shows(browseOf(at));
        await settled();
        expect(at.list('browse').place.scrollTop).toBe(0);
        expect(notes.read(`place ${at.session.dealerKey}`)).toBeNull();
      }),
    );
  });
});
