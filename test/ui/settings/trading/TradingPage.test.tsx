/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { paths } from '../../../../src/ui/shared/paths';
import { renderPage } from '../../support/renderPage';

const country = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Your country' });
const shown = ({ selectedOptions }: HTMLSelectElement) => selectedOptions[0]?.textContent;

describe('the country of a seller in the settings', () => {
  it('is proposed from the profile, and is stored only when it is chosen', async () => {
    const { user, passes, at } = await renderPage(paths.trading, { as: 'seller' });
    expect(shown(await country())).toBe('Germany (assumed from zip code or VAT ID)');
    const stored = async () => at.twins.book.read(at.session.dealerKey, 'settings', 'trading');
    expect(await stored()).toEqual({ ok: true });
    await user.selectOptions(await country(), 'Poland');
    await passes(1_000);
    expect(await stored()).toMatchObject({ value: { value: { sellerCountry: 'pl' } } });
    expect(await screen.findByText('Saved.')).toBeTruthy();
  });

  it('is not set if the profile does not show it', async () => {
    await renderPage(paths.trading, {
      as: 'seller',
      before: ({ session, dealer }) => {
        const profile = dealer.profile();
        session.profileArrived({ ...profile, dealer: { ...profile.dealer, ftin: '', zipCode: '' } }, 0);
      },
    });
    expect(shown(await country())).toBe('Not set');
  });
});
