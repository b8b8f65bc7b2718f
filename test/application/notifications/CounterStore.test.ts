import fc from 'fast-check';
import { type CountedScreen, countedScreens, CounterStore } from '../../../src/application/notifications/CounterStore';
import { DealerVisitStorage } from '../../../src/application/session/DealerVisitStorage';
import { aMarketplace, buyerEmail, dealerOf, sellerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { aSession } from '../../support/aSession';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { InMemoryVisitStorage } from '../../twins/BrowserTwins';
import { InMemoryBrowserWindow } from '../../twins/InMemoryBrowserWindow';
import { InMemoryClock } from '../../twins/InMemoryClock';
import { InMemoryTabChannel, InMemoryTabMessages } from '../../twins/InMemoryTabMessages';

watchActions();

const told = { purchases: 9, bids: 4, inRealization: 3, invoices: 2, messages: 0 };

/** One load of the page in one tab by a signed-in dealer. */
function aVisit(tab: InMemoryVisitStorage, email = buyerEmail, browser = new InMemoryTabChannel()) {
  const session = aSession();
  session.profileArrived(dealerOf(aMarketplace().marketplace, email).profile(), 0);
  const clock = new InMemoryClock();
  const storage = new DealerVisitStorage(tab, session);
  const tabs = new InMemoryTabMessages(browser);
  const counters = new CounterStore(storage, session, tabs, new InMemoryBrowserWindow(), clock);
  return { session, counters, clock };
}

const aCounter = () => aVisit(new InMemoryVisitStorage()).counters;

function counting(): CounterStore {
  const store = aCounter();
  store.counted(told);
  return store;
}

it('a seen screen clears its counter and its part of the total', () => {
  const store = counting();
  store.screenSeen('bids');
  expect(store.counters).toMatchObject({ ...told, bids: 0, purchases: 5 });
});

it('CounterStore counts only what is new since the screen was seen', () => {
  const store = counting();
  store.screenSeen('bids');
  store.counted({ bids: 7, purchases: 12 });
  expect(store.counters).toMatchObject({ bids: 3, purchases: 8 });
});

it('CounterStore shows unseen invoices until their page is seen, also after their deals were archived', () => {
  const store = counting();
  store.counted({ invoices: 0, purchases: 7 });
  expect(store.counters).toMatchObject({ invoices: 2, purchases: 9 });
  store.seenForgotten();
  store.counted({ invoices: 1, purchases: 8 });
  expect(store.counters).toMatchObject({ invoices: 3, purchases: 10 });
  store.screenSeen('invoices');
  expect(store.counters).toMatchObject({ invoices: 0, purchases: 7 });
});

it('CounterStore counts again after the server count fell and rose', () => {
  const store = counting();
  store.screenSeen('inRealization');
  store.counted({ inRealization: 1 });
  expect(store.counters.inRealization).toBe(0);
  store.counted({ inRealization: 2 });
  expect(store.counters.inRealization).toBe(1);
});

it('CounterStore shows the counts of the server once it forgets what was seen', () => {
  const store = counting();
  store.screenSeen('bids');
  store.seenForgotten();
  expect(store.counters).toMatchObject(told);
});

it('CounterStore reports which counters moved, except on their first arrival', () => {
  const store = aCounter();
  expect(store.counted(told)).toEqual([]);
  expect(store.counted({ ...told, bids: 5, invoices: 1, purchases: 9 })).toEqual([
    { screen: 'bids', rises: true },
    { screen: 'invoices', rises: false },
  ]);
});

it('CounterStore never shows a negative number', () => {
  const anyScreen = fc.constantFrom(...countedScreens);
  const anyStep = fc.oneof(
    anyScreen.map(screen => (store: CounterStore) => store.screenSeen(screen)),
    fc.constant((store: CounterStore) => store.seenForgotten()),
    fc.tuple(anyScreen, fc.nat(12)).map(
      ([screen, count]) =>
        (store: CounterStore) =>
          void store.counted({ [screen]: count }),
    ),
    fc.nat(20).map(count => (store: CounterStore) => void store.counted({ purchases: count })),
  );
  fc.assert(
    fc.property(fc.array(anyStep), steps => {
      const store = aCounter();
      for (const step of steps) step(store);
      for (const count of Object.values(store.counters)) expect(count).toBeGreaterThanOrEqual(0);
    }),
  );
});

function aVisitThatSaw(screen: CountedScreen) {
  const tab = new InMemoryVisitStorage();
  const { counters } = aVisit(tab);
  counters.begin();
  counters.counted(told);
  counters.screenSeen(screen);
  return tab;
}

it('CounterStore keeps a badge cleared after a reload and counts what is new', () => {
  const { counters } = aVisit(aVisitThatSaw('bids'));
  counters.begin();
  counters.counted(told);
  expect(counters.counters).toMatchObject({ ...told, bids: 0, purchases: 5 });
  counters.counted({ bids: 6, purchases: 11 });
  expect(counters.counters).toMatchObject({ bids: 2, purchases: 7 });
});

it('CounterStore starts empty in a later visit, because the counts may have changed elsewhere', () => {
  aVisitThatSaw('bids');
  const { counters } = aVisit(new InMemoryVisitStorage());
  counters.begin();
  counters.counted(told);
  expect(counters.counters).toMatchObject(told);
});

it('CounterStore keeps a badge of invoices whose deals were archived', () => {
  const tab = new InMemoryVisitStorage();
  const first = aVisit(tab);
  first.counters.begin();
  first.counters.counted(told);
  first.counters.counted({ invoices: 0 });
  const { counters } = aVisit(tab);
  counters.begin();
  counters.counted({ ...told, invoices: 0 });
  expect(counters.counters.invoices).toBe(2);
});

it('CounterStore counts a rise as new after the server count fell', () => {
  const tab = aVisitThatSaw('bids');
  const second = aVisit(tab);
  second.counters.begin();
  second.counters.counted({ bids: 1 });
  const third = aVisit(tab);
  third.counters.begin();
  third.counters.counted({ bids: 3 });
  expect(third.counters.counters.bids).toBe(2);
});

it('CounterStore restores what was seen even if the server answered first', () => {
  const { counters } = aVisit(aVisitThatSaw('bids'));
  counters.counted(told);
  counters.screenSeen('invoices');
  counters.begin();
  expect(counters.counters).toMatchObject({ bids: 0, invoices: 0, inRealization: 3, purchases: 3 });
});

it('CounterStore restores nothing that was forgotten', () => {
  const tab = aVisitThatSaw('bids');
  const second = aVisit(tab);
  second.counters.begin();
  second.counters.seenForgotten();
  const third = aVisit(tab);
  third.counters.begin();
  third.counters.counted(told);
  expect(third.counters.counters).toMatchObject(told);
});

it('CounterStore keeps what each dealer saw separately', () => {
  const { counters } = aVisit(aVisitThatSaw('bids'), sellerEmail);
  counters.begin();
  counters.counted(told);
  expect(counters.counters).toMatchObject(told);
});

it('CounterStore writes nothing while the dealer signs out', () => {
  const tab = new InMemoryVisitStorage();
  const { session, counters } = aVisit(tab);
  counters.begin();
  counters.counted(told);
  const written = jest.spyOn(tab, 'write');
  session.signOutStarted();
  counters.screenSeen('bids');
  expect(written).not.toHaveBeenCalled();
});

it('CounterStore never hides more than the server counted, whatever was kept', () => {
  const screen = fc.constantFrom(...countedScreens, 'purchases');
  const kept = fc.oneof(
    fc.string(),
    fc.jsonValue().map(value => JSON.stringify(value)),
    fc.dictionary(screen, fc.oneof(fc.integer(), fc.jsonValue())).map(value => JSON.stringify(value)),
  );
  const counts = fc.record({ bids: fc.nat(9), inRealization: fc.nat(9), invoices: fc.nat(9), messages: fc.nat(9) });
  fc.assert(
    fc.property(kept, counts, (note, count) => {
      const tab = new InMemoryVisitStorage();
      const { counters } = aVisit(tab);
      tab.read = () => note;
      counters.begin();
      counters.counted({ ...count, purchases: 36 });
      const shown = counters.counters;
      for (const place of countedScreens) {
        expect(shown[place]).toBeGreaterThanOrEqual(0);
        // Invoices may be unseen that the server no longer counts.
        if (place !== 'invoices') expect(shown[place]).toBeLessThanOrEqual(count[place]);
      }
      expect(shown.purchases).toBeGreaterThanOrEqual(0);
    }),
  );
});

describe('the tabs of one browser', () => {
  async function twoTabs(email = buyerEmail) {
    const browser = new InMemoryTabChannel();
    const [one, other] = [
      aVisit(new InMemoryVisitStorage(), buyerEmail, browser),
      aVisit(new InMemoryVisitStorage(), email, browser),
    ];
    for (const { counters } of [one, other]) {
      counters.begin();
      counters.counted(told);
    }
    await settled();
    return { one, other, browser };
  }

  it('show the same badges', async () => {
    const { one, other } = await twoTabs();
    one.counters.screenSeen('bids');
    await settled();
    expect(other.counters.counters).toEqual(one.counters.counters);
    other.counters.screenSeen('invoices');
    await settled();
    expect(one.counters.counters).toMatchObject({ bids: 0, invoices: 0, purchases: 3 });
    expect(other.counters.counters).toEqual(one.counters.counters);
  });

  it('show the same badges if a count arrives later in one of them', async () => {
    const { one, other } = await twoTabs();
    one.counters.counted({ bids: 5, purchases: 10 });
    one.counters.screenSeen('bids');
    await settled();
    expect(other.counters.counters.bids).toBe(0);
    other.counters.counted({ bids: 5, purchases: 10 });
    expect(other.counters.counters).toEqual(one.counters.counters);
  });

  it('do not wait for a count for long, so that a later one is new', async () => {
    const { one, other } = await twoTabs();
    one.counters.counted({ bids: 5 });
    one.counters.screenSeen('bids');
    await settled();
    other.clock.advance(2_000);
    other.counters.counted({ bids: 5 });
    expect(other.counters.counters.bids).toBe(1);
  });

  it('tell a tab that is opened later what was seen', async () => {
    const { one, browser } = await twoTabs();
    one.counters.screenSeen('bids');
    one.counters.counted({ invoices: 0 });
    await settled();
    const later = aVisit(new InMemoryVisitStorage(), buyerEmail, browser);
    later.counters.begin();
    await settled();
    later.counters.counted({ ...told, invoices: 0, purchases: 7 });
    one.counters.counted({ purchases: 7 });
    expect(later.counters.counters).toEqual(one.counters.counters);
  });

  it('keep apart what two dealers have seen', async () => {
    const { one, other } = await twoTabs(sellerEmail);
    one.counters.screenSeen('bids');
    await settled();
    expect(other.counters.counters).toMatchObject(told);
  });
});
