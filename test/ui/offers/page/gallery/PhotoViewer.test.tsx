/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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

it('the photo viewer is a modal dialog that says which photo it shows, and gives the page back', async () => {
  const opener = document.createElement('button');
  document.body.append(opener);
  opener.focus();
  await renderView(<PhotoViewer photos={photos} index={1} />);
  const dialog = screen.getByRole('dialog', { name: 'Photos' });
  const status = within(dialog).getByRole('status');
  expect([dialog.ariaModal, opener.inert, dialog.inert ?? false]).toEqual(['true', true, false]);
  await waitFor(() => expect(status.textContent).toBe('Photo 2 of 3'));
  await userEvent.keyboard('{ArrowRight}');
  expect(status.textContent).toBe('Photo 3 of 3');
  expect(within(dialog).getByRole('button', { name: 'Photo 3 of 3' }).ariaCurrent).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect([screen.queryByRole('dialog'), opener.inert, document.activeElement]).toEqual([null, false, opener]);
  opener.remove();
});

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
    dataSource: photos.map(({ id, address, thumbnail }) => ({
      src: address,
      msrc: thumbnail,
      alt: `Photo ${id} of 3`,
      width: 1200,
      height: 900,
    })),
  });
});
