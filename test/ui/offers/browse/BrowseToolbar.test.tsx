/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { Appearance } from '../../../../src/application/settings/Appearance';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { paths } from '../../../../src/ui/shared/paths';
import type { Workplace } from '../../../support/Workplace';
import { answersArrive, renderPage } from '../../support/renderPage';
import { startUp } from '../../support/startUp';

/** A badge is part of the name. */
const tool = (name: string) =>
  within(screen.getByRole('toolbar', { name: 'Browse' })).getByRole('button', {
    name: new RegExp(`^${name}( \\+?\\d+)?$`),
  });

/** A page in which the app restores a pagination that was chosen earlier. */
const withPagesChosen = (at: Workplace) => {
  at.twins.preferences.write('paging', 'paginated');
  at.container.get(Appearance).restore();
};

describe('a vehicle type of the toolbar', () => {
  it('keeps the place and clears the other filters, and a second press clears the type', async () => {
    const { user } = await renderPage(`${paths.browse}?country=DE&zip=80331&radius=320&model=b&damaged=no`);
    await screen.findByRole('toolbar', { name: 'Browse' });
    await user.click(tool('Campers'));
    expect(location.search).toBe('?type=Camper&country=DE&zip=80331&radius=320');
    await user.click(tool('Campers'));
    expect(location.search).toBe('?country=DE&zip=80331&radius=320');
  });
});

describe('the pagination of the browse list', () => {
  it('is remembered and recorded once it was chosen', async () => {
    const { user, at } = await renderPage(paths.browse);
    await screen.findByRole('toolbar', { name: 'Browse' });
    await user.click(tool('Pages'));
    await screen.findByText('Page 1 of 3');
    expect(at.twins.preferences.read('paging')).toBe('paginated');
    await user.click(tool('Infinite scroll'));
    expect(at.twins.analytics.events).toEqual(
      ['dealer_set_manual_pagination', 'dealer_set_infinite_pagination'].map(name => ({ name, data: {} })),
    );
  });

  it('that was chosen earlier applies to the browse list, and no filter changes it', async () => {
    const { user, at } = await renderPage(paths.purchaseInvoices, { before: withPagesChosen });
    await user.click(await screen.findByRole('link', { name: 'Search' }));
    await screen.findByText('Page 1 of 3');
    await user.click(tool('Motorbikes'));
    expect(location.search).toBe('?type=Motorbike&view=pages');
    expect(tool('Pages').getAttribute('aria-pressed')).toBe('true');
    expect(at.twins.analytics.events).toEqual([]);
  });

  it('is another for one visit if the address names another', async () => {
    const { user, at } = await renderPage(`${paths.browse}?view=scroll`, { before: withPagesChosen });
    await screen.findByRole('toolbar', { name: 'Browse' });
    expect(tool('Infinite scroll').getAttribute('aria-pressed')).toBe('true');
    await user.click(tool('Campers'));
    await answersArrive();
    expect(location.search).toBe('?type=Camper&view=scroll');
    expect(tool('Infinite scroll').getAttribute('aria-pressed')).toBe('true');
    expect(at.twins.preferences.read('paging')).toBe('paginated');
    expect(at.twins.analytics.events).toEqual([]);
  });
});

describe('the button to the liked offers', () => {
  it('counts a like, leads to the liked row, and counts the withdrawal there', async () => {
    const page = await renderPage(paths.browse);
    const { user, at } = page;
    await startUp(page);
    const row = (await screen.findAllByRole('article')).find(
      ({ dataset }) => !at.offer(dataset.offer as HashId).isLiked,
    )!;
    const before = parseInt(tool('Liked offers').getAttribute('aria-description')!, 10);
    await user.click(within(row).getByRole('button', { name: /^Like: /, pressed: false }));
    within(row).getByRole('button', { name: /^Like: /, pressed: true });
    expect(tool('Liked offers').getAttribute('aria-description')).toBe(`${before + 1} offers`);

    await user.click(tool('Liked offers'));
    const list = within(await screen.findByRole('region', { name: 'Liked offers' }));
    const isLiked = ({ dataset }: HTMLElement) => dataset.offer === row.dataset.offer;
    const liked = (await list.findAllByRole('article')).find(isLiked)!;
    await user.click(within(liked).getByRole('button', { name: /^Like: /, pressed: true }));
    await answersArrive();
    expect(list.queryAllByRole('article').filter(isLiked)).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Search' }));
    expect(tool('Liked offers').getAttribute('aria-description')).toBe(`${before} offers`);
    within(row).getByRole('button', { name: /^Like: /, pressed: false });
  });
});
