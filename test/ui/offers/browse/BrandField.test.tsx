/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../support/renderPage';

describe('the brands in the filters', () => {
  it.each([
    ['buyer', 'that are built in', 6, false],
    ['seller', 'of the market', 33, true],
  ] as const)('of a %s are those %s', async (as, _, count, isAsked) => {
    const { at, user } = await renderPage('/browsing/browse', { as });
    const asked = jest.spyOn(at.twins.motorbikes, 'brands');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.selectOptions(drawer.getByLabelText('Vehicle type'), 'Motorbikes');
    const options = () => within(drawer.getByLabelText('Brand')).getAllByRole('option');
    await waitFor(() => expect(options()).toHaveLength(count));
    expect(asked.mock.calls.length > 0).toBe(isAsked);
    const { textContent: brand, value } = options()[2] as HTMLOptionElement;
    await user.selectOptions(drawer.getByLabelText('Brand'), value);
    await user.click(drawer.getByRole('button', { name: 'Show offers' }));
    await waitFor(() => expect(document.querySelector('article')?.textContent).toContain(brand));
  });
});
