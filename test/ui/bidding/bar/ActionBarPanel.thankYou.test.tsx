/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { defaultQuestion } from '../../../../src/domain/offers/list/BrowseQuestion';
import { offerName } from '../../../../src/domain/offers/Offer';
import { SECOND } from '../../../../src/domain/shared/Instant';
import { moneyText } from '../../../../src/domain/shared/Money';
import { paths } from '../../../../src/ui/shared/paths';
import { withTransport } from '../../../application/bidding/deal/aDeal';
import { Workplace } from '../../../support/Workplace';
import { axeFindings } from '../../support/axeFindings';
import { expandedRow, isUnbidAuction } from '../../support/expandedRow';
import { renderPage } from '../../support/renderPage';
import { textOf } from '../../support/textOf';

const DEAD_TIME = 600;

const [offer] = new Workplace().dealer.list('browse', { ...defaultQuestion, buyNowOnly: true }).offers;
const { hashId } = offer!;

it('the closed thanks for a purchase lead to the pickup on the page of the offer, as soon as the deal is known', async () => {
  const { at, user, passes } = await renderPage(paths.offer(hashId));
  const price = within(await screen.findByRole('region', { name: 'Price' }));
  await act(() => at.acceptBuyNow(hashId, at.offer(hashId).buyNowPrice));
  await price.findByText('Thank you. You have bought the vehicle.');
  await passes(SECOND);
  expect(price.queryByRole('button', { name: 'Confirm pickup' })).toBeNull();
  await user.click(price.getByRole('button', { name: 'Close' }));
  await price.findByRole('button', { name: 'Confirm pickup' });
});

it('the thanks for a bid have no link to My bets on that page, and closing them collapses the row', async () => {
  const { at, user, passes } = await renderPage(paths.myBets);
  const { row } = await expandedRow(at, ({ buyNowPrice, closed }) => buyNowPrice === 0 && !closed, 'ownBids');
  await user.type(await row.findByRole('textbox', { name: 'Your offer' }), '90000');
  await passes(DEAD_TIME);
  await user.click(row.getByRole('button', { name: /^Place bid/ }));
  const yes = await row.findByRole('button', { name: /^Yes, bid/ });
  await passes(DEAD_TIME);
  await user.click(yes);
  await row.findByText('Thank you. Your bid has been placed.');
  expect(row.queryByRole('link', { name: 'Go to my bets' })).toBeNull();
  await user.click(row.getByRole('button', { name: 'Close' }));
  expect(row.getByRole('button', { name: /^Details: / }).ariaExpanded).toBe('false');
  await user.click(row.getByRole('button', { name: /^Details: / }));
  expect(row.getByRole<HTMLInputElement>('textbox', { name: 'Your offer' }).value).toBe('');
});

it('the thanks for a purchase are said in a region that stood before if the focus is elsewhere', async () => {
  const { at } = await renderPage(paths.offer(hashId));
  const price = within(await screen.findByRole('region', { name: 'Price' }));
  await price.findByRole('button', { name: 'Buy now' });
  const standing = price.getAllByRole('status');
  await act(() => at.acceptBuyNow(hashId, at.offer(hashId).buyNowPrice));
  const said = await price.findByText('Thank you. You have bought the vehicle.');
  expect(textOf(said.parentElement)).toBe(
    `Thank you. You have bought the vehicle. ${offerName(at.offer(hashId))}. Buy-now price: ${moneyText(at.offer(hashId).buyNowPrice, '.').replace(/\s/g, ' ')}.`,
  );
  expect(standing).toContain(said.closest('[role=status]'));
});

it('the thanks for a bid are said once: they name the group that has the focus', async () => {
  const { user, passes, at } = await renderPage(paths.browse);
  const { offer, row } = await expandedRow(at, isUnbidAuction);
  await user.type(await row.findByRole('textbox', { name: 'Your offer' }), '150');
  await passes(DEAD_TIME);
  await user.click(row.getByRole('button', { name: /^Place bid/ }));
  const said = await row.findByText('Thank you. Your bid has been placed.');
  expect(said.closest('[role=status], [aria-live]')).toBeNull();
  const vehicle = offerName(offer);
  expect(document.activeElement).toBe(
    row.getByRole('group', {
      name: `Thank you. Your bid has been placed. ${vehicle}. Your offer: 150\u00a0€. You’re leading.`,
    }),
  );
  expect(await axeFindings(said.closest('article')!)).toEqual([]);
  // A list renders a row again that comes back into sight.
  await user.click(screen.getByRole('button', { name: 'Table' }));
  await user.click(screen.getByRole('button', { name: 'Tiles' }));
  const again = await screen.findByText('Thank you. Your bid has been placed.');
  expect(again.isSameNode(said)).toBe(false);
  expect(again.closest('[role=status], [aria-live]')).toBeNull();
});

it('the thanks for a pickup are said once: they name the group that has the focus', async () => {
  const { user, passes, at } = await renderPage(paths.inRealization, { offers: 200 });
  const { offer, row } = await expandedRow(at, ({ deal }) => deal !== null && withTransport(deal), 'inRealization');
  await user.click(await row.findByRole('button', { name: 'Confirm pickup' }));
  await passes(DEAD_TIME);
  await user.click(row.getByRole('button', { name: 'Yes, picked up' }));
  const said = await row.findByText(/^Thank you/);
  expect(said.closest('[role=status], [aria-live]')).toBeNull();
  expect(document.activeElement).toBe(row.getByRole('group', { name: `${said.textContent} ${offerName(offer)}` }));
});
