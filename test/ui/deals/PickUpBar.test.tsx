/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { ActionBars } from '../../../src/application/bidding/bar/ActionBars';
import { PickupTour } from '../../../src/application/board/PickupTour';
import { Book } from '../../../src/application/book/Book';
import { nextStep } from '../../../src/domain/deals/DealStage';
import { newHandover } from '../../../src/domain/handover/Handover';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import { offerName } from '../../../src/domain/offers/Offer';
import { HOUR, MINUTE } from '../../../src/domain/shared/Instant';
import type { LocalDate } from '../../../src/domain/shared/LocalDate';
import { paths } from '../../../src/ui/shared/paths';
import { withTransport } from '../../application/bidding/deal/aDeal';
import { aHandover, aReportedHandover } from '../../support/aHandover';
import { Workplace } from '../../support/Workplace';
import { axeFindings } from '../support/axeFindings';
import { descriptionOf } from '../support/descriptionOf';
import { expandedRow } from '../support/expandedRow';
import { renderPage } from '../support/renderPage';

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
      async () => void (await book.put('handovers', [{ key: offer.hashId, value: newHandover(aHandover.statement) }])),
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
