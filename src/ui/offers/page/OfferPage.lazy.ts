import { lazyPage } from '../../navigation/lazyPage';
import { lazyView } from '../../shared/lazyView';
import { withTexts } from '../../shared/texts/texts';

/** Preloaded when the pointer reaches a tile, so that opening an offer needs no download. */
const page = lazyPage(() =>
  withTexts(import(/* webpackChunkName: "offer" */ './OfferScreen')).then(module => module.OfferScreen),
);
const overlay = lazyView(() =>
  withTexts(import(/* webpackChunkName: "offer" */ './OfferOverlay')).then(module => module.OfferOverlay),
);

export const LazyOfferScreen = page.View;
export const LazyOfferOverlay = overlay.View;

export function preloadOfferPage(): void {
  page.preload();
  overlay.preload();
}
