import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, Navigate, Route, Routes, useMatch, useParams } from 'react-router';
import { FirstScreen } from '../application/start/FirstScreen';
import { offerTabs } from '../domain/offers/list/OfferTab';
import type { HashId } from '../domain/offers/Offer';
import { vehicleTypes } from '../domain/offers/vehicle/VehicleType';
import { LazyDealBoardPage, LazyHandoverPage, LazyPickupPage, LazyShortlistPage } from './board/lazyViews';
import { LazyConversationsPage } from './conversations/lazyViews';
import { LazyHomePage, LazyTodayPage } from './home/lazyViews';
import { LazyOfferListPage, LazyOfferOverlay, LazyOfferScreen } from './offers/lazyViews';
import { useOverlay } from './offers/page/overlay/useOverlay';
import { RowSkeletons, SettingsSkeleton } from './shared/lists/Skeletons';
import { lazyPage } from './shared/loading/lazyPage';
import { NotFoundPage } from './shared/page/NotFoundPage';
import { homePaths, listPaths, paths } from './shared/paths';
import { useInjection } from './shared/useInjection';

const routedLists = offerTabs.filter(tab => tab !== 'browse');

interface PageRoutesProps {
  readonly location: Location;
  /** The app was opened here. */
  readonly isStart: boolean;
}

/**
 * The routes of all pages but the browse list, which is always mounted. Below an opened offer, `location` is the page from
 * which it was opened.
 */
export function PageRoutes({ location, isStart }: PageRoutesProps) {
  return (
    <Routes location={location}>
      <Route path="/" element={<HomeSlot type="Motorbike" isStart={isStart} />} />
      {vehicleTypes.map(type => (
        <Route key={type} path={homePaths[type]} element={<HomeSlot type={type} />} />
      ))}
      <Route path={paths.today} element={<LazyTodayPage />} />
      {routedLists.map(tab => (
        <Route key={tab} path={listPaths[tab]} element={<LazyOfferListPage tab={tab} search={location.search} />} />
      ))}
      <Route path={paths.purchaseInvoices} element={<LazyInvoicesPage />} />
      <Route path={paths.savedSearches} element={<LazySavedSearchesPage />} />
      <Route path={paths.dealBoard} element={<LazyDealBoardPage />} />
      <Route path={paths.pickup} element={<LazyPickupPage />} />
      <Route path={paths.handoverPattern} element={<RoutedHandover />} />
      <Route path={paths.shortlist} element={<LazyShortlistPage />} />
      <Route path="/purchasing/purchase" element={<Navigate to={paths.myBets} replace />} />
      <Route path={paths.profile} element={<LazyProfilePage />} />
      <Route path={paths.language} element={<LazyLanguagePage />} />
      <Route path={paths.trading} element={<LazyTradingPage />} />
      <Route path={paths.notifications} element={<LazyNotificationSettingsPage />} />
      <Route path={paths.password} element={<LazyPasswordPage />} />
      <Route path={paths.data} element={<LazyMyDataPage />} />
      <Route path={paths.conversationPattern} element={<RoutedConversations />} />
      <Route path={paths.offerPattern} element={<RoutedOffer />} />
      <Route path="/selling/*" element={<LazySellingPages />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/** `id` comes from the matched route. An offer opened above the conversations changes the current location. */
function RoutedConversations() {
  const { id } = useParams();
  return <LazyConversationsPage hashId={id as HashId | undefined} />;
}

/** Another deal is another record. */
function RoutedHandover() {
  const { id } = useParams();
  return <LazyHandoverPage key={id} hashId={id as HashId} />;
}

/** The landing page. Lists that are not visible are fetched after it. */
function HomeSlot(props: ComponentProps<typeof LazyHomePage>) {
  const firstScreen = useInjection(FirstScreen);
  useEffect(() => firstScreen.pageAwaited(), [firstScreen]);
  return <LazyHomePage {...props} />;
}

/** An offer opened above a list. */
export function OverlaidOffer() {
  const hashId = useOpenHashId();
  const { background } = useOverlay();
  const isOpen = hashId !== undefined && background !== null;
  const isOpenNow = useRef(isOpen);
  useLayoutEffect(() => {
    isOpenNow.current = isOpen;
  });
  const [isReplaced] = useState(() => () => isOpenNow.current);
  return isOpen && <LazyOfferOverlay key={hashId} hashId={hashId} isReplaced={isReplaced} />;
}

function RoutedOffer() {
  const hashId = useOpenHashId();
  return hashId && <LazyOfferScreen key={hashId} hashId={hashId} />;
}

const useOpenHashId = (): HashId | undefined => useMatch(paths.offerPattern)?.params.id as HashId | undefined;

const LazyInvoicesPage = lazyPage(
  () => import(/* webpackChunkName: "invoices" */ './invoices/InvoicesPage'),
  'InvoicesPage',
  { Waiting: RowSkeletons },
);

/** The selling module is one chunk, because few dealers use it. */
const LazySellingPages = lazyPage(
  () => import(/* webpackChunkName: "selling" */ './selling/SellingPages'),
  'SellingPages',
  { Waiting: SettingsSkeleton },
);

const LazyProfilePage = lazyPage(
  () => import(/* webpackChunkName: "profile" */ './settings/ProfilePage'),
  'ProfilePage',
  { Waiting: SettingsSkeleton },
);

const LazyLanguagePage = lazyPage(
  () => import(/* webpackChunkName: "profile" */ './settings/LanguagePage'),
  'LanguagePage',
  { Waiting: SettingsSkeleton },
);

const LazyPasswordPage = lazyPage(
  () => import(/* webpackChunkName: "password" */ './settings/PasswordPage'),
  'PasswordPage',
  { Waiting: SettingsSkeleton },
);

const LazyTradingPage = lazyPage(
  () => import(/* webpackChunkName: "trading" */ './settings/trading/TradingPage'),
  'TradingPage',
  { Waiting: SettingsSkeleton },
);

const LazyNotificationSettingsPage = lazyPage(
  () => import(/* webpackChunkName: "news" */ './notifications/NotificationSettingsPage'),
  'NotificationSettingsPage',
  { Waiting: SettingsSkeleton },
);

const LazyMyDataPage = lazyPage(() => import(/* webpackChunkName: "my-data" */ './book/MyDataPage'), 'MyDataPage', {
  Waiting: SettingsSkeleton,
});

const LazySavedSearchesPage = lazyPage(
  () => import(/* webpackChunkName: "searches" */ './search/SavedSearchesPage'),
  'SavedSearchesPage',
  { Waiting: RowSkeletons },
);
