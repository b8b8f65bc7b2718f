/** @jest-environment jsdom */
import '../support/jsdomPage';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { Menu } from '../../../src/application/navigation/Menu';
import { OwnTrading } from '../../../src/application/settings/OwnTrading';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import { type HashId, type Offer, offerName } from '../../../src/domain/offers/Offer';
import type { Vehicle } from '../../../src/domain/offers/vehicle/Vehicle';
import { DAY, HOUR, MINUTE, SECOND } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { failed } from '../../../src/domain/shared/Result';
import { NoLongerOnSale, useTitleInSight } from '../../../src/ui/offers/page/OfferPage';
import { paths } from '../../../src/ui/shared/paths';
import { fullVehicle } from '../../domain/valuation/aDetail';
import { anOffer } from '../../support/anOffer';
import { Workplace } from '../../support/Workplace';
import { InMemorySite } from '../../twins/BrowserTwins';
import { InMemoryClock } from '../../twins/InMemoryClock';
import { axeFindings } from '../support/axeFindings';
import { factsOf } from '../support/factsOf';
import { goBack } from '../support/goBack';
import { answersArrive, renderPage } from '../support/renderPage';
import { renderView } from '../support/renderView';
import { textOf } from '../support/textOf';
import { withOffer } from '../support/withOffer';
import { plainRow } from '../support/withRows';

describe('the page of an offer', () => {
  const [hashId, otherId] = new Workplace().dealer
    .list('browse', defaultQuestion)
    .offers.map(offer => offer.hashId) as [HashId, HashId];

  const region = (name: string) => screen.findByRole('region', { name });

  /** The page of an offer that the server tells like this. */
  async function shown(...changes: Parameters<typeof withOffer>) {
    const page = await renderPage(paths.offer(hashId), withOffer(...changes));
    await region('Vehicle data');
    return page;
  }

  const aside = () => screen.getByRole('complementary');

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

describe('OfferPage, no longer on sale', () => {
  describe('the address of an offer that does not exist', () => {
    it('shows that the offer is no longer on sale, and leads to the purchases', async () => {
      const { user } = await renderPage(paths.offer('MB-NONE0' as HashId));
      await screen.findByRole('heading', { name: 'This offer is no longer on sale' });
      await user.click(screen.getByRole('link', { name: 'To your purchases' }));
      expect(location.pathname).toBe(paths.inRealization);
    });
  });

  it('an offer is called no longer on sale only if this dealer cannot be its buyer', async () => {
    const at = new Workplace();
    const offer = anOffer({ closed: true });
    const element = await renderView(<NoLongerOnSale offer={offer} />, at);
    expect(element.textContent).toContain('No longer on sale.');
    act(() => at.purchases.buyerLookup(offer.hashId, 'checking'));
    expect(element.textContent).toBe('');
    act(() => at.purchases.buyerLookup(offer.hashId, 'none'));
    expect(element.textContent).toContain('No longer on sale.');
  });
});

describe('the foot of an opened offer on a phone', () => {
  const { hashId } = new Workplace().dealer.list('browse', defaultQuestion).offers[0]!;
  const path = paths.offer(hashId);

  async function opened(width: number, ...changes: Parameters<typeof withOffer>) {
    const page = await renderPage(path, {
      ...withOffer(...changes),
      before: at => {
        at.twins.browserWindow.resize(width);
        at.container.get(Menu).restore(path);
        at.container.get(Menu).declineNativeApp();
      },
    });
    await screen.findByRole('region', { name: 'Vehicle data' });
    return page;
  }

  const foot = () => document.querySelector<HTMLElement>('[data-foot-bar]');
  const bidButton = () => foot() && within(foot()!).queryByRole('button', { name: /^Bid/ });
  const price = () => within(screen.getByRole('region', { name: 'Price' }));

  it.each([
    ['without', euros(0)],
    ['with', euros(9900)],
  ])(
    'names the highest bid and the next one, and leads to the field with it without sending anything, %s a fixed price',
    async (_, buyNowPrice) => {
      const { at, user } = await opened(390, { ...plainRow, highestBid: euros(5000), bidsCount: 2, buyNowPrice });
      const bar = bidButton()!.closest<HTMLElement>('[data-foot-bar]')!;
      const buyNow = buyNowPrice > 0 ? 'Buy now for 9 900 €' : '';
      expect(bar.textContent?.replace(/\s/g, ' ')).toBe(
        `You are not bidding1 200 € to minimum priceHighest bid5 000 €${buyNow}Bid 5 050 €`,
      );
      expect(await axeFindings(bar)).toEqual([]);
      const solid = [bar, screen.getByRole('region', { name: 'Price' })].flatMap(part => [
        ...part.querySelectorAll('button.primary'),
      ]);
      if (buyNowPrice > 0) expect(solid.map(({ textContent }) => textContent)).toEqual(['Buy now']);
      at.calls.length = 0;
      await user.click(bidButton()!);
      await answersArrive();
      const field = price().getByRole<HTMLInputElement>('textbox', { name: 'Your offer' });
      await waitFor(() => expect(document.activeElement).toBe(field));
      expect(field.value.replace(/\D/g, '')).toBe('5050');
      expect([...at.sent('bid'), ...at.sent('buy')]).toEqual([]);
    },
  );

  it('has a dash for a price that is not known', async () => {
    await opened(390, { ...plainRow, highestBid: euros(0), bidsCount: 2 });
    const text = bidButton()!.closest('[data-foot-bar]')!.textContent?.replace(/\s/g, ' ');
    expect(text).toBe('You are not biddingMinimum price 6 200 €Highest bid–Bid');
  });

  it.each<[string, Partial<Offer>, string | RegExp]>([
    ['leads', { ownBid: euros(5000) }, 'You’re leading'],
    ['is outbid', { ownBid: euros(4000) }, 'Outbid'],
    ['is outbid with a bid', { ownBid: euros(4000) }, /^Your offer 4\s000\s€$/],
    ['waits for the seller', { ownBid: euros(5000), contractStatus: 'waiting' }, 'Seller decides'],
  ])('says that the dealer %s', async (_, own, words) => {
    await opened(390, { ...plainRow, highestBid: euros(5000), bidsCount: 2, ...own });
    const bar = within(bidButton()!.closest<HTMLElement>('[data-foot-bar]')!);
    expect(bar.getByText(words)).toBeTruthy();
  });

  it('has Buy now, which opens the confirmation in sight with the focus and buys nothing', async () => {
    const { at, user } = await opened(390, { ...plainRow, buyNowPrice: euros(9900) });
    const bar = within(bidButton()!.closest<HTMLElement>('[data-foot-bar]')!);
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const question = () => price().getByRole('group', { name: 'Buy now' });
    await user.click(bidButton()!);
    // Also from the form of a bid, and again while it is open.
    for (const _ of [1, 2]) {
      await user.click(bar.getByRole('button', { name: /^Buy now for 9\s900\s€$/ }));
      await waitFor(() => expect(document.activeElement).toBe(question()));
      expect(scrolled.mock.contexts.at(-1)).toBe(question());
      act(() =>
        price()
          .getByRole('button', { name: /^Buy for/ })
          .focus(),
      );
    }
    expect(at.sent('buy')).toEqual([]);
  });

  it('keeps the amount that was typed', async () => {
    const { user } = await opened(390, plainRow);
    const field = price().getByRole<HTMLInputElement>('textbox', { name: 'Your offer' });
    await user.type(field, '700');
    await user.click(bidButton()!);
    expect(field.value).toBe('700');
    expect(bidButton()!.textContent?.replace(/\s/g, ' ')).toBe('Bid 700 €');
  });

  it('names no amount to a dealer who leads', async () => {
    await opened(390, { ...plainRow, highestBid: euros(5000), bidsCount: 2, ownBid: euros(5000) });
    expect(bidButton()!.textContent).toBe('Bid');
  });

  it('is not there for a sold vehicle', async () => {
    await opened(390, { ...plainRow, closed: true });
    expect(bidButton()).toBeNull();
  });

  it('is not there in a wider window', async () => {
    await opened(700, plainRow);
    expect(bidButton()).toBeNull();
  });
});

describe('an offer that was opened from a list', () => {
  /** An offer that was opened from the list, by its place there. */
  async function opened(place: number, path: string = paths.browse) {
    const page = await renderPage(path);
    const tab = path === paths.liked ? 'liked' : 'browse';
    await page.user.click((await screen.findAllByRole('link', { name: /^Open offer/ }))[place]!);
    const sheet = () => within(screen.getByRole('dialog'));
    await screen.findByRole('region', { name: 'Vehicle data' });
    const idAt = (index: number) => page.at.list(tab).ids[index]!;
    const step = (name: string) => sheet().getByRole('button', { name });
    const press = async (name: string) => {
      await page.user.click(step(name));
      await answersArrive();
    };
    const isOff = (name: string) => step(name).ariaDisabled === 'true';
    return { ...page, idAt, press, isOff, sheet };
  }

  const shownPath = () => location.pathname;

  it('leads to the next and the previous one, and one Back returns to the list', async () => {
    const { idAt, press, isOff } = await opened(0);
    const entries = history.length;
    expect([isOff('Previous offer'), isOff('Next offer')]).toEqual([true, false]);
    await press('Previous offer');
    expect(shownPath()).toBe(paths.offer(idAt(0)));
    await press('Next offer');
    await press('Next offer');
    expect(shownPath()).toBe(paths.offer(idAt(2)));
    await press('Previous offer');
    expect(shownPath()).toBe(paths.offer(idAt(1)));
    expect(history.length).toBe(entries);
    await goBack();
    expect(shownPath()).toBe(paths.browse);
    await waitFor(() => expect(document.activeElement).toHaveProperty('dataset.offer', idAt(1)));
  });

  it('leads there with the keys j and k, except while the dealer types', async () => {
    const { user, idAt, sheet } = await opened(1);
    await user.keyboard('j');
    await answersArrive();
    expect(shownPath()).toBe(paths.offer(idAt(2)));
    await user.keyboard('k');
    await user.keyboard('k');
    await answersArrive();
    expect(shownPath()).toBe(paths.offer(idAt(0)));
    await user.keyboard('k');
    expect(shownPath()).toBe(paths.offer(idAt(0)));
    await user.click(sheet().getByRole('button', { name: 'My limit' }));
    await user.type(await sheet().findByRole('textbox', { name: 'My limit' }), 'j');
    expect(shownPath()).toBe(paths.offer(idAt(0)));
  });

  it('keeps its messages open at the next offer, where what was typed does not follow', async () => {
    const { user } = await opened(0);
    const press = async (name: string) => {
      await user.click(await screen.findByLabelText(name));
      await answersArrive();
    };
    await user.click(await screen.findByLabelText(/^Messages/, { selector: 'button' }));
    const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    await user.type(await field(), 'How many keys?');
    await press('Next offer');
    await waitFor(async () => expect((await field()).value).toBe(''));
    await press('Previous offer');
    await waitFor(async () => expect((await field()).value).toBe('How many keys?'));
    await user.keyboard('{Escape}');
    await press('Next offer');
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  });

  it.each([
    [paths.browse, 'All offers · Paddock'],
    [paths.liked, 'Liked offers · Paddock'],
  ])('has its own title after each step, and above the list %s gives it back', async (path, title) => {
    const { at, user, press, idAt } = await opened(0, path);
    await press('Next offer');
    const name = () => offerName(at.offer(idAt(1)));
    expect(document.title).toBe(`${name()} · Paddock`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(shownPath()).toBe(path));
    await waitFor(() => expect(document.title).toBe(title));
  });

  it('is read again for each step', async () => {
    const { at, press } = await opened(0);
    const before = at.sent('open').length;
    await press('Next offer');
    expect(at.sent('open')).toHaveLength(before + 1);
  });

  it('leads on after it has left its list', async () => {
    const { user, at, press, sheet } = await opened(0, paths.liked);
    const [first, second] = at.list('liked').ids;
    expect(shownPath()).toBe(paths.offer(first!));
    await user.click(sheet().getByRole('button', { name: /^Like: /, pressed: true }));
    await act(async () => expect(at.list('liked').ids).not.toContain(first));
    await press('Next offer');
    expect(shownPath()).toBe(paths.offer(second!));
  });

  it('has no such buttons if it was opened by its address', async () => {
    await renderPage(paths.offer(new Workplace().dealer.list('browse', defaultQuestion).offers[0]!.hashId));
    await screen.findByRole('region', { name: 'Vehicle data' });
    expect(screen.queryByRole('button', { name: 'Next offer' })).toBeNull();
  });
});

describe('the head of an opened offer', () => {
  /** The observers that are not disconnected, with what each observes. */
  const observers = new Map<object, { readonly seen: Element[]; readonly tell: (isIntersecting: boolean) => void }>();

  class Observer {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      observers.set(this, { seen: [], tell: isIntersecting => callback([{ isIntersecting }]) });
    }

    observe(element: Element) {
      observers.get(this)!.seen.push(element);
    }

    disconnect() {
      observers.delete(this);
    }
  }

  function Page({ title }: { readonly title: string | undefined }) {
    const head = useTitleInSight(title);
    return (
      <main>
        <div ref={head} data-head />
        {title && <h1 key={title}>{title}</h1>}
      </main>
    );
  }

  const known = globalThis.IntersectionObserver;
  beforeEach(() => Object.assign(globalThis, { IntersectionObserver: Observer }));
  afterEach(() => Object.assign(globalThis, { IntersectionObserver: known }));

  it('is marked while the title is in sight, also after another offer is opened', () => {
    const { container, rerender, unmount } = render(<Page title={undefined} />);
    const isMarked = () => container.querySelector('[data-head]')!.hasAttribute('data-titled');
    const observed = () => [...observers.values()].map(({ seen }) => seen.map(({ textContent }) => textContent));
    expect([observed(), isMarked()]).toEqual([[], false]);
    for (const title of ['BMW', 'Honda']) {
      rerender(<Page title={title} />);
      expect(observed()).toEqual([[title]]);
      const { tell } = [...observers.values()][0]!;
      act(() => tell(true));
      expect(isMarked()).toBe(true);
      act(() => tell(false));
      expect(isMarked()).toBe(false);
    }
    unmount();
    expect(observed()).toEqual([]);
  });
});
