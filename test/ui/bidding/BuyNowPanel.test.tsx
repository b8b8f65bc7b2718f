/** @jest-environment jsdom */
import { act, type BoundFunctions, type queries, screen, within } from '@testing-library/react';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import { offerName } from '../../../src/domain/offers/Offer';
import { SECOND } from '../../../src/domain/shared/Instant';
import { euros, moneyText } from '../../../src/domain/shared/Money';
import { paths } from '../../../src/ui/shared/paths';
import { withTransport } from '../../application/bidding/deal/aDeal';
import { anOfferThat } from '../../infrastructure/demo/market/aMarketplace';
import { Workplace } from '../../support/Workplace';
import { axeFindings } from '../support/axeFindings';
import { DEAD_TIME } from '../support/DEAD_TIME';
import { descriptionOf } from '../support/descriptionOf';
import { expandedRow, isAuctionOfOthers, isUnbidAuction, isUnbidFixedPrice } from '../support/expandedRow';
import { Faults } from '../support/Faults';
import { answersArrive, renderPage } from '../support/renderPage';
import { startUp } from '../support/startUp';
import { textOf } from '../support/textOf';

describe('BuyNowPanel', () => {
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
    ])(
      'lets a price that %s during the confirmation be accepted before it can be confirmed',
      async (_, euro, price) => {
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
      },
    );
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
});

describe('PressStatus', () => {
  describe('a bid whose answer was lost', () => {
    it('is checked and then thanked for, and meanwhile no second bid can be sent', async () => {
      const faults = new Faults();
      const { at, user, passes } = await renderPage(paths.browse, faults.options);
      const { row } = await expandedRow(at, isUnbidAuction);
      const field = await row.findByRole<HTMLInputElement>('textbox', { name: 'Your offer' });
      await user.type(field, '150');
      await passes(SECOND);
      at.twins.line.loseNextAnswer();
      const answer = faults.hold('open');
      const place = row.getByRole('button', { name: /^Place bid/ });
      await user.click(place);
      await row.findByText('No answer arrived. We are checking whether your bid was received…');
      expect(field.readOnly).toBe(true);
      await user.click(place);
      await user.type(field, '{Enter}');
      await user.type(place, '{Enter}');
      await passes(SECOND);
      expect(at.sent('bid')).toHaveLength(1);
      answer();
      await answersArrive();
      row.getByText('Thank you. Your bid has been placed.');
      expect(at.sent('bid')).toHaveLength(1);
    });
  });

  describe('a purchase that fails', () => {
    it('says so beside the bid form, which the dealer has opened meanwhile', async () => {
      const faults = new Faults();
      const { at, user, passes } = await renderPage(paths.browse, faults.options);
      const { row } = await expandedRow(at, isUnbidFixedPrice);
      await user.click(await row.findByRole('button', { name: 'Buy now' }));
      await passes(SECOND);
      faults.fail('buy', { reason: 'notSent' });
      await user.click(row.getByRole('button', { name: /^Buy for / }));
      await answersArrive();
      await user.click(await row.findByRole('button', { name: 'Place a different offer' }));
      await row.findByRole('textbox', { name: 'Your offer' });
      expect(row.getAllByRole('alert').map(textOf).filter(Boolean)).toEqual([
        'The purchase did not go through. Not sent, you are offline.',
      ]);
    });
  });

  const status = (row: BoundFunctions<typeof queries>) =>
    textOf(row.getByText('Your bid did not go through.').closest('p'));

  /** An unfolded row with a typed bid that is lower than the highest one. */
  async function tooLow(faults: Faults) {
    const page = await renderPage(paths.browse, faults.options);
    const { row, offer } = await expandedRow(page.at, isAuctionOfOthers);
    await page.passes(2 * SECOND);
    await page.user.type(await row.findByRole('textbox', { name: 'Your offer' }), '60');
    await page.passes(SECOND);
    const press = async () => {
      await page.user.click(row.getByRole('button', { name: /^Place bid/ }));
      await page.passes(SECOND);
    };
    return { ...page, row, offer, press };
  }

  describe('a bid that the server refuses because it is too low', () => {
    it('says the minimum in the words of the app, and the words of the server on a press', async () => {
      const faults = new Faults();
      const { user, row, press } = await tooLow(faults);
      faults.fail('bid', { reason: 'refused', status: 422, message: 'must be at least 750' });
      const standing = row.getAllByRole('alert');
      await press();
      expect(standing).toContain(row.getByText('Your bid did not go through.').closest('[role=alert]'));
      expect(status(row)).toMatch(/^Your bid did not go through\. Too low\. Minimum bid: \d/);
      const field = row.getByRole('textbox', { name: 'Your offer' });
      expect([field.ariaInvalid, document.activeElement]).toEqual(['true', field]);
      expect(descriptionOf(field)).toContain('Your bid did not go through.');
      expect(row.queryByText('must be at least 750')).toBeNull();
      await user.click(row.getByRole('button', { name: 'Details of the refusal', expanded: false }));
      row.getByText('must be at least 750');
    });

    it('says that the next one is sent, also if its bar was rendered again while this one was sent', async () => {
      const faults = new Faults();
      const { user, row, press, passes } = await tooLow(faults);
      const answer = faults.hold('bid');
      await press();
      const details = row.getByRole('button', { name: /^Details/ });
      await user.click(details);
      await user.click(details);
      answer();
      await answersArrive();
      row.getByText('Your bid did not go through.');
      faults.hold('bid');
      await passes(SECOND);
      await press();
      row.getByText('Sending…');
    });

    it('says only that it did not go through until the offer is read again', async () => {
      const faults = new Faults();
      const { row, press } = await tooLow(faults);
      faults.fail('bid', { reason: 'refused', status: 422, message: 'must be at least 750' });
      const answer = faults.hold('open');
      await press();
      expect(status(row)).toBe('Your bid did not go through.');
      answer();
      await answersArrive();
      row.getByText(/^Too low\. Minimum bid: \d/);
    });
  });

  describe('a bid without a connection', () => {
    it('says so until the connection is back, and that it is too low', async () => {
      const faults = new Faults();
      const { at, row, press } = await tooLow(faults);
      act(() => at.connection.wentOffline());
      faults.fail('open', { reason: 'offline' });
      await press();
      row.getByText('Your bid did not go through.');
      row.getByText(/^Too low/);
      expect(at.sent('bid')).toEqual([]);
      act(() => at.connection.cameOnline());
      expect(row.queryByText('Your bid did not go through.')).toBeNull();
      row.getByText(/^Too low/);
      await answersArrive();
    });
  });
});

describe('ActionBarPanel, thank you', () => {
  const DEAD_TIME = 600;

  const [offer] = new Workplace().dealer.list('browse', { ...defaultQuestion, buyNowOnly: true }).offers;
  const { hashId } = offer!;

  it('the closed thanks for a purchase lead to the pickup on the page of the offer, as soon as the deal is known', async () => {
    const { at, user, passes } = await renderPage(paths.offer(hashId));
    const price = within(await screen.findByRole('region', { name: 'Price' }));
    await act(() => at.acceptBuyNow(hashId, at.offer(hashId).buyNowPrice));
    await price.findByText('Thank you. You have bought the vehicle.');
    await passes(SECOND);
    expect(price.queryByRole('button', { name: 'Confirm pickup' })).toBeNull();
    await user.click(price.getByRole('button', { name: 'Close' }));
    await price.findByRole('button', { name: 'Confirm pickup' });
  });

  it('the thanks for a bid have no link to My bets on that page, and closing them collapses the row', async () => {
    const { at, user, passes } = await renderPage(paths.myBets);
    const { row } = await expandedRow(at, ({ buyNowPrice, closed }) => buyNowPrice === 0 && !closed, 'ownBids');
    await user.type(await row.findByRole('textbox', { name: 'Your offer' }), '90000');
    await passes(DEAD_TIME);
    await user.click(row.getByRole('button', { name: /^Place bid/ }));
    const yes = await row.findByRole('button', { name: /^Yes, bid/ });
    await passes(DEAD_TIME);
    await user.click(yes);
    await row.findByText('Thank you. Your bid has been placed.');
    expect(row.queryByRole('link', { name: 'Go to my bets' })).toBeNull();
    await user.click(row.getByRole('button', { name: 'Close' }));
    expect(row.getByRole('button', { name: /^Details: / }).ariaExpanded).toBe('false');
    await user.click(row.getByRole('button', { name: /^Details: / }));
    expect(row.getByRole<HTMLInputElement>('textbox', { name: 'Your offer' }).value).toBe('');
  });

  it('the thanks for a purchase are said in a region that stood before if the focus is elsewhere', async () => {
    const { at } = await renderPage(paths.offer(hashId));
    const price = within(await screen.findByRole('region', { name: 'Price' }));
    await price.findByRole('button', { name: 'Buy now' });
    const standing = price.getAllByRole('status');
    await act(() => at.acceptBuyNow(hashId, at.offer(hashId).buyNowPrice));
    const said = await price.findByText('Thank you. You have bought the vehicle.');
    expect(textOf(said.parentElement)).toBe(
      `Thank you. You have bought the vehicle. ${offerName(at.offer(hashId))}. Buy-now price: ${moneyText(at.offer(hashId).buyNowPrice, '.').replace(/\s/g, ' ')}.`,
    );
    expect(standing).toContain(said.closest('[role=status]'));
  });

  it('the thanks for a bid are said once: they name the group that has the focus', async () => {
    const { user, passes, at } = await renderPage(paths.browse);
    const { offer, row } = await expandedRow(at, isUnbidAuction);
    await user.type(await row.findByRole('textbox', { name: 'Your offer' }), '150');
    await passes(DEAD_TIME);
    await user.click(row.getByRole('button', { name: /^Place bid/ }));
    const said = await row.findByText('Thank you. Your bid has been placed.');
    expect(said.closest('[role=status], [aria-live]')).toBeNull();
    const vehicle = offerName(offer);
    expect(document.activeElement).toBe(
      row.getByRole('group', {
        name: `Thank you. Your bid has been placed. ${vehicle}. Your offer: 150\u00a0€. You’re leading.`,
      }),
    );
    expect(await axeFindings(said.closest('article')!)).toEqual([]);
    // A list renders a row again that comes back into sight.
    await user.click(screen.getByRole('button', { name: 'Table' }));
    await user.click(screen.getByRole('button', { name: 'Tiles' }));
    const again = await screen.findByText('Thank you. Your bid has been placed.');
    expect(again.isSameNode(said)).toBe(false);
    expect(again.closest('[role=status], [aria-live]')).toBeNull();
  });

  it('the thanks for a pickup are said once: they name the group that has the focus', async () => {
    const { user, passes, at } = await renderPage(paths.inRealization, { offers: 200 });
    const { offer, row } = await expandedRow(at, ({ deal }) => deal !== null && withTransport(deal), 'inRealization');
    await user.click(await row.findByRole('button', { name: 'Confirm pickup' }));
    await passes(DEAD_TIME);
    await user.click(row.getByRole('button', { name: 'Yes, picked up' }));
    const said = await row.findByText(/^Thank you/);
    expect(said.closest('[role=status], [aria-live]')).toBeNull();
    expect(document.activeElement).toBe(row.getByRole('group', { name: `${said.textContent} ${offerName(offer)}` }));
  });
});
