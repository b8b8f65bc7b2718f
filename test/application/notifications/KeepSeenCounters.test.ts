import * as fc from 'fast-check';
import { type CountedScreen, countedScreens, CounterStore } from '../../../src/application/notifications/CounterStore';
import { KeepSeenCounters } from '../../../src/application/notifications/KeepSeenCounters';
import { DealerDrafts } from '../../../src/application/session/DealerDrafts';
import { SessionStore } from '../../../src/application/session/SessionStore';
import { InMemoryClock } from '../../../src/infrastructure/inMemory/InMemoryClock';
import { InMemoryDrafts } from '../../../src/infrastructure/inMemory/InMemoryDrafts';
import { aMarketplace, buyerEmail, dealerOf, sellerEmail } from '../../infrastructure/inMemory/aMarketplace';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';

watchActions();

const told = { purchases: 9, bids: 4, inRealization: 3, invoices: 2, messages: 0 };

/** One load of the page, by whoever is signed in. */
function aVisit(drafts: InMemoryDrafts, email = buyerEmail) {
  const session = new SessionStore();
  session.profileArrived(dealerOf(aMarketplace().marketplace, email).profile(), 0);
  const counters = new CounterStore();
  const dealerDrafts = new DealerDrafts(drafts, new InMemoryClock(), session);
  return { session, counters, keepSeen: new KeepSeenCounters(dealerDrafts, counters) };
}

async function aVisitThatSaw(screen: CountedScreen) {
  const drafts = new InMemoryDrafts();
  const { counters, keepSeen } = aVisit(drafts);
  await keepSeen.execute();
  counters.counted(told);
  counters.screenOpened(screen);
  counters.screenLeft(screen);
  await settled();
  return drafts;
}

it('does not bring back a badge after a reload, and counts what is new', async () => {
  const { counters, keepSeen } = aVisit(await aVisitThatSaw('bids'));
  await keepSeen.execute();
  counters.counted(told);
  expect(counters.counters).toMatchObject({ ...told, bids: 0, purchases: 5 });
  counters.counted({ bids: 6, purchases: 11 });
  expect(counters.counters).toMatchObject({ bids: 2, purchases: 7 });
});

it('counts as new what rises again after the server told less', async () => {
  const drafts = await aVisitThatSaw('bids');
  const second = aVisit(drafts);
  await second.keepSeen.execute();
  second.counters.counted({ bids: 1 });
  await settled();
  const third = aVisit(drafts);
  await third.keepSeen.execute();
  third.counters.counted({ bids: 3 });
  expect(third.counters.counters.bids).toBe(2);
});

it('takes up what was kept also where the server was quicker, and a screen was opened meanwhile', async () => {
  const { counters, keepSeen } = aVisit(await aVisitThatSaw('bids'));
  counters.counted(told);
  counters.screenOpened('invoices');
  await keepSeen.execute();
  expect(counters.counters).toMatchObject({ bids: 0, invoices: 0, inRealization: 3, purchases: 3 });
});

it('is written only when something more was seen', async () => {
  const drafts = new InMemoryDrafts();
  const kept = jest.spyOn(drafts, 'keep');
  const { counters, keepSeen } = aVisit(drafts);
  await keepSeen.execute();
  const before = kept.mock.calls.length;
  counters.counted(told);
  counters.counted({ ...told, bids: 7 });
  expect(kept).toHaveBeenCalledTimes(before);
  counters.screenOpened('bids');
  expect(kept).toHaveBeenCalledTimes(before + 1);
});

it("is each dealer's own", async () => {
  const { counters, keepSeen } = aVisit(await aVisitThatSaw('bids'), sellerEmail);
  await keepSeen.execute();
  counters.counted(told);
  expect(counters.counters).toMatchObject(told);
});

it('keeps nothing while the dealer leaves', async () => {
  const drafts = new InMemoryDrafts();
  const { session, counters, keepSeen } = aVisit(drafts);
  await keepSeen.execute();
  session.signOutStarted();
  await drafts.discardAll(session.draftsKey);
  counters.counted(told);
  counters.screenOpened('bids');
  await settled();
  expect(await drafts.read(session.draftsKey, 'seenCounters')).toBeUndefined();
});

it('never hides more than was told, whatever was kept', async () => {
  const screen = fc.constantFrom(...countedScreens, 'purchases');
  const kept = fc.oneof(fc.anything(), fc.dictionary(screen, fc.oneof(fc.integer(), fc.anything())));
  const counts = fc.record({ bids: fc.nat(9), inRealization: fc.nat(9), invoices: fc.nat(9), messages: fc.nat(9) });
  await fc.assert(
    fc.asyncProperty(kept, counts, async (draft, count) => {
      const drafts = new InMemoryDrafts();
      const { counters, keepSeen } = aVisit(drafts);
      drafts.read = async () => draft;
      await keepSeen.execute();
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
