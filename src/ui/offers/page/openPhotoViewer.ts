import 'photoswipe/style.css';
import PhotoSwipe from 'photoswipe';
import type { Photo } from '../../../domain/offers/OfferDetail';

interface PhotoViewing {
  readonly photos: readonly Photo[];
  readonly index: number;
  readonly errorText: string;
  readonly onShown: (photo: Photo) => void;
}

/** The zooming photo viewer. The values it does not set (333 ms, loop, preload 1 and 2) are PhotoSwipe's defaults. */
export function openPhotoViewer({ photos, index, errorText, onShown }: PhotoViewing): void {
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
  viewer.on('change', () => onShown(photos[viewer.currIndex]!));
  viewer.on('destroy', () => opener instanceof HTMLElement && opener.focus());
  viewer.init();
}
