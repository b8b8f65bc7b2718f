import fc from 'fast-check';
import { type CountedScreen, countedScreens, CounterStore } from '../../../src/application/notifications/CounterStore';
import { KeepSeenCounters } from '../../../src/application/notifications/KeepSeenCounters';
import { DealerVisitStorage } from '../../../src/application/session/DealerVisitStorage';
import { SessionStore } from '../../../src/application/session/SessionStore';
import { aMarketplace, buyerEmail, dealerOf, sellerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { InMemoryVisitStorage } from '../../twins/BrowserTwins';
import { InMemoryClock } from '../../twins/InMemoryClock';
import { InMemoryTabChannel, InMemoryTabMessages } from '../../twins/InMemoryTabMessages';

watchActions();

const told = { purchases: 9, bids: 4, inRealization: 3, invoices: 2, messages: 0 };

/** One load of the page in one tab by a signed-in dealer. */
function aVisit(tab: InMemoryVisitStorage, email = buyerEmail, browser = new InMemoryTabChannel()) {
  const session = new SessionStore();
  session.profileArrived(dealerOf(aMarketplace().marketplace, email).profile(), 0);
  const counters = new CounterStore();
  const clock = new InMemoryClock();
  const notes = new DealerVisitStorage(tab, session);
  const keepSeen = new KeepSeenCounters(notes, counters, new InMemoryTabMessages(browser), session, clock);
  return { session, counters, keepSeen, clock };
}

function aVisitThatSaw(screen: CountedScreen) {
  const tab = new InMemoryVisitStorage();
  const { counters, keepSeen } = aVisit(tab);
  keepSeen.execute();
  counters.counted(told);
  counters.screenSeen(screen);
  return tab;
}

it('KeepSeenCounters keeps a badge cleared after a reload and counts what is new', () => {
  const { counters, keepSeen } = aVisit(aVisitThatSaw('bids'));
  keepSeen.execute();
  counters.counted(told);
  expect(counters.counters).toMatchObject({ ...told, bids: 0, purchases: 5 });
  counters.counted({ bids: 6, purchases: 11 });
  expect(counters.counters).toMatchObject({ bids: 2, purchases: 7 });
});

it('KeepSeenCounters starts empty in a later visit, because the counts may have changed elsewhere', () => {
  aVisitThatSaw('bids');
  const { counters, keepSeen } = aVisit(new InMemoryVisitStorage());
  keepSeen.execute();
  counters.counted(told);
  expect(counters.counters).toMatchObject(told);
});

it('KeepSeenCounters keeps a badge of invoices whose deals were archived', () => {
  const tab = new InMemoryVisitStorage();
  const first = aVisit(tab);
  first.keepSeen.execute();
  first.counters.counted(told);
  first.counters.counted({ invoices: 0 });
  const { counters, keepSeen } = aVisit(tab);
  keepSeen.execute();
  counters.counted({ ...told, invoices: 0 });
  expect(counters.counters.invoices).toBe(2);
});

it('KeepSeenCounters counts a rise as new after the server count fell', () => {
  const tab = aVisitThatSaw('bids');
  const second = aVisit(tab);
  second.keepSeen.execute();
  second.counters.counted({ bids: 1 });
  const third = aVisit(tab);
  third.keepSeen.execute();
  third.counters.counted({ bids: 3 });
  expect(third.counters.counters.bids).toBe(2);
});

it('KeepSeenCounters restores what was seen even if the server answered first', () => {
  const { counters, keepSeen } = aVisit(aVisitThatSaw('bids'));
  counters.counted(told);
  counters.screenSeen('invoices');
  keepSeen.execute();
  expect(counters.counters).toMatchObject({ bids: 0, invoices: 0, inRealization: 3, purchases: 3 });
});

it('KeepSeenCounters restores nothing that was forgotten', () => {
  const tab = aVisitThatSaw('bids');
  const second = aVisit(tab);
  second.keepSeen.execute();
  second.counters.seenForgotten();
  const third = aVisit(tab);
  third.keepSeen.execute();
  third.counters.counted(told);
  expect(third.counters.counters).toMatchObject(told);
});

it('KeepSeenCounters keeps what each dealer saw separately', () => {
  const { counters, keepSeen } = aVisit(aVisitThatSaw('bids'), sellerEmail);
  keepSeen.execute();
  counters.counted(told);
  expect(counters.counters).toMatchObject(told);
});

it('KeepSeenCounters writes nothing while the dealer signs out', () => {
  const tab = new InMemoryVisitStorage();
  const { session, counters, keepSeen } = aVisit(tab);
  keepSeen.execute();
  counters.counted(told);
  const written = jest.spyOn(tab, 'write');
  session.signOutStarted();
  counters.screenSeen('bids');
  expect(written).not.toHaveBeenCalled();
});

it('KeepSeenCounters never hides more than the server counted, whatever was kept', () => {
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
      const { counters, keepSeen } = aVisit(tab);
      tab.read = () => note;
      keepSeen.execute();
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
    for (const { keepSeen, counters } of [one, other]) {
      keepSeen.execute();
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
    later.keepSeen.execute();
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
