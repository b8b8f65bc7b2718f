/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { offerName } from '../../../../src/domain/offers/Offer';
import { euros, moneyText } from '../../../../src/domain/shared/Money';
import { paths } from '../../../../src/ui/shared/paths';
import { anOfferThat } from '../../../infrastructure/demo/market/aMarketplace';
import { Workplace } from '../../../support/Workplace';
import { axeFindings } from '../../support/axeFindings';
import { DEAD_TIME } from '../../support/DEAD_TIME';
import { descriptionOf } from '../../support/descriptionOf';
import { expandedRow, isUnbidFixedPrice } from '../../support/expandedRow';
import { Faults } from '../../support/Faults';
import { answersArrive, renderPage } from '../../support/renderPage';
import { startUp } from '../../support/startUp';

const THANKS = 'Thank you. You have bought the vehicle.';

async function atARow(options: Parameters<typeof renderPage>[1] = {}) {
  const page = await renderPage('/browsing/browse', options);
  const { offer, row } = await expandedRow(page.at, isUnbidFixedPrice);
  await row.findByRole('button', { name: 'Buy now' });
  const press = (name: string | RegExp) => page.user.click(row.getByRole('button', { name }));
  const isExpanded = () => row.getByRole('button', { name: /^Details: / }).ariaExpanded;
  return { ...page, offer, row, press, isExpanded };
}

describe('the row of an offer with a fixed price', () => {
  it('asks for a confirmation with the price, and starts over after it was cancelled or the row was collapsed', async () => {
    const { at, user, row, press, isExpanded } = await atARow();
    const price = row.getByText('Buy-now price', { selector: 'dt' }).nextElementSibling!.textContent;
    await user.dblClick(row.getByRole('button', { name: 'Buy now' }));
    expect(row.getByRole('button', { name: /^Buy for/ }).textContent).toBe(`Buy for ${price}`);
    expect(row.getByText(/handover within 48 hours/)).toBeTruthy();
    await press('Cancel');
    expect([isExpanded(), at.sent('buy')]).toEqual(['false', []]);
    for (const leave of ['Cancel', /^Details: /]) {
      await press(/^Details: /);
      expect(row.queryByRole('button', { name: /^Buy for/ })).toBeNull();
      await press('Buy now');
      await press(leave);
    }
    await press(/^Details: /);
    expect(row.queryByRole('button', { name: /^Buy for/ })).toBeNull();
  });

  it('says that the price is being checked after the page has slept, and buys nothing until then', async () => {
    const { at, row, press } = await atARow();
    await press('Buy now');
    act(() => at.registry.pricesAged());
    await press('Checking the price …');
    expect(at.sent('buy')).toEqual([]);
    act(() => at.registry.pricesTaken());
    expect(row.getByRole('button', { name: /^Buy for/ })).toBeTruthy();
  });

  it('is bought with sentences that are heard apart, and says meanwhile only that it is being sent', async () => {
    const faults = new Faults();
    const { at, passes, offer, row, press } = await atARow(faults.options);
    await press('Buy now');
    const question = row.getByRole('group', { name: 'Buy now' });
    const buy = row.getByRole('button', { name: /^Buy for/ });
    const vehicle = offerName(offer);
    expect(descriptionOf(buy)).toMatch(/\. Commission unknown\. Set it in Trading\. The purchase is binding\./);
    expect(descriptionOf(buy).startsWith(`${vehicle}. `)).toBe(true);
    expect(question.getAttribute('aria-description')).toBe(vehicle);
    expect(row.getByRole('button', { name: 'Buy now' }).getAttribute('aria-description')).toBe(
      `${vehicle}, ${buy.textContent?.replace('Buy for ', '')}`,
    );
    await passes(DEAD_TIME);
    const said = () =>
      row
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .filter(Boolean);
    const answer = faults.hold('buy');
    await press(/^Buy for/);
    expect(said()).toEqual(['Sending…']);
    act(() => at.registry.apply({ id: offer.id, hashId: offer.hashId, closed: true }));
    expect(row.getByText('Sold – being checked.')).toBeTruthy();
    expect(said()).toEqual([]);
    expect(question.isConnected).toBe(false);
    answer();
    await answersArrive();
    const price = `Buy-now price: ${moneyText(offer.buyNowPrice, '.')}`;
    expect(document.activeElement).toBe(row.getByRole('group', { name: `${THANKS} ${offerName(offer)}. ${price}.` }));
  });

  it('takes a different offer, which can be cancelled', async () => {
    const { row, press, isExpanded } = await atARow();
    await press('Place a different offer');
    expect(row.getByRole('textbox', { name: 'Your offer' })).toBeTruthy();
    await press('Cancel');
    expect(isExpanded()).toBe('false');
    await press(/^Details: /);
    expect(row.getByRole('button', { name: 'Buy now' })).toBeTruthy();
  });

  it('sells nothing to a dealer with test access, and says why', async () => {
    const { row } = await atARow({ as: 'visitor' });
    expect(row.getByRole<HTMLButtonElement>('button', { name: 'Buy now' }).disabled).toBe(true);
    expect(row.getByText('Your account has test access only. You cannot bid or buy.')).toBeTruthy();
  });

  it.each([
    ['rises', 99_500, '99 500 €'],
    ['falls', 100, '100 €'],
  ])('lets a price that %s during the confirmation be accepted before it can be confirmed', async (_, euro, price) => {
    const { at, passes, offer, row, press } = await atARow();
    const { id, hashId } = offer;
    await startUp({ at, passes });
    await press('Buy now');
    await passes(DEAD_TIME);
    act(() =>
      at.followMarket.handleEvents([{ kind: 'offerChanged', offer: { id, hashId, buyNowPrice: euros(euro) } }]),
    );
    const notice = row.getByText(new RegExp(`^The buy-now price has changed: ${price} instead of`));
    expect(notice.role).toBe('alert');
    expect(await axeFindings(notice.closest('article')!)).toEqual([]);
    await press(/^Buy for/);
    expect(at.sent('buy')).toEqual([]);
    await press('Accept the new price');
    expect(notice.isConnected).toBe(false);
    await press(/^Buy for/);
    expect(at.sent('buy')).toEqual([]);
    await passes(DEAD_TIME);
    await press(new RegExp(`^Buy for ${price.replaceAll(' ', '\\s')}$`));
    await answersArrive();
    expect(await row.findByText(THANKS)).toBeTruthy();
    expect(at.sent('buy')).toEqual([`buy ${id}`]);
  });
});

describe('the page of an offer with a fixed price', () => {
  async function atItsPage() {
    const { hashId } = anOfferThat(new Workplace().dealer, isUnbidFixedPrice);
    const page = await renderPage(paths.offer(hashId));
    const price = within(await screen.findByRole('region', { name: 'Price' }));
    const press = (name: string | RegExp) => page.user.click(price.getByRole('button', { name }));
    return { ...page, hashId, price, press };
  }

  it('asks for a confirmation, which can be cancelled, and leads to the deal after it', async () => {
    const { at, user, passes, hashId, price, press } = await atItsPage();
    await press('Buy now');
    expect(price.getByText(/handover within 48 hours/)).toBeTruthy();
    await press('Cancel');
    expect(price.queryByText(/handover within 48 hours/)).toBeNull();
    await press('Buy now');
    expect(at.sent('buy')).toEqual([]);
    await passes(DEAD_TIME);
    await press(/^Buy for \d/);
    expect(await price.findByText(THANKS)).toBeTruthy();
    await user.click(price.getByRole('link', { name: 'Go to realization' }));
    expect(location.pathname).toBe('/purchasing/realization');
    await passes(1_000);
    expect(document.querySelector(`article[data-offer="${hashId}"]`)).toBeTruthy();
  });

  it('leads from the thanks for a different offer to another one', async () => {
    const { user, passes, price, press } = await atItsPage();
    await press('Place a different offer');
    await user.type(price.getByRole('textbox', { name: 'Your offer' }), '500');
    await passes(DEAD_TIME);
    await press(/^Place bid 500\s€$/);
    expect(await price.findByText('Thank you. Your bid has been placed.')).toBeTruthy();
    await press('Place a different offer');
    expect(price.getByRole('textbox', { name: 'Your offer' })).toBeTruthy();
  });
});
