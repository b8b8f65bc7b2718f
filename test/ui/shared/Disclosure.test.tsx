/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../support/renderPage';
import { withOffer } from '../support/withOffer';

const names = ['My limit', 'My calculation', 'Not stated'];

describe('a part of an offer that opens on a press', () => {
  it('is also open on the next offer', async () => {
    // Something must be not stated.
    const { user } = await renderPage('/browsing/browse', withOffer({}, { financed: null }));
    const parts = () => Promise.all(names.map(name => screen.findByRole('button', { name })));
    const areOpen = async () => (await parts()).map(part => part.ariaExpanded);
    const openOffer = async (place: number) =>
      user.click((await screen.findAllByRole('link', { name: /^Open offer/ }))[place]!);
    await openOffer(0);
    expect(await areOpen()).toEqual(['false', 'false', 'false']);
    for (const part of await parts()) await user.click(part);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'My calculation' })).toBeNull());
    await openOffer(1);
    expect(await areOpen()).toEqual(['true', 'true', 'true']);
    await screen.findByRole('textbox', { name: 'My limit' });
  });
});
