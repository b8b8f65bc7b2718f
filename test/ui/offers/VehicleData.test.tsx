/** @jest-environment jsdom */
import '../support/jsdomPage';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { runInAction } from 'mobx';
import PhotoSwipe from 'photoswipe';
import { renderToStaticMarkup } from 'react-dom/server';
import { BookStore } from '../../../src/application/book/BookStore';
import { SeenOffers } from '../../../src/application/offers/seen/SeenOffers';
import { OwnTrading } from '../../../src/application/settings/OwnTrading';
import { TRADING_SETTINGS } from '../../../src/domain/book/BookRecord';
import type { Offer } from '../../../src/domain/offers/Offer';
import type { OfferDetail, Photo } from '../../../src/domain/offers/OfferDetail';
import { seenAs, type SeenOffer } from '../../../src/domain/offers/SeenOffer';
import type { Vehicle } from '../../../src/domain/offers/vehicle/Vehicle';
import type { VehicleType } from '../../../src/domain/offers/vehicle/VehicleType';
import { DAY } from '../../../src/domain/shared/Instant';
import type { Language } from '../../../src/domain/shared/Language';
import type { LocalDate } from '../../../src/domain/shared/LocalDate';
import { euros } from '../../../src/domain/shared/Money';
import { FetchedTexts } from '../../../src/infrastructure/browser/FetchedTexts';
import { PhotoViewer } from '../../../src/ui/offers/page/gallery/PhotoViewer';
import { fittingTags } from '../../../src/ui/offers/page/RiskRow';
import { VehicleData } from '../../../src/ui/offers/page/VehicleData';
import { FactsOfOpened } from '../../../src/ui/offers/parts/FactsOfOpened';
import { PriceBlock } from '../../../src/ui/offers/parts/PriceBlock';
import { paths } from '../../../src/ui/shared/paths';
import { startTexts } from '../../../src/ui/shared/texts/texts';
import { ContainerContext } from '../../../src/ui/shared/useInjection';
import { aDeal } from '../../domain/deals/aDeal';
import { aDetail } from '../../domain/valuation/aDetail';
import { anOffer } from '../../support/anOffer';
import { Workplace } from '../../support/Workplace';
import { axeFindings } from '../support/axeFindings';
import { factsOf } from '../support/factsOf';
import { renderPage } from '../support/renderPage';
import { renderView } from '../support/renderView';
import { textOf } from '../support/textOf';
import { plainRow, withRows } from '../support/withRows';

describe('the prices that this device saw of an offer', () => {
  const name = 'Prices seen on this device';

  const looks: readonly SeenOffer[] = [
    { at: DAY, highestBid: euros(0), buyNowPrice: euros(4900), bidsCount: 0 },
    { at: 2 * DAY, highestBid: euros(4100), buyNowPrice: euros(4600), bidsCount: null },
  ];

  /** The page of an offer that this device has seen with these figures. */
  async function anOfferSeen(seen: readonly SeenOffer[]) {
    const page = await renderPage(paths.browse);
    const hashId = page.at.list('browse').ids[0]!;
    act(() => runInAction(() => page.at.container.get(SeenOffers).recalled(hashId, seen)));
    const [tile] = await screen.findAllByRole('article');
    await page.user.click(within(tile!).getAllByRole('link')[0]!);
    await screen.findByRole('region', { name: 'Price' });
    return page;
  }

  it('are listed on a press, the newest first', async () => {
    const { user } = await anOfferSeen(looks);
    await user.click(await screen.findByRole('button', { name }));
    const region = screen.getByRole('region', { name });
    const rows = within(region)
      .getAllByRole('row')
      .slice(1)
      .map(row =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
    expect(rows).toEqual([
      ['4\u00a0100\u00a0€', '4\u00a0600\u00a0€', '–'],
      ['–', '4\u00a0900\u00a0€', '0'],
    ]);
    const dates = within(region).getAllByRole('rowheader');
    for (const date of dates) expect(date.textContent).toMatch(/^[1-3] Jan 1970 \d\d:\d\d$/);
    expect(await axeFindings(region)).toEqual([]);
  });

  it('are listed from the first record on', async () => {
    await anOfferSeen(looks.slice(0, 1));
    await screen.findByRole('button', { name });
  });

  it('are left out if none was seen', async () => {
    await anOfferSeen([{ at: DAY, highestBid: euros(0), buyNowPrice: euros(0), bidsCount: 0 }]);
    expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('PhotoViewer', () => {
  const photos: readonly Photo[] = [1, 2, 3].map(
    id =>
      ({
        id,
        address: `https://files.example/${id}.jpg`,
        thumbnail: `https://files.example/${id}-small.jpg`,
        size: { width: 1200, height: 900 },
      }) satisfies Photo,
  );

  it('the photo viewer is a modal dialog that says which photo it shows, and gives the page back', async () => {
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    await renderView(<PhotoViewer photos={photos} index={1} />);
    const dialog = screen.getByRole('dialog', { name: 'Photos' });
    const status = within(dialog).getByRole('status');
    expect([dialog.ariaModal, opener.inert, dialog.inert ?? false]).toEqual(['true', true, false]);
    await waitFor(() => expect(status.textContent).toBe('Photo 2 of 3'));
    await userEvent.keyboard('{ArrowRight}');
    expect(status.textContent).toBe('Photo 3 of 3');
    expect(within(dialog).getByRole('button', { name: 'Photo 3 of 3' }).ariaCurrent).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect([screen.queryByRole('dialog'), opener.inert, document.activeElement]).toEqual([null, false, opener]);
    opener.remove();
  });

  it('the photo viewer opens at the pressed photo, moves for 333 ms, loops, and loads one photo before and two after', async () => {
    const init = jest.spyOn(PhotoSwipe.prototype, 'init').mockReturnValue(true);
    await renderView(<PhotoViewer photos={photos} index={1} />);
    const { options } = init.mock.contexts[0] as PhotoSwipe;
    const { index, showAnimationDuration, hideAnimationDuration, loop, bgOpacity, preload, errorMsg, dataSource } =
      options;
    expect({
      index,
      showAnimationDuration,
      hideAnimationDuration,
      loop,
      bgOpacity,
      preload,
      errorMsg,
      dataSource,
    }).toEqual({
      index: 1,
      showAnimationDuration: 333,
      hideAnimationDuration: 333,
      loop: true,
      bgOpacity: 0.8,
      preload: [1, 2],
      errorMsg: 'The image cannot be loaded',
      dataSource: photos.map(({ id, address, thumbnail }) => ({
        src: address,
        msrc: thumbnail,
        alt: `Photo ${id} of 3`,
        width: 1200,
        height: 900,
      })),
    });
  });
});

describe('FactsOfOpened', () => {
  it.each<readonly [VehicleType, string]>([
    ['AgriculturalMachine', '1 328 h1'],
    ['Motorbike', '1'],
  ])(
    'a list shows of an opened %s its hours, if it is a machine, and the number of its risks',
    async (vehicleType, text) => {
      const at = new Workplace();
      const offer = anOffer({ vehicleType });
      const detail = aDetail({ vehicleType, operatingHours: 1328, damaged: true });
      at.opened.detailArrived(offer.hashId, { ...detail, hashId: offer.hashId });
      const facts = await renderView(<FactsOfOpened offer={offer} />, at);
      expect(textOf(facts)).toBe(text);
      expect(facts.querySelector('[role="img"]')?.getAttribute('title')).toBe('Risks: Damaged');
    },
  );

  it('a list says of an opened offer how far it is by road, and that the radius of the filter is another measure', async () => {
    const at = new Workplace();
    await at.container.get(OwnTrading).change({ yard: { latitude: 52.52, longitude: 13.4 } });
    const offer = anOffer({});
    at.opened.detailArrived(offer.hashId, { ...aDetail({}), latitude: 53.55, longitude: 9.99, hashId: offer.hashId });
    const facts = await renderView(<FactsOfOpened offer={offer} />, at);
    expect(textOf(facts)).toMatch(/about 332 km by road$/);
    expect(facts.querySelector('[title*="straight line × 1.3"][title*="radius of the filter"]')).not.toBeNull();
  });
});

describe('a row of the browse list', () => {
  const aFixedPrice = { ...plainRow, buyNowPrice: euros(4600), highestBid: euros(0), bidsCount: 5 };

  /** A row of the browse list that this device last saw with these figures, or never. */
  async function aRow(seen: Partial<SeenOffer> | null, vehicleTypes?: readonly VehicleType[]) {
    const { at } = await renderPage(paths.browse, withRows('browse', [aFixedPrice]));
    const row = (await screen.findAllByRole('article'))[0]!;
    const hashId = at.list('browse').ids[0]!;
    const store = at.container.get(SeenOffers);
    act(() =>
      runInAction(() => {
        if (vehicleTypes) at.container.get(BookStore).shown('settings', TRADING_SETTINGS, { vehicleTypes }, 1);
        store.newSince = -Infinity;
        store.recalled(hashId, seen ? [{ ...seenAs(at.offer(hashId), 1), ...seen }] : []);
      }),
    );
    return within(row);
  }

  it('says that it is new to this device', async () => {
    (await aRow(null)).getByText('New');
  });

  it('says so only of the vehicle types in which the dealer trades', async () => {
    (await aRow(null, ['Motorbike'])).getByText('New');
    cleanup();
    expect((await aRow(null, ['Camper'])).queryByText('New')).toBeNull();
  });

  it('says what changed since this device showed it, in short and for screen readers in full', async () => {
    const row = await aRow({ buyNowPrice: euros(4900), bidsCount: 2 });
    row.getByText('4 900 → 4 600 € · +3 bids');
    row.getByText('Changed: Buy now 4 600 €, before 4 900 €, +3 bids');
  });

  it('has no mark if nothing changed', async () => {
    const row = await aRow({});
    expect(row.queryByText('New')).toBeNull();
    expect(row.queryByText(/Changed/)).toBeNull();
  });
});

describe('the vehicle data', () => {
  async function shown(
    language: Language,
    vehicle: { readonly [Fact in keyof Vehicle]: Vehicle[Fact] | undefined },
    {
      financed = null,
      mobileSearchAddress = null,
      unstated,
    }: Partial<Pick<OfferDetail, 'financed' | 'mobileSearchAddress'> & Pick<Offer, 'unstated'>> = {},
  ): Promise<string> {
    const texts = new FetchedTexts();
    texts.requestFeatures();
    startTexts(language, await texts.read(language));
    const detail = { vehicle: { vehicleType: 'Motorbike', ...vehicle }, financed, mobileSearchAddress };
    const offer = { ...anOffer(), unstated };
    const today = '2026-11-30' as LocalDate;
    const html = renderToStaticMarkup(
      <VehicleData offer={offer} detail={detail as unknown as OfferDetail} today={today} />,
    );
    return html.replaceAll(/ class="[^"]*"/g, '');
  }

  it.each([
    ['de', '35\u00a0kW (48\u00a0PS)'],
    ['pl', '35\u00a0kW (48\u00a0KM)'],
    ['en', '35\u00a0kW (47\u00a0hp)'],
  ] as const)('shows the power in %s as %s', async (language, text) => {
    expect(await shown(language, { power: 35 })).toContain(`<dd>${text}</dd>`);
  });

  it.each([
    ['de', 'rosso', 'Rot'],
    ['pl', 'Schwarz/Rot', 'Czarny/czerwony'],
    ['en', 'niebieski metalik', 'Blue metallic'],
    ['en', 'Mystic Sparkle', 'Mystic Sparkle'],
  ] as const)('shows in %s the colour %s as %s', async (language, color, text) => {
    expect(await shown(language, { color })).toContain(`<dd>${text}</dd>`);
  });

  it.each([
    ['de', '25%', '25\u00a0%'],
    ['pl', '25%', '25%'],
    ['de', 'very_well', 'Sehr gut'],
    ['de', 'unheard_of', 'unheard_of'],
  ] as const)('shows in %s the tyre %s as %s', async (language, frontTire, text) => {
    expect(await shown(language, { frontTire })).toContain(`<dd>${text}</dd>`);
  });

  it.each([
    ['2019-04-17', '17 Apr 2019'],
    ['2019-04', '04/2019'],
    ['2019', '2019'],
  ])('shows the first registration %s as precisely as it is known: %s', async (firstRegistration, text) => {
    expect(await shown('en', { firstRegistration })).toContain(`<dt>First registration</dt><dd>${text}</dd>`);
  });

  it.each([
    ['Motorbike', ['Dropped']],
    ['Camper', ['Beds']],
    ['AgriculturalMachine', ['Operating hours']],
  ] as const)('shows of the vehicle type %s: %j', async (vehicleType, names) => {
    const html = await shown('en', { vehicleType, dropped: true, beds: 4, operatingHours: 1200 });
    const all = ['Dropped', 'Beds', 'Operating hours'];
    expect(all.filter(name => html.includes(`<dt>${name}</dt>`))).toEqual(names);
  });

  it('claims no type that the server did not state, and shows the facts of every type then', async () => {
    const html = await shown('en', { vehicleType: undefined, dropped: true, beds: 4 }, { unstated: ['vehicleType'] });
    expect(html).not.toContain('<dt>Vehicle type</dt>');
    expect(html).toContain('<dt>Dropped</dt>');
    expect(html).toContain('<dt>Beds</dt>');
    expect(await shown('en', {})).toContain('<dt>Vehicle type</dt><dd>Motorbike</dd>');
  });

  it('shows the operating hours also for each year of the age', async () => {
    const html = await shown('en', { vehicleType: 'AgriculturalMachine', operatingHours: 1200, productionYear: 2018 });
    expect(html).toContain('<dd>1\u00a0200\u00a0h (150\u00a0h a year)</dd>');
  });

  it('leads to comparable vehicles on mobile.de if the server knows a search', async () => {
    const link = /<a href="([^"]*)"[^>]*><span>([^<]*)/;
    const html = await shown('en', {}, { mobileSearchAddress: 'https://suchen.mobile.de/7' });
    expect(link.exec(html)?.slice(1)).toEqual(['https://suchen.mobile.de/7', 'Compare on mobile.de']);
    expect(await shown('en', {})).not.toMatch(link);
  });

  it('has a heading for each group with a known fact, and the financing in the last one', async () => {
    const html = await shown('en', { power: 35, vin: 'WB10J1300L0000000' }, { financed: true });
    const headings = [...html.matchAll(/<h3[^>]*>([^<]+)/g)].map(([, name]) => name);
    expect(headings).toEqual(['Basics', 'Engine and equipment', 'Origin and papers']);
    expect(html).toMatch(/Origin and papers.*<dt>VIN<.*<dt>Outstanding finance<\/dt><dd>Yes</);
  });
});

describe('fittingTags', () => {
  it('is unlimited if all tags fit on two lines', () => {
    expect(fittingTags([], 100)).toBe(Infinity);
    expect(fittingTags([48, 48, 48, 48], 100)).toBe(Infinity);
    expect(fittingTags([120, 100], 100)).toBe(Infinity);
  });

  it('leaves room for the button that shows the others', () => {
    expect(fittingTags([48, 48, 48, 48, 10], 100)).toBe(2);
    expect(fittingTags([48, 48, 40, 48, 10], 100)).toBe(3);
  });
});

describe('the block of prices', () => {
  async function shown(parts: Partial<Offer>, language: Language = 'en', lookup: 'checking' | 'none' = 'none') {
    const texts = new FetchedTexts();
    texts.requestFeatures();
    startTexts(language, await texts.read(language));
    const block = document.createElement('div');
    const at = new Workplace();
    const offer = { ...anOffer(parts), ...parts };
    at.purchases.buyerLookup(offer.hashId, lookup);
    block.innerHTML = renderToStaticMarkup(
      <ContainerContext value={at.container}>
        <PriceBlock offer={offer} />
      </ContainerContext>,
    );
    const chip = block.querySelector('[data-chip]')!;
    return {
      chip: chip.textContent,
      first: chip.nextElementSibling?.textContent.replace(/\s/g, ' '),
      facts: factsOf(block),
    };
  }

  it('shows every price in the same order, and what is missing to the minimum price', async () => {
    const { chip, facts } = await shown({ buyNowPrice: euros(9900), ownBid: euros(8000) });
    expect(chip).toBe('Outbid');
    expect(Object.entries(facts)).toEqual([
      ['Highest bid', '8 450 €'],
      ['Buy-now price', '9 900 €'],
      ['Minimum price', '9 000 €'],
      ['To minimum price', '550 €'],
      ['Bids', '4'],
      ['Your offer', '8 000 € Outbid'],
    ]);
  });

  it('leaves out each price that does not exist or is not known, and has dashes before the first bid', async () => {
    const { chip, first, facts } = await shown({ highestBid: euros(0), minimalPrice: euros(0), bidsCount: null });
    expect(chip).toBe('No bids yet');
    expect(facts).toEqual({ 'First bid': '–', 'Your offer': '–' });
    expect(first).toBe('from 50 €');
  });

  it('names no first bid if there are bids, or the highest one is not stated', async () => {
    const bid = { highestBid: euros(0), minimalPrice: euros(0) };
    const { chip, facts } = await shown({ ...bid, bidsCount: 3 });
    expect(chip).not.toBe('No bids yet');
    expect(facts).toEqual({ 'Highest bid': '–', Bids: '3', 'Your offer': '–' });
    expect((await shown({ ...bid, bidsCount: null, unstated: ['highestBid'] })).facts).toEqual({
      'Your offer': '–',
    });
  });

  it('shows an own bid beside a highest bid that is not known, and does not say that it leads', async () => {
    const { chip, facts } = await shown({ highestBid: euros(0), minimalPrice: euros(0), ownBid: euros(8300) });
    expect(chip).toBe('Bid placed');
    expect(facts).toMatchObject({ 'Highest bid': '–', 'Your offer': '8 300 €' });
  });

  it('says that the minimum price is reached', async () => {
    expect((await shown({ highestBid: euros(9000) })).facts['To minimum price']).toBe('reached');
  });

  it('shows the price of a sale in place of the highest bid, and the standing of the own bid in words', async () => {
    const { chip, facts } = await shown({ finalPrice: euros(9200), highestBid: euros(9100), ownBid: euros(8000) });
    expect(chip).toBe('Sold');
    expect(facts).toMatchObject({
      'Final price': '9 200 €',
      'Highest bid': '9 100 €',
      'Minimum price': '9 000 €',
      'Your offer': '8 000 € Outbid',
    });
  });

  it('does not call an offer sold while this dealer may be its buyer', async () => {
    expect((await shown({ closed: true }, 'en', 'checking')).chip).toBe('Sold – being checked');
    expect((await shown({ closed: true })).chip).toBe('Sold');
  });

  it('says of a deal that the vehicle is bought, and nothing about what was missing or who leads', async () => {
    const { chip, facts } = await shown({ deal: aDeal(), ownBid: euros(8450) });
    expect(chip).toBe('Bought');
    expect(facts).toMatchObject({ 'Minimum price': '9 000 €', 'Your offer': '8 450 €' });
  });

  it('does not say of a sold vehicle that the own bid leads', async () => {
    const { facts } = await shown({ closed: true, ownBid: euros(8450) });
    expect(facts['Your offer']).toBe('8 450 €');
  });

  it.each([
    ['waiting', 'Seller decides'],
    ['rejected', 'Rejected'],
  ] as const)(
    'shows that the contract is %s, and not that the own bid is the highest',
    async (contractStatus, words) => {
      const { chip, facts } = await shown({ contractStatus, ownBid: euros(8450) });
      expect(chip).toBe(words);
      expect(facts['Your offer']).toBe('8 450 €');
    },
  );

  it.each([
    ['de', 'Sie bieten nicht mit', ['Bis zum Mindestpreis', '550 €']],
    ['pl', 'Nie licytujesz', ['Do ceny minimalnej', '550 €']],
  ] as const)('says in %s that the dealer does not bid, and what is missing', async (language, words, missing) => {
    const { chip, facts } = await shown({}, language);
    expect(chip).toBe(words);
    expect(Object.entries(facts)[2]).toEqual(missing);
  });
});
