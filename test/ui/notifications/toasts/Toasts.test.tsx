/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { bidStanding } from '../../../../src/domain/offers/BidStanding';
import { defaultQuestion } from '../../../../src/domain/offers/list/BrowseQuestion';
import { type Offer, offerName } from '../../../../src/domain/offers/Offer';
import { moneyText } from '../../../../src/domain/shared/Money';
import { paths } from '../../../../src/ui/shared/paths';
import { buyerEmail, isComplete } from '../../../infrastructure/demo/market/aMarketplace';
import type { Workplace } from '../../../support/Workplace';
import { axeFindings } from '../../support/axeFindings';
import { renderPage } from '../../support/renderPage';
import { startUp } from '../../support/startUp';

async function started(path: string) {
  const page = await renderPage(path);
  await startUp(page);
  const { at, passes } = page;
  const arrives = async (happen: (market: Workplace['market']['marketplace']) => void) => {
    act(() => happen(at.market.marketplace));
    await passes(20);
  };
  return { ...page, arrives };
}

const region = () => document.querySelector<HTMLElement>('[aria-label="Notifications"]')!;
const toasts = () => within(region());

/** No toast is shown, so the region has no name. */
const noToasts = () => expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();

function offerWith(at: Workplace, fits: (offer: Offer) => boolean): Offer {
  const found = at.dealer.list('ownBids', defaultQuestion).offers.map(isComplete).find(fits);
  if (!found) throw new Error('No offer with a bid of the dealer fits');
  return found;
}

const isLed = (offer: Offer) => !offer.closed && bidStanding(offer) === 'leading';

describe('the news of a higher bid', () => {
  it('appears on another page, counts in the title, follows the price and leads to the offer', async () => {
    const { at, user, arrives } = await started(paths.language);
    const offer = offerWith(at, isLed);
    const { title } = document;
    await arrives(market => market.rivalBids(offer.hashId));
    toasts().getByRole('article', { name: new RegExp(`outbid on ${offerName(offer)}`) });
    expect(await axeFindings(region())).toEqual([]);
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain(offerName(offer));
    await waitFor(() => expect(document.title).toBe(`(1) ${title}`));

    await arrives(market => market.rivalBids(offer.hashId));
    const amount = moneyText(at.served(offer.hashId).highestBid, '.');
    expect(toasts().getByRole('article').textContent).toContain(amount);

    // In a place that cuts the sentence, the amount comes before the name.
    expect(toasts().getByText(/^Outbid: /).textContent).toBe(`Outbid: ${amount} · ${offerName(offer)}`);

    await user.click(toasts().getByRole('link', { name: 'Open the offer' }));
    act(() => at.twins.browserWindow.use());
    expect(location.pathname).toBe(paths.offer(offer.hashId));
    await screen.findByRole('region', { name: 'Price' });
    noToasts();
    await waitFor(() => expect(document.title).not.toMatch(/^\(/));
  });

  it('is said in the open dialog, below which the page is inert, as is a missing connection', async () => {
    const { at, user, arrives } = await started(paths.browse);
    const offer = offerWith(at, isLed);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const filters = await screen.findByRole('dialog', { name: 'Filters' });
    await arrives(market => market.rivalBids(offer.hashId));
    const said = () => filters.querySelector('[aria-live]')!.textContent;
    expect(said()).toMatch(new RegExp(`outbid on ${offerName(offer)}`));
    act(() => at.connection.wentOffline());
    expect(said()).toContain('offline');
  });

  it('counts in the title and the icon of a hidden tab together with other news, until the dealer returns', async () => {
    const icon = Object.assign(document.createElement('link'), { rel: 'icon', href: '/favicon.svg' });
    document.head.append(icon);
    const { href } = icon;
    const { at, arrives } = await started(paths.browse);
    const { title } = document;
    const offer = offerWith(at, isLed);
    const other = at.list('browse').ids.find(hashId => hashId !== offer.hashId)!;
    act(() => at.twins.browserWindow.hide());
    await arrives(market => market.rivalBids(offer.hashId));
    await waitFor(() => expect(document.title).toBe(`(1) ${title}`));
    await arrives(market => market.supportAnswers(buyerEmail, other, 'Yes'));
    await waitFor(() => expect(document.title).toBe(`(2) ${title}`));
    // A colour that is not encoded would end the address.
    expect(new URL(icon.href).hash).toBe('');
    expect(decodeURIComponent(icon.href)).toMatch(/^data:image\/svg\+xml,<svg .*>2<\/text><\/svg>$/);
    act(() => at.twins.browserWindow.show());
    await waitFor(() => expect(document.title).toBe(title));
    expect(icon.href).toBe(href);
    icon.remove();
    const last = toasts().getAllByRole('article').at(-1)!.textContent;
    expect(last).toContain('Yes');
    expect(last).toContain('Read the message 1 more');
  });
});

describe('the news of an answer', () => {
  it('shows the words as they are, is put away with Escape, and leads to the conversation', async () => {
    const { at, user, arrives } = await started(paths.browse);
    const hashId = at.list('browse').ids[0]!;
    const words = 'The papers are <b>here</b>';
    const answer = () => arrives(market => market.supportAnswers(buyerEmail, hashId, words));
    await answer();
    toasts().getByText(words);
    expect(await axeFindings(region())).toEqual([]);
    act(() => toasts().getByRole('button', { name: 'Close' }).focus());
    await user.keyboard('{Escape}');
    noToasts();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));

    await answer();
    await user.click(toasts().getByRole('link', { name: 'Read the message' }));
    expect(location.pathname).toBe(paths.conversation(hashId));
    noToasts();
    const log = within(await screen.findByRole('log'));
    await waitFor(() => expect(log.getAllByText(words)).toHaveLength(2));
    await answer();
    await waitFor(() => expect(log.getAllByText(words)).toHaveLength(3));
    noToasts();
  });
});
