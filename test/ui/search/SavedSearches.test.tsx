/** @jest-environment jsdom */
import '../support/jsdomPage';
import { act, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { BookStore } from '../../../src/application/book/BookStore';
import { LiveEvents } from '../../../src/application/live/LiveEvents';
import { NewMatches } from '../../../src/application/search/saved/NewMatches';
import { OwnProfile } from '../../../src/application/settings/OwnProfile';
import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { noRefinements } from '../../../src/domain/offers/list/Refinements';
import type { HashId, OfferId } from '../../../src/domain/offers/Offer';
import { SECOND } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { NewestOfSearch } from '../../../src/ui/search/NewestOfSearch';
import { anOffer } from '../../support/anOffer';
import { Workplace } from '../../support/Workplace';
import { axeFindings } from '../support/axeFindings';
import { answersArrive, renderPage } from '../support/renderPage';
import { renderView } from '../support/renderView';
import { startUp } from '../support/startUp';
import { textOf } from '../support/textOf';

describe('the newest offers of a saved search', () => {
  async function newestOf() {
    const at = new Workplace();
    const store = at.container.get(NewMatches);
    await renderView(<NewestOfSearch id="s1" name="From Germany" />, at);
    const list = screen.getByRole('list', { name: 'Newest offers: From Germany' });
    const offers = [1, 2].map(id =>
      anOffer({ id: id as OfferId, hashId: `MB-${id}` as HashId, label1: `Vehicle ${id}`, buyNowPrice: euros(9900) }),
    );
    return {
      store,
      offers: () => within(list).queryAllByRole('link'),
      places: () => list.children.length,
      answers: (most: number) =>
        act(() =>
          runInAction(() => {
            const listed = offers.slice(0, most);
            for (const offer of listed) at.registry.apply(offer);
            store.newestArrived('s1', { hashIds: listed.map(({ hashId }) => hashId), total: most });
          }),
        ),
    };
  }

  it('have their places before the server has answered', async () => {
    const { offers, places, answers } = await newestOf();
    expect([offers().length, places()]).toEqual([0, 3]);
    answers(2);
    expect([offers().length, places()]).toEqual([2, 3]);
  });

  it('say their name and the amount that buys them', async () => {
    const { offers, answers } = await newestOf();
    answers(1);
    expect(textOf(offers()[0])).toMatch(/^Vehicle 1 Adventure.*Buy now 9 900 €$/);
  });

  it('say which of them are new', async () => {
    const { store, offers, answers } = await newestOf();
    answers(2);
    act(() => runInAction(() => store.counted('s1', ['MB-2' as HashId], false)));
    expect(offers().map(offer => within(offer).queryByText('New') !== null)).toEqual([false, true]);
  });

  it('say that there is none', async () => {
    const { answers } = await newestOf();
    answers(0);
    screen.getByText('No offer fits at the moment. New ones are announced here.');
  });
});

describe('a saved search', () => {
  const part = async () => within(await screen.findByRole('region', { name: 'Saved searches' }));

  async function savedSearch() {
    const page = await renderPage('/browsing/browse?country=DE');
    // The row above the list says which search is open. It loads when the first screen is complete.
    await page.passes(SECOND);
    await screen.findAllByRole('article');
    await page.user.click(screen.getByRole('button', { name: /^Filters/ }));
    const region = await part();
    const save = region.getByRole('button', { name: 'Save this search' });
    await page.user.click(save);
    await page.user.click(save);
    region.getByText('Please give the search a name.');
    await page.user.type(region.getByRole('textbox', { name: 'Name' }), 'From Germany');
    await page.user.click(region.getByRole('button', { name: 'Save this search' }));
    await screen.findByText('Saved search: From Germany');
    const book = page.at.container.get(BookStore);
    return { ...page, searches: () => book.all('searches') };
  }

  it('is saved in the filters, and says when its question has changed', async () => {
    const { user, searches } = await savedSearch();
    expect(searches()).toEqual([expect.objectContaining({ name: 'From Germany', buyNowOnly: false })]);
    expect(location.search).toMatch(/^\?country=DE&search=\w+$/);
    await user.click(screen.getByRole('button', { name: 'Buy now only' }));
    await screen.findByText('“From Germany” has changed.');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await screen.findByText('Saved search: From Germany');
    expect(location.search).toMatch(/^\?country=DE&search=\w+$/);
    await user.click(screen.getByRole('button', { name: 'Buy now only' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText('Saved search: From Germany');
    expect(searches()).toEqual([expect.objectContaining({ buyNowOnly: true })]);
    await answersArrive();
  });

  it('opens with its refinements and its order from the commands, the filters and its page', async () => {
    const value = {
      name: 'Unseen',
      filters: { ...noFilters, countryCode: 'DE' },
      buyNowOnly: true,
      refinements: { ...noRefinements, words: 'gs' },
      order: { key: 'bids', direction: 'descending' } as const,
      visitedAt: 0,
    };
    const page = await renderPage('/settings/language', {
      before: async ({ twins, session }) => {
        await twins.book.put(session.dealerKey, 'searches', [{ key: 's1', changedAt: 0, value }]);
      },
    });
    const { user } = page;
    await startUp(page);
    const address = '/browsing/browse?country=DE&buyNow=yes&words=gs&sort=-bids&search=s1';
    const isOpened = () => waitFor(() => expect(location.pathname + location.search).toBe(address));
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'What are you looking for?' }), 'unseen');
    await user.keyboard('{Enter}');
    await isOpened();
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const link = (await part()).getByRole('link', { name: 'Unseen' });
    expect(link.getAttribute('href')).toBe(address);
    await user.click(link);
    await user.click(screen.getByRole('button', { name: 'Desk' }));
    await user.click(screen.getByRole('link', { name: /^Saved searches/ }));
    const main = within(await screen.findByRole('main', { name: 'Saved searches' }));
    const words = main.getByRole('link', { name: 'Unseen' }).closest('li')!.querySelector('ul')!;
    expect([...words.children].map(textOf)).toEqual(['Country: Germany', 'Buy now only', 'Search words: gs']);
    await user.click(main.getByRole('link', { name: 'Unseen' }));
    await isOpened();
  });

  it('announces a new offer that belongs to it', async () => {
    const { at } = await savedSearch();
    // Background work starts part by part in idle moments.
    for (let part = 0; part < 15; part += 1) {
      act(() => at.twins.clock.advance(2_000));
      await answersArrive();
    }
    const offer = anOffer({ region: 'DE', hashId: 'MB-NEW' as never, id: 999_999 as never });
    act(() => at.container.get(LiveEvents).apply([{ kind: 'offerListed', offer }]));
    act(() => at.twins.clock.advance(1000));
    expect(at.news.about(offer.hashId)).toMatchObject({ kind: 'match', search: 'From Germany' });
    await answersArrive();
  });

  it('has a switch for its notifications, and leads to those of all searches', async () => {
    const value = { name: 'Germany', filters: noFilters, buyNowOnly: false, refinements: noRefinements, order: null };
    const { at, user } = await renderPage('/desk/searches', {
      before: async ({ twins, session }) => {
        const record = { key: 's1', changedAt: 0, value: { ...value, visitedAt: 0 } };
        await twins.book.put(session.dealerKey, 'searches', [record]);
      },
    });
    const searches = () => at.container.get(BookStore).all('searches');
    const item = (await screen.findByRole('link', { name: 'Germany' })).closest('li')!;
    expect([...item.querySelector('ul')!.children].map(textOf)).toEqual(['All offers']);
    const notify = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Notify me of new offers' });
    expect((await notify()).checked).toBe(true);
    await user.click(await notify());
    expect([(await notify()).checked, searches()[0]!.isQuiet]).toEqual([false, true]);
    await act(() => at.container.get(OwnProfile).permit('newOffers', false));
    await user.click(await screen.findByRole('link', { name: 'Notifications of new offers are off: switch them on' }));
    await screen.findByRole('main', { name: 'Events & quiet hours' });
  });

  it('is listed on a page of its own, renamed, deleted and put back', async () => {
    const { user, searches } = await savedSearch();
    await user.click(screen.getByRole('button', { name: 'Desk' }));
    await user.click(screen.getByRole('link', { name: /^Saved searches/ }));
    const main = within(await screen.findByRole('main', { name: 'Saved searches' }));
    expect(main.getAllByText('Country: Germany').length).toBeGreaterThan(0);
    expect(await axeFindings()).toEqual([]);
    await user.click(main.getByRole('button', { name: 'Rename From Germany' }));
    const field = main.getByRole('textbox', { name: 'Name' });
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.type(field, 'Germany');
    await user.click(main.getByRole('button', { name: 'Save name' }));
    await main.findByRole('link', { name: 'Germany' });
    await user.click(main.getByRole('button', { name: 'Delete Germany' }));
    expect(searches()).toEqual([]);
    await main.findByRole('heading', { name: 'No saved searches yet' });
    expect(await axeFindings()).toEqual([]);
    await user.click(main.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(searches()).toHaveLength(1));
    await user.click(main.getByRole('link', { name: 'Germany' }));
    await screen.findByText('Saved search: Germany');
    expect(location.search).toMatch(/^\?country=DE&search=\w+$/);
  });

  it('is proposed for each vehicle type, and a press saves it and shows its offers above the other proposals', async () => {
    const page = await renderPage('/desk/searches');
    await startUp(page);
    const proposals = within(await screen.findByRole('region', { name: 'Or begin with a proposal' }));
    expect(proposals.getAllByRole('button').map(button => button.ariaLabel)).toEqual([
      expect.stringMatching(/^Save: BMW from \d{4}$/),
      'Save: Campers to buy now',
      'Save: Agricultural machines without damage',
    ]);
    await page.user.click(proposals.getByRole('button', { name: 'Save: Campers to buy now' }));
    await page.passes(SECOND);
    expect(page.at.container.get(BookStore).all('searches')).toEqual([
      expect.objectContaining({
        name: 'Campers to buy now',
        buyNowOnly: true,
        filters: { ...noFilters, vehicleType: 'Camper' },
      }),
    ]);
    const newest = within(await screen.findByRole('list', { name: 'Newest offers: Campers to buy now' }));
    await waitFor(() => expect(newest.getAllByRole('link').length).toBeGreaterThan(0));
    const others = within(screen.getByRole('region', { name: 'More proposals' }));
    expect(others.getAllByRole('button').map(button => button.ariaLabel)).toEqual([
      expect.stringMatching(/^Save: BMW from \d{4}$/),
      'Save: Agricultural machines without damage',
    ]);
  });

  it('is proposed with its newest offers and their number', async () => {
    const page = await renderPage('/desk/searches');
    await startUp(page);
    const proposals = within(await screen.findByRole('region', { name: 'Or begin with a proposal' }));
    const offersOf = (name: string) => within(proposals.getByRole('list', { name })).getAllByRole('link');
    await waitFor(() => expect(offersOf('Newest offers: Campers to buy now').length).toBeGreaterThan(0));
    await waitFor(() => expect(proposals.getAllByRole('link', { name: /^\d+ offers?$/ })).toHaveLength(3));
  });

  it('is proposed only for the vehicle types in which the dealer trades', async () => {
    const record = { key: 'trading', changedAt: 1, value: { vehicleTypes: ['Camper'] } } as const;
    const page = await renderPage('/desk/searches', {
      before: async ({ twins, session }) => {
        await twins.book.put(session.dealerKey, 'settings', [record]);
      },
    });
    await startUp(page);
    const proposals = within(await screen.findByRole('region', { name: 'Or begin with a proposal' }));
    await waitFor(() => expect(proposals.getAllByRole('button')).toHaveLength(1));
  });
});
