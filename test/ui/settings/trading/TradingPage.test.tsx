/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../../src/ui/shared/paths';
import { openSearchSelect } from '../../support/openSearchSelect';
import { renderPage } from '../../support/renderPage';
import { startUp } from '../../support/startUp';
import { textOf } from '../../support/textOf';

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

  it('says which date the months of the register follow, and stores it only when it is chosen', async () => {
    const { user, passes, at } = await renderPage(paths.trading, { as: 'seller' });
    const basis = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Months of the register follow' });
    expect(shown(basis)).toBe('the delivery date');
    await user.selectOptions(basis, 'the invoice date');
    await passes(1_000);
    const stored = await at.twins.book.read(at.session.dealerKey, 'settings', 'trading');
    expect(stored).toMatchObject({ value: { value: { monthBasis: 'invoiceDate' } } });
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
  it('comes first, and each group of settings has a heading', async () => {
    await renderPage(paths.trading, { as: 'seller' });
    await country();
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(headings.map(textOf)).toEqual(['Yard', 'Start', 'Bidding', 'Invoices', 'Calculation']);
    for (const heading of headings) screen.getByRole('group', { name: textOf(heading) });
  });

  it('is proposed from the profile, chosen by the name of a town, and named by its distance to the closest one', async () => {
    const { user, passes, at } = await renderPage(paths.trading, { as: 'seller' });
    const yard = async () => {
      await passes(1_000);
      const stored = await at.twins.book.read(at.session.dealerKey, 'settings', 'trading');
      return stored.ok && stored.value?.value.yard;
    };
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Town' })).toHaveProperty('disabled', false));
    const town = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Town' }).value;
    expect(town()).toBe('Not chosen');
    expect(screen.queryByRole('img', { name: 'Map without a yard', hidden: true })).toBeNull();
    const proposal = screen.getByRole('button', { name: 'Take Hamburg from your profile' });
    await user.click(proposal);
    expect(await yard()).toEqual({ latitude: 53.551, longitude: 10.001 });
    expect([town(), proposal.isConnected]).toEqual(['Hamburg', false]);
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Town' }));
    const removals = () =>
      screen.getAllByRole('button', { name: /^Remove/ }).map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
    expect(removals()).toEqual(['Remove: Town, Hamburg']);
    await user.type(await openSearchSelect(user, screen, 'Town'), 'kie{Enter}');
    expect(await yard()).toEqual({ latitude: 54.321, longitude: 10.135 });
    await user.click(screen.getByRole('button', { name: 'Coordinates' }));
    await user.clear(screen.getByRole('textbox', { name: 'Latitude' }));
    await user.type(screen.getByRole('textbox', { name: 'Latitude' }), '54');
    await user.type(screen.getByRole('textbox', { name: 'Longitude' }), '10.135');
    await user.tab();
    expect(await yard()).toMatchObject({ latitude: 54 });
    expect(town()).toBe('36\u00a0km from Kiel');
    expect(removals()).toEqual(['Remove yard']);
    await user.click(screen.getByRole('button', { name: 'Remove yard' }));
    expect(await yard()).toBeUndefined();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Town' }));
  });
});

describe('where the day begins', () => {
  const trading = async ({ at, passes }: Awaited<ReturnType<typeof renderPage>>) => {
    await passes(1_000);
    const stored = await at.twins.book.read(at.session.dealerKey, 'settings', 'trading');
    return stored.ok ? stored.value?.value : undefined;
  };

  it('is the landing page with all vehicle types until the dealer chooses', async () => {
    const page = await renderPage(paths.trading);
    const start = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Start with' });
    const types = within(screen.getByRole('group', { name: 'My vehicle types' }));
    const type = (name: string) => types.getByRole<HTMLInputElement>('switch', { name });
    expect([shown(start), type('Motorbikes').checked]).toEqual(['Home', false]);
    await page.user.selectOptions(start, 'Today');
    await page.user.click(type('Motorbikes'));
    await page.user.click(type('Campers'));
    expect(await trading(page)).toEqual({ startPage: 'today', vehicleTypes: ['Motorbike', 'Camper'] });
    await page.user.click(type('Motorbikes'));
    await page.user.click(type('Campers'));
    expect(await trading(page)).toEqual({ startPage: 'today' });
  });
});

describe('the commission', () => {
  it('of the own deals stands beside its field, and a press takes it', async () => {
    const page = await renderPage(paths.trading, { offers: 200 });
    await startUp(page);
    const take = await screen.findByRole('button', { name: /^Take \d/ });
    const rate = Number(/[\d.]+/.exec(take.textContent)![0]);
    expect(take.parentElement!.textContent).toMatch(
      /Your \d+ deals cost [\d.]+\s?% in the median \([\d.]+ to [\d.]+\)/,
    );
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'On the bid' });
    expect(screen.queryByRole('textbox', { name: 'On the bid' })).toBeNull();
    await page.user.click(take);
    await page.passes(1_000);
    expect(Number(field().value)).toBe(rate);
    expect(rate).toBeGreaterThan(0);
  });
});

describe('the example', () => {
  it('says what may be bid with these assumptions, and why', async () => {
    const { user } = await renderPage(paths.trading);
    const transport = within(await screen.findByRole('group', { name: 'Transport' }));
    const example = () =>
      screen.getByText(/^Example: sold for 10 000\s€, 200\skm of transport, score 80$/).parentElement!;
    expect(screen.getByRole('status', { name: 'Break-even bid' }).textContent).toMatch(/^10.000\s€$/);
    expect(example().textContent).toContain('You set no target margin');
    expect(screen.queryByRole('textbox', { name: 'Target margin' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Set: Transport' }));
    await user.click(screen.getByRole('button', { name: 'Set: Fixed costs, margin' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Fixed costs' }));
    await user.type(transport.getByRole('textbox', { name: 'Per km' }), '1');
    await user.type(screen.getByRole('textbox', { name: 'Target margin' }), '500 €');
    // Of 700 € margin, 111.76 € are VAT: 9,181 € is the last bid that leaves 500 €.
    expect(screen.getByRole('status', { name: 'Maximum bid' }).textContent).toMatch(/^9.\d{3}\s€$/);
    expect(example().textContent).toMatch(/VAT.on.the.margin,.19%..-\d+.*Transport:.-200\s€\s· Profit:.500/);
  });
});
