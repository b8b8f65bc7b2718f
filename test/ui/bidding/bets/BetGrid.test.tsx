/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { offerName } from '../../../../src/domain/offers/Offer';
import { isOnSale } from '../../../../src/domain/offers/Sale';
import { seenAs } from '../../../../src/domain/offers/SeenOffer';
import { MINUTE, SECOND } from '../../../../src/domain/shared/Instant';
import { paths } from '../../../../src/ui/shared/paths';
import { wholeList } from '../../../infrastructure/demo/market/aMarketplace';
import { settled } from '../../../support/settled';
import { SilentBook } from '../../../support/SilentBook';
import { renderPage } from '../../support/renderPage';
import { startUp } from '../../support/startUp';

const group = (name: string) => screen.findByRole('region', { name });
const digits = (text: string | null) => (text ?? '').replace(/\D/g, '');

describe('the list of own bids', () => {
  it('is in groups with counts, and a press fills in the next minimum without sending it', async () => {
    const { at, user } = await renderPage(paths.myBets);
    for (const name of ['Outbid', 'Leading']) {
      const { length } = within(await group(name)).getAllByRole('article');
      screen.getByRole('heading', { name: `${name} ${length}` });
    }
    const row = within(within(await group('Outbid')).getAllByRole('article')[0]!);
    row.getByText('Behind the highest bid');
    const raise = row.getByRole('button', { name: /^Raise to/ });
    const amount = digits(raise.textContent);
    await user.click(raise);
    const field = await row.findByRole<HTMLInputElement>('textbox', { name: 'Your offer' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(digits(field.value)).toBe(amount);
    expect(at.sent('bid')).toEqual([]);
  });

  it('leaves out what this device has seen, if the dealer asks for what is not seen', async () => {
    const seen: string[] = [];
    await renderPage(`${paths.myBets}?notSeen=yes`, {
      before: async ({ twins, session, dealer }) => {
        const [first, second] = wholeList(dealer, 'ownBids').filter(isOnSale);
        const offers = [first!, second!];
        seen.push(...offers.map(offerName));
        const records = offers.map(offer => ({ key: offer.hashId, changedAt: 1, value: [seenAs(offer, 1)] }));
        await twins.book.put(session.dealerKey, 'seen', records);
      },
    });
    const names = () => screen.getAllByRole('article').map(row => row.getAttribute('aria-label'));
    await waitFor(() => expect(names()).not.toContain(seen[0]));
    expect(names()).not.toContain(seen[1]);
    expect(names().length).toBeGreaterThan(0);
  });

  describe('if the storage of the browser does not answer', () => {
    it('does not say that no bid fits before it knows what this device has seen', async () => {
      await renderPage(`${paths.myBets}?notSeen=yes`, { replaced: () => ({ book: new SilentBook() }) });
      await screen.findByRole('region', { name: 'My bets' });
      expect(screen.queryAllByRole('article')).toEqual([]);
      expect(screen.queryByText('None of the loaded offers fits')).toBeNull();
    });

    it('shows all bids after two seconds without the notes, and asks before it moves rows by them', async () => {
      const book = new SilentBook();
      const { user, passes } = await renderPage(`${paths.myBets}?words=peter`, {
        replaced: () => ({ book }),
        before: async ({ session, dealer }) => {
          const { hashId } = wholeList(dealer, 'ownBids').find(isOnSale)!;
          await book.put(session.dealerKey, 'notes', [{ key: hashId, changedAt: 1, value: 'for Peter' }]);
        },
      });
      const bets = await screen.findByRole('region', { name: 'My bets' });
      const rows = () => within(bets).queryAllByRole('article');
      expect(rows()).toEqual([]);
      expect(screen.queryByText('None of the loaded offers fits')).toBeNull();
      await passes(2 * SECOND);
      await screen.findByText('Without your own data (not read yet)');
      const all = rows().length;
      expect(all).toBeGreaterThan(1);
      // Meanwhile, the list was fetched again, and what is fetched waits as well.
      await passes(2 * SECOND);
      expect(rows()).toHaveLength(all);
      await act(async () => book.answer());
      await passes(2 * SECOND);
      const move = await screen.findByRole('button', { name: 'Sort again' });
      expect(screen.queryByText('Without your own data (not read yet)')).toBeNull();
      expect(rows()).toHaveLength(all);
      await user.click(move);
      expect(rows()).toHaveLength(1);
    });
  });

  it('keeps the page from a reload while a row is ticked, although the dealer returns after half an hour', async () => {
    const page = await renderPage(paths.myBets);
    const { at, user, passes } = page;
    await startUp(page);
    await user.click(screen.getByRole('button', { name: 'Raise several' }));
    const [tick] = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /^Raise: / });
    await user.click(tick!);
    await passes(31 * MINUTE);
    // The reload waits for the newest version.
    const returns = () => act(async () => (at.twins.browserWindow.focus(), settled()));
    await returns();
    expect(at.twins.browserWindow.reloads).toBe(0);
    expect(tick!.checked).toBe(true);
    await user.click(tick!);
    await returns();
    expect(at.twins.browserWindow.reloads).toBe(1);
  });
});
