/** @jest-environment jsdom */
import '../support/jsdomPage';
import { act, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { ActionBars } from '../../../src/application/bidding/bar/ActionBars';
import { OwnPurchases } from '../../../src/application/bidding/deal/OwnPurchases';
import { PickupTour } from '../../../src/application/board/PickupTour';
import { Book } from '../../../src/application/book/Book';
import { Calculations } from '../../../src/application/valuation/Calculations';
import { withStop } from '../../../src/domain/board/PickupPlan';
import { nextStep } from '../../../src/domain/deals/DealStage';
import { newHandover } from '../../../src/domain/handover/Handover';
import type { Deal } from '../../../src/domain/offers/Deal';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import { type HashId, type OfferId, offerName } from '../../../src/domain/offers/Offer';
import { HOUR, MINUTE } from '../../../src/domain/shared/Instant';
import type { LocalDate } from '../../../src/domain/shared/LocalDate';
import { euros } from '../../../src/domain/shared/Money';
import { DealAmounts } from '../../../src/ui/deals/DealAmounts';
import { DealContact } from '../../../src/ui/deals/DealContact';
import { DealsOverview } from '../../../src/ui/deals/DealsOverview';
import { paths } from '../../../src/ui/shared/paths';
import { withTransport } from '../../application/bidding/deal/aDeal';
import { aDeal } from '../../domain/deals/aDeal';
import { aHandover, aReportedHandover } from '../../support/aHandover';
import { arrives } from '../../support/aList';
import { anOffer } from '../../support/anOffer';
import { omitting } from '../../support/omitting';
import { Workplace } from '../../support/Workplace';
import { axeFindings } from '../support/axeFindings';
import { DEAD_TIME } from '../support/DEAD_TIME';
import { descriptionOf } from '../support/descriptionOf';
import { expandedRow } from '../support/expandedRow';
import { factsOf } from '../support/factsOf';
import { listWidth } from '../support/listWidth';
import { answersArrive, renderPage } from '../support/renderPage';
import { renderView } from '../support/renderView';
import { textOf } from '../support/textOf';
import { plainRow, withRows } from '../support/withRows';

describe('a deal', () => {
  const deal: Deal = {
    sellerFirstName: 'Anna',
    sellerLastName: 'Nowak',
    street: 'Polna 7',
    zipCode: '60-535',
    place: 'Poznań',
    sellerEmail: 'anna@seller.example',
    phone: '+48 601 234 567',
    clientPrice: euros(8450),
    commission: euros(390),
    creditBank: 'Bank Beispiel',
    creditNumber: 'DE89 3704',
    vehicleDataPdf: 'https://files.example/data.pdf',
    contractPdf: 'https://files.example/contract.pdf',
    invoiceCreated: false,
    speditionArranged: false,
    easyTransportEnabled: true,
    vehiclePickedUp: false,
  };

  it('shows how to reach the seller, the address and the papers', async () => {
    const element = await renderView(<DealContact deal={deal} />);
    expect(factsOf(element)).toEqual({
      Seller: 'Anna Nowak',
      Phone: '+48 601 234 567',
      Address: 'Polna 760-535 PoznańOpen in maps',
      Email: 'anna@seller.example',
    });
    expect([...element.querySelectorAll('a')].map(link => [textOf(link), link.getAttribute('href')])).toEqual([
      ['+48 601 234 567', 'tel:+48601234567'],
      ['Open in maps', expect.stringMatching(/Polna/)],
      ['anna@seller.example', 'mailto:anna@seller.example'],
      ['Vehicle data (PDF)', 'https://files.example/data.pdf'],
      ['Contract (PDF)', 'https://files.example/contract.pdf'],
    ]);
  });

  it('shows the price, the commission, their sum and the loan on the vehicle', async () => {
    expect(factsOf(await renderView(<DealAmounts deal={deal} />))).toEqual({
      Price: '8 450 €',
      Commission: '390 €',
      Total: '8 840 €',
      'Financing bank': 'Bank Beispiel',
      'Loan number': 'DE89 3704',
    });
  });
});

describe('DealStage', () => {
  describe('a deal on a server that tells no more than its number', () => {
    it('says that the vehicle is bought, offers its pickup and asks for no bid', async () => {
      const { user } = await renderPage('/purchasing/realization', { offers: 200, through: omitting(() => true) });
      const [row] = await screen.findAllByRole('article');
      const deal = within(row!);
      await user.click(deal.getByRole('button', { name: /^Details: / }));
      await answersArrive();
      expect(await deal.findByRole('button', { name: 'Confirm pickup' })).toBeTruthy();
      expect(deal.getAllByText('Bought').length).toBeGreaterThan(0);
      expect(deal.queryByText('Awaiting pickup')).toBeNull();
      expect(deal.queryByText(/No bids yet/)).toBeNull();
      expect(deal.queryByRole('button', { name: 'Order transport' })).toBeNull();
      expect(deal.queryByRole('button', { name: /^Place bid/ })).toBeNull();
    });
  });

  it.each([
    [paths.inRealization, 'In realization'],
    [paths.archived, 'Sold'],
  ])('%s is a table in a wide window, with the steps and the papers of a deal beside it', async (path, name) => {
    const { user } = await renderPage(path, {
      offers: 600,
      before: at => runInAction(() => void (at.appearance.isWindowWide = true)),
    });
    const table = within(await screen.findByRole('table', { name }));
    await user.click(table.getAllByRole('button', { name: /^Details: / })[0]!);
    const panel = within(await screen.findByRole('region', { name: /^Details: / }));
    await panel.findByRole('list', { name: 'Steps' });
    for (const part of ['Seller', 'Commission', 'Total']) panel.getByText(part);
    panel.getByRole('link', { name: 'Contract (PDF)' });
    await user.click(panel.getByRole('button', { name: /^(Message|Arrange the pickup)$/ }));
    await screen.findByRole('dialog', { name: 'Message to the seller' });
  });

  it('a row of the deals has the next step as a press, and the total of price and commission', async () => {
    const { user } = await renderPage(paths.inRealization, {
      offers: 600,
      before: at => runInAction(() => void (at.appearance.isWindowWide = true)),
    });
    const steps = within(await screen.findByRole('table', { name: 'In realization' }));
    const [handover] = await steps.findAllByRole('button', { name: 'Arrange the pickup' });
    steps.getAllByRole('link', { name: 'Order transport' });
    const row = handover!.closest<HTMLElement>('[role=row]')!;
    const amountOf = (column: string) =>
      Number(row.querySelector(`[data-column=${column}]`)!.textContent.replace(/[^\d,.]/g, ''));
    expect(amountOf('total')).toBeGreaterThan(amountOf('price'));
    expect(amountOf('total')).toBe(amountOf('price') + amountOf('commission'));
    await user.click(handover!);
    const dialog = await screen.findByRole('dialog', { name: 'Message to the seller' });
    await user.click(dialog);
    expect(within(row).getByRole('button', { name: /^Details: / }).ariaExpanded).toBe('false');
  });

  it.each([
    [1050, ['Vehicle', 'Next step', 'Price', 'Commission', 'Total']],
    [700, ['Vehicle', 'Next step', 'Total']],
  ])('a table of deals with %d px has the columns %j, so the total is never left out', async (width, columns) => {
    listWidth(width);
    await renderPage(paths.inRealization, {
      offers: 600,
      before: at => runInAction(() => void (at.appearance.isWindowWide = true)),
    });
    const table = within(await screen.findByRole('table', { name: 'In realization' }));
    const names = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(names.slice(0, -1)).toEqual(columns);
  });

  it('a row of the deals says how far the deal is, and where the vehicle is', async () => {
    const { at } = await renderPage(paths.inRealization, {
      offers: 600,
      before: at => runInAction(() => void (at.appearance.isWindowWide = true)),
    });
    const table = within(await screen.findByRole('table', { name: 'In realization' }));
    const [steps] = await table.findAllByRole('list', { name: 'Steps' });
    expect(
      within(steps!)
        .getAllByRole('listitem')
        .map(({ title }) => title),
    ).toEqual(['Bought', 'Contract', 'Transport', 'Pickup', 'Invoice']);
    const row = steps!.closest<HTMLElement>('[role=row]')!;
    const { deal } = at.registry.get(row.dataset.offer as never)!;
    within(row).getByText(deal!.place);
  });

  const contractPdf = 'https://files.example/contract.pdf';

  it.each<[Partial<Deal>, ...string[]]>([
    [{}, 'Bought → Contract', 'Arrange the pickup'],
    [{ contractPdf, easyTransportEnabled: true }, 'Contract → Transport', 'Order transport'],
    [{ contractPdf, speditionArranged: true }, 'Transport → Pickup', 'Confirm pickup'],
    [{ contractPdf, vehiclePickedUp: true }, 'Pickup → Invoice· no transport'],
    [{ contractPdf, speditionArranged: true, vehiclePickedUp: true, invoiceCreated: true }, 'Done', 'Go to invoices'],
  ])('a row of the deals says for %j where it is and what follows: %s', async (deal, ...said) => {
    const before = ({ appearance }: Workplace) => runInAction(() => void (appearance.isWindowWide = true));
    await renderPage(paths.inRealization, {
      ...withRows('inRealization', [{ ...plainRow, deal: aDeal(deal) }]),
      before,
    });
    const table = within(await screen.findByRole('table', { name: 'In realization' }));
    await table.findByRole('list', { name: 'Steps' });
    const cell = document.querySelector('[data-column=nextStep]')!;
    const [where, ...follows] = cell.querySelectorAll('p, a, button');
    expect([textOf(where), ...follows.map(textOf)]).toEqual(said);
  });

  it('the collapsed rows of deals show their stages', async () => {
    await renderPage('/purchasing/realization', { offers: 600 });
    await screen.findAllByRole('article');
    for (const stage of ['Awaiting pickup', 'Transport ordered', 'Picked up']) {
      expect((await screen.findAllByText(stage)).length).toBeGreaterThan(0);
    }
    expect(document.querySelector('article [aria-expanded=true]')).toBeNull();
  });
});

describe('what is beside the deals', () => {
  const papers = { contractPdf: 'c.pdf', vehicleDataPdf: 'v.pdf' };

  async function overviewOf(deals: readonly Partial<Deal>[], totalCount = deals.length) {
    const at = new Workplace();
    const list = at.list('inRealization');
    const ids = deals.map((_, index) => `MB-${index}` as HashId);
    runInAction(() => {
      for (const [index, deal] of deals.entries())
        at.registry.apply({
          ...anOffer({ id: index as OfferId, hashId: ids[index]!, label1: `Vehicle ${index}`, label2: '' }),
          deal: aDeal({ clientPrice: euros(1000), commission: euros(50), ...deal }),
        });
      arrives(list, 'first', { ids, totalPages: 1, totalCount, limit: null }, 0);
    });
    const view = await renderView(<DealsOverview />, at);
    return { at, ids, view, overview: screen.queryByRole('complementary', { name: 'Purchases together' }) };
  }

  it('says what they add up to, and what those of each step do', async () => {
    const { overview } = await overviewOf([papers, papers, { ...papers, speditionArranged: true }]);
    expect(textOf(overview)).toContain('3 150 €');
    const steps = within(overview!)
      .getAllByRole('term')
      .map(term => [textOf(term), textOf(term.nextElementSibling)]);
    expect(steps).toEqual([
      ['Contract 2', '2 100 €'],
      ['Transport 1', '1 050 €'],
    ]);
  });

  it('says no sum while not all deals are loaded, because it would be a smaller one', async () => {
    const { overview, view } = await overviewOf([papers], 40);
    expect([overview, view.textContent]).toEqual([null, '']);
  });

  it('leads to the vehicles whose papers are missing', async () => {
    const { overview } = await overviewOf([papers, { ...papers, contractPdf: null }]);
    expect(within(overview!).getAllByRole('link', { name: /Vehicle/ })).toHaveLength(1);
    within(overview!).getByRole('link', { name: /Vehicle 1/ });
  });

  it('says that no document is missing, and that these are no vehicle papers', async () => {
    const { overview } = await overviewOf([papers]);
    within(overview!).getByRole('heading', { name: 'Documents (PDF)' });
    within(overview!).getByText('The documents (PDF) of all open purchases are there');
  });

  it('leads to the tour', async () => {
    const { at, ids, overview } = await overviewOf([papers]);
    within(overview!).getByText('No vehicle chosen yet');
    within(overview!).getByRole('link', { name: 'Plan pickup' });
    act(() => at.container.get(PickupTour).change(plan => withStop(plan, ids[0]!, true)));
    within(overview!).getByText('1 chosen');
  });

  it('is an empty place without deals', async () => {
    const { overview, view } = await overviewOf([]);
    expect([overview, view.textContent]).toEqual([null, '']);
  });
});

describe('OpenDealFacts', () => {
  const hashIdOf = (element: HTMLElement) => element.dataset.offer as HashId;

  async function tilesOfDeals() {
    const page = await renderPage(paths.inRealization, { offers: 600 });
    const [press] = await screen.findAllByRole('button', { name: 'Arrange the pickup' });
    return { ...page, tile: press!.closest('article')! };
  }

  describe('the tile of a deal', () => {
    it('has its steps, who has to act, and the press that comes next', async () => {
      const { tile } = await tilesOfDeals();
      within(tile).getByRole('list', { name: 'Steps' });
      within(tile).getByText('Your turn');
      expect(screen.getAllByText('The carrier brings the vehicle').length).toBeGreaterThan(0);
      const tiles = screen.getAllByRole('article');
      const presses = /^(Order transport|Arrange the pickup|Confirm pickup|Go to invoices|Ask support)$/;
      for (const each of tiles)
        expect(
          [...each.querySelectorAll<HTMLElement>('a, button')].filter(({ textContent }) =>
            presses.test(textContent.trim()),
          ),
        ).toHaveLength(1);
    });

    it('says until when the dealer has to act, as far as the time of the purchase is known', async () => {
      const { tile, at } = await tilesOfDeals();
      const purchases = at.container.get(OwnPurchases);
      const ago = (hours: number) => at.twins.clock.now() - hours * HOUR;
      act(() => purchases.found(hashIdOf(tile), { seenAt: ago(1) }));
      within(tile).getByText(/^Your turn: by \d.* \d\d:\d\d at the latest$/);
      act(() => purchases.found(hashIdOf(tile), { boughtAt: ago(3) }));
      within(tile).getByText(/^Your turn: by \d.* \d\d:\d\d$/);
    });

    it('says that the time to arrange the pickup is over', async () => {
      const { tile, at } = await tilesOfDeals();
      const boughtAt = at.twins.clock.now() - 49 * HOUR;
      act(() => at.container.get(OwnPurchases).found(hashIdOf(tile), { boughtAt }));
      within(tile).getByText(/^Your turn: the 48 hours are over$/);
    });
  });

  it('a row of the deals on a phone says when the tour picks up the vehicle', async () => {
    listWidth(390);
    const { at } = await renderPage(paths.inRealization, {
      offers: 600,
      before: ({ appearance }) => appearance.chooseLayout('inRealization', 'table'),
    });
    const [press] = await screen.findAllByRole('button', { name: 'Arrange the pickup' });
    const row = press!.closest<HTMLElement>('[role=row]')!;
    const stops = [hashIdOf(row)];
    act(() =>
      at.container.get(PickupTour).change(plan => ({ ...plan, stops, date: '2026-12-04' as LocalDate, times: {} })),
    );
    await within(row).findByText(/^Pickup Fri,? 4 Dec$/, { selector: 'span' });
  });
});

describe('PickUpBar', () => {
  describe('the row of a deal that awaits the pickup', () => {
    it('has a button that folds it, and does not read as cancelling the purchase', async () => {
      const { at, user } = await renderPage('/purchasing/realization', { offers: 200 });
      const { row } = await expandedRow(
        at,
        ({ deal }) => deal !== null && !deal.vehiclePickedUp && !deal.invoiceCreated,
        'inRealization',
      );
      await row.findByRole('button', { name: 'Confirm pickup' });
      expect(row.queryByRole('button', { name: 'Cancel' })).toBeNull();
      await user.click(row.getByRole('button', { name: 'Fold' }));
      expect(row.getByRole('button', { name: /^Details: / }).ariaExpanded).toBe('false');
    });

    it('says when the tour picks it up', async () => {
      const { at } = await renderPage('/purchasing/realization', { offers: 200 });
      const { offer, row } = await expandedRow(
        at,
        ({ deal }) => deal !== null && !deal.vehiclePickedUp && !deal.invoiceCreated,
        'inRealization',
      );
      const { hashId } = offer;
      await row.findByRole('button', { name: 'Confirm pickup' });
      const planned = { stops: [hashId], date: '2026-12-04' as LocalDate, times: { [hashId]: '930' } };
      act(() => at.container.get(PickupTour).change(plan => ({ ...plan, ...planned })));
      expect(row.getAllByRole('link', { name: /^Pickup Fri,? 4 Dec,? 09:30$/ }).length).toBeGreaterThan(0);
    });

    it.each([
      ['orderTransport', 'Order transport'],
      ['arrangeHandover', 'Arrange the pickup'],
      ['awaitTransport', 'Confirm pickup'],
    ])('has one primary button, which is the next step: %s', async (step, name) => {
      const { at } = await renderPage('/purchasing/realization', { offers: 600 });
      const { row } = await expandedRow(at, ({ deal }) => deal !== null && nextStep(deal) === step, 'inRealization');
      const confirm = await row.findByRole('button', { name: 'Confirm pickup' });
      const buttons = within(confirm.parentElement!).getAllByRole('button');
      const primary = buttons.filter(({ className }) => className.split(' ').includes('primary'));
      expect(primary.map(({ textContent }) => textContent.trim())).toEqual([name]);
    });

    it.each(['orderTransport', 'arrangeHandover'] as const)(
      'has the message with the date as its primary button once the tour has one, instead of %s',
      async step => {
        const { at, user } = await renderPage('/purchasing/realization', { offers: 600 });
        const { offer, row } = await expandedRow(
          at,
          ({ deal }) => deal !== null && nextStep(deal) === step,
          'inRealization',
        );
        const confirm = await row.findByRole('button', { name: 'Confirm pickup' });
        const planned = { stops: [offer.hashId], date: '2099-12-04' as LocalDate };
        act(() => at.container.get(PickupTour).change(plan => ({ ...plan, ...planned })));
        const buttons = within(confirm.parentElement!).getAllByRole('button');
        const [primary, ...others] = buttons.filter(({ className }) => className.split(' ').includes('primary'));
        expect([primary!.textContent.trim(), others]).toEqual(['Send the pickup date', []]);
        await user.click(primary!);
        const dialog = within(await screen.findByRole('dialog', { name: 'Message to the seller' }));
        expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Template' }).value).toBe('confirmation');
      },
    );

    it('opens the address of the seller in a map', async () => {
      const { at } = await renderPage('/purchasing/realization', { offers: 200 });
      const { offer, row } = await expandedRow(at, ({ deal }) => Boolean(deal?.street), 'inRealization');
      const link = await row.findByRole<HTMLAnchorElement>('link', { name: 'Open in maps' });
      const { street, zipCode, place } = offer.deal!;
      expect(new URL(link.href).searchParams.get('query')).toBe(`${street}, ${zipCode} ${place}`);
      expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
    });
  });

  it('the row of a deal whose invoice exists thanks for no pickup that was not confirmed here', async () => {
    const { at } = await renderPage('/purchasing/realization', { offers: 600 });
    const { row } = await expandedRow(at, ({ deal }) => deal !== null && deal.invoiceCreated, 'inRealization');
    expect(await row.findAllByRole('link', { name: 'Go to invoices' })).not.toEqual([]);
    expect(row.queryByText('Thank you. The pickup is confirmed.')).toBeNull();
    expect(row.queryByRole('group', { name: /^Thank you\. The pickup is confirmed\./ })).toBeNull();
  });

  it('the page of a bought vehicle says how far the deal is, above the contact', async () => {
    const { offers } = new Workplace({ offers: 200 }).dealer.list('inRealization', defaultQuestion);
    const deal = offers.find(({ deal }) => deal && withTransport(deal))!;
    await renderPage(paths.offer(deal.hashId), { offers: 200 });
    const price = await screen.findByRole('region', { name: 'Price' });
    await within(price).findByRole('button', { name: 'Order transport' });
    const places = placesOf(price, ['Bought', 'Order transport', 'Seller', 'Commission', 'Minimum price']);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    const steps = within(within(price).getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map(({ textContent, ariaCurrent }) => [textContent, ariaCurrent])).toEqual([
      ['Bought: reached', null],
      ['Contract: reached', 'step'],
      ['Transport: next', null],
      ['Pickup: open', null],
      ['Invoice: open', null],
    ]);
  });

  it('the page of a vehicle that is picked up leads to the record of its handover', async () => {
    const { offers } = new Workplace({ offers: 600 }).dealer.list('inRealization', defaultQuestion);
    const { hashId } = offers.find(({ deal }) => deal?.vehiclePickedUp)!;
    const { at } = await renderPage(paths.offer(hashId), { offers: 600 });
    const price = await screen.findByRole('region', { name: 'Price' });
    await within(price).findByRole('list', { name: 'Steps' });
    const book = at.container.get(Book);
    const signature = { way: 'onPaper', strokes: [], reason: '', at: 5 } as const;
    const signed = { ...newHandover(aHandover.statement), signatures: { dealer: signature, seller: signature } };
    await act(async () => void (await book.put('handovers', [{ key: hashId, value: signed }])));
    const link = within(price).getByRole('link', { name: 'Handover: signed' });
    expect(link.getAttribute('href')).toBe(paths.handover(hashId));
  });

  it('the page of a deal opens with the question about its pickup once, if the dealer came to confirm it', async () => {
    const { offers } = new Workplace({ offers: 200 }).dealer.list('inRealization', defaultQuestion);
    const { hashId } = offers.find(({ deal }) => deal && !deal.vehiclePickedUp && !deal.invoiceCreated)!;
    const { at } = await renderPage(paths.offer(hashId), {
      offers: 200,
      before: ({ container }) => container.get(ActionBars).askPickup(hashId),
    });
    const opener = await screen.findByRole('button', { name: 'Confirm pickup', expanded: true });
    expect(opener).toBeTruthy();
    expect(screen.getByText('The invoice is issued with it. This cannot be taken back.')).toBeTruthy();
    expect(at.container.get(ActionBars).asksPickupOf).toBeNull();
  });

  /** The texts of the row in the order of the document. */
  const placesOf = (row: HTMLElement, texts: readonly string[]) => texts.map(text => row.textContent.indexOf(text));

  describe('the row of a bought vehicle', () => {
    const open = async () => {
      const page = await renderPage('/purchasing/realization', { offers: 200 });
      const { offer, row } = await expandedRow(
        page.at,
        ({ deal }) => deal !== null && withTransport(deal),
        'inRealization',
      );
      const confirm = await row.findByRole('button', { name: 'Confirm pickup' });
      return { ...page, offer, row, article: confirm.closest('article')! };
    };

    it('shows the steps and the next one, then the contact and the papers, then the amounts', async () => {
      const { article } = await open();
      const order = [
        'Contract',
        'Order transport',
        'Message',
        'Confirm pickup',
        'Seller',
        'Phone',
        'Address',
        'Vehicle data (PDF)',
      ];
      const places = placesOf(article, [...order, 'Commission', 'Total', 'Minimum']);
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(Math.min(...places)).toBeGreaterThan(-1);
      expect(await axeFindings(article)).toEqual([]);
    });

    it('says the rule of the 48 hours, what is left of them since a purchase that was made here, and when they are over', async () => {
      const { at, offer, row, passes } = await open();
      row.getByText('The purchase is binding. Arrange the handover within 48 hours.');
      expect(row.queryByText(/left for the handover/)).toBeNull();
      act(() => at.purchases.found(offer.hashId, { boughtAt: at.twins.clock.now() - 47 * HOUR }));
      row.getByText('1 h left to arrange the handover.');
      await passes(HOUR);
      // The text follows the minute.
      await passes(MINUTE);
      row.getByText(
        /^48 hours since the purchase: the 48 hours to arrange the handover are over\. The contract says what follows\.$/,
      );
    });

    it('brings the question into sight with the focus, and closes it by a second press only in sight', async () => {
      const { user, row } = await open();
      const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
      const confirm = row.getByRole('button', { name: 'Confirm pickup' });
      const question = () => row.queryByRole('group', { name: 'Confirm pickup' });
      await user.click(confirm);
      expect([document.activeElement, scrolled.mock.contexts]).toEqual([question(), [question()]]);
      const place = jest.spyOn(question()!, 'getBoundingClientRect');
      place.mockReturnValue(new DOMRect(0, window.innerHeight - 20, 300, 100));
      await user.click(confirm);
      expect([document.activeElement, scrolled.mock.contexts.length]).toEqual([question(), 2]);
      place.mockReturnValue(new DOMRect(0, window.innerHeight - 200, 300, 100));
      await user.click(confirm);
      expect(question()).toBeNull();
    });

    it('says above the second press what the handover lacks, once it is begun, and forbids nothing', async () => {
      const { at, offer, user, row } = await open();
      const book = at.container.get(Book);
      expect(row.getByRole('link', { name: 'Handover' }).getAttribute('href')).toBe(paths.handover(offer.hashId));
      await user.click(row.getByRole('button', { name: 'Confirm pickup' }));
      const question = row.getByRole('group', { name: 'Confirm pickup' });
      await act(
        async () =>
          void (await book.put('handovers', [{ key: offer.hashId, value: newHandover(aHandover.statement) }])),
      );
      expect(question.textContent).not.toContain('handover');
      await act(async () => void (await book.put('handovers', [{ key: offer.hashId, value: aHandover }])));
      expect(row.getAllByText('Handover: 2 of 3 checked').length).toBeGreaterThan(0);
      const said = '1 line of the handover is not checked. 2 differences are not reported to Paddock.';
      expect(within(question).getByText(said)).toBeTruthy();
      expect(row.getAllByText('2 differ, not all reported').length).toBeGreaterThan(0);
      await act(async () => void (await book.put('handovers', [{ key: offer.hashId, value: aReportedHandover }])));
      expect(within(question).getByText('1 line of the handover is not checked.')).toBeTruthy();
      const takenBack = { ...aReportedHandover, takenBack: ['seller'] } as const;
      await act(async () => void (await book.put('handovers', [{ key: offer.hashId, value: takenBack }])));
      expect(question.textContent).toContain('Its signatures no longer count.');
      expect(row.getAllByText('2 differ, reported').length).toBeGreaterThan(0);
      expect(row.getByRole('button', { name: 'Yes, picked up' })).toBeTruthy();
    });

    it('says in the question for which vehicle it is, what the press does, and that the planned day has not come yet', async () => {
      const { at, offer, user, row } = await open();
      await user.click(row.getByRole('button', { name: 'Confirm pickup' }));
      const question = row.getByRole('group', { name: 'Confirm pickup' });
      const vehicle = `${offerName(offer)}.  `;
      const issues = `${vehicle}The invoice is issued with it. This cannot be taken back.`;
      expect(descriptionOf(question)).toBe(issues);
      const plan = (date: string) =>
        act(() =>
          at.container.get(PickupTour).change(plan => ({ ...plan, stops: [offer.hashId], date: date as LocalDate })),
        );
      plan('2026-11-18');
      expect(descriptionOf(question)).toBe(issues);
      plan('2026-12-04');
      expect(descriptionOf(question).replace(vehicle, '')).toMatch(
        /^The pickup is planned for Fri,? 4 Dec\. It is not that day yet\. The invoice /,
      );
      expect(row.getByRole('button', { name: 'Yes, picked up' })).toBeTruthy();
      plan('2026-11-19');
      expect(descriptionOf(question)).toBe(issues);
    });

    it('has Cancel in the question alone, and closes the question with it', async () => {
      const { user, row } = await open();
      expect(row.queryByRole('button', { name: 'Cancel' })).toBeNull();
      const confirm = row.getByRole('button', { name: 'Confirm pickup' });
      await user.click(confirm);
      const question = row.getByRole('group', { name: 'Confirm pickup' });
      const cancel = row.getByRole('button', { name: 'Cancel' });
      expect(question.contains(cancel)).toBe(true);
      expect(row.getByRole('button', { name: 'Fold' })).toBeTruthy();
      await user.click(cancel);
      expect(row.queryByRole('button', { name: 'Yes, picked up' })).toBeNull();
      expect(document.activeElement).toBe(confirm);
    });
  });
});

describe('a transport', () => {
  /** The expanded row of a deal whose transport can be ordered. */
  async function atADeal() {
    const page = await renderPage('/purchasing/realization', { offers: 200 });
    const { offer: deal, row } = await expandedRow(
      page.at,
      ({ deal }) => deal !== null && withTransport(deal),
      'inRealization',
    );
    const open = async () => page.user.click(await row.findByRole('button', { name: 'Order transport' }));
    return { ...page, deal, row, open };
  }

  it('is ordered by a second press, which names from where, to where and the note', async () => {
    const { at, user, passes, deal, row, open } = await atADeal();
    await open();
    const form = within(row.getByRole('form', { name: 'Order transport' }));
    const { street, place } = deal.deal!;
    expect(form.getByText('From').nextElementSibling?.textContent).toContain(street);
    expect(form.getByText('From').nextElementSibling?.textContent).toContain(place);
    expect(form.getByText('To').nextElementSibling?.textContent).toContain('Hamburg');
    const question = within(form.getByRole('group', { name: 'Order this transport?' }));
    question.getByText('No note');
    await user.type(form.getByRole('textbox'), 'Gate 3');
    question.getByText('Gate 3');
    question.getByText(street);
    const order = form.getByRole('button', { name: 'Yes, order transport' });
    await user.click(order);
    await answersArrive();
    expect(at.sent('transport')).toEqual([]);
    await passes(DEAD_TIME);
    await user.click(order);
    await answersArrive();
    expect(at.sent('transport')).toEqual([`transport ${deal.id} Gate 3`]);
  });

  it('says that its price is not stated, and what the dealer assumes for the way', async () => {
    const { at, deal, row, open } = await atADeal();
    await open();
    const question = within(row.getByRole('group', { name: 'Order this transport?' }));
    const valueOf = (name: string) => question.getByText(name).nextElementSibling!.textContent;
    expect(valueOf('Price')).toBe('The marketplace does not state it in advance.');
    expect(question.queryByText('By your own calculation')).toBeNull();
    const edit = at.container.get(Calculations);
    await act(() => edit.edit(deal.hashId, { km: 650, transportPerKm: euros(1.2) }));
    expect(valueOf('By your own calculation')).toMatch(/^650\skm to drive, as you typed it Transport cost: 780\s€$/);
  });

  it('is ordered only by a further press, which can be cancelled, while an earlier order may still take effect', async () => {
    const { at, user, passes, deal, row, open } = await atADeal();
    const { hashId } = deal;
    await open();
    act(() => at.pressStore.outcomeUnknown({ hashId, action: 'transport', amount: euros(0), ownBidBefore: euros(0) }));
    await passes(DEAD_TIME);
    const press = async (name: string) => {
      await user.click(row.getByRole('button', { name }));
      await answersArrive();
    };
    const question = () => row.queryByRole('group', { name: /^A transport may be ordered already/ });
    await press('Yes, order transport');
    await user.click(within(question()!).getByRole('button', { name: 'Cancel' }));
    expect(question()).toBeNull();
    await press('Yes, order transport');
    await passes(DEAD_TIME);
    expect(at.sent('transport')).toEqual([]);
    await press('Yes, order again');
    expect(question()).toBeNull();
    expect(at.sent('transport')).toEqual([`transport ${deal.id} `]);
  });

  it('keeps its note when it is cancelled, is told in its row once it is ordered, and is ordered once', async () => {
    const { user, passes, row, open } = await atADeal();
    const details = row.getByRole('button', { name: /^Details: / });
    const note = () => row.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note for the haulier' });
    await open();
    expect(document.activeElement).toBe(note());
    await user.type(note(), 'Gate 3');
    await user.click(row.getByRole('button', { name: 'Cancel' }));
    expect(details.ariaExpanded).toBe('false');
    await user.click(details);
    await open();
    await user.keyboard('{Escape}');
    expect([details.ariaExpanded, document.activeElement]).toEqual(['false', details]);
    await user.click(details);
    await open();
    expect(note().value).toBe('Gate 3');
    expect(await axeFindings(row.getByRole('form'))).toEqual([]);
    await passes(DEAD_TIME);
    await user.click(row.getByRole('button', { name: 'Yes, order transport' }));
    await row.findByText('Thank you. The transport has been ordered.');
    await user.click(row.getByRole('button', { name: 'Close' }));
    expect(row.getAllByText('Transport ordered')).toHaveLength(1);
    await user.click(details);
    await row.findByText('Confirm the pickup once the vehicle has arrived.');
    expect(await axeFindings(details.closest('article')!)).toEqual([]);
    expect(row.queryByRole('button', { name: 'Order transport' })).toBeNull();
  });
});
