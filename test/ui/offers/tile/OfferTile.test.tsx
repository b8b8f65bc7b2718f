/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { Deal } from '../../../../src/domain/offers/Deal';
import { euros } from '../../../../src/domain/shared/Money';
import { paths } from '../../../../src/ui/shared/paths';
import { factsOf } from '../../support/factsOf';
import { answersArrive, renderPage } from '../../support/renderPage';
import { plainRow, withRows } from '../../support/withRows';

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
