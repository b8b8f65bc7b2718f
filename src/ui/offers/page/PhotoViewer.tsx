import 'photoswipe/style.css';
import PhotoSwipe from 'photoswipe';
import { useEffect, useEffectEvent } from 'react';
import { SeenPhotos } from '../../../application/offers/SeenPhotos';
import type { Photo } from '../../../domain/offers/OfferDetail';
import { useInjection } from '../../shared/useInjection';
import { useTexts } from '../../shared/useTexts';

interface PhotoViewerProps {
  readonly photos: readonly Photo[];
  readonly index: number;
}

/** The open viewer. There is never a second one, because two viewers would take the focus from each other endlessly. */
let shown: PhotoSwipe | null = null;

/**
 * Opens the zooming photo viewer over the page, unless one is open. The values it does not set (333 ms, loop, preload 1
 * and 2) are PhotoSwipe's defaults.
 */
export function PhotoViewer({ photos, index }: PhotoViewerProps) {
  const { t } = useTexts('offersDetails');
  const seen = useInjection(SeenPhotos);

  const open = useEffectEvent(() => {
    const opener = document.activeElement;
    const viewer = new PhotoSwipe({
      dataSource: photos.map(({ address, thumbnail, width, height }) => ({
        src: address,
        msrc: thumbnail,
        width,
        height,
      })),
      index,
      errorMsg: t('imageError'),
      bgOpacity: 0.8,
      showHideAnimationType: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'fade',
    });
    viewer.on('change', () => seen.shown(photos[viewer.currIndex]!));
    viewer.on('destroy', () => {
      shown = null;
      if (opener instanceof HTMLElement) opener.focus();
    });
    viewer.init();
    return viewer;
  });

  useEffect(() => {
    shown ??= open();
    return () => shown?.close();
  }, []);

  return null;
}
