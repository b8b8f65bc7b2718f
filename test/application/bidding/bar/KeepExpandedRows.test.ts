import { ActionBars } from '../../../../src/application/bidding/bar/ActionBars';
import { KeepExpandedRows } from '../../../../src/application/bidding/bar/KeepExpandedRows';
import { PressStore } from '../../../../src/application/bidding/press/PressStore';
import { DealerVisitStorage } from '../../../../src/application/session/DealerVisitStorage';
import { SessionStore } from '../../../../src/application/session/SessionStore';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { aMarketplace, buyerEmail, dealerOf, sellerEmail } from '../../../infrastructure/demo/market/aMarketplace';
import { anOffer } from '../../../support/anOffer';
import { watchActions } from '../../../support/watchActions';
import { Workplace } from '../../../support/Workplace';
import { InMemoryVisitStorage } from '../../../twins/BrowserTwins';

watchActions();

/** One load of the page in this tab. */
function aVisit(tab: InMemoryVisitStorage, email = buyerEmail): ActionBars {
  const session = new SessionStore();
  session.profileArrived(dealerOf(aMarketplace().marketplace, email).profile(), 0);
  const bars = new ActionBars(new PressStore());
  new KeepExpandedRows(new DealerVisitStorage(tab, session), bars).execute();
  return bars;
}

const [one, other] = [anOffer({ hashId: 'MB-1' as HashId }), anOffer({ hashId: 'MB-12' as HashId })];

it('rows expanded before a reload are expanded again until they are collapsed', () => {
  const tab = new InMemoryVisitStorage();
  const first = aVisit(tab);
  first.happened(one, 'expanded');
  first.happened(other, 'expanded');
  first.happened(other, 'collapsed');
  const second = aVisit(tab);
  expect([one, other].map(offer => second.stateOf(offer).expanded)).toEqual([true, false]);
  second.happened(other, 'expanded');
  const third = aVisit(tab);
  expect([one, other].map(offer => third.stateOf(offer).expanded)).toEqual([true, true]);
  third.happened(one, 'collapsed');
  const fourth = aVisit(tab);
  expect([one, other].map(offer => fourth.stateOf(offer).expanded)).toEqual([false, true]);
});

it('KeepExpandedRows reads the rows from before the reload once', () => {
  const tab = new InMemoryVisitStorage();
  const read = jest.spyOn(tab, 'read');
  const { session, bars } = new Workplace();
  const keep = new KeepExpandedRows(new DealerVisitStorage(tab, session), bars);
  keep.execute();
  keep.execute();
  expect(read).toHaveBeenCalledTimes(1);
});

it('KeepExpandedRows keeps the rows of each dealer separately', () => {
  const tab = new InMemoryVisitStorage();
  aVisit(tab).happened(one, 'expanded');
  expect(aVisit(tab, sellerEmail).stateOf(one).expanded).toBe(false);
});

it.each(['nonsense', '{}', '[1, null]'])('rows start collapsed if the note %s was kept', note => {
  const tab = new InMemoryVisitStorage();
  tab.read = () => note;
  const bars = aVisit(tab);
  expect(bars.stateOf(one).expanded).toBe(false);
  expect(bars.expandedRows).toEqual([]);
});
