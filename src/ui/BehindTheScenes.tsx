import { useEffect } from 'react';
import { Clock } from '../application/ports/Clock';
import { BeginWork } from '../application/session/BeginWork';
import { SECOND } from '../domain/shared/Instant';
import { KeySheetOnAsking } from './navigation/KeySheetOnAsking';
import { OutbidAnnouncer } from './notifications/OutbidAnnouncer';
import { TypedFiltersTakenUp } from './offers/TypedFiltersTakenUp';
import { preloadFilterDrawer } from './offers/filterPart';
import { preloadOfferLists } from './offers/offerListPart';
import { preloadOfferPage } from './offers/offerParts';
import { preloadTileDetails } from './offers/tileDetailsPart';
import { part } from './shared/part';
import { withTexts } from './shared/texts';
import { useInjection } from './shared/useInjection';

/** By then nothing that the dealer waits for is under way. */
const FILTERS_AHEAD_AFTER = 10 * SECOND;

const toasts = part(() =>
  withTexts('notifications', import(/* webpackChunkName: "toasts" */ './notifications/Toasts')).then(
    module => module.Toasts,
  ),
);

/** What no first screen needs: it comes once that one stands, and so costs it nothing. */
export function BehindTheScenes() {
  const beginWork = useInjection(BeginWork);
  const clock = useInjection<Clock>(Clock);

  useEffect(() => {
    void beginWork.execute();
    // Once they are there, an offer that is held opens without a network too, and so do the lists and the filters.
    preloadTileDetails();
    preloadOfferPage();
    preloadOfferLists();
    return clock.after(FILTERS_AHEAD_AFTER, preloadFilterDrawer);
  }, [beginWork, clock]);

  return (
    <>
      <KeySheetOnAsking />
      <OutbidAnnouncer />
      <toasts.Part />
      <TypedFiltersTakenUp />
    </>
  );
}
