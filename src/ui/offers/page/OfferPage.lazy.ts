import { lazyView } from '../../shared/lazyView';

/** The page of an offer arrives when one is pointed at, so that opening it waits for nothing. */
const page = lazyView(() => import(/* webpackChunkName: "offer" */ './OfferPage').then(module => module.OfferPage));
const overlay = lazyView(() =>
  import(/* webpackChunkName: "offer" */ './OfferOverlay').then(module => module.OfferOverlay),
);

export const LazyOfferPage = page.View;
export const LazyOfferOverlay = overlay.View;

export function preloadOfferPage(): void {
  page.preload();
  overlay.preload();
}
