import { useEffect } from 'react';
import { ShowLimits } from '../application/bidding/ShowLimits';
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
import { LanguageNotStored } from './settings/LanguageNotStored';
import { lazyView } from './shared/lazyView';
import { withTexts } from './shared/texts';
import { useFormat } from './shared/useFormat';
import { useInjection } from './shared/useInjection';

const toasts = lazyView(() =>
  withTexts('notifications', import(/* webpackChunkName: "toasts" */ './notifications/Toasts')).then(
    module => module.Toasts,
  ),
);

/** Everything that the first screen does not need. It loads after that screen and so does not delay it. */
export function AfterFirstScreen() {
  const beginWork = useInjection(BeginWork);
  const applyProfileLanguage = useInjection(ApplyProfileLanguage);
  const changeLanguage = useInjection(ChangeLanguage);
  const watchUse = useInjection(WatchUse);
  const showLimits = useInjection(ShowLimits);
  const diagnostics = useInjection<Diagnostics>(Diagnostics);
  const { moment } = useFormat();

  useEffect(() => diagnostics.screenShown(), [diagnostics]);

  // The dealer may have changed the profile on another device.
  useEffect(() => void applyProfileLanguage.execute(), [applyProfileLanguage]);

  useEffect(() => watchUse.execute(), [watchUse]);

  useEffect(() => showLimits.execute(), [showLimits]);

  useEffect(() => {
    void beginWork.execute();
    // Once loaded, held offers and lists also open without a network.
    preloadTileDetails();
    preloadOfferPage();
    preloadOfferLists();
  }, [beginWork]);

  // The first use of `Intl.DateTimeFormat` is slow, so it happens before the dealer opens an offer.
  useEffect(() => void moment(0), [moment]);

  return (
    <>
      <KeySheetOpener />
      <OutbidAnnouncer />
      <toasts.View />
      <LanguageNotice onTryAgain={language => void changeLanguage.execute(language)} />
      <LanguageNotStored />
      <TypedFiltersRestorer />
      <ReadingPositionKeeper />
      <PrerenderOffer />
    </>
  );
}
