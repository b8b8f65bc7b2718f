import { observer } from 'mobx-react-lite';
import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ActionBars } from '../application/bidding/bar/ActionBars';
import { OfferLists } from '../application/offers/list/OfferLists';
import { Diagnostics } from '../application/ports/Diagnostics';
import { SessionStore } from '../application/session/SessionStore';
import { FirstScreen } from '../application/start/FirstScreen';
import { type VehicleType, vehicleTypes } from '../domain/offers/vehicle/VehicleType';
import { focusTitle } from './navigation/focusTitle';
import { SideMenu } from './navigation/SideMenu';
import { KeptPageContext, useKeptPage } from './navigation/useKeptPage';
import { ConnectionBanner } from './notifications/ConnectionBanner';
import { BrowsePage } from './offers/browse/BrowsePage';
import { LazyScreenSheet } from './offers/lazyViews';
import { useOverlay } from './offers/page/overlay/useOverlay';
import { OverlaidOffer, PageRoutes } from './PageRoutes';
import { DialogPlace } from './shared/dialogs/DialogPlace';
import { lazyView } from './shared/loading/lazyView';
import { useNavigation } from './shared/navigation';
import { ErrorBoundary } from './shared/page/ErrorBoundary';
import { homePaths, paths } from './shared/paths';
import { useTexts } from './shared/texts/useTexts';
import { useInjection } from './shared/useInjection';
import * as styles from './Shell.module.css';

const LazyAfterFirstScreen = lazyView(
  () => import(/* webpackChunkName: "after-first-screen" */ './AfterFirstScreen'),
  'AfterFirstScreen',
  { needs: ['adapters'] },
);

/** The view of a signed-in dealer: the menu, the current page, and an offer opened above it. */
export const Shell = observer(function Shell() {
  const { t } = useTexts('navigation');
  const lists = useInjection(OfferLists);
  const screen = useInjection(FirstScreen);
  const diagnostics = useInjection(Diagnostics);
  const bars = useInjection(ActionBars);
  const session = useInjection(SessionStore);
  const here = useLocation();
  const [startKey] = useState(here.key);
  const offersAddress = useNavigation().hrefOf(paths.browse);
  const { background } = useOverlay();
  const { page, below, pages, placeRef, report } = useKeptPage(background ?? here);
  const accent = accentOf(
    page.pathname === paths.browse ? lists.of('browse').question.filters.vehicleType : vehicleTypeAt(page.pathname),
  );

  // A layout effect, so that restored rows are expanded before the first paint.
  useLayoutEffect(() => bars.restore(), [bars]);

  // The button of the sign-in had the focus, and it is gone.
  useLayoutEffect(() => (session.hasSignedIn ? focusTitle() : undefined), [session]);

  useEffect(() => screen.run(), [screen]);

  const handleCrash = (error: unknown) => diagnostics.report({ kind: 'unexpected', where: 'page', error });

  return (
    <div className={styles.shell} data-accent={accent}>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      <SideMenu />
      <main id="content" className={styles.main} tabIndex={-1}>
        <div className={styles.page}>
          <ErrorBoundary page={here.pathname} offersAddress={offersAddress} onCrash={handleCrash}>
            <DialogPlace page={here.pathname}>
              <KeptPageContext value={report}>
                <div ref={placeRef} />
                <Under isBelow={below !== null} isUnderOffer={background !== null}>
                  <BrowsePage location={below ?? page} isBelow={below !== null} />
                  {pages
                    .filter(({ pathname }) => pathname !== paths.browse)
                    .map(location => (
                      // The landing page stays when its tab changes, and with it the focus.
                      <PageRoutes
                        key={vehicleTypeAt(location.pathname) ? '/' : location.pathname}
                        location={location}
                        isStart={location.key === startKey}
                      />
                    ))}
                </Under>
              </KeptPageContext>
              <OverlaidOffer />
            </DialogPlace>
          </ErrorBoundary>
          {screen.isDone && laterParts}
        </div>
        <ConnectionBanner />
      </main>
    </div>
  );
});

interface UnderProps {
  readonly isBelow: boolean;
  readonly isUnderOffer: boolean;
  readonly children: ReactNode;
}

/** The page, which cannot be used below something. Apart from the rest, which would be rendered with the deferred value. */
function Under({ isBelow, isUnderOffer, children }: UnderProps) {
  // Making all tiles inert is slow. The deferred value lets the offer appear first.
  const isCovered = useDeferredValue(isUnderOffer);
  return (
    <div className={styles.under} inert={isBelow || (isCovered && isUnderOffer)}>
      {children}
    </div>
  );
}

/** One element, so that no navigation renders it again. */
const laterParts = (
  <>
    {/* Not in an idle moment, because the dealer may print at once. */}
    <LazyScreenSheet />
    <LazyAfterFirstScreen />
  </>
);

const accents: Readonly<Record<VehicleType, string>> = {
  Motorbike: 'motorbike',
  Camper: 'camper',
  AgriculturalMachine: 'agricultural',
};

/** The accent colour of a page. A page that shows all types uses the accent of motorbikes. */
const accentOf = (type: VehicleType | null): string => accents[type ?? 'Motorbike'];

const vehicleTypeAt = (path: string): VehicleType | null => vehicleTypes.find(type => homePaths[type] === path) ?? null;
