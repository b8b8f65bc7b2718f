/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { OwnPurchases } from '../../../src/application/bidding/deal/OwnPurchases';
import { BookStore } from '../../../src/application/book/BookStore';
import { SeenOffers } from '../../../src/application/offers/seen/SeenOffers';
import { TRADING_SETTINGS } from '../../../src/domain/book/BookRecord';
import { newsKey } from '../../../src/domain/notifications/News';
import { defaultColumns, type OfferColumn, offerColumns } from '../../../src/domain/offers/list/OfferColumn';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import { DAY, HOUR, MINUTE } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { unsetCalculation } from '../../../src/domain/valuation/Calculation';
import { columnViews } from '../../../src/ui/offers/table/columnViews';
import { TableContext } from '../../../src/ui/offers/table/TableContext';
import { paths } from '../../../src/ui/shared/paths';
import { aDeal } from '../../domain/deals/aDeal';
import { anOffer } from '../../support/anOffer';
import { Workplace } from '../../support/Workplace';
import { axeFindings } from '../support/axeFindings';
import { listWidth } from '../support/listWidth';
import { answersArrive, type PageOptions, renderPage } from '../support/renderPage';
import { renderView } from '../support/renderView';
import { textOf } from '../support/textOf';

describe('OfferTable', () => {
  /** The columns of a dealer who also wants the facts of the vehicle in columns of their own. */
  const chosen =
    'score standing highestBid buyNow ownBid year mileage country bids age minimumPrice limit profit'.split(' ');

  interface TableOptions extends PageOptions {
    readonly isWide?: boolean;
    readonly shown?: readonly string[];
  }

  /** The list of all offers as a table. */
  async function tablePage({ isWide = true, shown = chosen, ...options }: TableOptions = {}) {
    const page = await renderPage(paths.browse, {
      ...options,
      before: at =>
        runInAction(() => {
          at.twins.preferences.write('table.browse', JSON.stringify({ shown }));
          at.appearance.chooseLayout('browse', 'table');
          at.appearance.isWindowWide = isWide;
        }),
    });
    const table = await screen.findByRole('table', { name: 'All offers' });
    await answersArrive();
    return { ...page, table };
  }

  const offerRows = () => [...document.querySelectorAll<HTMLElement>('[role="row"][data-offer]')];
  const idOf = (row: HTMLElement) => row.dataset.offer;
  const column = (name: string) => screen.getByRole('columnheader', { name });
  const cells = (name: string) =>
    offerRows().map(row => row.querySelector(`[data-column="${name}"]`)?.textContent?.replace(/\D/g, '') ?? '');
  const panel = () => screen.findByRole('region', { name: /^Details: / });
  const offerOf = (at: Workplace, row: HTMLElement) => at.registry.get(idOf(row) as never)!;

  describe('a list as a table', () => {
    it('has one row for each offer, with the names of the columns above', async () => {
      const { at, table, passes } = await tablePage();
      // The rows below those in sight are rendered in idle moments.
      for (let rows = 0; rows < 3; rows += 1) await passes(16);
      expect(offerRows().length).toBeGreaterThan(5);
      expect(table.getAttribute('aria-rowcount')).toBe(String(at.list('browse').ids.length + 1));
      // It has the focus after `j`.
      expect(offerRows()[0]!.ariaLabel).toBe(screen.getAllByRole('rowheader')[0]!.ariaLabel);
      for (const name of ['Vehicle', 'Score', 'Year', 'km', 'Highest bid', 'Buy now', 'My bid']) column(name);
      expect(await axeFindings()).toEqual([]);
    });

    it('has the parts of a row: the score at the edge, both labels, the number with a link, and the state of the contract', async () => {
      const { at } = await tablePage();
      const [row] = offerRows();
      const labels = { label1: 'BMW R 1250 GS', label2: 'Adventure' };
      act(() => at.registry.apply({ ...offerOf(at, row!), ...labels, score: 87, contractStatus: 'waiting' }));
      const vehicle = within(within(row!).getByRole('rowheader'));
      expect(vehicle.getByTitle('BMW R 1250 GS Adventure').textContent).toBe('BMW R 1250 GS Adventure');
      vehicle.getByRole('img', { name: /^Score 87/ });
      vehicle.getByRole('img', { name: 'Seller decides' });
      vehicle.getByText(idOf(row!)!);
      vehicle.getByRole('link', { name: `Open offer ${idOf(row!)}` });
    });

    it('has the number, the year and the mileage before what changed, because what has no room is not shown', async () => {
      const { at } = await tablePage();
      const [row] = offerRows();
      act(() => {
        at.registry.apply({ ...offerOf(at, row!), contractStatus: 'waiting' });
        const seen = at.container.get(SeenOffers);
        runInAction(() => (seen.newSince = -Infinity));
        seen.recalled(idOf(row!) as never, []);
      });
      const second = within(row!).getByText(/ km$/).closest('p')!.parentElement!;
      const parts = [...second.children].map(part =>
        part.role === 'img' ? part.getAttribute('title') : part.textContent,
      );
      expect(parts.slice(0, 4)).toEqual(['Seller decides', idOf(row!), expect.stringMatching(/km$/), 'New']);
    });

    it('is not opened by a double click on the number of an offer', async () => {
      const { user } = await tablePage();
      const number = within(offerRows()[0]!).getByText(idOf(offerRows()[0]!)!);
      await user.dblClick(number);
      expect(screen.queryByRole('region', { name: /^Details: / })).toBeNull();
      expect(location.pathname).toBe(paths.browse);
    });

    it('is chosen by a button, and chosen again on the next page', async () => {
      const { at, user } = await renderPage(paths.browse);
      await screen.findAllByRole('article');
      const button = screen.getByRole('button', { name: 'Table' });
      expect(button.getAttribute('aria-pressed')).toBe('false');
      await user.click(button);
      await screen.findByRole('table', { name: 'All offers' });
      expect(at.twins.preferences.read('layout.browse')).toBe('table');
      await user.click(screen.getByRole('button', { name: 'More columns' }));
      await screen.findAllByRole('article');
      expect(screen.queryByRole('table')).toBeNull();
    });

    it('is sorted by a press on a heading, and the other way round by a second one', async () => {
      const { user } = await tablePage();
      const heading = within(column('km')).getByRole('button');
      const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
      await user.click(heading);
      expect(said()).toContain('Sorted by km, ascending');
      const ascending = cells('mileage').filter(Boolean).map(Number);
      expect(ascending).toEqual([...ascending].sort((one, other) => one - other));
      expect(column('km').getAttribute('aria-sort')).toBe('ascending');
      await user.click(heading);
      expect(column('km').getAttribute('aria-sort')).toBe('descending');
      const descending = cells('mileage').filter(Boolean).map(Number);
      expect(descending).toEqual([...descending].sort((one, other) => other - one));
    });

    it('changes only the cells of a pushed price, and moves no row', async () => {
      const { at, user, table } = await tablePage();
      await user.click(within(column('Highest bid')).getByRole('button'));
      const before = offerRows().map(idOf);
      const row = offerRows()[1]!;
      const offer = offerOf(at, row);
      const changed = new Set<string>();
      const observer = new MutationObserver(records => {
        for (const { target } of records) {
          const parent = target.nodeType === Node.TEXT_NODE ? target.parentElement : (target as Element);
          changed.add(parent?.closest('[role="cell"]')?.getAttribute('data-column') ?? parent!.outerHTML.slice(0, 60));
        }
      });
      observer.observe(table, { subtree: true, childList: true, characterData: true, attributes: true });
      act(() => at.registry.apply({ id: offer.id, hashId: offer.hashId, highestBid: euros(987_000) }));
      await answersArrive();
      observer.disconnect();
      expect([...changed]).toEqual(['highestBid']);
      expect(offerRows().map(idOf)).toEqual(before);
    });
  });

  describe('the details beside a table', () => {
    it('open by a press, follow j and k, and close with Escape, which returns the focus', async () => {
      const { user } = await tablePage();
      const [first, second] = offerRows();
      await user.click(within(first!).getByRole('button', { name: /^Details: / }));
      const details = await panel();
      expect([idOf(details), first!.nextElementSibling]).toEqual([idOf(first!), null]);
      expect(document.activeElement).toBe(details);
      await user.keyboard('j');
      await waitFor(() => expect(document.activeElement).toBe(second));
      expect(idOf(await panel())).toBe(idOf(second!));
      // A screen reader says the name and the description of a row, and no cell.
      expect(second!.ariaDescription).toMatch(/km, .*€/);
      await user.keyboard('k');
      await waitFor(() => expect(document.activeElement).toBe(first));
      await user.click(within(await panel()).getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('region', { name: /^Details: / })).toBeNull();
      expect(document.activeElement).toBe(within(first!).getByRole('button', { name: /^Details: / }));
      expect(await axeFindings()).toEqual([]);
    });

    it('show one offer at a time, with its bid form and its messages', async () => {
      const { at, user } = await tablePage();
      const auctions = offerRows().filter(row => {
        const { closed, buyNowPrice, deal } = offerOf(at, row);
        return !closed && buyNowPrice === 0 && deal === null;
      });
      await user.click(within(auctions[0]!).getByRole('button', { name: /^Details: / }));
      await user.click(within(auctions[1]!).getByRole('button', { name: /^Details: / }));
      const details = within(await panel());
      await details.findByRole('textbox', { name: 'Your offer' });
      await details.findByRole('button', { name: /^Place bid/ });
      details.getByRole('button', { name: 'Cancel' });
      expect(document.querySelectorAll('section[data-offer]')).toHaveLength(1);
      await user.click(details.getByRole('button', { name: 'Messages' }));
      await details.findByRole('textbox', { name: 'Message' });
      expect(details.queryByRole('button', { name: /^Place bid/ })).toBeNull();
      await user.click(within(auctions[0]!).getByRole('button', { name: /^Details: / }));
      expect(document.querySelectorAll('section[data-offer]')).toHaveLength(1);
    });

    it('keep their messages open for the next offer, where what was typed does not follow', async () => {
      const { user } = await tablePage();
      const [first, second] = offerRows();
      await user.click(within(first!).getByRole('button', { name: /^Details: / }));
      const messages = within(await panel());
      await user.click(messages.getByRole('button', { name: 'Messages' }));
      messages.getByText('Paddock Support answers');
      await user.type(await messages.findByRole('textbox', { name: 'Message' }), 'How many keys?');
      const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
      await user.click(within(second!).getByRole('button', { name: /^Details: / }));
      await waitFor(async () => expect((await field()).value).toBe(''));
      expect(idOf(await panel())).toBe(idOf(second!));
      await user.click(within(first!).getByRole('button', { name: /^Details: / }));
      await waitFor(async () => expect((await field()).value).toBe('How many keys?'));
      await user.click(within(await panel()).getByRole('button', { name: 'Messages' }));
      expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    });

    it('open by a press anywhere on the row, except on its links and buttons', async () => {
      const { user } = await tablePage();
      const [row] = offerRows();
      await user.click(within(row!).getByRole('button', { name: /^Like: / }));
      expect(screen.queryByRole('region', { name: /^Details: / })).toBeNull();
      await user.click(row!.querySelector('[data-column="year"]')!);
      expect(idOf(await panel())).toBe(idOf(row!));
    });

    it('begin with photos and risks, and have all lines of an expanded row', async () => {
      const { user, passes } = await tablePage();
      const row = offerRows().find(each => /^\d/.test(each.querySelector('[data-column="highestBid"]')!.textContent))!;
      await user.click(within(row).getByRole('button', { name: /^Details: / }));
      const details = within(await panel());
      await details.findAllByText('Minimum price');
      await passes(300);
      await answersArrive();
      expect(details.getByRole('link', { name: /^Photos: / }).querySelectorAll('img').length).toBeGreaterThan(1);
      expect(details.getByRole('list', { name: 'Risks' }).children.length).toBeGreaterThan(0);
      for (const fact of ['Year', 'Country', 'Score', 'Highest bid', 'Bids']) details.getByText(fact);
      expect(details.getByText('Your offer').nextElementSibling?.textContent).toBe('–');
    });

    it('say that the offer could not be read, and try again by a press', async () => {
      const { at, user, passes } = await tablePage();
      const opened = jest.spyOn(at.twins.offers, 'open');
      opened.mockResolvedValueOnce({ ok: false, failure: { reason: 'offline' } });
      const [row] = offerRows();
      await user.click(within(row!).getByRole('button', { name: /^Details: / }));
      const details = within(await panel());
      await passes(300);
      await answersArrive();
      expect(details.queryByRole('list', { name: 'Risks' })).toBeNull();
      await user.click(details.getByRole('button', { name: 'Try again' }));
      expect((await details.findByRole('list', { name: 'Risks' })).children.length).toBeGreaterThan(0);
    });

    it('lead to the offer by its own photo if it has no others', async () => {
      const { at, user, passes } = await tablePage();
      const [row] = offerRows();
      const opened = at.dealer.open(idOf(row!) as never)!;
      jest
        .spyOn(at.twins.offers, 'open')
        .mockResolvedValue({ ok: true, value: { ...opened, detail: { ...opened.detail, photos: [] } } });
      await user.click(within(row!).getByRole('button', { name: /^Details: / }));
      const details = within(await panel());
      await passes(300);
      await answersArrive();
      expect(details.getByRole('link', { name: /^Photos: / }).querySelectorAll('img')).toHaveLength(1);
    });

    it('show beside a table as narrow as a phone what its rows have no room for', async () => {
      listWidth(660);
      const { user } = await tablePage();
      const row = offerRows().find(each => /^\d/.test(each.querySelector('[data-column="highestBid"]')!.textContent))!;
      await user.click(within(row).getByRole('button', { name: /^Details: / }));
      const details = within(await panel());
      for (const fact of ['Country', 'Highest bid', 'Bids']) await details.findByText(fact);
    });

    it('are read for the row at which a walk ends', async () => {
      const { at, user, passes } = await tablePage();
      const opened = jest.spyOn(at.twins.offers, 'open');
      const [first, , third] = offerRows();
      await user.click(within(first!).getByRole('button', { name: /^Details: / }));
      const details = await panel();
      await waitFor(() => expect(document.activeElement).toBe(details));
      await user.keyboard('jj');
      await waitFor(() => expect(document.activeElement).toBe(third));
      await passes(300);
      await answersArrive();
      expect(opened.mock.calls.map(([hashId]) => hashId)).toEqual([idOf(third!)]);
    });

    it('are below the row in a narrow window', async () => {
      const { user } = await tablePage({ isWide: false });
      await user.click(within(offerRows()[0]!).getByRole('button', { name: /^Details: / }));
      const below = offerRows()[0]!.parentElement!;
      await within(below).findByText('Country');
      expect(screen.queryByRole('region', { name: /^Details: / })).toBeNull();
      await user.click(within(offerRows()[0]!).getByRole('button', { name: /^Details: / }));
      expect(within(below).queryByText('Country')).toBeNull();
    });
  });

  describe('the columns of a table', () => {
    it('are as many as fit', async () => {
      await tablePage();
      column('km');
      for (const name of ['Country', 'Bids', 'Online']) expect(screen.queryByRole('columnheader', { name })).toBeNull();
    });

    it('keep the press of the next bid when the first limit takes room, which others give', async () => {
      listWidth(1200);
      const { at } = await tablePage({ shown: [...defaultColumns.browse] });
      const names = () => screen.getAllByRole('columnheader').map(head => head.textContent.trim());
      expect(names()).toEqual(expect.arrayContaining(['Next bid', 'Online']));
      act(() => at.container.get(BookStore).shown('limits', idOf(offerRows()[0]!) as HashId, euros(99_000), 1));
      await waitFor(() => expect(names()).toContain('My limit'));
      expect(names()).toContain('Next bid');
      expect(names()).not.toContain('Online');
    });

    it('that have no room are named in the dialog', async () => {
      const { user } = await tablePage();
      await user.click(screen.getByRole('button', { name: 'Choose columns' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }));
      dialog.getByText('4 have no room: Country, Bids, Online, Minimum price.');
      dialog.getByText('Not in sight while no row has a value: My limit, Profit.');
    });

    it('have a dash for what is unknown or what the offer does not have', async () => {
      const { at } = await tablePage();
      const [row] = offerRows();
      const cell = (name: string) => row!.querySelector(`[data-column="${name}"]`)!.textContent;
      const offer = offerOf(at, row!);
      act(() =>
        at.registry.apply({
          ...offer,
          score: null,
          year: null,
          productionYear: null,
          totalMileage: null,
          buyNowPrice: euros(0),
        }),
      );
      expect(['score', 'year', 'mileage', 'buyNow'].map(cell)).toEqual(['–', '–', '–', '–']);
    });

    it('have room for the parts of a total before a row is measured', async () => {
      await renderPage(paths.inRealization, {
        before: at => runInAction(() => at.appearance.chooseLayout('inRealization', 'table')),
      });
      const table = await screen.findByRole('table', { name: 'In realization' });
      await answersArrive();
      expect(table.style.getPropertyValue('--columns')).toMatch(/(\(|[^,] )144px/);
    });

    it('are chosen, moved and made wider in a dialog, and are usual again after a press', async () => {
      const { user, table } = await tablePage();
      await user.click(screen.getByRole('button', { name: 'Choose columns' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }));
      const names = () => screen.getAllByRole('columnheader').map(each => each.textContent);
      for (const name of ['Standing', 'Country', 'Bids', 'Online', 'Profit']) {
        await user.click(dialog.getByRole('checkbox', { name }));
      }
      expect(names().slice(1, 7)).toEqual(['Score', 'Highest bid', 'Buy now', 'My bid', 'Year', 'km']);
      expect(names().slice(7, -1)).toEqual(['Minimum price']);
      await user.click(dialog.getByRole('button', { name: 'Move Year to the left' }));
      expect(names().slice(4, 6)).toEqual(['Year', 'My bid']);
      expect(dialog.getByRole('status').textContent).toBe('Year: column 4 of 8');
      const before = table.style.getPropertyValue('--columns');
      await user.click(dialog.getByRole('button', { name: 'Make Year wider' }));
      expect(table.style.getPropertyValue('--columns')).toBe(before.replace(' 56px', ' 72px'));
      expect(dialog.getByRole('status').textContent).toBe('Year: 72 pixels wide');
      await user.click(dialog.getByRole('button', { name: 'Usual columns' }));
      column('Standing');
      expect(names().slice(4, 6)).toEqual(['Buy now', 'Next bid']);
      await user.click(dialog.getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('dialog', { name: 'Columns' })).toBeNull();
    });
  });
});

describe('the columns of a table', () => {
  const table = {
    columns: offerColumns,
    hasColumns: true,
    measure: () => {},
    isBeside: true,
    isOpen: () => false,
    hasStandingBeside: false,
    hasVerb: false,
    canRaise: true,
    onDetails: () => {},
    onFillIn: () => {},
  };

  /** What each column shows of an offer, or the address of its image. */
  async function cellsOf(offer: Offer, at: Workplace, columns: readonly OfferColumn[] = offerColumns) {
    const element = await renderView(
      <TableContext value={{ ...table, columns }}>
        {columns.map(column => {
          const { Cell } = columnViews[column];
          return (
            <div key={column} data-column={column}>
              <Cell offer={offer} />
            </div>
          );
        })}
      </TableContext>,
      at,
    );
    const cells = [...element.querySelectorAll<HTMLElement>('[data-column]')];
    return Object.fromEntries(
      cells.map(cell => [cell.dataset.column!, textOf(cell) || (cell.querySelector('img')?.getAttribute('src') ?? '')]),
    );
  }

  it('show each fact of an own bid from its own field', async () => {
    const at = new Workplace();
    const now = at.twins.clock.now();
    const offer = anOffer({
      score: 78,
      year: 2021,
      totalMileage: 23_400,
      region: 'DE',
      bidsCount: 7,
      highestBid: euros(8450),
      ownBid: euros(8300),
      buyNowPrice: euros(9900),
      minimalPrice: euros(9100),
      publishedAt: now - 2 * HOUR,
    });
    runInAction(() => at.container.get(BookStore).shown('limits', offer.hashId, euros(8800), 1));
    expect(await cellsOf(offer, at)).toEqual({
      score: '78, strong',
      year: '2021',
      mileage: '23 400',
      country: '/flags/DE.svg',
      bids: '7',
      standing: 'Outbid',
      highestBid: '8 450 €',
      buyNow: '9 900 €',
      minimumPrice: '9 100 €, 650 € missing',
      minimumBid: '8 500 €',
      ownBid: '8 300 €, Behind the highest bid −150 €',
      limit: '8 800 € 300 € left',
      profit: '–',
      changes: '',
      nextStep: 'Outbid',
      price: '–',
      commission: '–',
      total: '–',
      age: '2 hr. ago',
      soldAt: '–',
    });
  });

  it('show the profit as an upper bound, and what is missing, while the way is not known', async () => {
    const at = new Workplace();
    const offer = anOffer({ highestBid: euros(8450), closed: false });
    const { hashId } = offer;
    const calculation = { ...unsetCalculation(null), transportPerKm: euros(1) };
    runInAction(() => {
      at.registry.apply(offer);
      const book = at.container.get(BookStore);
      book.shown('calculations', hashId, { salePrice: euros(12_000), taxation: 'net', vatRate: 0 }, 1);
      book.shown('settings', TRADING_SETTINGS, { calculation }, 1);
    });
    expect((await cellsOf(offer, at)).profit).toBe(
      '≤ 3 500 €, At most this much: without your yard (Trading), the costs of transport are not known.',
    );
  });

  it('say beside the profit of a leader at which bid it is', async () => {
    const at = new Workplace();
    const offer = anOffer({ highestBid: euros(8450), ownBid: euros(8450), closed: false });
    runInAction(() => {
      const book = at.container.get(BookStore);
      book.shown('calculations', offer.hashId, { salePrice: euros(12_000), taxation: 'net', vatRate: 0 }, 1);
      book.shown('settings', TRADING_SETTINGS, { calculation: unsetCalculation(null) }, 1);
      at.registry.apply(offer);
    });
    expect((await cellsOf(offer, at)).profit).toMatch(/^3 500 € at 8 500 €, at the next bid/);
    const outbid = { ...offer, ownBid: euros(8400) };
    expect((await cellsOf(outbid, at)).profit).toMatch(/^3 500 €, at the next bid/);
  });

  it('show each fact of a sale from its own field', async () => {
    const at = new Workplace();
    const now = at.twins.clock.now();
    const offer = anOffer({
      highestBid: euros(8450),
      buyNowPrice: euros(9900),
      finalPrice: euros(9300),
      publishedAt: now - 5 * DAY,
      archivedAt: now - 3 * DAY,
      closed: true,
    });
    expect(await cellsOf(offer, at)).toMatchObject({
      standing: 'Sold',
      highestBid: '8 450 €',
      buyNow: '9 900 €',
      minimumPrice: '9 000 €',
      minimumBid: '',
      ownBid: '–',
      price: '9 300 €',
      age: '5 days ago',
      soldAt: '3 days ago 16 Nov 2026',
    });
  });

  it('show the price and the commission below the total, unless they have columns', async () => {
    const at = new Workplace();
    const offer = anOffer({ deal: aDeal({ clientPrice: euros(81_800), commission: euros(3911) }) });
    expect(await cellsOf(offer, at, ['total'])).toEqual({ total: '85 711 €, Price + Commission 81 800 + 3 911 €' });
    expect(await cellsOf(offer, at, ['price', 'commission', 'total'])).toMatchObject({ total: '85 711 €' });
  });

  it('show the final price of a sale to another dealer, and by how much the own bid missed it', async () => {
    const at = new Workplace();
    const lost = anOffer({ ownBid: euros(8800), highestBid: euros(9300), finalPrice: euros(9300), closed: true });
    runInAction(() => at.container.get(OwnPurchases).buyerLookup(lost.hashId, 'none'));
    expect(await cellsOf(lost, at)).toMatchObject({
      highestBid: '9 300 € Final price',
      ownBid: '8 800 €, Lost by −500 € · 5.4%',
      minimumBid: '',
    });
    const atBuyNow = { ...lost, highestBid: euros(8900), buyNowPrice: euros(9300) };
    expect((await cellsOf(atBuyNow, at)).highestBid).toBe('9 300 € Buy-now price, Highest bid 8 900 €');
    const higher = anOffer({ ...lost, ownBid: euros(9300) });
    expect(await cellsOf(higher, at)).toMatchObject({ highestBid: '9 300 €', ownBid: '9 300 €', minimumBid: '' });
  });

  it('show since when a bid has its standing if this device saw it change', async () => {
    const at = new Workplace();
    const now = at.twins.clock.now();
    const offer = anOffer({ highestBid: euros(8450), ownBid: euros(8300) });
    const news = { kind: 'outbid', hashId: offer.hashId, name: 'Honda', amount: euros(8450) } as const;
    const key = newsKey('outbid', offer.hashId, euros(8300));
    runInAction(() => at.container.get(BookStore).shown('news', key, { news, isRead: true }, now - 12 * MINUTE));
    expect((await cellsOf(offer, at)).standing).toMatch(/^Outbid ?12 min\. ago$/);
    expect((await cellsOf({ ...offer, ownBid: euros(8400) }, at)).standing).toBe('Outbid');
  });
});
