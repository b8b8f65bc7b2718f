/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import type { Deal } from '../../../src/domain/offers/Deal';
import type { Offer } from '../../../src/domain/offers/Offer';
import { euros } from '../../../src/domain/shared/Money';
import { OfferPrice } from '../../../src/ui/offers/tile/OfferPrice';
import { Score } from '../../../src/ui/offers/tile/Score';
import { paths } from '../../../src/ui/shared/paths';
import { anOffer } from '../../support/anOffer';
import { factsOf } from '../support/factsOf';
import { answersArrive, renderPage } from '../support/renderPage';
import { renderView } from '../support/renderView';
import { textOf } from '../support/textOf';
import { plainRow, withRows } from '../support/withRows';

/** The part of React's fiber that is read here. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
  readonly stateNode: unknown;
  readonly updateQueue: unknown;
  readonly memoizedState: unknown;
}

/** The flag of a fiber whose component React has called for this commit. */
const RENDERED = 1;

/** The hook state of `useEffect`, `useLayoutEffect` and `useSyncExternalStore`. */
interface Effects {
  readonly lastEffect: { readonly next: Effects['lastEffect'] } | null;
}

/** A hook of a component. The one of MobX's `observer` holds its reaction. */
interface HookState {
  readonly memoizedState?: { readonly current?: { readonly reaction?: unknown } | null } | null;
  readonly next?: HookState | null;
}

const nameOf = ({ type }: Fiber): string => {
  const named = type as {
    readonly displayName?: string;
    readonly name?: string;
    readonly type?: { readonly name?: string };
  };
  if (typeof type === 'string') return type;
  return named?.displayName || named?.name || named?.type?.name || '';
};

const isComponent = ({ type }: Fiber): boolean => type !== null && typeof type !== 'string' && typeof type !== 'symbol';

function* childrenOf({ child }: Fiber): Generator<Fiber> {
  for (let each = child; each; each = each.sibling) yield each;
}

function* below(fiber: Fiber): Generator<Fiber> {
  yield fiber;
  for (const child of childrenOf(fiber)) yield* below(child);
}

/** What React has rendered in a commit: new fibers, and the components that it has called again. */
function* rendered(fiber: Fiber): Generator<Fiber> {
  const before = fiber.alternate;
  if (!before) return void (yield* below(fiber));
  if (isComponent(fiber) && fiber.flags & RENDERED) yield fiber;
  if (fiber.child === before.child) return;
  for (const child of childrenOf(fiber)) yield* rendered(child);
}

const fiberOf = (element: Element): Fiber => {
  const key = Object.keys(element).find(each => each.startsWith('__reactFiber$'))!;
  return Reflect.get(element, key) as Fiber;
};

/**
 * Records the names of what React renders in the tree of the element, until the returned function is called. React has no
 * public way to observe this.
 */
function watchRenders(element: Element): () => string[] {
  let top = fiberOf(element);
  while (top.return) top = top.return;
  const root = top.stateNode as { current: Fiber };
  const names: string[] = [];
  let { current } = root;
  // React assigns it once for each commit.
  Object.defineProperty(root, 'current', {
    configurable: true,
    enumerable: true,
    get: () => current,
    set: (committed: Fiber) => {
      current = committed;
      names.push(...[...rendered(committed)].map(nameOf));
    },
  });
  return () => {
    Object.defineProperty(root, 'current', { configurable: true, enumerable: true, writable: true, value: current });
    return names;
  };
}

/** What React and MobX hold of the component whose outermost element is given. */
function heldFor(element: Element): { fibers: number; observers: number; effects: number } {
  const component = fiberOf(element).return!;
  const fibers = [...below(component)];
  let observers = 0;
  let effects = 0;
  for (const fiber of fibers.filter(isComponent)) {
    const last = (fiber.updateQueue as Effects | null)?.lastEffect ?? null;
    for (let each = last; each; each = each.next === last ? null : each.next) effects += 1;
    for (let hook = fiber.memoizedState as HookState | null; hook; hook = hook.next ?? null) {
      if (hook.memoizedState?.current?.reaction) observers += 1;
    }
  }
  return { fibers: fibers.length, observers, effects };
}

describe('the browse list', () => {
  const offersIn = (area: Element) =>
    [...area.querySelectorAll<HTMLElement>('article')].map(tile => tile.dataset.offer);

  /** Milliseconds. Each has one idle moment. */
  const FRAME = 16;
  /** Pixels in a frame, at about 1,300 pixels a second. */
  const STEP = 20;

  it('has one observer, at most 36 fibers and at most three effects for a tile', async () => {
    await renderPage(paths.browse);
    const tiles = await screen.findAllByRole('article');
    const held = tiles.map(heldFor);
    expect(held.map(({ observers }) => observers)).toEqual(tiles.map(() => 1));
    expect(Math.max(...held.map(({ fibers }) => fibers))).toBeLessThanOrEqual(36);
    expect(Math.max(...held.map(({ effects }) => effects))).toBeLessThanOrEqual(3);
  });

  it('prepares one row in an idle moment while the dealer scrolls, and renders hardly any twice', async () => {
    const { passes } = await renderPage(paths.browse, { offers: 90 });
    const [tile] = await screen.findAllByRole('article');
    const area = tile!.closest('[role=region]')!;
    for (let tiles = 0; tiles < 12; tiles += 1) await passes(FRAME);
    const stop = watchRenders(area);
    const mounted: number[] = [];
    let before = offersIn(area);
    for (let top = STEP; top <= 75 * STEP; top += STEP) {
      area.scrollTop = top;
      fireEvent.scroll(area);
      await passes(FRAME);
      const now = offersIn(area);
      mounted.push(now.filter(hashId => !before.includes(hashId)).length);
      before = now;
    }
    const tiles = mounted.reduce((sum, count) => sum + count, 0);
    const renders = stop().filter(name => name === 'OfferTile').length;
    expect(Math.max(...mounted)).toBe(3);
    expect(tiles).toBeGreaterThan(9);
    expect(renders / tiles).toBeLessThanOrEqual(1.1);
  });

  it('is not rendered when an offer opens above it, nor is what starts after the first screen', async () => {
    const { user, passes } = await renderPage(paths.browse);
    const [first, second] = await screen.findAllByRole('article');
    const open = async (tile: Element) => {
      await user.click(tile.querySelector('h2 a')!);
      await screen.findByRole('region', { name: 'Vehicle data' });
    };
    // By then, the closed drawer is there too.
    for (let seconds = 0; seconds < 30; seconds += 1) await passes(1000);
    await open(first!);
    await user.keyboard('{Escape}');
    for (let frames = 0; frames < 9; frames += 1) await passes(FRAME);
    const stop = watchRenders(second!);
    await open(second!);
    const names = stop();
    expect(names).toContain('OfferOverlay');
    for (const view of [
      'BrowsePage',
      'OfferRows',
      'OfferTile',
      'BrowseToolbar',
      'FindBar',
      'FilterDrawer',
      'SideMenu',
      'MenuLink',
    ])
      expect(names).not.toContain(view);
    for (const view of ['AfterFirstScreen', 'Toasts', 'KeySheetOpener', 'LanguageNotStored'])
      expect(names).not.toContain(view);
    // Counts the parts of the sheet that are rendered again with the answer of the server.
    expect(names.length).toBeLessThan(1.4 * heldFor(screen.getByRole('dialog')).fibers);
  });
});

describe('OfferPrice', () => {
  const bids = { highestBid: euros(8450), bidsCount: 4, buyNowPrice: euros(0), ownBid: null } as const;
  /** What the highest bid lacks to the minimum price. */
  const GAP = '550 € to minimum price';

  it.each<readonly [string, Partial<Offer>, readonly string[]]>([
    [
      'without bids',
      { ...bids, highestBid: euros(0), bidsCount: 0 },
      ['No bids yet', 'from 50 €', 'Minimum price 9 000 €', 'First offer', '–'],
    ],
    [
      'with bids of unknown height',
      { ...bids, highestBid: euros(0) },
      ['4 bids', 'Minimum price 9 000 €', 'Highest bid', '–'],
    ],
    [
      'with an own bid beside a highest bid that is not known',
      { ...bids, highestBid: euros(0), ownBid: euros(8300) },
      ['Bid placed', 'Minimum price 9 000 €', 'Highest bid', '–'],
    ],
    ['with bids of others', bids, ['4 bids', GAP, 'Highest bid', '8 450 €']],
    ['with an own bid that is outbid', { ...bids, ownBid: euros(8300) }, ['Outbid', GAP, 'Highest bid', '8 450 €']],
    ['with an own bid that leads', { ...bids, ownBid: euros(8450) }, ['You’re leading', GAP, 'Your offer', '8 450 €']],
    ['with a fixed price', { ...bids, buyNowPrice: euros(9900) }, ['4 bids', 'Bid 8 450 €', GAP, 'Buy now', '9 900 €']],
    [
      'with a fixed price and an own bid',
      { ...bids, buyNowPrice: euros(9900), ownBid: euros(8300) },
      ['Outbid', 'Bid 8 450 €', GAP, 'Buy now', '9 900 €'],
    ],
    [
      'whose minimum price is reached',
      { ...bids, minimalPrice: euros(8450) },
      ['4 bids', 'Minimum price reached', 'Highest bid', '8 450 €'],
    ],
    ['without a minimum price', { ...bids, minimalPrice: euros(0) }, ['4 bids', 'Highest bid', '8 450 €']],
    [
      'that was sold',
      { ...bids, buyNowPrice: euros(9900), finalPrice: euros(9300) },
      ['Sold', 'Final price', '9 300 €'],
    ],
  ])('the price of an offer %s is the amount that counts, with its word and the standing', async (_, parts, words) => {
    const element = await renderView(<OfferPrice offer={anOffer(parts)} />);
    const leaves = [...element.querySelectorAll('span:not(.visually-hidden), strong')].filter(
      ({ childElementCount }) => childElementCount === 0,
    );
    expect(leaves.map(textOf).filter(Boolean)).toEqual(words);
  });

  it.each<readonly [string, Partial<Offer>, string]>([
    ['without bids', { ...bids, highestBid: euros(0), bidsCount: 0 }, 'No bids yet from 50 €, Minimum price 9 000 €'],
    ['with bids of unknown height', { ...bids, highestBid: euros(0) }, '4 bids Minimum price 9 000 €'],
    ['with bids of others', bids, `4 bids Highest bid 8 450 €, ${GAP}`],
    ['with an own bid that leads', { ...bids, ownBid: euros(8450) }, `You’re leading Your offer 8 450 €, ${GAP}`],
    [
      'with a fixed price',
      { ...bids, buyNowPrice: euros(9900) },
      `4 bids Highest bid 8 450 €, ${GAP}, Buy now 9 900 €`,
    ],
    [
      'with a fixed price and no bids',
      { ...bids, highestBid: euros(0), bidsCount: 0, buyNowPrice: euros(9900) },
      'No bids yet from 50 €, Minimum price 9 000 €, Buy now 9 900 €',
    ],
    ['that was sold', { ...bids, buyNowPrice: euros(9900), finalPrice: euros(9300) }, 'Sold Final price 9 300 €'],
  ])(
    'the price of an offer %s is read as its standing and one text, each amount with its name',
    async (_, parts, read) => {
      const element = await renderView(<OfferPrice offer={anOffer(parts)} />);
      for (const hidden of element.querySelectorAll('[aria-hidden=true]')) hidden.remove();
      expect([...element.querySelector('p')!.children].map(textOf).join(' ')).toBe(read);
    },
  );
});

describe('OfferTile', () => {
  /** The browse list, in which the server tells these rows. */
  async function rowsOf(...changes: Parameters<typeof withRows>[1]) {
    const page = await renderPage(paths.browse, withRows('browse', changes));
    return { ...page, rows: await screen.findAllByRole('article') };
  }

  /** As `rowsOf`, with each row expanded. */
  async function expandedRowsOf(...changes: Parameters<typeof withRows>[1]) {
    const page = await rowsOf(...changes);
    for (const row of page.rows) await page.user.click(within(row).getByRole('button', { name: /^Details: / }));
    return page;
  }

  const factsIn = async (row: HTMLElement) => {
    await within(row).findByText('Your offer', { selector: 'dt' });
    return factsOf(row);
  };

  const aFixedPrice = { ...plainRow, buyNowPrice: euros(9900) };

  describe('a row of the browse list', () => {
    it('sends the amount that was typed, and thanks for the bid', async () => {
      const { at, user, passes } = await renderPage(paths.browse);
      const row = (await screen.findAllByRole('article'))[0]!;
      const { id } = at.offer(at.list('browse').ids[0]!);
      await user.click(within(row).getByRole('button', { name: /^Details: / }));
      await user.type(await within(row).findByRole('textbox', { name: 'Your offer' }), '4250');
      // A button that spends money ignores presses for a moment after it appears.
      await passes(600);
      await user.click(within(row).getByRole('button', { name: /^Place bid/ }));
      await answersArrive();
      expect(at.sent('bid')).toEqual([`bid ${id} 425000`]);
      expect(row.textContent).toContain('Your bid has been placed.');
    });

    it('begins a bid with the next amount from its foot, and sends nothing', async () => {
      const bids = { ...plainRow, highestBid: euros(5000), bidsCount: 2 };
      const { at, user, rows } = await rowsOf(bids, { ...bids, ownBid: euros(5000) });
      const bid = within(rows[0]!).getByRole('button', { name: /^Bid 5\s050/ });
      expect(bid.getAttribute('aria-description')).toBe(rows[0]!.ariaLabel);
      await user.click(bid);
      const field = await within(rows[0]!).findByRole<HTMLInputElement>('textbox', { name: 'Your offer' });
      expect(field.value.replace(/\D/g, '')).toBe('5050');
      expect(at.sent('bid')).toEqual([]);
      // A dealer who leads has no need to.
      expect(within(rows[1]!).queryByRole('button', { name: /^Bid / })).toBeNull();
    });

    it('is one stop on the way through the list by its name', async () => {
      const { rows } = await rowsOf(plainRow);
      const links = within(rows[0]!).getAllByRole<HTMLAnchorElement>('link');
      expect(links.filter(({ tabIndex }) => tabIndex >= 0)).toHaveLength(1);
      expect(new Set(links.map(({ href }) => href)).size).toBe(1);
    });

    it('names no amount that rests on a highest bid which is not known', async () => {
      const { user, rows, passes } = await rowsOf({ ...plainRow, minimalPrice: euros(0), bidsCount: 3 });
      const row = within(rows[0]!);
      expect(row.queryByRole('button', { name: /^Bid / })).toBeNull();
      await user.click(row.getByRole('button', { name: /^Details: / }));
      await user.type(await row.findByRole('textbox', { name: 'Your offer' }), '20');
      await passes(600);
      expect(within(row.getByRole('group', { name: 'Amounts' })).queryAllByRole('button')).toEqual([]);
      expect(rows[0]!.textContent).toMatch(/3 bids.*Highest bid–/);
      expect(rows[0]!.textContent).not.toMatch(/No bids yet|from 50|Minimum bid|[Tt]oo low|first bid/i);
    });

    it('shows two labels, a photo without words and the number, which leads to the offer', async () => {
      const { user, rows } = await rowsOf({ ...plainRow, label1: 'BMW R 1250 GS', label2: 'Adventure' });
      const row = within(rows[0]!);
      row.getByRole('heading', { name: 'BMW R 1250 GS' });
      row.getByText('Adventure');
      expect(rows[0]!.querySelector('img')).toHaveProperty('alt', '');
      const number = rows[0]!.dataset.offer!;
      await user.click(row.getByRole('link', { name: `Open offer ${number}` }));
      expect(location.pathname).toBe(`/browsing/offer/${number}`);
    });

    it('names the country of the flag', async () => {
      const { rows } = await rowsOf({ ...plainRow, region: 'PL' });
      within(rows[0]!).getByRole('img', { name: 'Poland' });
    });

    it('shows a placeholder if there is no photo', async () => {
      const { rows } = await rowsOf({ ...plainRow, photo: null });
      within(rows[0]!).getByAltText('No photo');
    });

    it('shows whether the seller decides or has rejected, and nothing otherwise', async () => {
      const { rows } = await rowsOf(
        { ...plainRow, contractStatus: 'waiting' },
        { ...plainRow, contractStatus: 'rejected' },
        plainRow,
      );
      const marks = rows.map(row => row.querySelector('[data-status]'));
      expect(marks.map(mark => mark?.textContent?.trim())).toEqual(['Seller decides', 'Rejected', undefined]);
      expect(marks.slice(0, 2).map(mark => mark!.querySelectorAll('svg').length)).toEqual([1, 1]);
    });

    it('says of a rejected bid, or of one that the seller decides on, nothing else, even if it is the highest or outbid', async () => {
      const leads = { ...plainRow, highestBid: euros(5000), ownBid: euros(5000) };
      const { user, rows } = await rowsOf(
        { ...leads, contractStatus: 'rejected' },
        { ...leads, contractStatus: 'waiting', ownBid: euros(4000) },
      );
      const chips = rows.map(row => row.querySelector('[data-chip]')!.textContent.trim());
      expect(chips).toEqual(['Rejected', 'Seller decides']);
      await user.click(within(rows[0]!).getByRole('button', { name: /^Details: / }));
      expect((await factsIn(rows[0]!))['Your offer']).toBe('5 000 €');
      expect(rows.map(row => within(row).queryAllByText(/You’re leading|Outbid/).length)).toEqual([0, 0]);
    });

    it('tells on its like button whether the offer is liked', async () => {
      const { rows } = await rowsOf({ ...plainRow, isLiked: true }, { ...plainRow, isLiked: false });
      within(rows[0]!).getByRole('button', { name: /^Like: /, pressed: true });
      within(rows[1]!).getByRole('button', { name: /^Like: /, pressed: false });
    });

    it('shows its facts when it is expanded, and hides them when it is collapsed', async () => {
      const { user, rows } = await rowsOf({
        ...aFixedPrice,
        highestBid: euros(8450),
        bidsCount: 4,
        minimalPrice: euros(8000),
        year: 2021,
        productionYear: 2020,
        totalMileage: 23400,
        region: 'DE',
        vehicleType: 'Motorbike',
      });
      const row = rows[0]!;
      expect(factsOf(row)).toEqual({});
      await user.click(within(row).getByRole('button', { name: /^Details: /, expanded: false }));
      expect(await factsIn(row)).toEqual({
        Year: '2021',
        Mileage: '23 400 km',
        Country: 'Germany',
        Bids: '4',
        'Your offer': '–',
        'Buy-now price': '9 900 €',
        'Minimum price': '8 000 €',
        'To minimum price': 'reached',
      });
      expect(row.textContent).not.toContain('2020');
      await user.click(within(row).getByRole('button', { name: /^Details: /, expanded: true }));
      expect(factsOf(row)).toEqual({});
    });

    it('shows the production year of an agricultural machine in place of its year', async () => {
      const machine = { vehicleType: 'AgriculturalMachine', productionYear: 2014, year: 2015 } as const;
      const { rows } = await expandedRowsOf({ ...plainRow, ...machine });
      const facts = await factsIn(rows[0]!);
      expect(facts['Production year']).toBe('2014');
      expect(facts).not.toHaveProperty('Year');
    });

    it('shows the own bid with its standing, or a dash', async () => {
      const withBids = { ...plainRow, bidsCount: 2, highestBid: euros(8450) };
      const { rows } = await expandedRowsOf(
        { ...withBids, ownBid: euros(8000) },
        { ...withBids, ownBid: euros(8450) },
        withBids,
      );
      const shown = await Promise.all(rows.map(async row => (await factsIn(row))['Your offer']));
      expect(shown).toEqual(['8 000 € Outbid', '8 450 € You’re leading', '–']);
      const standings = rows.map(row => row.querySelector<HTMLElement>('dd [data-standing]'));
      expect(standings.map(standing => standing?.dataset.standing)).toEqual(['outbid', 'leading', undefined]);
      const chips = rows.map(row => [...row.querySelectorAll('[data-chip]')].map(chip => chip.textContent));
      expect(chips).toEqual([['Outbid'], ['You’re leading'], ['2 bids']]);
    });

    it('offers to buy at a fixed price, to bid without one, and neither after a sale', async () => {
      const { rows } = await expandedRowsOf(
        aFixedPrice,
        plainRow,
        { ...plainRow, closed: true },
        { ...aFixedPrice, finalPrice: euros(9000) },
      );
      await Promise.all(rows.map(factsIn));
      const [fixed, auction, closed, sold] = rows.map(row => within(row));
      fixed!.getByRole('button', { name: 'Buy now' });
      fixed!.getByRole('button', { name: 'Place a different offer' });
      auction!.getByRole('textbox', { name: 'Your offer' });
      auction!.getByRole('button', { name: /^Place bid/ });
      for (const row of [closed!, sold!]) {
        row.getByText('No longer available: this vehicle has been sold.');
        expect(row.queryByRole('textbox')).toBeNull();
        expect(row.queryByRole('button', { name: /Buy now|Place/ })).toBeNull();
      }
    });
  });

  describe('a row of an archived deal', () => {
    it('asks for no pickup, and shows its papers but no unknown amount', async () => {
      const deal: Deal = {
        sellerFirstName: 'Jana',
        sellerLastName: '',
        street: '',
        zipCode: '',
        place: '',
        sellerEmail: '',
        phone: '',
        clientPrice: null,
        commission: null,
        creditBank: '',
        creditNumber: '',
        vehicleDataPdf: null,
        contractPdf: 'https://files.example/c',
        invoiceCreated: false,
        speditionArranged: false,
        easyTransportEnabled: true,
        vehiclePickedUp: false,
      };
      const change = { ...plainRow, archivedAt: null, inArchive: true, deal };
      const { user } = await renderPage(paths.archived, withRows('archived', [change]));
      const row = await screen.findByRole('article');
      await within(row).findByText('Archived');
      await user.click(within(row).getByRole('button', { name: /^Details: / }));
      await within(row).findByRole('link', { name: 'Contract (PDF)' });
      const facts = await factsIn(row);
      expect(facts).toMatchObject({ Seller: 'Jana' });
      for (const amount of ['Price', 'Commission', 'Total']) expect(facts).not.toHaveProperty(amount);
      expect(within(row).queryByRole('button', { name: /pickup|transport|bid|buy/i })).toBeNull();
    });
  });
});

describe('Score', () => {
  it.each([
    [78, '78 · strong', 1],
    [50, '50 · fair', 1],
    [0, '0 · weak', 1],
    [null, 'not scored', 0],
  ])('a score of %s is a number with its band and a bar, if it is known', async (score, text, bars) => {
    const shown = await renderView(<Score score={score} />);
    expect(shown.textContent).toBe(text);
    expect(shown.querySelectorAll('svg[data-band]')).toHaveLength(bars);
  });
});
