/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { openSearchSelect } from '../../support/openSearchSelect';
import { renderPage } from '../../support/renderPage';

describe('the brands in the filters', () => {
  it.each([
    ['buyer', 'that are built in', 5, false],
    ['seller', 'of the market', 32, true],
  ] as const)('of a %s are those %s', async (as, _, count, isAsked) => {
    const { at, user } = await renderPage('/browsing/browse', { as });
    const asked = jest.spyOn(at.twins.motorbikes, 'brands');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.selectOptions(drawer.getByLabelText('Vehicle type'), 'Motorbikes');
    const field = await openSearchSelect(user, drawer, 'Brand');
    const options = () => within(drawer.getByRole('listbox')).getAllByRole('option');
    await waitFor(() => expect(options()).toHaveLength(count));
    expect(asked.mock.calls.length > 0).toBe(isAsked);
    const brand = options()[1]!.textContent;
    await user.type(field, `${brand}{Enter}`);
    await user.click(drawer.getByRole('button', { name: /^Show .*offers$/ }));
    await waitFor(() => expect(document.querySelector('article')?.textContent).toContain(brand));
  });
});
