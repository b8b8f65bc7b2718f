import { KeepTypedFilters } from '../../../../src/application/offers/list/KeepTypedFilters';
import { DealerVisitStorage } from '../../../../src/application/session/DealerVisitStorage';
import { SessionStore } from '../../../../src/application/session/SessionStore';
import { noFilters } from '../../../../src/domain/offers/list/BrowseFilters';
import { defaultQuestion } from '../../../../src/domain/offers/list/BrowseQuestion';
import { Workplace } from '../../../support/Workplace';
import { InMemoryVisitStorage } from '../../../twins/BrowserTwins';

const typed = {
  ...defaultQuestion,
  filters: { ...noFilters, vehicleType: 'Motorbike', model: 'GS 1250', mileageTo: 30_000 },
} as const;

it('filters typed right before a reload are restored once', () => {
  const notes = new InMemoryVisitStorage();
  const { session } = new Workplace();
  new KeepTypedFilters(new DealerVisitStorage(notes, session)).execute(typed);
  const reloaded = new KeepTypedFilters(new DealerVisitStorage(notes, session));
  expect(reloaded.take()).toEqual(typed);
  expect(reloaded.take()).toBeNull();
});

it('filters of a dealer who signs out are not kept', () => {
  const notes = new InMemoryVisitStorage();
  const { session } = new Workplace();
  session.signOutStarted();
  const keep = new KeepTypedFilters(new DealerVisitStorage(notes, session));
  keep.execute(typed);
  new KeepTypedFilters(new DealerVisitStorage(notes, new SessionStore())).execute(typed);
  expect(keep.take()).toBeNull();
});
