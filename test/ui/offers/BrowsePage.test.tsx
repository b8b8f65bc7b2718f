/** @jest-environment jsdom */
import '../support/jsdomPage';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import offersFilters from '../../../locales/en/offersFilters.json';
import { BookStore } from '../../../src/application/book/BookStore';
import { DealerVisitStorage } from '../../../src/application/session/DealerVisitStorage';
import { Appearance } from '../../../src/application/settings/Appearance';
import { noCounters } from '../../../src/domain/notifications/Counters';
import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import { filterNames, filtersAbout } from '../../../src/domain/offers/list/FilterFields';
import type { HashId } from '../../../src/domain/offers/Offer';
import { MINUTE, SECOND } from '../../../src/domain/shared/Instant';
import { keepTypedFilters, takeTypedFilters } from '../../../src/ui/offers/browse/useTypedFilters';
import { paths } from '../../../src/ui/shared/paths';
import { aSession } from '../../support/aSession';
import { Workplace } from '../../support/Workplace';
import { InMemoryVisitStorage } from '../../twins/BrowserTwins';
import { axeFindings } from '../support/axeFindings';
import { goBack } from '../support/goBack';
import { openSearchSelect } from '../support/openSearchSelect';
import { answersArrive, renderPage } from '../support/renderPage';
import { startUp } from '../support/startUp';
import { plainRow, withRows } from '../support/withRows';

/** A tool by its name, to which its badge belongs. */
const tool = (name: string) =>
  within(screen.getByRole('toolbar', { name: 'Browse' })).getByRole('button', {
    name: new RegExp(`^${name}( \\+?\\d+)?$`),
  });

describe('the browse list', () => {
  it('reloads each time that "Buy now only" is pressed', async () => {
    const { at, user } = await renderPage('/browsing/browse');
    await screen.findAllByRole('article');
    const total = at.list('browse').totalCount;
    at.calls.length = 0;
    await user.click(tool('Buy now only'));
    await answersArrive();
    expect([tool('Buy now only').ariaPressed, at.sent('list')]).toEqual(['true', ['list browse 1']]);
    expect(at.list('browse').totalCount).toBeLessThan(total);
    await user.click(tool('Buy now only'));
    await answersArrive();
    expect([tool('Buy now only').ariaPressed, at.sent('list').length]).toEqual(['false', 2]);
    expect(at.list('browse').totalCount).toBe(total);
  });

  it('says the place of each tile among those that are loaded', async () => {
    const { at } = await renderPage('/browsing/browse');
    const tiles = await screen.findAllByRole('article');
    const size = at.list('browse').ids.length;
    const places = tiles.map(({ ariaPosInSet, ariaSetSize }) => `${ariaPosInSet} of ${ariaSetSize}`);
    expect(places).toEqual(tiles.map((_, place) => `${place + 1} of ${size}`));
    expect(await axeFindings(tiles[0]!)).toEqual([]);
  });

  it('has a toolbar in which the arrows lead to the next and the previous button', async () => {
    const { user } = await renderPage('/browsing/browse');
    tool('Motorbikes').focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tool('Campers'));
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(tool('Refresh'));
  });

  it.each([
    ['Buy now only', '?buyNow=yes&view=pages'],
    ['Motorbikes', '?type=Motorbike&view=pages'],
    ['Infinite scroll', ''],
  ])('begins at its first page when "%s" is pressed on another', async (name, search) => {
    const { user } = await renderPage('/browsing/browse?view=pages&page=2', { offers: 400 });
    await screen.findByText(/^Page 2 of/);
    await user.click(tool(name));
    expect(location.search).toBe(search);
  });

  it('goes to its first page on Refresh, and Back returns to the page that was left', async () => {
    const { user } = await renderPage('/browsing/browse?view=pages&page=2', { offers: 90 });
    await screen.findByText(/^Page 2 of/);
    await user.click(tool('Refresh'));
    await screen.findByText(/^Page 1 of/);
    expect(location.search).toBe('?view=pages');
    await goBack();
    await screen.findByText(/^Page 2 of/);
  });

  it('starts from its first page if it is shown again after more than 15 minutes', async () => {
    const { user, passes } = await renderPage('/browsing/browse?view=pages&page=2', { offers: 90 });
    await screen.findByText(/^Page 2 of/);
    // The requests in the background that follow the first screen.
    await passes(SECOND);
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await passes(15 * MINUTE + 1);
    await goBack();
    await screen.findByText(/^Page 1 of/);
    expect(location.search).toBe('?view=pages');
  });

  it('returns to its last page if the address names a page after it, in place of that address', async () => {
    const entries = history.length;
    await renderPage('/browsing/browse?view=pages&page=9');
    await screen.findByText('Page 3 of 3');
    expect([location.search, history.length]).toEqual(['?view=pages&page=3', entries]);
    expect(document.querySelector('article')).toBeTruthy();
  });

  it('stays in the background if the dealer has left before an empty page arrives', async () => {
    const { user, passes } = await renderPage('/browsing/browse?view=pages&page=9', {
      before: ({ twins }) => void (twins.line.latency = SECOND),
    });
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    await passes(SECOND);
    await passes(SECOND);
    expect(location.pathname).toBe('/settings/profile');
    await goBack();
    await passes(SECOND);
    await screen.findByText('Page 3 of 3');
  });

  it('shows the new offers of its first page when their button is pressed on another page', async () => {
    const page = await renderPage('/browsing/browse?view=pages&page=2');
    const { at, user, passes } = page;
    await screen.findByText(/^Page 2 of/);
    await startUp(page);
    act(() => void at.market.marketplace.publish());
    await passes(SECOND);
    await user.click(screen.getByRole('button', { name: '1 new offer' }));
    await screen.findByText(/^Page 1 of/);
    expect(location.search).toBe('?view=pages');
  });

  it('shows the number of filters on their button, and up to +9 liked offers', async () => {
    const { at } = await renderPage('/browsing/browse?country=DE&type=Motorbike&model=b');
    expect(tool('Filters').textContent?.trim()).toBe('Filters 3');
    const shown = [9, 10, 0].map(likedOffers => {
      act(() => at.counted({ ...noCounters, likedOffers }));
      return tool('Liked offers').textContent;
    });
    expect(shown).toEqual(['Liked offers 9', 'Liked offers +9', 'Liked offers']);
  });
});

describe('BrowseToolbar', () => {
  /** A page in which the app restores a pagination that was chosen earlier. */
  const withPagesChosen = (at: Workplace) => {
    at.twins.preferences.write('paging', 'paginated');
    at.container.get(Appearance).restore();
  };

  describe('a vehicle type of the toolbar', () => {
    it('keeps the place and clears the other filters, and a second press clears the type', async () => {
      const { user } = await renderPage(`${paths.browse}?country=DE&zip=80331&radius=320&model=b&damaged=no`);
      await screen.findByRole('toolbar', { name: 'Browse' });
      await user.click(tool('Campers'));
      expect(location.search).toBe('?type=Camper&country=DE&zip=80331&radius=320');
      await user.click(tool('Campers'));
      expect(location.search).toBe('?country=DE&zip=80331&radius=320');
    });
  });

  describe('the pagination of the browse list', () => {
    it('is remembered and recorded once it was chosen', async () => {
      const { user, at } = await renderPage(paths.browse);
      await screen.findByRole('toolbar', { name: 'Browse' });
      await user.click(tool('Pages'));
      await screen.findByText('Page 1 of 3');
      expect(at.twins.preferences.read('paging')).toBe('paginated');
      await user.click(tool('Infinite scroll'));
      expect(at.twins.analytics.events).toEqual(
        ['dealer_set_manual_pagination', 'dealer_set_infinite_pagination'].map(name => ({ name, data: {} })),
      );
    });

    it('that was chosen earlier applies to the browse list, and no filter changes it', async () => {
      const { user, at } = await renderPage(paths.purchaseInvoices, { before: withPagesChosen });
      await user.click(await screen.findByRole('link', { name: 'Search' }));
      await screen.findByText('Page 1 of 3');
      await user.click(tool('Motorbikes'));
      expect(location.search).toBe('?type=Motorbike&view=pages');
      expect(tool('Pages').getAttribute('aria-pressed')).toBe('true');
      expect(at.twins.analytics.events).toEqual([]);
    });

    it('is another for one visit if the address names another', async () => {
      const { user, at } = await renderPage(`${paths.browse}?view=scroll`, { before: withPagesChosen });
      await screen.findByRole('toolbar', { name: 'Browse' });
      expect(tool('Infinite scroll').getAttribute('aria-pressed')).toBe('true');
      await user.click(tool('Campers'));
      await answersArrive();
      expect(location.search).toBe('?type=Camper&view=scroll');
      expect(tool('Infinite scroll').getAttribute('aria-pressed')).toBe('true');
      expect(at.twins.preferences.read('paging')).toBe('paginated');
      expect(at.twins.analytics.events).toEqual([]);
    });
  });

  describe('the button to the liked offers', () => {
    it('counts a like, leads to the liked row, and counts the withdrawal there', async () => {
      const page = await renderPage(paths.browse);
      const { user, at } = page;
      await startUp(page);
      const row = (await screen.findAllByRole('article')).find(
        ({ dataset }) => !at.offer(dataset.offer as HashId).isLiked,
      )!;
      const before = parseInt(tool('Liked offers').getAttribute('aria-description')!, 10);
      await user.click(within(row).getByRole('button', { name: /^Like: /, pressed: false }));
      within(row).getByRole('button', { name: /^Like: /, pressed: true });
      expect(tool('Liked offers').getAttribute('aria-description')).toBe(`${before + 1} offers`);

      await user.click(tool('Liked offers'));
      const list = within(await screen.findByRole('region', { name: 'Liked offers' }));
      const isLiked = ({ dataset }: HTMLElement) => dataset.offer === row.dataset.offer;
      const liked = (await list.findAllByRole('article')).find(isLiked)!;
      await user.click(within(liked).getByRole('button', { name: /^Like: /, pressed: true }));
      await answersArrive();
      expect(list.queryAllByRole('article').filter(isLiked)).toEqual([]);
      await user.click(screen.getByRole('link', { name: 'Search' }));
      expect(tool('Liked offers').getAttribute('aria-description')).toBe(`${before} offers`);
      within(row).getByRole('button', { name: /^Like: /, pressed: false });
    });
  });
});

describe('FilterDrawer', () => {
  type Page = Awaited<ReturnType<typeof renderPage>>;

  const few = { offers: 4 };
  const hamburg = { ftin: 'DE136695976', zipCode: '20457', place: 'Hamburg' };

  const toolbar = () => within(screen.getByLabelText('Browse'));

  async function openFilters({ user }: Page) {
    await screen.findByLabelText('Browse');
    await user.click(toolbar().getByRole('button', { name: /^Filters/ }));
    return within(await screen.findByRole('dialog', { name: 'Filters' }));
  }

  /** The browse list at an address with the filters open. */
  async function withFilters(search: string) {
    const page = await renderPage(paths.browse + search, few);
    return { ...page, drawer: await openFilters(page) };
  }

  /** The open filters of motorbikes, and the models that the list was asked for since. */
  async function withCountedQuestions() {
    const page = await renderPage(`${paths.browse}?type=Motorbike`, few);
    // The list is fetched again once the page is connected.
    await startUp(page);
    const drawer = await openFilters(page);
    const list = jest.spyOn(page.at.twins.offers, 'list');
    const models = () => list.mock.calls.flatMap(([tab, { filters }]) => (tab === 'browse' ? [filters.model] : []));
    return { ...page, drawer, models };
  }

  const texts = (options: readonly HTMLElement[]) => options.map(option => option.textContent?.replace(/\s/g, ' '));

  it('the number of the offers that fit is said in the dialog when it changes', async () => {
    const { drawer, user, passes } = await withCountedQuestions();
    const said = screen.getByRole('dialog', { name: 'Filters' }).querySelector('[aria-live]')!;
    expect(said.textContent).toBe('');
    await user.type(drawer.getByRole('textbox', { name: 'Model' }), 'none');
    await passes(2000);
    await waitFor(() => expect(said.textContent).toBe('0 offers'));
  });

  describe('what is typed into the filters', () => {
    it('is sent 2 s after the last key', async () => {
      const { drawer, user, passes, models } = await withCountedQuestions();
      const model = drawer.getByRole('textbox', { name: 'Model' });
      await user.type(model, 'b');
      await passes(1900);
      await user.type(model, 'm');
      await passes(1900);
      expect(models()).toEqual([]);
      await passes(200);
      expect(models()).toEqual(['bm']);
    });

    it.each([
      ['Enter is pressed', ({ user }) => user.keyboard('{Enter}')],
      ['Escape closes the filters', ({ user }) => user.keyboard('{Escape}')],
      ['the filters are closed', ({ user, drawer }) => user.click(drawer.getByRole('button', { name: 'Close' }))],
      [
        'a country is chosen',
        ({ user, drawer }) => user.selectOptions(drawer.getByRole('combobox', { name: 'Country' }), 'Germany'),
      ],
    ] as readonly (readonly [string, (page: Awaited<ReturnType<typeof withCountedQuestions>>) => Promise<void>])[])(
      'is sent at once if %s',
      async (_, act) => {
        const page = await withCountedQuestions();
        await page.user.type(page.drawer.getByRole('textbox', { name: 'Model' }), 'b');
        expect(page.models()).toEqual([]);
        await act(page);
        await answersArrive();
        expect(page.models()).toEqual(['b']);
      },
    );

    it('belongs to a search that is saved before it is sent', async () => {
      const { at, drawer, user } = await withFilters('?type=Motorbike');
      await user.type(drawer.getByRole('textbox', { name: 'Model' }), 'R 1250');
      const saved = within(await drawer.findByRole('region', { name: 'Saved searches' }));
      await user.click(saved.getByRole('button', { name: 'Save this search' }));
      await user.type(saved.getByRole('textbox', { name: 'Name' }), 'GS{Enter}');
      await answersArrive();
      expect(at.container.get(BookStore).all('searches')).toMatchObject([{ name: 'GS', filters: { model: 'R 1250' } }]);
      expect(location.search).toMatch(/^\?type=Motorbike&model=R\+1250&search=\w+$/);
    });

    it.each(['?type=Motorbike', ''])('is void if all filters are cleared before it is sent, at %j', async search => {
      const { drawer, user, passes } = await withFilters(search);
      await user.type(drawer.getByRole('textbox', { name: 'Offer number' }), 'b');
      await user.click(drawer.getByRole('button', { name: 'Clear filters' }));
      await passes(3000);
      expect(location.search).toBe('');
    });

    it('is void if the dealer left with Back and chose another filter since', async () => {
      const page = await renderPage(paths.purchaseInvoices, few);
      const { user, passes } = page;
      await user.click(await screen.findByRole('link', { name: 'Search' }));
      await user.type((await openFilters(page)).getByRole('textbox', { name: 'Offer number' }), 'b');
      history.back();
      await waitFor(() => expect(location.pathname).toBe(paths.purchaseInvoices));
      await user.click(screen.getByRole('link', { name: 'Search' }));
      await user.click(toolbar().getByRole('button', { name: 'Motorbikes' }));
      const drawer = await openFilters(page);
      expect(drawer.getByRole('textbox', { name: 'Offer number' })).toHaveProperty('value', '');
      await passes(3000);
      expect(location.search).toBe('?type=Motorbike');
    });

    it('survives a reload at once', async () => {
      const { drawer, user, at } = await withFilters('?type=Motorbike');
      await user.type(drawer.getByRole('textbox', { name: 'Model' }), 'R 1250');
      await user.type(drawer.getByRole('textbox', { name: 'Zip code' }), '80331');
      window.dispatchEvent(new Event('pagehide'));
      cleanup();
      const reloaded = await renderPage(`${paths.browse}?type=Motorbike`, { beside: at });
      await startUp(reloaded);
      const again = await openFilters(reloaded);
      expect(again.getByRole('textbox', { name: 'Model' })).toHaveProperty('value', 'R 1250');
      expect(again.getByRole('textbox', { name: 'Zip code' })).toHaveProperty('value', '80331');
      expect(location.search).toBe('?type=Motorbike&zip=80331&model=R+1250');
    });
  });

  describe('the filters', () => {
    const placeFirst = new Set([...filtersAbout('place'), ...filterNames]);
    const ofMotorbikes = [...placeFirst].map(name => offersFilters.fields[name]);
    const ofAll = ['Country', 'Zip code', 'Radius', 'Vehicle type', 'Brand', 'Damaged', 'Offer number'];
    const ofOthers = ofAll.filter(name => name !== 'Brand');

    it.each([
      ['?type=Motorbike', ofMotorbikes],
      ['?brand=2', ofMotorbikes],
      ['', ofAll],
      ['?type=Camper', ofOthers],
      ['?type=AgriculturalMachine', ofOthers],
    ])('at %j have the fields of the vehicle type', async (search, fields) => {
      await withFilters(search);
      const labels = texts([...document.querySelectorAll<HTMLElement>('dialog form label:not(section *)')]);
      expect(labels).toEqual(fields);
    });

    it('propose the surroundings of the dealer by a press, and keep a chosen radius', async () => {
      const { at, drawer, user } = await withFilters('?radius=40');
      act(() =>
        runInAction(() => {
          Object.assign(at.session.profile!, { dealer: { ...at.session.dealer!, ...hamburg } });
        }),
      );
      await user.click(await drawer.findByRole('button', { name: 'Around 20457 Hamburg' }));
      expect(location.search).toBe('?country=DE&zip=20457&radius=40');
    });

    it('ask for motorbikes if a brand is chosen before a type', async () => {
      const { drawer, user } = await withFilters('');
      await user.click(await drawer.findByRole('combobox', { name: 'Brand' }));
      await user.click(await screen.findByRole('option', { name: 'BMW' }));
      await waitFor(() => expect(location.search).toBe('?type=Motorbike&brand=2'));
    });

    it('offer distances from 20 to 320 km, and the current year and the 30 before', async () => {
      const { drawer } = await withFilters('?type=Motorbike');
      const optionsOf = (name: string) => texts(within(drawer.getByRole('combobox', { name })).getAllByRole('option'));
      const years = Array.from({ length: 31 }, (_, index) => String(2026 - index));
      expect(optionsOf('Radius')).toEqual(['Any', '20 km', '40 km', '80 km', '160 km', '320 km']);
      expect(optionsOf('Damaged')).toEqual(['Any', 'Yes', 'No']);
      expect(optionsOf('Year from')).toEqual(['Any', ...years]);
      expect(optionsOf('Year to')).toEqual(['Any', ...years]);
    });

    it('take a mileage digit by digit, and keep the other filters when the vehicle type changes', async () => {
      const page = await withFilters('?type=Motorbike&damaged=no');
      const { user, drawer } = page;
      const from = drawer.getByRole('textbox', { name: 'Mileage from' });
      await user.type(from, '150000');
      expect(from).toHaveProperty('value', '150\u00a0000');
      await user.keyboard('{Backspace}');
      expect(from).toHaveProperty('value', '15\u00a0000');
      await user.keyboard('{Enter}');
      expect(location.search).toMatch(/kmFrom=15000/);
      expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull();
      const type = (await openFilters(page)).getByRole('combobox', { name: 'Vehicle type' });
      await user.selectOptions(type, 'Campers');
      expect(location.search).toBe('?type=Camper&damaged=no');
    });

    it('explain values that find nothing', async () => {
      const { user, drawer } = await withFilters('?type=Motorbike');
      const radius = drawer.getByRole('combobox', { name: 'Radius' });
      await user.selectOptions(radius, '40');
      const country = drawer.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
      expect(country.value).toBe('DE');
      const hint = 'Enter a zip code to use the radius.';
      drawer.getByRole('combobox', { name: 'Radius', description: hint });
      expect(drawer.getByRole('status').textContent).toBe(hint);
      await user.type(drawer.getByRole('textbox', { name: 'Zip code' }), '80331');
      expect(drawer.getByRole('status').textContent).toBe('');
      await user.selectOptions(country, '');
      const everywhere = 'The zip code is looked for in all countries. Choose a country to search in that one alone.';
      drawer.getByRole('combobox', { name: 'Country', description: everywhere });
      expect(drawer.getByRole('status').textContent).toBe(everywhere);
      await user.selectOptions(country, 'DE');
      await user.type(drawer.getByRole('textbox', { name: 'Mileage from' }), '50000');
      await user.type(drawer.getByRole('textbox', { name: 'Mileage to' }), '40000');
      expect(drawer.getByRole('status').textContent).toBe(
        '“Mileage from” is higher than “Mileage to”: no offer can match.',
      );
    });
  });
});

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

describe('HideField', () => {
  const rows = [
    { ...plainRow, label1: 'BMW', label2: 'R 1250' },
    { ...plainRow, label1: 'Honda', label2: 'CB 500' },
  ];

  const names = () => screen.queryAllByRole('article').map(row => row.getAttribute('aria-label'));

  /** The browse list, in which the chooser of the first row is open. */
  async function choosing() {
    const page = await renderPage(paths.browse, withRows('browse', rows));
    const { user } = page;
    const row = (await screen.findAllByRole('article'))[0]!;
    await startUp(page);
    await user.click(within(row).getByRole('button', { name: /^Details: / }));
    await user.click(await within(row).findByRole('button', { name: 'Hide' }));
    return { ...page, row: within(row) };
  }

  describe('an offer that is hidden from the list', () => {
    it('leaves the list, and the notice undoes it', async () => {
      const { user, row } = await choosing();
      const howLong = row.getByRole<HTMLSelectElement>('combobox', { name: 'How long' });
      expect([...howLong.selectedOptions].map(({ text }) => text)).toEqual(['For good']);
      await user.click(row.getByRole('button', { name: 'Too dear' }));
      expect(names()).toEqual(['Honda CB 500']);
      screen.getByText('1 hidden');
      await user.click(await screen.findByRole('button', { name: 'Undo' }));
      await answersArrive();
      expect(names()).toEqual(['BMW R 1250', 'Honda CB 500']);
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    });

    it('can be undone for 10 seconds, and longer while the notice has the focus', async () => {
      const { user, row, passes } = await choosing();
      await user.click(row.getByRole('button', { name: 'Condition' }));
      const undo = await screen.findByRole('button', { name: 'Undo' });
      expect(document.activeElement).toBe(undo);
      await passes(20_000);
      expect(undo.isConnected).toBe(true);
      await act(async () => {
        undo.blur();
        await new Promise(resolve => requestAnimationFrame(resolve));
      });
      await passes(10_000);
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    });

    it('is shown with a mark on request, and can be shown again', async () => {
      const { user, row } = await choosing();
      await user.selectOptions(row.getByRole('combobox', { name: 'How long' }), 'Until the price falls');
      await user.click(row.getByRole('button', { name: 'Too dear' }));
      await user.click(screen.getByRole('button', { name: 'Show hidden (1)' }));
      const hidden = within(screen.getByRole('article', { name: 'BMW R 1250' }));
      hidden.getByText('Hidden');
      hidden.getByText('Hidden: Too dear, Until the price falls');
      await user.click(hidden.getAllByRole('button', { name: 'Show again' })[0]!);
      expect(hidden.queryByText('Hidden')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Show hidden (1)' })).toBeNull();
      expect(names()).toEqual(['BMW R 1250', 'Honda CB 500']);
    });
  });

  it('the choice of a reason has no accessibility problem', async () => {
    const { row } = await choosing();
    expect(await axeFindings(row.getByRole('group', { name: 'Hide this offer' }))).toEqual([]);
  });
});

describe('useTypedFilters', () => {
  const typed = {
    ...defaultQuestion,
    filters: { ...noFilters, vehicleType: 'Motorbike', model: 'GS 1250', mileageTo: 30_000 },
  } as const;

  it('filters typed right before a reload are restored once', () => {
    const notes = new InMemoryVisitStorage();
    const { session } = new Workplace();
    keepTypedFilters(new DealerVisitStorage(notes, session), typed);
    const reloaded = new DealerVisitStorage(notes, session);
    expect(takeTypedFilters(reloaded)).toEqual(typed);
    expect(takeTypedFilters(reloaded)).toBeNull();
  });

  it('filters of a dealer who signs out are not kept', () => {
    const notes = new InMemoryVisitStorage();
    const { session } = new Workplace();
    session.signOutStarted();
    const storage = new DealerVisitStorage(notes, session);
    keepTypedFilters(storage, typed);
    keepTypedFilters(new DealerVisitStorage(notes, aSession()), typed);
    expect(takeTypedFilters(storage)).toBeNull();
  });
});
