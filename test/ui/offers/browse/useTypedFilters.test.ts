import { DealerVisitStorage } from '../../../../src/application/session/DealerVisitStorage';
import { noFilters } from '../../../../src/domain/offers/list/BrowseFilters';
import { defaultQuestion } from '../../../../src/domain/offers/list/BrowseQuestion';
import { keepTypedFilters, takeTypedFilters } from '../../../../src/ui/offers/browse/useTypedFilters';
import { aSession } from '../../../support/aSession';
import { Workplace } from '../../../support/Workplace';
import { InMemoryVisitStorage } from '../../../twins/BrowserTwins';

const typed = {
  ...defaultQuestion,
  filters: { ...noFilters, vehicleType: 'Motorbike', model: 'GS 1250', mileageTo: 30_000 },
} as const;

it('filters typed right before a reload are restored once', () => {
  const notes = new InMemoryVisitStorage();
  const { session } = new Workplace();
  keepTypedFilters(new DealerVisitStorage(notes, session), typed);
  const reloaded = new DealerVisitStorage(notes, session);
  expect(takeTypedFilters(reloaded)).toEqual(typed);
  expect(takeTypedFilters(reloaded)).toBeNull();
});

it('filters of a dealer who signs out are not kept', () => {
  const notes = new InMemoryVisitStorage();
  const { session } = new Workplace();
  session.signOutStarted();
  const storage = new DealerVisitStorage(notes, session);
  keepTypedFilters(storage, typed);
  keepTypedFilters(new DealerVisitStorage(notes, aSession()), typed);
  expect(takeTypedFilters(storage)).toBeNull();
});
