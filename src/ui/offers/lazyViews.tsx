import type { VehicleType } from '../../domain/offers/vehicle/VehicleType';
import { RowSkeletons, TileSkeletons } from '../shared/lists/Skeletons';
import { lazyPage } from '../shared/loading/lazyPage';
import { lazyView } from '../shared/loading/lazyView';
import * as styles from './browse/BrowsePage.module.css';

export const LazyFilterDrawer = lazyView(
  () => import(/* webpackChunkName: "filters" */ './browse/FilterDrawer'),
  'FilterDrawer',
);

/** Called when the pointer or the focus reaches the filter button. Only motorbikes have a brand to filter by. */
export function preloadFilters(type: VehicleType | null): void {
  LazyFilterDrawer.preload();
  // Not through the `lazyViews` of the fields, which would bring more fields to the first screen. If it fails, the field says so.
  if (type === 'Motorbike' || type === null)
    import(/* webpackChunkName: "search-select" */ '../shared/fields/SearchSelectField').catch(() => {});
}

export const LazyScreenSheet = lazyView(
  () => import(/* webpackChunkName: "print" */ './print/ScreenSheet'),
  'ScreenSheet',
);

export const LazyOfferListPage = lazyPage(
  () => import(/* webpackChunkName: "lists" */ './list/OfferListPage'),
  'OfferListPage',
  { Waiting: OfferListLoading },
);

function OfferListLoading() {
  return (
    <div className={styles.page}>
      <TileSkeletons />
    </div>
  );
}

export const LazyOfferScreen = lazyPage(
  () => import(/* webpackChunkName: "offer" */ './page/OfferPage'),
  'OfferScreen',
);

export const LazyOfferOverlay = lazyView(
  () => import(/* webpackChunkName: "offer" */ './page/overlay/OfferOverlay'),
  'OfferOverlay',
);

/** Called when the pointer reaches a tile, so that opening an offer needs no download. */
export function preloadOfferPage(): void {
  LazyOfferScreen.preload();
  LazyOfferOverlay.preload();
}

export const LazyPhotoViewer = lazyView(
  () => import(/* webpackChunkName: "photos" */ './page/gallery/PhotoViewer'),
  'PhotoViewer',
);

export const LazyTileDetails = lazyView(
  () => import(/* webpackChunkName: "tile-details" */ './tile/TileDetails'),
  'TileDetails',
);

export const LazyShowAgain = lazyView(
  () => import(/* webpackChunkName: "tile-details" */ './hidden/ShowAgain'),
  'ShowAgain',
);

export const LazyFactsOfOpened = lazyView(
  () => import(/* webpackChunkName: "tile-details" */ './parts/FactsOfOpened'),
  'FactsOfOpened',
);

export const LazyOfferTable = lazyView(
  () => import(/* webpackChunkName: "table" */ './table/OfferTable'),
  'OfferTable',
  {
    Waiting: RowSkeletons,
  },
);

export const LazyFindBar = lazyView(() => import(/* webpackChunkName: "finding" */ './find/FindBar'), 'FindBar');

export const LazySortField = lazyView(() => import(/* webpackChunkName: "finding" */ './find/SortField'), 'SortField');

export const LazyNewOffersPill = lazyView(
  () => import(/* webpackChunkName: "finding" */ './list/NewOffersPill'),
  'NewOffersPill',
);

export const LazyReturnedPill = lazyView(
  () => import(/* webpackChunkName: "finding" */ './list/NewOffersPill'),
  'ReturnedPill',
);

export const LazyArrangement = lazyView(
  () => import(/* webpackChunkName: "finding" */ './find/Arrangement'),
  'Arrangement',
);

export const LazyRefineDialog = lazyView(
  () => import(/* webpackChunkName: "refine" */ './find/RefineDialog'),
  'RefineDialog',
);
