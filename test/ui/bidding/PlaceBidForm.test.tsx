/** @jest-environment jsdom */
import '../support/jsdomPage';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, screen, within } from '@testing-library/react';
import { Book } from '../../../src/application/book/Book';
import { BookStore } from '../../../src/application/book/BookStore';
import { OwnTrading } from '../../../src/application/settings/OwnTrading';
import { Calculations } from '../../../src/application/valuation/Calculations';
import { wholeMinimumBid } from '../../../src/domain/bidding/MinimumBid';
import { type Offer, offerName } from '../../../src/domain/offers/Offer';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { unsetCalculation } from '../../../src/domain/valuation/Calculation';
import { BidReviewLine } from '../../../src/ui/bidding/confirm/BidReviewLine';
import { ExposureMeter } from '../../../src/ui/bidding/limits/ExposureMeter';
import { wholeList } from '../../infrastructure/demo/market/aMarketplace';
import { aHeldOffer, Workplace } from '../../support/Workplace';
import { axeFindings } from '../support/axeFindings';
import { DEAD_TIME } from '../support/DEAD_TIME';
import { descriptionOf } from '../support/descriptionOf';
import { expandedRow, isAuctionOfOthers, isUnbidAuction } from '../support/expandedRow';
import { Faults } from '../support/Faults';
import { answersArrive, renderPage } from '../support/renderPage';
import { renderView } from '../support/renderView';
import { startUp } from '../support/startUp';
import { textOf } from '../support/textOf';

describe('the form of a bid', () => {
  type Options = Parameters<typeof renderPage>[1];

  /** The bid form of an expanded row. */
  async function atAForm(fits: (offer: Offer) => boolean, options: Options = {}) {
    const page = await renderPage('/browsing/browse', options);
    await startUp(page);
    const { offer, row } = await expandedRow(page.at, fits);
    const field = await row.findByRole<HTMLInputElement>('textbox', { name: 'Your offer' });
    await page.passes(DEAD_TIME);
    const amount = () => field.value.replace(/\s/g, '');
    const press = () => row.getByRole<HTMLButtonElement>('button', { name: /^Place bid/ });
    const placeBid = async () => {
      await page.user.click(press());
      await answersArrive();
    };
    const retype = async (text: string) => {
      await page.user.clear(field);
      await page.user.type(field, text);
    };
    const rivalBids = async (bid: Money) => {
      act(() => void page.at.market.marketplace.rivalBids(offer.hashId, bid));
      await page.passes(20);
    };
    const review = () => within(row.getByRole('group', { name: 'Review' }));
    return { ...page, offer, row, field, amount, press, placeBid, retype, rivalBids, review };
  }

  const above = ({ highestBid }: Offer, more: number) => (highestBid + euros(more)) as Money;

  it('sends no empty amount, and moves the focus to its field', async () => {
    const { at, row, field, placeBid } = await atAForm(isUnbidAuction);
    await placeBid();
    expect(document.activeElement).toBe(field);
    expect(row.getByText('Enter an amount.').role).toBe('alert');
    expect(at.sent('bid')).toEqual([]);
  });

  it('describes its button by the vehicle and what the bid means, in sentences', async () => {
    const { offer, press, retype } = await atAForm(isUnbidAuction);
    await retype('60');
    const vehicle = `${offerName(offer)}. `;
    expect(descriptionOf(press()).startsWith(vehicle)).toBe(true);
    expect(descriptionOf(press()).slice(vehicle.length).replaceAll('\u00a0', ' ').trim()).toMatch(
      /^Your bid 60 €: binding for 14 days\. ?[\d ]+ € below the minimum price – the seller need not accept\.( Then committed: [^.]*\. .*)?$/,
    );
  });

  it('says the unit of its amount', async () => {
    const { field } = await atAForm(isUnbidAuction);
    expect(descriptionOf(field)).toBe('€');
  });

  it('says that an amount is too low and sends it, and keeps it when the server refuses it', async () => {
    const { at, offer, row, amount, press, placeBid, retype, passes } = await atAForm(isUnbidAuction);
    await retype('49');
    expect(row.getByText('Too low. Minimum bid: 50 €')).toBeTruthy();
    expect(press().disabled).toBe(false);
    await placeBid();
    const refusal = () =>
      row
        .queryAllByRole('alert')
        .map(({ textContent }) => textContent)
        .filter(text => /did not go through/.test(text));
    expect([refusal(), amount()]).toEqual([[expect.stringMatching(/Too low\. Minimum bid: 50\s€/)], '49']);
    expect(row.getAllByText(/[Tt]oo low|minimum is/)).toHaveLength(1);
    await retype('50');
    expect(refusal()).toEqual([]);
    await passes(DEAD_TIME);
    await placeBid();
    expect(row.getByText('Thank you. Your bid has been placed.')).toBeTruthy();
    expect(at.served(offer.hashId).ownBid).toBe(euros(50));
  });

  it('has the same lines before the first digit and after each digit, so that nothing moves', async () => {
    const { offer, review, retype } = await atAForm(isAuctionOfOthers);
    const lines = () => review().getAllByRole('listitem').length;
    const before = lines();
    const minimum = String(wholeMinimumBid(offer.highestBid) / 100);
    const meant = review().getByText(/^Minimum bid .*: binding/).textContent;
    expect(meant?.replace(/\D/g, '')).toBe(`${minimum}14`);
    const after: number[] = [];
    for (let digits = 1; digits <= minimum.length; digits += 1) {
      await retype(minimum.slice(0, digits));
      after.push(lines());
    }
    expect(after).toEqual([...minimum].map(() => before));
  });

  it('has the presses of the amounts between the field and its button, and Enter in the field goes to the button', async () => {
    const { user, row, field, press } = await atAForm(isAuctionOfOthers);
    const chips = within(row.getByRole('group', { name: 'Amounts' })).getAllByRole('button');
    await user.click(field);
    await user.tab();
    expect(document.activeElement).toBe(chips[0]);
    await user.type(field, '{Enter}');
    expect(document.activeElement).toBe(press());
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(chips.at(-1));
  });

  it('names the typed amount on its button', async () => {
    const { press, retype } = await atAForm(isUnbidAuction);
    expect(press().textContent).toBe('Place bid');
    await retype('4350');
    expect(press().textContent).toMatch(/^Place bid 4\s350\s€$/);
    await retype('4400');
    expect(press().textContent).toMatch(/^Place bid 4\s400\s€$/);
  });

  it('judges no amount that is typed in another tab, and says nothing about it', async () => {
    const { at, offer, row, field, amount, passes, retype, rivalBids } = await atAForm(isUnbidAuction);
    const there = new Workplace({ beside: at });
    await there.loadOffers.refresh('browse');
    there.typeAmount(offer.hashId, euros(60));
    await passes(1_000);
    expect(amount()).toBe('60');
    // The other tab bids, which makes its own amount too low.
    await rivalBids(euros(60));
    expect([field.ariaInvalid, row.queryByText(/Too low/)]).toEqual([null, null]);
    await retype('70');
    expect(row.getByText(/Too low/).role).toBe('alert');
  });

  it('says that the price is being checked after the page has slept, and sends nothing until then', async () => {
    const { at, user, row, press, retype, passes } = await atAForm(isUnbidAuction);
    await retype('60');
    act(() => at.registry.pricesAged());
    await user.click(row.getByRole('button', { name: 'Checking the price …' }));
    expect(at.sent('bid')).toEqual([]);
    act(() => at.registry.pricesTaken());
    await passes(DEAD_TIME);
    expect(press().textContent).toMatch(/^Place bid 60\s€$/);
    await user.click(press());
    await answersArrive();
    expect(at.sent('bid')).toHaveLength(1);
  });

  it('says from 10 % over the minimum how much more than needed is bid, and fills in the minimum on a press', async () => {
    const { at, user, offer, row, field, amount, retype, press } = await atAForm(isUnbidAuction);
    act(() => at.registry.apply({ id: offer.id, hashId: offer.hashId, minimalPrice: euros(0) }));
    await retype('54');
    expect(row.queryByText(/more than needed/)).toBeNull();
    await retype('3802');
    expect(row.getByText('You bid 3 752 € more than needed;')).toBeTruthy();
    await user.type(field, '{Enter}');
    expect(document.activeElement).toBe(press());
    await user.click(row.getByRole('button', { name: /^the minimum bid 50\s€ is enough$/ }));
    expect([amount(), document.activeElement, at.sent('bid')]).toEqual(['50', field, []]);
    expect(row.queryByText(/more than needed/)).toBeNull();
  });

  it('names the minimum price as enough instead of a minimum bid that does not reach it', async () => {
    const { at, user, offer, row, amount, retype } = await atAForm(isUnbidAuction);
    act(() => at.registry.apply({ id: offer.id, hashId: offer.hashId, minimalPrice: euros(14_100) }));
    await retype('14000');
    expect(row.queryByText(/more than needed/)).toBeNull();
    await retype('17388');
    expect(row.getByText('You bid 3 288 € more than needed;')).toBeTruthy();
    expect(row.queryByRole('button', { name: /^the minimum bid/ })).toBeNull();
    await user.click(row.getByRole('button', { name: /^the minimum price 14\s100\s€ is enough$/ }));
    expect(amount()).toBe('14100');
  });

  it('is off for a dealer with test access, and says why', async () => {
    const { row, press } = await atAForm(isUnbidAuction, { as: 'visitor' });
    expect(press().disabled).toBe(true);
    expect(row.getByText('Your account has test access only. You cannot bid or buy.')).toBeTruthy();
  });

  it('does not call a bid too low if a rival bids more while it is on its way', async () => {
    const faults = new Faults();
    const { row, placeBid, retype, rivalBids } = await atAForm(isUnbidAuction, faults.options);
    await retype('4250');
    const release = faults.hold('bid');
    await placeBid();
    await rivalBids(euros(4300));
    expect(row.getByRole('button', { name: /^Minimum\s4\s350\s€$/ })).toBeTruthy();
    expect(row.queryByText(/Too low/)).toBeNull();
    release();
    await answersArrive();
  });

  it('keeps the typed amount while a rival bids, and its minimum, chips and review follow', async () => {
    const { user, offer, row, field, amount, placeBid, retype, rivalBids, review, passes } =
      await atAForm(isAuctionOfOthers);
    const typed = above(offer, 400) / 100;
    await retype(String(typed));
    await rivalBids(above(offer, 200));
    expect([amount(), document.activeElement]).toEqual([String(typed), field]);
    expect(row.getByText(/^New highest bid: /).role).toBe('status');
    expect(review().getByText('200 € over the highest bid.')).toBeTruthy();
    await user.click(row.getByRole('button', { name: /^Minimum\s\d/ }));
    expect(amount()).toBe(String(above(offer, 250) / 100));
    await passes(DEAD_TIME);
    await placeBid();
    expect(row.getByText('Thank you. Your bid has been placed.')).toBeTruthy();
    expect(row.queryByText(/^New highest bid: /)).toBeNull();
  });

  it('warns about a bid over the budget, and sends it', async () => {
    const { at, row, placeBid, retype } = await atAForm(isUnbidAuction);
    await act(() => at.container.get(OwnTrading).change({ budget: euros(100) }));
    await retype('150');
    const meter = await row.findByRole('meter', { name: 'Exposure' });
    expect(meter.getAttribute('aria-valuetext')).toMatch(/^After this bid: .* of 100\s€/);
    expect(row.getByText(/over your budget$/)).toBeTruthy();
    await placeBid();
    expect(row.getByText('Thank you. Your bid has been placed.')).toBeTruthy();
    expect(at.sent('bid')).toHaveLength(1);
  });

  it('names the limit of the dealer among what it says about the amount, before the press', async () => {
    const { at, offer, review, retype } = await atAForm(isUnbidAuction);
    expect(review().queryByText(/limit/)).toBeNull();
    await act(async () => void (await at.container.get(Book).keep('limits', offer.hashId, euros(60))));
    review().getByText('Within your limit of 60 €.');
    await retype('61');
    review().getByText('Above your limit of 60 €.');
    expect(review().queryByText(/^Within/)).toBeNull();
  });

  it('names the two parts of what is bound, with and without a budget', async () => {
    const parts = /Bids that lead, without commission: .*\d\s€\. Purchases not picked up, with commission: .*\d\s€\./;
    const { at, row, retype } = await atAForm(isUnbidAuction);
    await act(async () => {
      for (const tab of ['ownBids', 'inRealization'] as const) await at.loadOffers.refresh(tab);
    });
    await retype('150');
    const bound = (await row.findByText(/^Then committed: /)).parentElement!;
    expect(bound.textContent).toMatch(parts);
    expect(bound.title).toMatch(parts);
    await act(() => at.container.get(OwnTrading).change({ budget: euros(100) }));
    expect(row.getByRole('meter', { name: 'Exposure' }).getAttribute('aria-valuetext')).toMatch(parts);
  });

  it('asks to confirm every bid if the dealer wants it, and counts the photos that were not viewed', async () => {
    const page = await renderPage('/browsing/browse');
    const { at, user, passes } = page;
    await act(() => at.container.get(OwnTrading).change({ reviewsEveryBid: true }));
    const { row } = await expandedRow(at, isUnbidAuction);
    await user.click(row.getByRole('link', { name: /^Open offer/ }));
    const price = within(await screen.findByRole('region', { name: 'Price' }));
    expect(await price.findByText(/photos? not viewed yet\.$/)).toBeTruthy();
    await user.type(price.getByRole('textbox', { name: 'Your offer' }), '150');
    await passes(DEAD_TIME);
    await user.click(price.getByRole('button', { name: /^Place bid/ }));
    const asked = () => price.findByRole('button', { name: /^Yes, bid 150\s€$/ });
    const first = await asked();
    expect([document.activeElement, at.sent('bid')]).toEqual([first, []]);
    await user.click(price.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(price.getByRole('textbox', { name: 'Your offer' }));
    await user.click(price.getByRole('button', { name: /^Place bid/ }));
    const yes = await asked();
    await passes(DEAD_TIME);
    await user.click(yes);
    expect(await price.findByText('Thank you. Your bid has been placed.')).toBeTruthy();
  });
});

describe('ActionBarPanel', () => {
  const DEAD_TIME = 600;

  /** The expanded row of an offer that fits. */
  async function atARow(fits: (offer: Offer) => boolean) {
    const page = await renderPage('/browsing/browse');
    await screen.findAllByRole('article');
    const offer = aHeldOffer(page.at, fits, 'browse');
    act(() => page.at.bars.openRow(offer.hashId));
    await answersArrive();
    const row = within(document.querySelector<HTMLElement>(`article[data-offer="${offer.hashId}"]`)!);
    return { ...page, offer, row };
  }

  describe('a row with a fixed price', () => {
    it('buys only by a second press that comes later than 600 ms, and then says the total and the 48 hours', async () => {
      const { at, user, passes, offer, row } = await atARow(({ buyNowPrice, closed }) => buyNowPrice > 0 && !closed);
      await act(() => at.container.get(OwnTrading).change({ calculation: { commissionFloor: euros(200) } }));
      const opener = await row.findByRole('button', { name: 'Buy now' });
      await user.click(opener);
      const buy = row.getByRole('button', { name: /^Buy for/ });
      expect([opener.isConnected, opener.ariaExpanded]).toEqual([true, 'true']);
      expect(document.activeElement).toBe(row.getByRole('group', { name: 'Buy now' }));
      expect(descriptionOf(buy)).toMatch(/The purchase is binding/);
      await user.click(buy);
      await answersArrive();
      expect([at.sent('buy'), buy.dataset.waiting]).toEqual([[], 'true']);
      await passes(DEAD_TIME);
      expect(row.getByText(/Plus 200\s€ commission/)).toBeTruthy();
      await user.click(buy);
      await answersArrive();
      expect(at.sent('buy')).toEqual([`buy ${offer.id}`]);
      expect(row.getByText(/Plus 200\s€ commission \(the minimum as set in Trading\)/)).toBeTruthy();
      expect(row.getByText(/within 48 hours/)).toBeTruthy();
    });
  });

  describe('the review of a bid', () => {
    it('says what the bid reaches, and that the commission is unknown until it is set', async () => {
      const { at, user, row } = await atARow(
        ({ buyNowPrice, closed, minimalPrice, highestBid }) =>
          buyNowPrice === 0 && !closed && minimalPrice > highestBid + 200_00,
      );
      const field = await row.findByRole('textbox', { name: 'Your offer' });
      await user.click(row.getByRole('button', { name: /^Minimum\s\d/ }));
      const review = within(row.getByRole('group', { name: 'Review' }));
      expect(review.getByText(/below the minimum price – the seller need not accept/)).toBeTruthy();
      expect(review.queryByRole('link', { name: 'Set it in Trading.' })).toBeNull();
      await user.click(review.getByRole('button', { name: 'More about this bid' }));
      expect(review.getByText('Commission unknown.')).toBeTruthy();
      expect(review.getByRole('link', { name: 'Set it in Trading.' }).getAttribute('href')).toBe('/settings/trading');

      await user.click(row.getByRole('button', { name: /^Minimum price/ }));
      expect(review.getByText(/^Reaches the minimum price/)).toBeTruthy();
      await user.clear(field);
      await user.type(field, '10000');
      await act(() => at.container.get(OwnTrading).change({ calculation: { commissionRate: 2.5 } }));
      await answersArrive();
      expect(
        review.getByText(/Plus 250\s€ commission \(2.5\s?% as set in Trading\): 10\s250\s€ in total/),
      ).toBeTruthy();
    });
  });

  describe('a row whose vehicle is sold', () => {
    const isForSale = ({ ownBid, buyNowPrice, closed }: Offer) => ownBid === null && buyNowPrice > 0 && !closed;

    it('says that the buyer is being looked for, and then that the vehicle is no longer available', async () => {
      const { at, passes, offer, row } = await atARow(isForSale);
      await passes(1000);
      at.market.marketplace.rivalBuys(offer.hashId);
      await passes(16);
      expect(row.getByText('Sold – being checked.')).toBeTruthy();
      expect(row.getByText('Sold – being checked')).toBeTruthy();
      await passes(1000);
      await passes(1000);
      expect(row.getByText('No longer available: this vehicle has been sold.')).toBeTruthy();
      expect(row.getByText('Sold')).toBeTruthy();
    });

    it('has the deal of a purchase on another device, and never calls the vehicle sold', async () => {
      const { at, passes, offer, row } = await atARow(isForSale);
      await passes(1000);
      at.dealer.acceptBuyNow(offer.id);
      await passes(16);
      expect(row.queryByText('Sold')).toBeNull();
      await passes(1000);
      await passes(1000);
      expect(row.queryByText('Sold')).toBeNull();
      expect(row.getByRole('button', { name: 'Confirm pickup' })).toBeTruthy();
    });
  });
});

describe('the review of a bid', () => {
  /** What the review says of the bid, in the order of its lines, and how many lines it keeps. */
  async function reviewOf(prices: { readonly amount: number; readonly minimal: number; readonly buyNow: number }) {
    const at = new Workplace();
    const [first] = wholeList(at.dealer, 'browse');
    const offer = { ...first!, minimalPrice: euros(prices.minimal), buyNowPrice: euros(prices.buyNow) };
    const review = await renderView(<BidReviewLine id="review" offer={offer} amount={euros(prices.amount)} />, at);
    const lines = [...review.querySelectorAll('li')];
    return { said: lines.map(line => line.textContent).join('\n'), lines: lines.length };
  }

  it.each([
    [{ amount: 900, minimal: 5_000, buyNow: 800 }, /below the minimum price/],
    [{ amount: 900, minimal: 700, buyNow: 800 }, /Buying now costs no more/],
    [{ amount: 750, minimal: 700, buyNow: 800 }, /Reaches the minimum price/],
  ])('says of %j what it reaches', async (prices, text) => {
    expect((await reviewOf(prices)).said).toMatch(text);
  });

  it('has as many lines before it reaches the fixed price as after, even without a minimum price', async () => {
    const before = await reviewOf({ amount: 750, minimal: 0, buyNow: 800 });
    const after = await reviewOf({ amount: 900, minimal: 0, buyNow: 800 });
    expect(after.said).toMatch(/Buying now costs no more/);
    expect(before.lines).toBe(after.lines);
  });
});

describe('ExposureMeter', () => {
  it('the meter of what is bound shows what that is made of', async () => {
    const exposure = {
      leading: euros(120),
      deals: euros(80),
      bound: euros(200),
      worstCase: euros(200),
      isAtLeast: false,
    };
    const element = await renderView(<ExposureMeter exposure={exposure} budget={euros(900)} />, new Workplace());
    expect(textOf(element)).toContain('Bids that lead 120 € + purchases with commission 80 €');
  });

  it.each([
    [
      200,
      'Exposure: Committed: 200 € of 900 €. Bids that lead, without commission: 120 €. Purchases not picked up, with commission: 80 €.',
    ],
    [
      230,
      'Exposure: Committed: 200 € of 900 €. Bids that lead, without commission: 120 €. Purchases not picked up, with commission: 80 €. If outbid bids placed here count again: 230 €.',
    ],
  ])('the meter names the worst case only if it is more than what is bound (%s)', async (worstCase, said) => {
    const exposure = {
      leading: euros(120),
      deals: euros(80),
      bound: euros(200),
      worstCase: euros(worstCase),
      isAtLeast: false,
    };
    const element = await renderView(<ExposureMeter exposure={exposure} budget={euros(900)} />, new Workplace());
    const meter = element.querySelector('[role=meter]')!;
    expect(`${meter.ariaLabel}: ${meter.getAttribute('aria-valuetext')}`.replaceAll('\u00a0', ' ')).toBe(said);
  });
});

describe('the limit of an offer', () => {
  it('fills the form, also from the news of a higher bid, and a bid above it needs a second press', async () => {
    const page = await renderPage('/browsing/browse');
    const { at, user, passes } = page;
    await startUp(page);
    const { offer, row } = await expandedRow(at, isAuctionOfOthers);
    const above = (more: number) => String(offer.highestBid / 100 + more);
    const rivalBids = async (more: number) => {
      act(() => void at.market.marketplace.rivalBids(offer.hashId, euros(Number(above(more)))));
      await passes(20);
    };
    const amountIn = (area: typeof row, name = 'Your offer') =>
      area.getByRole<HTMLInputElement>('textbox', { name }).value.replace(/\s/g, '');
    await user.click(await row.findByRole('button', { name: 'My limit' }));
    await user.type(row.getByRole('textbox', { name: 'My limit' }), above(300));
    expect(row.getByText('250 € above the minimum bid.')).toBeTruthy();
    await user.click(row.getByRole('button', { name: /^My limit \d/ }));
    expect(amountIn(row)).toBe(above(300));
    await user.click(row.getByRole('button', { name: /^Minimum\s\d/ }));
    await passes(DEAD_TIME);
    await user.click(row.getByRole('button', { name: /^Place bid/ }));
    await answersArrive();

    await user.click(screen.getByRole('link', { name: 'Home' }));
    await rivalBids(100);
    const raise = await screen.findByRole('link', { name: /^Raise to/ });
    expect(await axeFindings(raise.closest('section')!)).toEqual([]);
    await user.click(raise);
    const price = within(await screen.findByRole('region', { name: 'Price' }));
    expect([amountIn(price), amountIn(price, 'My limit')]).toEqual([above(150), above(300)]);

    await user.clear(price.getByRole('textbox', { name: 'Your offer' }));
    await user.type(price.getByRole('textbox', { name: 'Your offer' }), above(350));
    await passes(DEAD_TIME);
    await user.click(price.getByRole('button', { name: /^Place bid/ }));
    const yes = await price.findByRole('button', { name: /^Yes, bid/ });
    expect(price.getByText(/^Above your limit of/, { selector: '[role=alert]' })).toBeTruthy();
    expect(at.sent('bid')).toHaveLength(1);
    await passes(DEAD_TIME);
    await user.click(yes);
    await answersArrive();
    expect(at.sent('bid')).toHaveLength(2);
    await rivalBids(500);
    expect(price.getByText('The minimum bid is already above your limit.')).toBeTruthy();
  });

  it('says that it is above the maximum of the calculation, as long as it is', async () => {
    const page = await renderPage('/browsing/browse');
    const { at, user } = page;
    await startUp(page);
    const { offer, row } = await expandedRow(at, isAuctionOfOthers);
    const { hashId } = offer;
    const bookStore = at.container.get(BookStore);
    const defaults = unsetCalculation(at.session.dealer);
    act(() => {
      bookStore.shown('settings', 'trading', { calculation: { ...defaults, target: { amount: euros(500) } } }, 1);
      bookStore.shown('calculations', hashId, { salePrice: euros(9_000), taxation: 'net', vatRate: 0, km: 0 }, 1);
      bookStore.shown('limits', hashId, euros(20_000), 1);
    });
    const maximum = at.container.get(Calculations).maximum(hashId)! / 100;
    await user.click(await row.findByRole('button', { name: 'My limit' }));
    const said = () => row.queryByText(/^Above your maximum of/)?.textContent.replace(/\D/g, '');
    expect(said()).toBe(String(maximum));
    act(() => bookStore.shown('limits', hashId, euros(maximum), 2));
    expect(said()).toBeUndefined();
  });
});

describe('the amounts of a bid form', () => {
  const css = readFileSync(path.join(__dirname, '../../../src/ui/bidding/bar/BidForm.module.css'), 'utf8');

  /** How many of the six columns each of so many chips takes. */
  function spansOf(count: number): readonly number[] {
    document.head.innerHTML = `<style>${css}</style>`;
    document.body.innerHTML = `<div class="chips">${'<button></button>'.repeat(count)}</div>`;
    return [...document.querySelectorAll('button')].map(chip =>
      Number(getComputedStyle(chip).getPropertyValue('grid-column').replace(/\D/g, '')),
    );
  }

  afterEach(() => document.body.replaceChildren());

  it.each([5, 6, 7])('fill their rows if there are %d of them', count => {
    let room = 6;
    for (const span of spansOf(count)) {
      expect(span).toBeLessThanOrEqual(room);
      room = room === span ? 6 : room - span;
    }
    expect(room).toBe(6);
  });
});
