import { type ComponentType, useEffect, useState } from 'react';
import { Clock } from '../application/ports/Clock';
import { ChangeLanguage } from '../application/settings/ChangeLanguage';
import { StartAfterFirstScreen } from '../application/start/StartAfterFirstScreen';
import { KeySheetOpener } from './navigation/KeySheetOpener';
import { ReadingPositionKeeper } from './navigation/ReadingPositionKeeper';
import { LazyLanguageNotStored, LazyToasts } from './notifications/lazyViews';
import { TypedFiltersRestorer } from './offers/browse/TypedFiltersRestorer';
import { LazyOfferListPage, LazyTileDetails, preloadOfferPage } from './offers/lazyViews';
import { PrerenderOffer } from './offers/page/overlay/PrerenderOffer';
import { SavedSearchFollower } from './search/SavedSearchFollower';
import { LanguageNotice } from './settings/LanguageNotice';
import { useFormat } from './shared/texts/useFormat';
import { useInjection } from './shared/useInjection';

/** What the first screen does not need, in the order in which it starts. */
const parts: readonly ComponentType[] = [
  // Early, because a machine that is never idle starts a part only every two seconds, and pushes should not wait.
  BackgroundWork,
  LazyToasts,
  KeySheetOpener,
  ReadingPositionKeeper,
  TypedFiltersRestorer,
  SavedSearchFollower,
  ProfileLanguage,
  NextScreens,
  PrerenderOffer,
];

/** Starts one part in each idle moment. All parts at once would block the dealer's first press. */
export function AfterFirstScreen() {
  const clock = useInjection<Clock>(Clock);
  const [started, setStarted] = useState(1);

  useEffect(() => {
    if (started === parts.length) return;
    return clock.whenIdle(() => setStarted(started + 1));
  }, [clock, started]);

  return parts.slice(0, started).map((Part, index) => <Part key={index} />);
}

/** A part of its own, because the use-cases that it needs are many to create. */
function BackgroundWork() {
  const startAfterFirstScreen = useInjection(StartAfterFirstScreen);
  useEffect(() => startAfterFirstScreen.execute(), [startAfterFirstScreen]);
  return null;
}

function ProfileLanguage() {
  const changeLanguage = useInjection(ChangeLanguage);
  return (
    <>
      <LanguageNotice onTryAgain={language => void changeLanguage.execute(language)} />
      <LazyLanguageNotStored />
    </>
  );
}

/** Once loaded, held offers and lists also open without a network. */
function NextScreens() {
  const { moment } = useFormat();
  useEffect(() => {
    LazyTileDetails.preload();
    preloadOfferPage();
    LazyOfferListPage.preload();
  }, []);
  // The first use of `Intl.DateTimeFormat` is slow, so it happens before the dealer opens an offer.
  useEffect(() => void moment(0), [moment]);
  return null;
}
