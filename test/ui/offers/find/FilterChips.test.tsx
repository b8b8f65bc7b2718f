/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { axeFindings } from '../../support/axeFindings';
import { renderPage } from '../../support/renderPage';

const chips = async () => within(await screen.findByRole('list', { name: 'Active filters' }));

describe('the chips of the active filters', () => {
  it('say each filter in words, and take it away by a press', async () => {
    const { at, user } = await renderPage(
      '/browsing/browse?type=Motorbike&country=PL&zip=80331&radius=40&damaged=no&brand=2&kmTo=20000',
    );
    const list = await chips();
    expect(list.getAllByRole('listitem').map(item => item.textContent?.trim().replace(/\s/g, ' '))).toEqual([
      'Vehicle type: Motorbikes',
      'Country: Poland',
      'Zip code: 80331',
      'Radius: 40 km',
      'Damaged: No',
      'Brand: BMW',
      'Mileage to: 20 000 km',
    ]);
    expect(await axeFindings()).toEqual([]);
    await user.click(list.getByRole('button', { name: 'Remove filter: Damaged: No' }));
    await waitFor(() => expect(at.list('browse').question.filters.damaged).toBeNull());
    expect(at.list('browse').question.filters.countryCode).toBe('PL');
    expect(location.search).not.toContain('damaged');
  });

  it('are not there without a filter', async () => {
    await renderPage('/browsing/browse');
    await screen.findAllByRole('article');
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  });
});
