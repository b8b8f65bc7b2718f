import { part } from '../../shared/part';

/** The page of an offer arrives when one is pointed at, so that opening it waits for nothing. */
const page = part(() => import(/* webpackChunkName: "offer" */ './OfferPage').then(module => module.OfferPage));
const overlay = part(() =>
  import(/* webpackChunkName: "offer" */ './OfferOverlay').then(module => module.OfferOverlay),
);

export const OfferPagePart = page.Part;
export const OfferOverlayPart = overlay.Part;

export function preloadOfferPage(): void {
  page.preload();
  overlay.preload();
}
