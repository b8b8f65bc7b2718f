import { type ComponentType, useEffect, useState } from 'react';
import { ShowLimits } from '../application/bidding/exposure/ShowLimits';
import { Clock } from '../application/ports/Clock';
import { Diagnostics } from '../application/ports/Diagnostics';
import { WatchUse } from '../application/session/WatchUse';
import { ApplyProfileLanguage } from '../application/settings/ApplyProfileLanguage';
import { ChangeLanguage } from '../application/settings/ChangeLanguage';
import { BeginWork } from '../application/start/BeginWork';
import { KeySheetOpener } from './navigation/KeySheetOpener';
import { ReadingPositionKeeper } from './navigation/ReadingPositionKeeper';
import { OutbidAnnouncer } from './notifications/OutbidAnnouncer';
import { TypedFiltersRestorer } from './offers/browse/TypedFiltersRestorer';
import { preloadOfferLists } from './offers/list/OfferListPage.lazy';
import { preloadOfferPage } from './offers/page/OfferPage.lazy';
import { PrerenderOffer } from './offers/page/PrerenderOffer';
import { preloadTileDetails } from './offers/tile/TileDetails.lazy';
import { LanguageNotice } from './settings/LanguageNotice';
import { lazyView } from './shared/lazyView';
import { withTexts } from './shared/texts/texts';
import { useFormat } from './shared/texts/useFormat';
import { useInjection } from './shared/useInjection';

const toasts = lazyView(() =>
  withTexts(import(/* webpackChunkName: "toasts" */ './notifications/Toasts')).then(module => module.Toasts),
);

const languageNotStored = lazyView(
  () =>
    withTexts(import(/* webpackChunkName: "toasts" */ './settings/LanguageNotStored')).then(
      module => module.LanguageNotStored,
    ),
  null,
  // The toasts are in the same file and say that it is missing.
  () => null,
);

/** Everything that the first screen does not need, in the order in which it starts. */
const parts: readonly ComponentType[] = [
  OutbidAnnouncer,
  // Early, because a machine that is never idle starts a part only every two seconds, and pushes should not wait.
  BackgroundWork,
  toasts.View,
  KeySheetOpener,
  ReadingPositionKeeper,
  TypedFiltersRestorer,
  ReportSending,
  ProfileLanguage,
  UseWatch,
  LimitMarks,
  NextScreens,
  PrerenderOffer,
];

/** Starts one part in each idle moment. All of them at once would block the dealer's first press. */
export function AfterFirstScreen() {
  const clock = useInjection<Clock>(Clock);
  const [started, setStarted] = useState(1);

  useEffect(() => {
    if (started === parts.length) return;
    return clock.whenIdle(() => setStarted(started + 1));
  }, [clock, started]);

  return parts.slice(0, started).map((Part, index) => <Part key={index} />);
}

function BackgroundWork() {
  const beginWork = useInjection(BeginWork);
  useEffect(() => void beginWork.execute(), [beginWork]);
  return null;
}

function ReportSending() {
  const diagnostics = useInjection<Diagnostics>(Diagnostics);
  useEffect(() => diagnostics.screenShown(), [diagnostics]);
  return null;
}

function ProfileLanguage() {
  const applyProfileLanguage = useInjection(ApplyProfileLanguage);
  const changeLanguage = useInjection(ChangeLanguage);
  // The dealer may have changed the profile on another device.
  useEffect(() => void applyProfileLanguage.execute(), [applyProfileLanguage]);
  return (
    <>
      <LanguageNotice onTryAgain={language => void changeLanguage.execute(language)} />
      <languageNotStored.View />
    </>
  );
}

function UseWatch() {
  const watchUse = useInjection(WatchUse);
  useEffect(() => watchUse.execute(), [watchUse]);
  return null;
}

function LimitMarks() {
  const showLimits = useInjection(ShowLimits);
  useEffect(() => showLimits.execute(), [showLimits]);
  return null;
}

/** Once loaded, held offers and lists also open without a network. */
function NextScreens() {
  const { moment } = useFormat();
  useEffect(() => {
    preloadTileDetails();
    preloadOfferPage();
    preloadOfferLists();
  }, []);
  // The first use of `Intl.DateTimeFormat` is slow, so it happens before the dealer opens an offer.
  useEffect(() => void moment(0), [moment]);
  return null;
}
