/** @jest-environment jsdom */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import offersFilters from '../../../../locales/en/offersFilters.json';
import { BookStore } from '../../../../src/application/book/BookStore';
import { filterNames, filtersAbout } from '../../../../src/domain/offers/list/FilterFields';
import { paths } from '../../../../src/ui/shared/paths';
import { answersArrive, renderPage } from '../../support/renderPage';
import { startUp } from '../../support/startUp';

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
