/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { TradingSettings } from '../../../../src/domain/book/BookRecord';
import { paths } from '../../../../src/ui/shared/paths';
import { renderPage } from '../../support/renderPage';

const country = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Your country' });
const shown = ({ selectedOptions }: HTMLSelectElement) => selectedOptions[0]?.textContent;

describe('the country of a seller in the settings', () => {
  it('is proposed from the profile, and is stored only when it is chosen', async () => {
    const { user, passes, at } = await renderPage(paths.trading, { as: 'seller' });
    expect(shown(await country())).toBe('Germany (as in your profile)');
    const hint = 'Assumed from your zip code or VAT ID.';
    expect(document.body.textContent).toContain(hint);
    const stored = async () => at.twins.book.read(at.session.dealerKey, 'settings', 'trading');
    expect(await stored()).toEqual({ ok: true });
    await user.selectOptions(await country(), 'Poland');
    await passes(1_000);
    expect(await stored()).toMatchObject({ value: { value: { sellerCountry: 'pl' } } });
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(document.body.textContent).not.toContain(hint);
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

describe('the yard', () => {
  it('is proposed from the profile, chosen by the name of a town, and named by its distance to the closest one', async () => {
    const { user, passes, at } = await renderPage(paths.trading, { as: 'seller' });
    const yard = async () => {
      await passes(1_000);
      const stored = await at.twins.book.read(at.session.dealerKey, 'settings', 'trading');
      return stored.ok && (stored.value?.value as TradingSettings).yard;
    };
    const town = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Town' });
    expect(shown(town)).toBe('Not chosen');
    const proposal = screen.getByRole('button', { name: 'Take Hamburg from your profile' });
    await user.click(proposal);
    expect(await yard()).toEqual({ latitude: 53.551, longitude: 10.001 });
    expect([shown(town), proposal.isConnected]).toEqual(['Hamburg', false]);
    await user.selectOptions(town, 'Kiel');
    expect(await yard()).toEqual({ latitude: 54.321, longitude: 10.135 });
    await user.click(screen.getByRole('button', { name: 'Coordinates' }));
    await user.clear(screen.getByRole('textbox', { name: 'Latitude' }));
    await user.type(screen.getByRole('textbox', { name: 'Latitude' }), '54');
    await user.type(screen.getByRole('textbox', { name: 'Longitude' }), '10.135');
    await user.tab();
    expect(await yard()).toMatchObject({ latitude: 54 });
    expect(shown(town)).toBe('36\u00a0km from Kiel');
  });
});
