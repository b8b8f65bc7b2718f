import 'photoswipe/style.css';
import PhotoSwipe from 'photoswipe';
import type { Photo } from '../../../domain/offers/OfferDetail';

/** The zooming photo viewer. The values it does not set (333 ms, loop, preload 1 and 2) are PhotoSwipe's defaults. */
export function openPhotoViewer(photos: readonly Photo[], index: number, errorText: string): void {
  const opener = document.activeElement;
  const viewer = new PhotoSwipe({
    dataSource: photos.map(({ address, thumbnail, width, height }) => ({
      src: address,
      msrc: thumbnail,
      width,
      height,
    })),
    index,
    errorMsg: errorText,
    bgOpacity: 0.8,
    showHideAnimationType: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'fade',
  });
  viewer.on('destroy', () => opener instanceof HTMLElement && opener.focus());
  viewer.init();
}
