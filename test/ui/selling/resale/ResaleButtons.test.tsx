/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { IssuedInvoices } from '../../../../src/application/selling/invoices/IssuedInvoices';
import { Acquisitions } from '../../../../src/application/selling/margin/Acquisitions';
import type { Offer } from '../../../../src/domain/offers/Offer';
import type { Failure } from '../../../../src/domain/shared/Failure';
import { SECOND } from '../../../../src/domain/shared/Instant';
import { anOfferThat } from '../../../infrastructure/demo/market/aMarketplace';
import { aSnapshotInvoice } from '../../../support/anIssuedInvoice';
import type { Workplace } from '../../../support/Workplace';
import { axeFindings } from '../../support/axeFindings';
import { expandedRow, isUnbidFixedPrice } from '../../support/expandedRow';
import { reloaded } from '../../support/reloaded';
import { answersArrive, renderPage, type RenderedPage } from '../../support/renderPage';

const REALIZATION = '/purchasing/realization';

const isForSale = (offer: Offer) =>
  isUnbidFixedPrice(offer) && offer.vehicleType === 'Motorbike' && offer.region?.toLowerCase() === 'de';

/** The dealer has bought a motorbike and picked it up. */
function withDeal({ dealer }: Workplace): void {
  const { id } = anOfferThat(dealer, isForSale);
  dealer.acceptBuyNow(id);
  dealer.confirmPickup(id);
}

/** The dealer has calculated with the margin scheme, too. */
async function withCalculatedDeal(at: Workplace): Promise<void> {
  const { hashId } = anOfferThat(at.dealer, isForSale);
  withDeal(at);
  const value = { taxation: 'marginScheme' } as const;
  await at.twins.book.put(at.session.dealerKey, 'calculations', [{ key: hashId, changedAt: 1, value }]);
}

/** The expanded row of that motorbike. */
async function atTheDeal({ at, user }: RenderedPage) {
  const { row } = await expandedRow(at, ({ deal }) => deal?.vehiclePickedUp === true, 'inRealization');
  const press = async (name: string) => user.click(await row.findByRole('button', { name }));
  const chooseClient = async () => {
    await press('Resell to a client');
    const choosing = within(await screen.findByRole('dialog', { name: 'Choose the client' }));
    const [select] = await choosing.findAllByRole('button', { name: /^Select / });
    await user.click(select!);
  };
  return { user, row, press, chooseClient };
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

describe('a vehicle that was picked up', () => {
  it('is sold under the margin scheme in seven presses at most, beside the price', async () => {
    const page = await renderPage(REALIZATION, { as: 'seller', before: withCalculatedDeal });
    const { user, chooseClient } = await atTheDeal(page);
    const pressed = jest.fn();
    document.addEventListener('click', pressed);
    await chooseClient();
    expect((await field('VAT rate')).value).toBe('marginalTaxation');
    await user.type(await field('Invoice number'), 'RE 80');
    await user.type(await field('Price'), '9500');
    // The button waits for a moment, in case a press was meant for something else.
    await page.passes(1_000);
    for (const name of ['Invoice date: Today', 'Delivery date: Today', 'Create Invoice']) {
      await user.click(screen.getByRole('button', { name }));
    }
    await screen.findByText('Invoice RE 80 has been created.');
    // To type into a field takes a press there.
    expect(pressed.mock.calls.length).toBeLessThanOrEqual(7);
    const [issued] = page.at.container.get(IssuedInvoices).all;
    expect(issued?.snapshot.sent).toMatchObject({
      vatOption: 'marginalTaxation',
      vin: expect.stringMatching(/^\w{17}$/) as string,
    });
    const [bought] = page.at.container.get(Acquisitions).all;
    expect(bought).toMatchObject({ invoiceId: issued?.id });
  });

  it('is sold under the margin scheme only once the dealer has said how it was bought', async () => {
    const page = await renderPage(REALIZATION, { as: 'seller', before: withDeal });
    const { user, chooseClient } = await atTheDeal(page);
    await chooseClient();
    expect((await field('VAT rate')).value).toBe('unselected');
    const asked = within(screen.getByRole('region', { name: 'Invoice check' }));
    await user.selectOptions(asked.getByLabelText('How it was taxed'), 'With VAT');
    expect((await field('VAT rate')).value).toBe('unselected');
    await user.selectOptions(asked.getByLabelText('How it was taxed'), 'Margin scheme or private seller');
    expect((await field('VAT rate')).value).toBe('marginalTaxation');
    expect(page.at.container.get(Acquisitions).all).toMatchObject([{ tax: 'margin' }]);
  });

  it('replaces a half-written invoice only after a question', async () => {
    const page = await renderPage(REALIZATION, { as: 'seller', before: withDeal });
    await (await atTheDeal(page)).chooseClient();
    expect((await field('VIN')).value).toHaveLength(17);
    await page.user.clear(await field('VIN'));
    await page.user.type(await field('Invoice number'), 'RE 79');

    const again = await reloaded(page, { as: 'seller' }, REALIZATION);
    const { user, chooseClient } = await atTheDeal(again);
    await chooseClient();
    const asking = within(await screen.findByRole('dialog', { name: /^You have an unfinished invoice for/ }));
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await user.click(asking.getByRole('button', { name: 'Cancel' }));
    expect([screen.queryByRole('dialog'), location.pathname]).toEqual([null, REALIZATION]);
    await chooseClient();
    await user.click(await screen.findByRole('button', { name: 'Continue this invoice' }));
    expect([(await field('Invoice number')).value, (await field('VIN')).value]).toEqual(['RE 79', '']);

    const anew = await reloaded(again, { as: 'seller' }, REALIZATION);
    await (await atTheDeal(anew)).chooseClient();
    await anew.user.click(await screen.findByRole('button', { name: 'Start a new one with this vehicle' }));
    expect([(await field('Invoice number')).value, (await field('VIN')).value]).toEqual([
      '',
      expect.stringMatching(/^\w{17}$/),
    ]);
  });

  const refusal = { reason: 'refused', status: 422, message: null } as const;
  it.each<readonly [string, Failure | null, string | null]>([
    ['is sold to a client that is created first, with the vehicle in the invoice', null, null],
    ['is sold to nobody yet if the new client is refused, which can be restored', refusal, null],
    ['does not lead a dealer back who leaves before the client is created', null, 'Home'],
  ])('%s', async (_, failure, elsewhere) => {
    const page = await renderPage(REALIZATION, { as: 'seller', before: withDeal });
    const { user, press } = await atTheDeal(page);
    await press('Resell to a client');
    const choosing = within(await screen.findByRole('dialog', { name: 'Choose the client' }));
    await user.click(choosing.getByRole('button', { name: 'New client' }));
    await user.click(await screen.findByRole('radio', { name: 'Private person' }));
    const fields = { 'Last name': 'Neumann', 'Phone number': '1', Street: 'Weg', 'House number': '1' };
    for (const [name, text] of Object.entries({ ...fields, 'Zip code': '20095', Place: 'Hamburg' })) {
      await user.type(await field(name), text);
    }
    if (failure) jest.spyOn(page.at.twins.clients, 'add').mockResolvedValue({ ok: false, failure });
    if (elsewhere !== null) page.at.twins.line.latency = SECOND;
    await user.click(screen.getByRole('button', { name: 'Create Client' }));
    if (elsewhere !== null) {
      await user.click(screen.getByRole('link', { name: elsewhere }));
      const { pathname } = location;
      for (let answer = 0; answer < 3; answer += 1) await page.passes(SECOND);
      expect([pathname, location.pathname]).toEqual(['/', '/']);
      return;
    }
    await answersArrive();
    if (failure) {
      expect(location.pathname).toBe('/selling/clients');
      expect(screen.getByRole('button', { name: 'Restore form' })).toBeTruthy();
      return;
    }
    expect(location.pathname).toMatch(/^\/selling\/clients\/\d+\/invoices\/create$/);
    expect((await field('VIN')).value).toHaveLength(17);
    expect(screen.getByRole('region', { name: 'Invoice to' }).textContent).toContain('Neumann');
  });

  it('names the invoice that has sold it instead of selling it again', async () => {
    const page = await renderPage(REALIZATION, { as: 'seller', before: withDeal });
    const { row } = await atTheDeal(page);
    await row.findByRole('button', { name: 'Resell to a client' });
    const { hashId: acquisition } = anOfferThat(
      page.at.dealer,
      ({ deal }) => deal?.vehiclePickedUp === true,
      'inRealization',
    );
    const sold = aSnapshotInvoice('RE 80', { sent: { vin: '', motorbike: null, acquisition } });
    await act(() => page.at.twins.kept.issueOnly(page.at.session.dealerKey, [sold]));
    expect(await row.findByRole('link', { name: 'Sold with invoice RE 80' })).toBeTruthy();
    expect(row.queryByRole('button', { name: 'Resell to a client' })).toBeNull();
    await act(() => page.at.container.get(IssuedInvoices).voided(sold.id, { reason: 'Wrong', replacement: '' }));
    expect(await row.findByRole('button', { name: 'Resell to a client' })).toBeTruthy();
  });

  it('is added to the motorbikes once, also if it is added again after a reload', async () => {
    const page = await renderPage(REALIZATION, { as: 'seller', before: withDeal });
    const add = jest.spyOn(page.at.twins.motorbikes, 'add');
    const addIt = async (shown: RenderedPage) => {
      const { press, row } = await atTheDeal(shown);
      await press('Add to my vehicles');
      await row.findByRole('link', { name: 'Added to your vehicles.' });
    };
    await addIt(page);
    await addIt(await reloaded(page, { as: 'seller' }, REALIZATION));
    expect(add).toHaveBeenCalledTimes(1);
  });
});
