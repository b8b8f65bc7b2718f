/** @jest-environment jsdom */
import '../support/jsdomPage';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import { runInAction } from 'mobx';
import { PickupTour } from '../../../src/application/board/PickupTour';
import { Book } from '../../../src/application/book/Book';
import { type Deal, isPickedUp } from '../../../src/domain/offers/Deal';
import type { HashId } from '../../../src/domain/offers/Offer';
import { HOUR, MINUTE } from '../../../src/domain/shared/Instant';
import type { LocalDate } from '../../../src/domain/shared/LocalDate';
import { euros } from '../../../src/domain/shared/Money';
import { noteLines } from '../../../src/ui/board/shortlist/ShortlistPage';
import { paths } from '../../../src/ui/shared/paths';
import { aReportedHandover } from '../../support/aHandover';
import { axeFindings } from '../support/axeFindings';
import { answersArrive, type PageOptions, renderPage } from '../support/renderPage';
import { savedFiles, sheetsOf, textOf } from '../support/savedFiles';

describe('the deal board', () => {
  const columns = ['Bought', 'Contract', 'Transport', 'Pickup', 'Invoice'];

  async function openBoard() {
    const page = await renderPage(paths.dealBoard, { offers: 600 });
    await screen.findAllByRole('article');
    await page.user.click(screen.getByRole('button', { name: 'Done' }));
    const board = within(screen.getByRole('main', { name: 'Deal board' }));
    const column = (name: string) => within(board.getByRole('region', { name: new RegExp(`^${name}`) }));
    const cards = board.getAllByRole('article');
    /** A card that moves to another column is a new element. */
    const cardOf = (hashId: HashId) => within(board.getAllByRole('article').find(card => hashIdOf(card) === hashId)!);
    const hashIdOf = (card: HTMLElement) => card.dataset.offer as HashId;
    const serverSays = (hashId: HashId, flags: Partial<Deal>) =>
      act(() => {
        const { id, deal } = page.at.offer(hashId);
        runInAction(() => page.at.registry.apply({ id, hashId, deal: { ...deal!, ...flags } }));
      });
    return { ...page, board, column, cards, cardOf, hashIdOf, serverSays };
  }

  it('is a list of deals below the headings of its columns', async () => {
    const { board, column, cards, at, user } = await openBoard();
    expect(
      board.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent.replace(/\W*\d+$/, '')),
    ).toEqual(columns);
    expect(cards).toHaveLength(at.list('inRealization').totalCount);
    expect(column('Transport').getAllByRole('listitem').length).toBeGreaterThan(0);
    expect(column('Bought').queryAllByRole('listitem')).toEqual([]);
    const done = board.getByRole('region', { name: 'Done' });
    const number = within(done).getAllByRole('article').length;
    await user.click(within(done).getByRole('button', { name: 'Done' }));
    expect(done.textContent).toBe(`Done${number}`);
    expect(board.queryByText('End of the list')).toBeNull();
    // The other next steps have no icon.
    expect(board.getAllByRole('button', { name: 'Arrange the pickup' })[0]!.querySelector('svg')).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  it('says on each card what is next, what is missing, and whom to call', async () => {
    const { cards, cardOf, hashIdOf, serverSays, at } = await openBoard();
    const hashId = hashIdOf(cards[0]!);
    serverSays(hashId, { contractPdf: null, phone: '+49 151 1234567' });
    const { deal } = at.offer(hashId);
    const shown = cardOf(hashId);
    expect(shown.getByText('Contract is missing')).toBeTruthy();
    const addressOf = (name: string) => shown.getByRole('link', { name }).getAttribute('href');
    const { sellerFirstName, sellerLastName, place, sellerEmail } = deal!;
    expect([addressOf('+49 151 1234567'), addressOf('Email')]).toEqual(['tel:+491511234567', `mailto:${sellerEmail}`]);
    expect(shown.getByText(`${sellerFirstName} ${sellerLastName}, ${place}`)).toBeTruthy();
    expect(shown.queryByRole('link', { name: /PDF/ })).toBeNull();
    fireEvent.click(shown.getByRole('button', { name: '1 document' }));
    expect(addressOf('Vehicle data (PDF)')).toBe(deal!.vehicleDataPdf);
  });

  it('says on a card when the tour picks up the vehicle, and leads to the tour', async () => {
    const { at, cards, cardOf, hashIdOf, serverSays } = await openBoard();
    const hashId = hashIdOf(cards[0]!);
    serverSays(hashId, { vehiclePickedUp: false, invoiceCreated: false });
    const planned = { stops: [hashId], date: '2026-12-04' as LocalDate };
    act(() => at.container.get(PickupTour).change(plan => ({ ...plan, ...planned, times: { [hashId]: '09:30' } })));
    const link = await cardOf(hashId).findByRole('link', { name: /^Pickup Fri,? 4 Dec,? 09:30$/ });
    expect(link.getAttribute('href')).toContain(paths.pickup);
    act(() => at.container.get(PickupTour).change(plan => ({ ...plan, times: {} })));
    cardOf(hashId).getByRole('link', { name: /^Pickup Fri,? 4 Dec$/ });
  });

  it('leads to the handover, and says on a card what differed there', async () => {
    const { at, cards, cardOf, hashIdOf, serverSays } = await openBoard();
    const hashId = hashIdOf(cards[0]!);
    serverSays(hashId, { vehiclePickedUp: false, invoiceCreated: false });
    expect(cardOf(hashId).getByRole('link', { name: 'Handover' }).getAttribute('href')).toBe(paths.handover(hashId));
    const book = at.container.get(Book);
    await act(async () => void (await book.put('handovers', [{ key: hashId, value: aReportedHandover }])));
    const mark = cardOf(hashId).getByRole('link', { name: '2 differ, reported' });
    expect(mark.getAttribute('href')).toBe(paths.handover(hashId));
  });

  it('names the price, the commission and the total', async () => {
    const { cards, hashIdOf, cardOf, serverSays } = await openBoard();
    const hashId = hashIdOf(cards[0]!);
    serverSays(hashId, { clientPrice: euros(81_800), commission: euros(3911) });
    expect(
      cardOf(hashId)
        .getAllByRole('term')
        .map(({ textContent, nextElementSibling }) => [
          textContent,
          nextElementSibling?.textContent?.replace(/\s/g, ' '),
        ]),
    ).toEqual([
      ['Price', '81 800 €'],
      ['Commission', '3 911 €'],
      ['Total', '85 711 €'],
    ]);
  });

  it('counts the days and the hours since a purchase that was made here', async () => {
    const { cards, hashIdOf, at, passes } = await openBoard();
    act(() => at.purchases.found(hashIdOf(cards[0]!), { boughtAt: at.twins.clock.now() - 30 * HOUR }));
    expect(within(cards[0]!).getByText('Day 2: 18 h left to arrange the pickup')).toBeTruthy();
    await passes(18 * HOUR);
    // The text follows the minute.
    await passes(MINUTE);
    expect(within(cards[0]!).getByText('Day 3: the 48 hours to arrange the pickup are over')).toBeTruthy();
  });

  it('says since when at the latest a deal of a bid runs', async () => {
    const { cards, hashIdOf, at } = await openBoard();
    act(() => at.purchases.found(hashIdOf(cards[0]!), { seenAt: at.twins.clock.now() - 30 * HOUR }));
    expect(
      within(cards[0]!).getByText(/^Since \d.* at the latest: at most 18\sh left to arrange the pickup$/),
    ).toBeTruthy();
  });

  it('opens the order of a transport, or the deal whose transport is under way, on a press on the next step', async () => {
    const { at, cardOf, user } = await openBoard();
    const dealWith = (speditionArranged: boolean) =>
      at.list('inRealization').ids.find(id => {
        const deal = at.offer(id).deal!;
        return !isPickedUp(deal) && deal.easyTransportEnabled && deal.speditionArranged === speditionArranged;
      })!;
    const [toOrder, underWay] = [dealWith(false), dealWith(true)];
    await user.click(cardOf(underWay).getByRole('link', { name: 'Confirm pickup' }));
    expect(location.pathname).toBe(paths.offer(underWay));
    await screen.findByRole('button', { name: 'Yes, picked up' });
    act(() => history.back());
    await screen.findByRole('main', { name: 'Deal board' });
    await user.click(cardOf(toOrder).getByRole('link', { name: 'Order transport' }));
    expect(location.pathname).toBe(paths.offer(toOrder));
    expect(at.bars.barOf(at.offer(toOrder))).toBe('transport');
    await screen.findByRole('button', { name: 'Yes, order transport' });
    expect(at.sent('pickup').concat(at.sent('transport'))).toEqual([]);
  });

  it('writes to the seller about the handover on a press on the next step', async () => {
    const { cards, cardOf, hashIdOf, serverSays, user } = await openBoard();
    const hashId = hashIdOf(cards[0]!);
    serverSays(hashId, { speditionArranged: false, easyTransportEnabled: false });
    await user.click(cardOf(hashId).getByRole('button', { name: 'Arrange the pickup' }));
    await screen.findByRole('dialog', { name: 'Message to the seller' });
  });

  it('keeps what is done below the columns, and not in them', async () => {
    const { board, cards, hashIdOf, serverSays, user } = await openBoard();
    const done = () =>
      within(board.getByRole('region', { name: 'Done' }))
        .getAllByRole('article')
        .map(hashIdOf);
    const hashId = hashIdOf(cards[0]!);
    expect(done()).not.toContain(hashId);
    serverSays(hashId, { contractPdf: '/c.pdf', vehiclePickedUp: true, invoiceCreated: true });
    await user.click(board.getByRole('button', { name: 'Move 1 vehicle that has got further' }));
    expect(done()).toContain(hashId);
  });

  it('says at its foot how many vehicles are chosen for a pickup, and leads to the plan of the tour', async () => {
    const { board, user } = await openBoard();
    expect(board.queryByRole('link', { name: 'Plan pickup' })).toBeNull();
    const [first, second] = board.getAllByRole('button', { name: /^For pickup/, pressed: false });
    await user.click(first!);
    await user.click(second!);
    expect(board.getByText('2 chosen')).toBeTruthy();
    await user.click(board.getByRole('link', { name: 'Plan pickup' }));
    expect(location.pathname).toBe(paths.pickup);
  });

  it('says of a deal that its flags contradict each other', async () => {
    const { cards, cardOf, hashIdOf, serverSays } = await openBoard();
    const hashId = hashIdOf(cards[0]!);
    serverSays(hashId, { invoiceCreated: true, vehiclePickedUp: false });
    expect(
      cardOf(hashId).getByText(/^Contradiction: there is an invoice, but the pickup is not confirmed/),
    ).toBeTruthy();
  });

  it('keeps the check marks in the book, and shows them on the next visit', async () => {
    const { cards, hashIdOf, at, user } = await openBoard();
    const hashId = hashIdOf(cards[0]!);
    const box = (name: string) =>
      within(screen.getAllByRole('article').find(card => card.dataset.offer === hashId)!).getByRole<HTMLInputElement>(
        'checkbox',
        { name },
      );
    const unfold = (progress: string) =>
      user.click(
        within(screen.getAllByRole('article').find(card => card.dataset.offer === hashId)!).getByRole('button', {
          name: progress,
        }),
      );
    await unfold('Checklist 0 of 4');
    expect(box('Vehicle papers').checked).toBe(false);
    await user.click(box('Keys'));
    await user.click(box('Paid'));
    await answersArrive();
    const stored = await at.twins.book.read(at.session.dealerKey, 'checks', hashId);
    expect(stored.ok && stored.value?.value).toEqual(['paid', 'keys']);
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await user.click(screen.getByRole('button', { name: 'Desk' }));
    await user.click(screen.getByRole('link', { name: 'Deal board' }));
    await screen.findByRole('main', { name: 'Deal board' });
    await unfold('Checklist 2 of 4');
    expect([box('Paid').checked, box('Plates').checked, box('Keys').checked]).toEqual([true, false, true]);
    await user.click(box('Keys'));
    await user.click(box('Paid'));
    await answersArrive();
    expect(await at.twins.book.read(at.session.dealerKey, 'checks', hashId)).toEqual({ ok: true });
  });

  it('moves no card under the pointer, and says how many have got further', async () => {
    const { column, cards, hashIdOf, serverSays, user, board } = await openBoard();
    const card = column('Contract').getAllByRole('article')[0]!;
    await user.click(within(card).getByRole('button', { name: 'Checklist 0 of 4' }));
    await user.click(within(card).getByRole('checkbox', { name: 'Paid' }));
    serverSays(hashIdOf(card), { vehiclePickedUp: true });
    expect(column('Contract').getAllByRole('article')).toContain(card);
    await user.click(board.getByRole('button', { name: 'Move 1 vehicle that has got further' }));
    expect(column('Pickup').getAllByRole('article').map(hashIdOf)).toContain(hashIdOf(card));
    expect(cards.length).toBe(board.getAllByRole('article').length);
    expect(document.activeElement!.querySelectorAll('article')).toHaveLength(cards.length);
  });

  it('says that the deals could not be loaded, and loads them on a press', async () => {
    const { at, user } = await renderPage(paths.dealBoard, {
      before: ({ twins }) => twins.line.failNext({ reason: 'timedOut' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findAllByRole('article');
    expect(at.list('inRealization').ids.length).toBeGreaterThan(0);
  });

  it('tells a dealer without purchases how to get one', async () => {
    await renderPage(paths.dealBoard, { as: 'visitor' });
    await screen.findByRole('link', { name: 'Browse all offers' });
  });
});

describe('the export', () => {
  async function openExport(options: PageOptions = {}) {
    const page = await renderPage(paths.dealBoard, { offers: 600, ...options });
    const files = savedFiles();
    await page.user.click(await screen.findByRole('button', { name: /^Export/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export' }));
    const save = async () => {
      await page.user.click(dialog.getByRole('button', { name: 'Save file' }));
      await answersArrive();
    };
    const choose = (field: string, option: string) =>
      page.user.selectOptions(dialog.getByRole('combobox', { name: field }), option);
    return { ...page, files, dialog, save, choose };
  }

  it('saves the deals for a spreadsheet, with the names of the columns and words instead of codes', async () => {
    const { at, files, save, dialog } = await openExport();
    await save();
    expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^paddock-Deals-\d{4}-\d\d-\d\d\.xlsx$/)]);
    const [sheet] = await sheetsOf(files[0]!.blob);
    const [head = [], ...rows] = sheet!.rows;
    expect(sheet!.name).toBe('Deals');
    const column = (name: string) => rows.map(row => row[head.indexOf(name)]);
    expect(column('Offer number')).toEqual(at.list('inRealization').ids);
    expect(column('Vehicle type')).toEqual(expect.arrayContaining(['Motorbike']));
    expect(column('Vehicle type')).not.toContain('AgriculturalMachine');
    expect(column('Price (€)')).toEqual(expect.arrayContaining([{ amount: expect.any(Number) as number }]));
    expect(dialog.getByText(`Saved ${rows.length} rows.`)).toBeTruthy();
  });

  it('says that the code for the file could not be loaded', async () => {
    const { at, files, save, dialog } = await openExport();
    at.twins.spreadsheets.failure = { reason: 'offline' };
    await save();
    expect(dialog.getByText('No file was saved.')).toBeTruthy();
    expect(dialog.queryByText(/^Saved/)).toBeNull();
    expect(files).toEqual([]);
  });

  it('says beside the button that the device could not make the Excel file, and still saves a CSV file', async () => {
    const { at, files, save, choose, dialog } = await openExport();
    at.twins.spreadsheets.failure = { reason: 'notMade' };
    await save();
    expect(dialog.getByText(/^This device could not make the Excel file/)).toBeTruthy();
    await choose('Format', 'CSV for other programs');
    await save();
    expect(dialog.queryByText('No file was saved.')).toBeNull();
    expect(files).toHaveLength(1);
  });

  it('saves the deals for other programs, with the names of the columns', async () => {
    const { at, files, save, choose, dialog } = await openExport();
    await choose('Format', 'CSV for other programs');
    await save();
    expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^paddock-Deals-\d{4}-\d\d-\d\d\.csv$/)]);
    const text = await textOf(files[0]!.blob);
    const rows = parse<Record<string, string>>(text, { bom: true, columns: true });
    expect(rows.map(row => row['Offer number'])).toEqual(at.list('inRealization').ids);
    expect(dialog.getByText(`Saved ${rows.length} rows.`)).toBeTruthy();
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  });

  it('names the period in the name of the file, because a part must not pass for the whole', async () => {
    const { at, files, save, choose } = await openExport();
    const [key = ''] = at.list('inRealization').ids;
    const boughtAt = at.twins.clock.now();
    await at.twins.book.put(at.session.dealerKey, 'purchaseTimes', [{ key, changedAt: 1, value: { boughtAt } }]);
    await choose('Period', 'This month');
    await save();
    expect(files.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^paddock-Deals-This-month-\d{4}-\d\d-\d\d\.xlsx$/),
    ]);
  });

  it('says that there is nothing to save, and saves no file', async () => {
    const { files, save, choose, dialog } = await openExport();
    await choose('What', 'Bids placed here');
    await save();
    expect(dialog.getByText('There is nothing to save.')).toBeTruthy();
    expect(files).toEqual([]);
  });

  it('has the clients of a dealer who sells', async () => {
    const buyer = await openExport();
    const kinds = () => buyer.dialog.getAllByRole('option').map(({ textContent }) => textContent);
    expect(kinds()).not.toContain('Clients');
  });

  it('says that the rows could not be read', async () => {
    const { at, save, files, dialog } = await openExport();
    at.twins.line.failNext({ reason: 'timedOut' });
    await save();
    expect(dialog.getByText('No file was saved.')).toBeTruthy();
    expect(files).toEqual([]);
  });
});

describe('the shortlist', () => {
  it('has each liked offer with its price, limits and notes only by a tick, and prints the ticked offers', async () => {
    const { at, user } = await renderPage(paths.liked, { offers: 200 });
    await user.click(await screen.findByRole('link', { name: 'Shortlist' }));
    const list = within(await screen.findByRole('list', { name: 'Shortlist' }));
    await list.findAllByRole('listitem');
    const { ids } = at.list('liked');
    expect(at.list('liked').hasMore).toBe(false);
    const rowOf = (at: number) => document.querySelector<HTMLElement>(`li[data-offer="${ids[at]}"]`)!;
    const keep = at.container.get(Book);
    await act(() => keep.keep('limits', ids[0]!, euros(4321)));
    await act(() => keep.keep('notes', ids[0]!, 'Chain is new'));
    expect(rowOf(0).textContent).not.toMatch(/4 321|Chain is new/);
    await user.click(screen.getByRole('checkbox', { name: 'With my limits and notes' }));
    expect(within(rowOf(0)).getByText('4 321 €')).toBeTruthy();
    expect(within(rowOf(0)).getByText('Chain is new')).toBeTruthy();
    await user.click(within(rowOf(1)).getByRole('checkbox'));
    expect([0, 1, 2].map(place => rowOf(place).dataset.ticked)).toEqual(['true', 'false', 'true']);
    expect(screen.getByText(`${ids.length - 1} offers on the sheet`)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Print shortlist' }));
    expect(at.twins.browserWindow.prints).toBe(1);
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  });

  it('still leaves out after a reload what the dealer has left out', async () => {
    const page = await renderPage(paths.shortlist, { offers: 200 });
    const list = within(await screen.findByRole('list', { name: 'Shortlist' }));
    const [, second] = await list.findAllByRole('checkbox');
    await page.user.click(second!);
    cleanup();
    await renderPage(paths.shortlist, { beside: page.at });
    const again = within(await screen.findByRole('list', { name: 'Shortlist' }));
    const ticks = await again.findAllByRole<HTMLInputElement>('checkbox');
    expect(ticks.slice(0, 3).map(({ checked }) => checked)).toEqual([true, false, true]);
  });
});

describe('noteLines', () => {
  const linesOf = (count: number) => Array.from({ length: count }, (_, place) => noteLines(place, count));

  it('leaves five lines to each note on a page of ten offers', () => {
    expect(new Set(linesOf(20))).toEqual(new Set([5]));
  });

  it('shares the room of the last page between the offers on it', () => {
    expect(linesOf(12)).toEqual([...Array<number>(10).fill(5), 28, 28]);
    expect(linesOf(1)).toEqual([58]);
  });
});
