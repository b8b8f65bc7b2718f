/** @jest-environment jsdom */
import '../support/jsdomPage';
import { act, screen, waitFor, within } from '@testing-library/react';
import { BookStore } from '../../../src/application/book/BookStore';
import { OwnTrading } from '../../../src/application/settings/OwnTrading';
import { wholeMinimumBid } from '../../../src/domain/bidding/MinimumBid';
import { TRADING_SETTINGS } from '../../../src/domain/book/BookRecord';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import type { HashId } from '../../../src/domain/offers/Offer';
import { DAY } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { failed, success } from '../../../src/domain/shared/Result';
import { paths } from '../../../src/ui/shared/paths';
import { kilometresIn } from '../../../src/ui/valuation/useValueTexts';
import { Workplace } from '../../support/Workplace';
import { descriptionOf } from '../support/descriptionOf';
import { factsOf } from '../support/factsOf';
import { answersArrive, renderPage } from '../support/renderPage';
import { withOffer } from '../support/withOffer';
import { plainRow } from '../support/withRows';

describe('the facts of an offer that are not stated', () => {
  const { hashId } = new Workplace().dealer.list('browse', defaultQuestion).offers[0]!;

  it('become a question, which is not sent and never replaces typed text', async () => {
    const { at, user } = await renderPage(paths.offer(hashId), withOffer({}, { financed: null }));
    const send = jest.spyOn(at.twins.conversations, 'send');
    await user.click(await screen.findByRole('button', { name: 'Not stated' }));
    const region = within(screen.getByRole('region', { name: 'Not stated' }));
    const facts = (await region.findAllByRole('listitem')).map(({ textContent }) => textContent);
    const ask = () => user.click(region.getByRole('button', { name: 'Ask about these' }));
    const message = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    await ask();
    const question = (await message()).value;
    expect(facts.map(fact => question.includes(`- ${fact}`))).toEqual(facts.map(() => true));
    await user.clear(await message());
    await user.type(await message(), 'My own words');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull());
    await ask();
    expect((await message()).value).toBe('My own words');
    expect(send).not.toHaveBeenCalled();
  });
});

describe('the calculation of an offer', () => {
  const offer = new Workplace().dealer.list('browse', defaultQuestion).offers[0]!;

  /** An archive with two pages of sales like the offer. */
  function anArchive() {
    const archive = { isBroken: false };
    const sale = (number: number) => ({
      ...offer,
      ...plainRow,
      hashId: `MB-SOLD${number}` as HashId,
      totalMileage: null,
      finalPrice: euros(9000.5 + 100 * number),
      archivedAt: number * DAY,
      closed: true,
    });
    const through: Parameters<typeof renderPage>[1] = {
      through: ports => ({
        ...ports,
        offers: {
          open: (id, signal) => ports.offers.open(id, signal),
          homeScreen: signal => ports.offers.homeScreen(signal),
          list: async (tab, question, signal) => {
            if (tab !== 'sold') return ports.offers.list(tab, question, signal);
            if (archive.isBroken && question.page === 2) return failed({ reason: 'serverFailed', status: 500 });
            const offers = [1, 2, 3, 4].map(place => sale(4 * question.page + place));
            return success({ offers, totalPages: 2, totalCount: 8, limit: 4, availableCountries: null });
          },
        },
      }),
    };
    return Object.assign(archive, through);
  }

  /** The open calculation of an offer. */
  async function atACalculation(options: Parameters<typeof renderPage>[1] = {}) {
    const page = await renderPage(paths.offer(offer.hashId), options);
    await page.user.click(await screen.findByRole('button', { name: 'My calculation' }));
    const region = await screen.findByRole('region', { name: 'My calculation' });
    await within(region).findByRole('textbox', { name: 'Expected sale price' });
    const calculation = within(region);
    const field = (name: string) => calculation.getByRole<HTMLInputElement>('textbox', { name });
    const retype = async (name: string, text: string) => {
      await page.user.clear(field(name));
      await page.user.type(field(name), text);
      await answersArrive();
    };
    const press = async (name: string) => {
      await page.user.click(calculation.getByRole('button', { name }));
      await answersArrive();
    };
    const mayBecomeLimit = () => calculation.queryByRole('button', { name: 'Use as limit' }) !== null;
    const figure = () => within(calculation.getByRole('figure', { name: 'Comparable sales' }));
    const facts = () => factsOf(calculation.getByRole('figure', { name: 'Comparable sales' }));
    return { ...page, region, calculation, field, retype, press, mayBecomeLimit, figure, facts };
  }

  it('starts with the answer, followed by three fields, and folds the rest until the dealer opens it', async () => {
    const { user, region, calculation, field, retype } = await atACalculation();
    await retype('Expected sale price', '10 000');
    await retype('Target margin', '10 %');
    const maximum = calculation.getByRole('status', { name: 'Maximum bid' });
    expect(maximum.parentElement!.parentElement!.textContent).toMatch(/^\s*My maximum.*€ · 10\.0%$/);
    const fields = [...region.querySelectorAll('input, select')];
    expect(fields[0]).toBe(field('Expected sale price'));
    expect(maximum.compareDocumentPosition(fields[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const inSight = ['Expected sale price', 'Target margin', 'Transport km'].map(field);
    expect(fields.filter(input => !input.closest('[hidden]'))).toEqual(inSight);
    const fold = calculation.getByRole('button', { name: 'Costs, tax and workings' });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    await user.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    const folded = document.getElementById(fold.getAttribute('aria-controls')!)!;
    expect(folded.hidden).toBe(false);
    expect(folded.textContent).toContain('This is a calculation aid and no tax advice.');
  });

  it('takes no amount that can be read in two ways', async () => {
    const { field, retype } = await atACalculation();
    await retype('Expected sale price', '12.500');
    expect(descriptionOf(field('Expected sale price'))).toMatch(/^€ Please type an amount from 0\s€/);
    await retype('Expected sale price', '12,500');
    expect(descriptionOf(field('Expected sale price'))).not.toContain('Please type an amount');
  });

  it('shows no margin and no use of a break-even bid', async () => {
    const { calculation, retype, mayBecomeLimit } = await atACalculation();
    await retype('Expected sale price', '10 000');
    const maximum = calculation.getByRole('status', { name: 'Break-even bid' });
    expect(maximum.parentElement!.textContent).toMatch(/^\d.*€\s*$/);
    expect(mayBecomeLimit()).toBe(false);
  });

  it('fills in the minimum bid and says how far the maximum allows, because what is bid is paid', async () => {
    const { at, calculation, retype, press } = await atACalculation();
    await retype('Expected sale price', '90 000');
    await retype('Target margin', '10 %');
    await press('Fill in minimum bid');
    expect(at.amountFor(offer.hashId)).toBe(wholeMinimumBid(at.registry.get(offer.hashId)!.highestBid));
    const maximum = calculation.getByRole('status', { name: 'Maximum bid' }).textContent;
    expect(calculation.getByText(/^The minimum bid .* is in the bid form\./).textContent).toContain(
      `Your maximum allows up to ${maximum}.`,
    );
  });

  it('has its maximum as a chip beside the amount to bid, which fills it in and sends nothing', async () => {
    const { at, user, calculation, retype } = await atACalculation();
    const chip = () => screen.queryByRole('button', { name: /^My maximum/ });
    await retype('Expected sale price', '90 000');
    expect(chip()).toBeNull();
    await retype('Target margin', '10 %');
    const digits = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));
    const maximum = digits(calculation.getByRole('status', { name: 'Maximum bid' }).textContent);
    expect(digits(chip()!.textContent)).toBe(maximum);
    await user.click(chip()!);
    expect(at.amountFor(offer.hashId)).toBe(euros(maximum));
    expect(at.sent('bid')).toEqual([]);
    await retype('Expected sale price', '40');
    expect(chip()).toBeNull();
  });

  it('has the profit at the minimum price and at the buy-now price where the minimum bid does not reach them', async () => {
    const { at, calculation, retype, press } = await atACalculation();
    await retype('Expected sale price', '90 000');
    await press('Costs, tax and workings');
    const bids = () =>
      [...calculation.getByRole('table', { name: 'Profit and margin by bid' }).querySelectorAll('tbody tr')].map(
        row => row.firstElementChild!.textContent,
      );
    act(() => at.registry.apply({ id: offer.id, hashId: offer.hashId, minimalPrice: euros(0), buyNowPrice: euros(0) }));
    expect(bids()).toEqual(['Minimum bid', 'Break-even bid']);
    act(() =>
      at.registry.apply({
        id: offer.id,
        hashId: offer.hashId,
        minimalPrice: euros(60_000),
        buyNowPrice: euros(70_000),
      }),
    );
    expect(bids()).toEqual(['Minimum bid', 'Minimum price', 'Buy now', 'Break-even bid']);
    act(() => at.registry.apply({ id: offer.id, hashId: offer.hashId, highestBid: euros(65_000), bidsCount: 9 }));
    expect(bids()).toEqual(['Minimum bid', 'Buy now', 'Break-even bid']);
  });

  it('fills in nothing if the minimum bid is above the maximum', async () => {
    const { at, calculation, retype, press } = await atACalculation();
    await retype('Expected sale price', '40');
    await retype('Target margin', '10 %');
    await press('Fill in minimum bid');
    expect(at.amountFor(offer.hashId)).toBe(0);
    expect(calculation.getByText(/^The minimum bid .* is above your maximum/)).toBeTruthy();
  });

  it('says that the usual costs are not set, and leads to them', async () => {
    const { user, region, calculation } = await atACalculation();
    expect(region.textContent).toContain('You have not set your usual costs yet. Without them,');
    await user.click(calculation.getByRole('link', { name: 'set your usual costs' }));
    const settings = within(await screen.findByRole('main', { name: 'Trading' }));
    await settings.findByRole('button', { name: 'Set: Fixed costs, margin' });
  });

  it('has no maximum that could become the limit while a field cannot be read', async () => {
    const { calculation, field, retype, mayBecomeLimit } = await atACalculation();
    const wrong = () => calculation.queryByText(/^Please correct the marked field first/);
    await retype('Target margin', '5 %');
    await retype('Expected sale price', '10.000,-');
    expect(mayBecomeLimit()).toBe(true);
    await retype('Expected sale price', '-10000');
    expect(descriptionOf(field('Expected sale price'))).toMatch(/^€ Please type an amount from 0\s€/);
    expect([wrong(), mayBecomeLimit()]).toEqual([expect.anything(), false]);
    await retype('Expected sale price', '9 000');
    expect([wrong(), mayBecomeLimit()]).toEqual([null, true]);
  });

  it('shows sales from the archive, asks again for a page that failed, and proposes a sale price', async () => {
    const archive = anArchive();
    archive.isBroken = true;
    const { at, user, calculation, field, press, figure, facts } = await atACalculation(archive);
    await press('Find comparables');
    expect(facts()).toMatchObject({ 'Sales with a price': '4' });
    const missing = () => calculation.queryByText('1 page is missing, so sales may be missing.');
    expect(missing()).toBeTruthy();
    expect(descriptionOf(field('Expected sale price'))).toMatch(/^€ Comparable sales are trade prices\. Set a markup/);
    expect(figure().queryByRole('button', { name: 'Use as sale price' })).toBeNull();

    archive.isBroken = false;
    await press('Ask again');
    expect([missing(), at.sent('list').filter(call => call.startsWith('list sold'))]).toEqual([
      null,
      ['list sold 1', 'list sold 2', 'list sold 2'],
    ]);
    expect(facts()).toMatchObject({
      'Sales with a price': '8',
      'Median trade price': '9 850.50 €',
      'Middle half': '9 676 € – 10 026 €',
      Range: '9 501 € – 10 201 €',
      Years: String(offer.year),
    });

    await act(() => at.container.get(OwnTrading).change({ markup: { percent: 18 } }));
    figure().getByText(/^trade median .+ \+ 18%$/);
    await press('Use as sale price');
    expect(field('Expected sale price').value.replace(/\s/g, '')).toMatch(/^11624/);
    const sales = within(calculation.getByRole('region', { name: 'Sales' }));
    await user.click(sales.getAllByRole('link')[0]!);
    expect(location.pathname).toBe(paths.offer('MB-SOLD12' as HashId));
  });

  it('proposes the town of the profile as the yard that is missing for the transport', async () => {
    const { at, calculation, press } = await atACalculation();
    const name = 'Set Hamburg from your profile as your yard';
    await press(name);
    expect(calculation.queryByRole('button', { name })).toBeNull();
    expect(at.container.get(BookStore).get('settings', TRADING_SETTINGS)?.yard).toEqual({
      latitude: 53.551,
      longitude: 10.001,
    });
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(document.activeElement).toBe(calculation.getByRole('group', { name: 'Hamburg is your yard now.' }));
  });
});

describe('kilometresIn', () => {
  it.each([
    ['350', 350],
    ['350 km', 350],
    ['1.250', 1250],
    ['1 250 KM', 1250],
    ['350km', 350],
    ['ca. 350 km', 350],
    ['12,5', 13],
    ['0', 0],
    ['99999', 99_999],
  ])('reads %j as %d km', (text, kilometres) => expect(kilometresIn(text)).toBe(kilometres));

  it.each(['', 'km', '-5', '100000', 'far', '35o', '300 bis 350 km'])('cannot read %j', text =>
    expect(kilometresIn(text)).toBeNull(),
  );
});
