/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { Menu } from '../../../../src/application/navigation/Menu';
import { defaultQuestion } from '../../../../src/domain/offers/list/BrowseQuestion';
import type { Offer } from '../../../../src/domain/offers/Offer';
import { euros } from '../../../../src/domain/shared/Money';
import { paths } from '../../../../src/ui/shared/paths';
import { Workplace } from '../../../support/Workplace';
import { axeFindings } from '../../support/axeFindings';
import { answersArrive, renderPage } from '../../support/renderPage';
import { withOffer } from '../../support/withOffer';
import { plainRow } from '../../support/withRows';

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

describe('the foot of an opened offer on a phone', () => {
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
