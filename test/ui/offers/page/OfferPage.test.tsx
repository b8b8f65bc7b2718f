/** @jest-environment jsdom */
import { act, cleanup, screen, within } from '@testing-library/react';
import { OwnTrading } from '../../../../src/application/settings/OwnTrading';
import { defaultQuestion } from '../../../../src/domain/offers/list/BrowseQuestion';
import type { HashId } from '../../../../src/domain/offers/Offer';
import type { Vehicle } from '../../../../src/domain/offers/vehicle/Vehicle';
import { DAY, HOUR, MINUTE, SECOND } from '../../../../src/domain/shared/Instant';
import { euros } from '../../../../src/domain/shared/Money';
import { failed } from '../../../../src/domain/shared/Result';
import { paths } from '../../../../src/ui/shared/paths';
import { fullVehicle } from '../../../domain/valuation/aDetail';
import { Workplace } from '../../../support/Workplace';
import { InMemorySite } from '../../../twins/BrowserTwins';
import { InMemoryClock } from '../../../twins/InMemoryClock';
import { factsOf } from '../../support/factsOf';
import { answersArrive, renderPage } from '../../support/renderPage';
import { textOf } from '../../support/textOf';
import { withOffer } from '../../support/withOffer';
import { plainRow } from '../../support/withRows';

const [hashId, otherId] = new Workplace().dealer.list('browse', defaultQuestion).offers.map(offer => offer.hashId) as [
  HashId,
  HashId,
];

const region = (name: string) => screen.findByRole('region', { name });

/** The page of an offer that the server tells like this. */
async function shown(...changes: Parameters<typeof withOffer>) {
  const page = await renderPage(paths.offer(hashId), withOffer(...changes));
  await region('Vehicle data');
  return page;
}

const aside = () => screen.getByRole('complementary');

describe('the page of an offer', () => {
  it('has one stop of the Tab key for its photos, and the arrows go from photo to photo', async () => {
    const { user } = await renderPage(paths.offer(hashId));
    const photos = await screen.findAllByRole('button', { name: /^Enlarge photo/ });
    act(() => photos[0]!.focus());
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(photos[1]);
    act(() => photos[0]!.focus());
    await user.tab();
    expect(photos).not.toContain(document.activeElement);
  });

  it('says why it could not be loaded, and is read again on a press', async () => {
    const failure = { reason: 'serverFailed', status: 502 } as const;
    const { user } = await renderPage(paths.offer(hashId), {
      before: at => void jest.spyOn(at.twins.offers, 'open').mockResolvedValueOnce(failed(failure)),
    });
    await screen.findByText('The marketplace has a problem (error 502).');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await region('Vehicle data');
    expect(screen.queryByText('The marketplace has a problem (error 502).')).toBeNull();
  });

  it('shows its number, place with the flag, score, date and time on sale', async () => {
    const publishedAt = new InMemoryClock().now() - 2 * DAY - 3 * HOUR - 4 * MINUTE;
    const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(publishedAt);
    const { passes } = await shown(
      { score: 78, publishedAt },
      { zipCode: '10115', place: 'Berlin', countryCode: 'DE' },
    );
    await passes(0);
    expect(factsOf(aside().querySelector('header')!)).toEqual({
      'Offer number': hashId,
      'Marketplace score': '78 · strong',
      Published: moment,
      'Online for': '2d 3h 4min',
    });
    expect(aside().querySelectorAll('dd svg[data-band="green"]')).toHaveLength(1);
    expect(aside().querySelector('time')?.dateTime).toBe(new Date(publishedAt).toISOString());
    await passes(SECOND);
    within(aside()).getByRole('img', { name: 'Germany' });
  });

  it.each([
    [
      'Motorbike',
      { firstRegistration: '2019-04', power: 77, previousOwners: '1' },
      'Reg. 04/2019 · 18 200 km\n77 kW (103 hp) · 1 previous owner',
    ],
    [
      'Motorbike',
      { firstRegistration: '', power: undefined, previousOwners: 'more_than_4' },
      '2021 · 18 200 km\nMore than 4 previous owners',
    ],
    [
      'AgriculturalMachine',
      { firstRegistration: '', previousOwners: 'not_known', operatingHours: 5400 },
      '2021 · 5 400 h',
    ],
  ] as const)('shows below the title of a %s age, use, power and owners: %j', async (vehicleType, facts, summary) => {
    const vehicle = { vehicleType, productionYear: 2021, totalMileage: 18200, ...facts };
    await shown({ vehicleType, year: 2020 }, { vehicle: vehicle as Vehicle });
    const shownSummary = aside().querySelector('header > p:nth-of-type(2)')!.textContent;
    expect(shownSummary.replaceAll('\u00a0', ' ')).toBe(summary);
  });

  it('names below its title what may cost money, and leads to what is not stated', async () => {
    const { user } = await shown(
      { vehicleType: 'Motorbike' },
      { vehicle: { ...fullVehicle, vehicleType: 'Motorbike', damaged: true, roadworthy: false }, financed: null },
    );
    const risks = within(within(aside()).getByRole('list', { name: 'Risks' }));
    expect(risks.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Not roadworthy',
      'Damaged',
      '1 fact not stated',
    ]);
    await user.click(risks.getByRole('button', { name: '1 fact not stated' }));
    within(await region('Not stated')).getByText('Outstanding finance');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Not stated', expanded: true }));
    // The part stays open.
    await user.click(risks.getByRole('button', { name: '1 fact not stated' }));
    await region('Not stated');
  });

  it('says that the seller has stated everything, and what else a buyer asks', async () => {
    const vehicle = { ...fullVehicle, vehicleType: 'Camper' } as const;
    const { user } = await shown({ vehicleType: 'Camper' }, { vehicle, financed: false });
    const side = within(aside());
    side.getByText('No defects stated');
    await user.click(side.getByRole('button', { name: 'Not stated' }));
    const missing = within(await region('Not stated'));
    missing.getByText('The seller has stated everything.');
    expect(missing.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Technical inspection (HU) and its date',
      'Number of keys',
      'Gas test (G 607) and its date',
      'Damp test',
    ]);
  });

  it.each([
    ['PL', 'pl'],
    ['AT', 'de'],
    ['FR', ''],
  ])('has the comments of a seller in %s read in the language "%s"', async (countryCode, language) => {
    await shown({ region: countryCode }, { comments: 'Bez wypadku.', countryCode: null });
    expect(within(await region('Seller’s comments')).getByText('Bez wypadku.').lang).toBe(language);
  });

  it('shows the comments of the seller, which a press translates', async () => {
    const { user } = await shown({}, { comments: 'Unfallfrei, zwei Schlüssel.' });
    const comments = await region('Seller’s comments');
    expect([...comments.children].map(textOf)).toEqual([
      'Seller’s comments',
      'Unfallfrei, zwei Schlüssel.',
      'Translate',
    ]);
    await user.click(within(comments).getByRole('button', { name: 'Translate' }));
    await answersArrive();
    expect([...comments.children].map(textOf)).toEqual([
      'Seller’s comments',
      'Unfallfrei, zwei Schlüssel.',
      expect.stringMatching(/^Translation\S/),
    ]);
  });

  it('leads to a map of the zip code, place and country if there are no coordinates', async () => {
    await shown({}, { latitude: null, longitude: null, zipCode: '10115', place: 'Berlin', countryCode: 'DE' });
    const location = within(await region('Location'));
    location.getByText('Approximate: the exact place is not known.');
    const search = location.getByRole('link', { name: 'Open in maps' });
    expect(search).toHaveProperty('href', expect.stringMatching(/search\?query=10115\+Berlin%2C\+Germany$/));
  });

  it('shows a large map, which a press makes small on this and the next offers of this device', async () => {
    const size = async () => within(await region('Location')).findByRole('button', { name: 'Large map' });
    const { at, user } = await shown({}, { latitude: 52.52, longitude: 13.4 });
    expect((await size()).ariaExpanded).toBe('true');
    within(await region('Location')).getByRole('img', { name: /^Map with the vehicle’s location/ });
    await user.click(await size());
    expect((await size()).ariaExpanded).toBe('false');
    cleanup();

    await renderPage(paths.offer(otherId), { beside: at });
    expect((await size()).ariaExpanded).toBe('false');
    await user.click(await size());
    cleanup();

    await renderPage(paths.offer(hashId), { beside: at });
    expect((await size()).ariaExpanded).toBe('true');
  });

  it('says below the map how far the vehicle is from the yard, and what its transport costs', async () => {
    const yard = { latitude: 52.52, longitude: 13.4 };
    const { at } = await shown({}, { latitude: 53.55, longitude: 9.99 });
    const location = within(await region('Location'));
    expect(location.queryByText(/from your yard/)).toBeNull();
    await act(() => at.container.get(OwnTrading).change({ yard }));
    location.getByText('about 332 km by road from your yard (straight line × 1.3)');
    await act(() => at.container.get(OwnTrading).change({ calculation: { transportPerKm: euros(1.5) } }));
    location.getByText('about 332 km by road from your yard (straight line × 1.3)');
    location.getByText('Transport cost: 498 €');
  });

  it('names the buttons of the map in the language of the dealer', async () => {
    const map = { tileUrl: 'https://maps.example/{z}/{x}/{y}.png', attribution: 'Paddock maps' };
    await renderPage(paths.offer(hashId), {
      ...withOffer({}, { latitude: 52.52, longitude: 13.4 }),
      language: 'de',
      replaced: () => ({ site: new InMemorySite({ map }) }),
    });
    await screen.findByRole('button', { name: 'Karte vergrößern' });
    screen.getByRole('button', { name: 'Karte verkleinern' });
  });

  it('takes no bid and no purchase if it is closed', async () => {
    await shown({ ...plainRow, closed: true });
    const price = within(await region('Price'));
    expect(price.queryByRole('button', { name: /Buy now|Place bid|different offer/ })).toBeNull();
    expect(price.queryByRole('textbox')).toBeNull();
  });

  it('is read again when the thanks for a bid are closed', async () => {
    const { at, user, passes } = await shown(plainRow);
    const price = within(await region('Price'));
    await user.type(price.getByRole('textbox', { name: 'Your offer' }), '500');
    await passes(SECOND);
    await user.click(price.getByRole('button', { name: /^Place bid/ }));
    await price.findByText('Thank you. Your bid has been placed.');
    const before = at.sent('open').length;
    await user.click(price.getByRole('button', { name: 'Close' }));
    await answersArrive();
    expect(at.sent('open')).toHaveLength(before + 1);
    price.getByRole('textbox', { name: 'Your offer' });
  });
});
