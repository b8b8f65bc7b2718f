import fc from 'fast-check';
import { type CountedScreen, countedScreens, CounterStore } from '../../../src/application/notifications/CounterStore';
import { KeepSeenCounters } from '../../../src/application/notifications/KeepSeenCounters';
import { DealerVisitStorage } from '../../../src/application/session/DealerVisitStorage';
import { SessionStore } from '../../../src/application/session/SessionStore';
import { aMarketplace, buyerEmail, dealerOf, sellerEmail } from '../../infrastructure/market/aMarketplace';
import { watchActions } from '../../support/watchActions';
import { InMemoryVisitStorage } from '../../twins/BrowserTwins';

watchActions();

const told = { purchases: 9, bids: 4, inRealization: 3, invoices: 2, messages: 0 };

/** One load of the page in one tab by a signed-in dealer. */
function aVisit(tab: InMemoryVisitStorage, email = buyerEmail) {
  const session = new SessionStore();
  session.profileArrived(dealerOf(aMarketplace().marketplace, email).profile(), 0);
  const counters = new CounterStore();
  const keepSeen = new KeepSeenCounters(new DealerVisitStorage(tab, session), counters);
  return { session, counters, keepSeen };
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

it('KeepSeenCounters starts empty in another tab, because the counts may have changed elsewhere', () => {
  aVisitThatSaw('bids');
  const { counters, keepSeen } = aVisit(new InMemoryVisitStorage());
  keepSeen.execute();
  counters.counted(told);
  expect(counters.counters).toMatchObject(told);
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
        expect(shown[place]).toBeLessThanOrEqual(count[place]);
      }
      expect(shown.purchases).toBeGreaterThanOrEqual(0);
    }),
  );
});
