import 'photoswipe/style.css';
import './PhotoViewer.css';
import PhotoSwipe from 'photoswipe';
import { useEffect, useEffectEvent } from 'react';
import { OpenedOffers } from '../../../../application/offers/OpenedOffers';
import type { Photo, PhotoSize } from '../../../../domain/offers/OfferDetail';
import { interceptBack, isAtOwnEntry, pushOwnEntry } from '../../../shared/dialogs/interceptBack';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';

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
  const openedOffers = useInjection(OpenedOffers);

  const open = useEffectEvent(() => {
    const opener = document.activeElement;
    const names = photos.map((_, at) => t('photoOf', { number: at + 1, total: photos.length }));
    const slides = photos.map(({ address, thumbnail, size }, at) => ({
      src: address,
      msrc: thumbnail,
      alt: names[at]!,
      ...(size ?? UNKNOWN_SIZE),
    }));
    const viewer = new PhotoSwipe({
      dataSource: slides,
      index,
      errorMsg: t('imageError'),
      closeTitle: t('viewer.close'),
      zoomTitle: t('viewer.zoom'),
      arrowPrevTitle: t('viewer.previous'),
      arrowNextTitle: t('viewer.next'),
      bgOpacity: 0.8,
      padding: { top: 0, bottom: photos.length > 1 ? THUMBNAILS_HEIGHT : 0, left: 0, right: 0 },
      showHideAnimationType: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'fade',
    });
    let release = () => {};
    viewer.on('change', () => openedOffers.photoShown(photos[viewer.currIndex]!));
    viewer.on('destroy', () => {
      shown = null;
      release();
      if (opener instanceof HTMLElement) opener.focus();
    });
    viewer.on('loadComplete', ({ content: { index: at, element } }) => {
      const slide = slides[at];
      const size = slide && element instanceof HTMLImageElement ? correctedSize(slide, element) : null;
      if (!slide || !size) return;
      Object.assign(slide, size);
      // Later, because the viewer is still using the element.
      queueMicrotask(() => whenOpen(viewer, () => viewer.refreshSlideContent(at)));
    });
    if (photos.length > 1) showThumbnails(viewer, photos, { label: t('photos'), names });
    sayPhoto(viewer, names);
    closeOnBack(viewer);
    viewer.on('afterInit', () => {
      release = beModal(viewer, t('photos'));
      viewer.scrollWrap!.setAttribute('aria-roledescription', t('viewer.carousel'));
      for (const { el } of viewer.mainScroll.itemHolders) el.setAttribute('aria-roledescription', t('viewer.slide'));
    });
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

/** Pixels at the bottom of the viewer. */
const THUMBNAILS_HEIGHT = 96;

interface ThumbnailTexts {
  readonly label: string;
  /** The names of the photos. */
  readonly names: readonly string[];
}

/** A strip of all photos. A press on one of them shows it. */
function showThumbnails(viewer: PhotoSwipe, photos: readonly Photo[], { label, names }: ThumbnailTexts): void {
  const thumbnails = photos.map(({ thumbnail }, index) => {
    const image = document.createElement('img');
    Object.assign(image, { src: thumbnail, alt: '', loading: 'lazy' });
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', ariaLabel: names[index] });
    button.append(image);
    button.addEventListener('click', () => viewer.goTo(index));
    return button;
  });
  const showCurrent = () => {
    for (const [index, thumbnail] of thumbnails.entries()) thumbnail.ariaCurrent = String(index === viewer.currIndex);
    thumbnails[viewer.currIndex]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  };
  viewer.on('change', showCurrent);
  viewer.on('uiRegister', () =>
    viewer.ui!.registerElement({
      name: 'thumbnails',
      appendTo: 'root',
      onInit: strip => {
        strip.role = 'group';
        strip.ariaLabel = label;
        strip.append(...thumbnails);
        // The viewer closes on a press outside the photo.
        strip.addEventListener('pointerdown', event => event.stopPropagation());
      },
    }),
  );
}

/** What is below the dialog can be neither reached nor read until the returned function is called. */
function beModal(viewer: PhotoSwipe, name: string): () => void {
  const dialog = viewer.element!;
  dialog.ariaLabel = name;
  dialog.ariaModal = 'true';
  const region = document.createElement('div');
  Object.assign(region, { ariaLive: 'polite', className: 'visually-hidden' });
  // `sayInDialog` fills it.
  region.dataset.saysBelow = '';
  dialog.append(region);
  const below = [...document.body.children].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element !== dialog && !element.inert,
  );
  for (const element of below) element.inert = true;
  return () => below.forEach(element => (element.inert = false));
}

/** Says which photo is shown. The region stands before its first text. */
function sayPhoto(viewer: PhotoSwipe, names: readonly string[]): void {
  const region = document.createElement('p');
  Object.assign(region, { role: 'status', className: 'visually-hidden' });
  const say = () => {
    region.textContent = names[viewer.currIndex] ?? '';
  };
  viewer.on('afterInit', () => {
    viewer.element!.append(region);
    whenOpen(viewer, () => {
      say();
      viewer.on('change', say);
    });
  });
}

/** Until the photo has loaded. The viewer lays out each photo by its size, and the one from the server may be wrong. */
const UNKNOWN_SIZE: PhotoSize = { width: 1600, height: 1200 };

/** The size of a loaded photo that has another shape than stated or is larger. Null if the stated size will do. */
function correctedSize(stated: PhotoSize, { naturalWidth: width, naturalHeight: height }: HTMLImageElement) {
  if (width === 0 || height === 0) return null;
  const isInShape = Math.abs((width * stated.height) / (height * stated.width) - 1) < 0.01;
  return isInShape && width <= stated.width ? null : { width, height };
}

/** A viewer that is still opening cannot close or change a photo. */
function whenOpen(viewer: PhotoSwipe, act: () => void): void {
  if (viewer.opener.isOpen) act();
  else viewer.on('openingAnimationEnd', act);
}

const close = (viewer: PhotoSwipe): void => whenOpen(viewer, () => viewer.close());

/** Gives the viewer an entry in the history, so that Back closes the viewer and leaves the offer open. */
function closeOnBack(viewer: PhotoSwipe): void {
  pushOwnEntry();
  const release = interceptBack(event => {
    release();
    // Back from another page arrives at the entry, and Back from the viewer leaves it.
    if (isAtOwnEntry()) return;
    event.stopImmediatePropagation();
    close(viewer);
  });
  // Closing by a press or a key removes the entry. After a navigation to another page, it is no longer the current one.
  viewer.on('close', () => (isAtOwnEntry() ? history.back() : release()));
}
