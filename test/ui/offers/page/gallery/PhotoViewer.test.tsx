/** @jest-environment jsdom */
import PhotoSwipe from 'photoswipe';
import type { Photo } from '../../../../../src/domain/offers/OfferDetail';
import { PhotoViewer } from '../../../../../src/ui/offers/page/gallery/PhotoViewer';
import { renderView } from '../../../support/renderView';

const photos: readonly Photo[] = [1, 2, 3].map(
  id =>
    ({
      id,
      address: `https://files.example/${id}.jpg`,
      thumbnail: `https://files.example/${id}-small.jpg`,
      size: { width: 1200, height: 900 },
    }) satisfies Photo,
);

it('the photo viewer opens at the pressed photo, moves for 333 ms, loops, and loads one photo before and two after', async () => {
  const init = jest.spyOn(PhotoSwipe.prototype, 'init').mockReturnValue(true);
  await renderView(<PhotoViewer photos={photos} index={1} />);
  const { options } = init.mock.contexts[0] as PhotoSwipe;
  const { index, showAnimationDuration, hideAnimationDuration, loop, bgOpacity, preload, errorMsg, dataSource } =
    options;
  expect({
    index,
    showAnimationDuration,
    hideAnimationDuration,
    loop,
    bgOpacity,
    preload,
    errorMsg,
    dataSource,
  }).toEqual({
    index: 1,
    showAnimationDuration: 333,
    hideAnimationDuration: 333,
    loop: true,
    bgOpacity: 0.8,
    preload: [1, 2],
    errorMsg: 'The image cannot be loaded',
    dataSource: photos.map(({ address, thumbnail }) => ({ src: address, msrc: thumbnail, width: 1200, height: 900 })),
  });
});
