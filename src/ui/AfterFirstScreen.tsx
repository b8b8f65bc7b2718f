import { useEffect } from 'react';
import { FollowWhileSignedIn } from '../application/notifications/FollowWhileSignedIn';
import { BeginWork } from '../application/start/BeginWork';
import { ChangeLanguage } from '../application/settings/ChangeLanguage';
import { SpeakProfileLanguage } from '../application/settings/SpeakProfileLanguage';
import { KeySheetOnAsking } from './navigation/KeySheetOnAsking';
import { PlaceKept } from './navigation/PlaceKept';
import { OutbidAnnouncer } from './notifications/OutbidAnnouncer';
import { PrerenderOffer } from './offers/page/PrerenderOffer';
import { TypedFiltersTakenUp } from './offers/browse/TypedFiltersTakenUp';
import { preloadOfferLists } from './offers/list/OfferListPage.lazy';
import { preloadOfferPage } from './offers/page/OfferPage.lazy';
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

/** What no first screen needs: it comes once that one stands, and so costs it nothing. */
export function AfterFirstScreen() {
  const beginWork = useInjection(BeginWork);
  const followWhileSignedIn = useInjection(FollowWhileSignedIn);
  const speakProfileLanguage = useInjection(SpeakProfileLanguage);
  const changeLanguage = useInjection(ChangeLanguage);
  const { moment } = useFormat();

  // The profile may have been changed on another device.
  useEffect(() => void speakProfileLanguage.execute(), [speakProfileLanguage]);

  useEffect(() => {
    void beginWork.execute();
    followWhileSignedIn.execute();
    // Once they are there, an offer that is held opens without a network too, and so do the lists.
    preloadTileDetails();
    preloadOfferPage();
    preloadOfferLists();
  }, [beginWork, followWhileSignedIn]);

  // The browser takes long to make its first clock face: the first offer that is opened shall not wait for it.
  useEffect(() => void moment(0), [moment]);

  return (
    <>
      <KeySheetOnAsking />
      <OutbidAnnouncer />
      <toasts.View />
      <LanguageNotice onTryAgain={language => void changeLanguage.execute(language)} />
      <LanguageNotStored />
      <TypedFiltersTakenUp />
      <PlaceKept />
      <PrerenderOffer />
    </>
  );
}
