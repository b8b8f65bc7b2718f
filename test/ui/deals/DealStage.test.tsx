/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import type { Deal } from '../../../src/domain/offers/Deal';
import { paths } from '../../../src/ui/shared/paths';
import { aDeal } from '../../domain/deals/aDeal';
import { omitting } from '../../support/omitting';
import type { Workplace } from '../../support/Workplace';
import { listWidth } from '../support/listWidth';
import { answersArrive, renderPage } from '../support/renderPage';
import { textOf } from '../support/textOf';
import { plainRow, withRows } from '../support/withRows';

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
  await renderPage(paths.inRealization, { ...withRows('inRealization', [{ ...plainRow, deal: aDeal(deal) }]), before });
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
