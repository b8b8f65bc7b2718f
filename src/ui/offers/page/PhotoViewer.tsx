import 'photoswipe/style.css';
import PhotoSwipe from 'photoswipe';
import { useEffect, useEffectEvent } from 'react';
import { SeenPhotos } from '../../../application/offers/SeenPhotos';
import type { Photo } from '../../../domain/offers/OfferDetail';
import { interceptBack } from '../../shared/interceptBack';
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
    closeOnBack(viewer);
    viewer.init();
    return viewer;
  });

  useEffect(() => {
    shown ??= open();
    return () => {
      if (shown) close(shown);
    };
  }, []);

  return null;
}

/** A viewer that is still opening cannot close. */
function close(viewer: PhotoSwipe): void {
  if (viewer.opener.isOpen) viewer.close();
  else viewer.on('openingAnimationEnd', () => viewer.close());
}

const VIEWER_ENTRY = 'photoViewer';

/** Gives the viewer an entry in the history, so that Back closes the viewer and leaves the offer open. */
function closeOnBack(viewer: PhotoSwipe): void {
  history.pushState({ ...(history.state as object | null), [VIEWER_ENTRY]: true }, '');
  const isAtEntry = () => VIEWER_ENTRY in ((history.state as object | null) ?? {});
  // The entry has the address of the offer, so the router need not know that it is gone.
  const release = interceptBack(event => {
    release();
    // Back from another page arrives at the entry, and Back from the viewer leaves it.
    if (isAtEntry()) return;
    event.stopImmediatePropagation();
    close(viewer);
  });
  // Closing by a press or a key removes the entry. After a navigation to another page, it is no longer the current one.
  viewer.on('close', () => (isAtEntry() ? history.back() : release()));
}
