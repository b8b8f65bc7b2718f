import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useState } from 'react';
import { BookStore } from '../application/book/BookStore';
import { Clock } from '../application/ports/Clock';
import { OwnProfile } from '../application/settings/OwnProfile';
import { startTasks } from '../application/start/startTasks';
import { KeySheetOpener } from './navigation/KeySheetOpener';
import { NewPageFocus } from './navigation/NewPageFocus';
import { useRestoredFilters } from './offers/browse/useTypedFilters';
import { LazyOfferListPage, LazyTileDetails, preloadOfferPage } from './offers/lazyViews';
import { PrerenderOffer } from './offers/page/overlay/PrerenderOffer';
import { LanguageNotice } from './settings/LanguageNotice';
import { lazyView } from './shared/loading/lazyView';
import { NewVersionNotice } from './shared/loading/NewVersionNotice';
import { useFormat } from './shared/texts/useFormat';
import { useGet, useInjection } from './shared/useInjection';

const LazyToasts = lazyView(() => import(/* webpackChunkName: "toasts" */ './notifications/toasts/Toasts'), 'Toasts');

/** The toasts are in the same file and say that it is missing. */
const LazyLanguageNotStored = lazyView(
  () => import(/* webpackChunkName: "toasts" */ './settings/LanguageNotStored'),
  'LanguageNotStored',
  { Missing: () => null },
);

const LazySearchMatcher = lazyView(
  () => import(/* webpackChunkName: "matches" */ './search/SearchMatcher'),
  'SearchMatcher',
);

/** For a dealer without saved searches, nothing is loaded. */
const SavedSearchMatcher = observer(function SavedSearchMatcher() {
  const book = useInjection(BookStore);
  return book.keys('searches').length > 0 && <LazySearchMatcher />;
});

/** The views that the first screen does not need, in the order in which they start. */
const parts: readonly ComponentType[] = [
  LazyToasts,
  KeySheetOpener,
  SavedSearchMatcher,
  ProfileLanguage,
  PrerenderOffer,
  NewVersionNotice,
];

/** Starts the background work, and a view in each idle moment. All at once would block the dealer's first press. */
export function AfterFirstScreen() {
  const clock = useInjection(Clock);
  const get = useGet();
  const { moment } = useFormat();
  const [started, setStarted] = useState(1);
  const isComplete = started === parts.length;
  useEffect(() => startTasks(get), [get]);
  useRestoredFilters();

  useEffect(
    () => (isComplete ? undefined : clock.whenIdle(() => setStarted(started + 1))),
    [clock, started, isComplete],
  );

  // Once loaded, held offers and lists also open without a network.
  useEffect(() => {
    if (!isComplete) return;
    LazyTileDetails.preload();
    preloadOfferPage();
    LazyOfferListPage.preload();
    // The first use of `Intl.DateTimeFormat` is slow, so it happens before the dealer opens an offer.
    moment(0);
  }, [isComplete, moment]);

  return (
    <>
      <NewPageFocus />
      {parts.slice(0, started).map((Part, index) => (
        <Part key={index} />
      ))}
    </>
  );
}

function ProfileLanguage() {
  const profile = useInjection(OwnProfile);
  return (
    <>
      <LanguageNotice onTryAgain={language => void profile.changeLanguage(language)} />
      <LazyLanguageNotStored />
    </>
  );
}
