/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { OwnBids } from '../../../src/application/bidding/raise/OwnBids';
import { RaiseTicks } from '../../../src/application/bidding/raise/RaiseTicks';
import { Book } from '../../../src/application/book/Book';
import { BookStore } from '../../../src/application/book/BookStore';
import type { Raise, RaiseState } from '../../../src/domain/bidding/RaiseList';
import { newsKey } from '../../../src/domain/notifications/News';
import { type HashId, type Offer, offerName } from '../../../src/domain/offers/Offer';
import { ownBidStanding } from '../../../src/domain/offers/OwnBidStanding';
import { isOnSale } from '../../../src/domain/offers/Sale';
import { seenAs } from '../../../src/domain/offers/SeenOffer';
import { MINUTE, SECOND } from '../../../src/domain/shared/Instant';
import { euros, type Money, moneyText } from '../../../src/domain/shared/Money';
import { RaiseItem } from '../../../src/ui/bidding/bets/RaiseItem';
import { paths } from '../../../src/ui/shared/paths';
import { formatIn } from '../../../src/ui/shared/texts/useFormat';
import { wholeList } from '../../infrastructure/demo/market/aMarketplace';
import { anOffer } from '../../support/anOffer';
import { settled } from '../../support/settled';
import { SilentBook } from '../../support/SilentBook';
import { aHeldOffer, Workplace } from '../../support/Workplace';
import { axeFindings } from '../support/axeFindings';
import { descriptionOf } from '../support/descriptionOf';
import { Faults } from '../support/Faults';
import { answersArrive, renderPage } from '../support/renderPage';
import { renderView } from '../support/renderView';
import { startUp } from '../support/startUp';
import { textOf } from '../support/textOf';

describe('the review of several raises', () => {
  const DEAD_TIME = 600;

  it('names of each offer the number, the own bid, the highest bid, the minimum price and the limit', async () => {
    const { at, user } = await renderPage('/purchasing/my-bets');
    await user.click(await screen.findByRole('button', { name: 'Raise several' }));
    const [tick] = await screen.findAllByRole('checkbox', { name: /^Raise: / });
    expect(screen.getByRole('button', { name: 'Review raises' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(tick!);
    const [offer] = at.container.get(RaiseTicks).tickedIn();
    const { id, hashId, ownBid } = offer!;
    const highestBid = euros(offer!.highestBid / 100 + 100);
    act(() => at.registry.apply({ id, hashId, highestBid, ownBid, minimalPrice: euros(95_200) }));
    await act(() => at.container.get(Book).change('limits', hashId, () => euros(94_000)));
    await user.click(await screen.findByRole('button', { name: 'Review 1 raise' }));
    const item = within(within(await screen.findByRole('dialog', { name: 'Raises' })).getByRole('listitem'));
    expect(item.getByRole('textbox', { name: new RegExp(` · ${hashId}$`) })).toBeTruthy();
    const names = item.getAllByRole('term').map(({ textContent }) => textContent);
    const amounts = item.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/\D/g, ''));
    const sums = descriptionOf(screen.getByRole('button', { name: 'Place 1 bid' })).replaceAll('\u00a0', ' ');
    expect(sums).toMatch(/^Total: [\d ]+€\. .*Each bid is binding/);
    const panel = screen.getByRole('dialog', { name: 'Raises' });
    expect(descriptionOf(panel).replaceAll('\u00a0', ' ')).toMatch(/^Total: [\d ]+€\./);
    expect(names).toEqual(['My bid', 'Highest bid', 'Minimum price', 'My limit']);
    expect(amounts).toEqual([`${ownBid! / 100}`, `${highestBid / 100}`, '95200', '94000']);
    act(() => at.registry.apply({ id, hashId, minimalPrice: euros(0) }));
    expect(item.getAllByRole('definition')[2]!.textContent).toBe('–');
    expect(await axeFindings(screen.getByRole('dialog', { name: 'Raises' }))).toEqual([]);
  });

  it('sends nothing by Enter, neither in an amount nor on the tick of an unusual one', async () => {
    const { at, user, passes } = await renderPage('/purchasing/my-bets');
    await user.click(await screen.findByRole('button', { name: 'Raise several' }));
    const [one, other] = await screen.findAllByRole('checkbox', { name: /^Raise: / });
    await user.click(one!);
    await user.click(other!);
    await user.click(await screen.findByRole('button', { name: 'Review 2 raises' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Raises' }));
    await passes(DEAD_TIME);

    const [said] = panel.getAllByRole('status').filter(({ textContent }) => textContent === '');
    if (!said) throw new Error('No region stands');
    const amount = panel.getAllByRole('textbox')[0]!;
    await user.clear(amount);
    await user.type(amount, '900000{Enter}');
    const tick = panel.getByRole('checkbox', { name: /^Yes, bid 900/ });
    expect(document.activeElement).toBe(tick);
    await user.keyboard('{Enter}');
    await answersArrive();
    expect(at.sent('bid')).toEqual([]);
    await user.click(tick);
    tick.focus();
    await user.keyboard('{Enter}');
    await answersArrive();
    expect(at.sent('bid')).toEqual([]);

    const placed = at.container.get(RaiseTicks).tickedIn();
    await user.click(panel.getByRole('button', { name: 'Place 2 bids' }));
    await answersArrive();
    expect(at.sent('bid')).toHaveLength(2);
    // One sentence for all, which names what has the focus.
    const results = panel.getByRole('group', { name: /^All 2 bids have been placed: 9\d\d\s\d{3}\s€ in all\.$/ });
    expect(document.activeElement).toBe(results);
    expect(within(results).getAllByRole('listitem')).toHaveLength(2);
    // The group has the focus, so each vehicle with its standing is in its description.
    const heard = descriptionOf(results).replaceAll('\u00a0', ' ');
    for (const { hashId } of placed) {
      const vehicle = offerName(at.registry.get(hashId)!);
      const { ownBid } = at.registry.get(hashId)!;
      expect(heard).toContain(
        `${vehicle}: Your bid of ${moneyText(ownBid!, '.').replaceAll('\u00a0', ' ')} has been placed. You’re leading.`,
      );
    }
    expect(within(results).getAllByText('You’re leading.')).toHaveLength(2);
    expect(panel.queryAllByRole('status').filter(({ textContent }) => textContent !== '')).toEqual([]);
    await user.keyboard('{Escape}');
    await answersArrive();
    expect(screen.queryByRole('dialog')).toBeNull();
    const several = screen.getByRole('button', { name: 'Raise several' });
    await waitFor(() => expect(document.activeElement).toBe(several));
    await waitFor(() => expect(several.ariaPressed).toBe('false'));
  });

  it('says all in a region that was there before if the focus is elsewhere', async () => {
    const faults = new Faults();
    const { user, passes } = await renderPage('/purchasing/my-bets', faults.options);
    await user.click(await screen.findByRole('button', { name: 'Raise several' }));
    const [one] = await screen.findAllByRole('checkbox', { name: /^Raise: / });
    await user.click(one!);
    await user.click(await screen.findByRole('button', { name: 'Review 1 raise' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Raises' }));
    await passes(DEAD_TIME);
    const standing = panel.getAllByRole('status');
    const answer = faults.hold('bid');
    await user.click(panel.getByRole('button', { name: 'Place 1 bid' }));
    act(() => screen.getByRole('button', { name: 'Raise several' }).focus());
    answer();
    await answersArrive();
    const said = panel.getByText(/^1 bid has been placed: [\d\s]+€ in all\.$/);
    expect(standing).toContain(said.closest('[role=status]'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Raise several' })));
  });

  it('is one press on Enter away from each tick, which sends nothing', async () => {
    const { at, user } = await renderPage('/purchasing/my-bets');
    await user.click(await screen.findByRole('button', { name: 'Raise several' }));
    const [tick] = await screen.findAllByRole('checkbox', { name: /^Raise/ });
    await user.click(tick!);
    await user.keyboard('{Enter}');
    await answersArrive();
    expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Raises' }));
    expect(at.sent('bid')).toEqual([]);
  });
});

describe('RaiseItem', () => {
  /** What the item of a raise of 8 600 € to an offer with a bid of 8 450 € says about its state. */
  async function saidOf(state: RaiseState, before?: (at: Workplace, offer: Offer) => void): Promise<string> {
    const at = new Workplace();
    const offer = anOffer({ ownBid: euros(8300) });
    at.registry.apply(offer);
    before?.(at, offer);
    const raise: Raise = { hashId: offer.hashId, amount: euros(8600), highestBid: euros(8450), confirmed: null, state };
    const element = await renderView(<RaiseItem raise={raise} isReview={false} />, at);
    expect(textOf(element.querySelector('strong'))).toBe('8 600 €');
    return textOf([...element.querySelectorAll('li > p')].at(-1));
  }

  const refusal = { reason: 'refused', status: 422, message: 'The seller has withdrawn the vehicle.' } as const;

  it.each<readonly [RaiseState['kind'], RaiseState, string]>([
    ['toSend', { kind: 'toSend' }, 'Waits for the bids before it.'],
    ['inFlight', { kind: 'inFlight' }, 'Sending…'],
    ['placed', { kind: 'placed' }, 'Your bid of 8 600 € has been placed.'],
    ['deal', { kind: 'deal' }, 'You have a deal on this offer. It does not show whether this bid arrived.'],
    [
      'refused',
      { kind: 'refused', failure: refusal },
      'Your bid did not go through. The marketplace declined: The seller has withdrawn the vehicle.',
    ],
    ['outcomeOpen', { kind: 'outcomeOpen' }, 'No answer arrived. We are checking whether your bid was received…'],
    ['notSent', { kind: 'notSent' }, 'Not sent: an earlier action of yours on this offer is still being checked.'],
    ['interrupted', { kind: 'interrupted' }, 'Not sent: placing the bids was interrupted. The row is still ticked.'],
    ['moved', { kind: 'moved', highestBid: euros(8700) }, 'Left out: the highest bid is now 8 700 €.'],
    ['notOnSale', { kind: 'notOnSale' }, 'Left out: no longer on sale.'],
    ['noAmount', { kind: 'noAmount' }, 'Left out: no amount.'],
    [
      'unusual',
      { kind: 'unusual', review: { amount: euros(8600), reasons: [] } },
      'Left out: the unusual amount is not confirmed.',
    ],
  ])('a raise in the state %s says so', async (_kind, state, said) => {
    expect(await saidOf(state)).toBe(said);
  });

  it.each([
    [8600, 'Your bid of 8 600 € has been placed. You’re leading.'],
    [8700, 'Your bid of 8 600 € has been placed. Outbid.'],
  ])(
    'a raise that was placed says its standing once the server has said the bid, with a highest bid of %i €',
    async (highest, said) => {
      const bids = { ownBid: euros(8600), highestBid: euros(highest) };
      expect(await saidOf({ kind: 'placed' }, (at, { id, hashId }) => at.registry.apply({ id, hashId, ...bids }))).toBe(
        said,
      );
    },
  );

  it('a raise that was refused says the minimum as the offer has it now, with the server’s words behind Details', async () => {
    const said = await saidOf({ kind: 'refused', failure: refusal }, (at, { hashId }) => {
      at.pressStore.failed({ hashId, action: 'bid', amount: euros(8600), ownBidBefore: euros(8300) }, refusal);
      at.pressStore.explained(hashId, refusal, 'tooLow');
    });
    expect(said).toBe('Your bid did not go through. Too low. Minimum bid: 8 500 € Details');
  });

  it('a raise that had no connection does not say so once the connection is back', async () => {
    const failure = { reason: 'offline' } as const;
    expect(await saidOf({ kind: 'refused', failure })).toBe('Your bid did not go through.');
  });

  it('a raise says the year and the mileage of its vehicle', async () => {
    const at = new Workplace();
    const offer = anOffer({ ownBid: euros(8300), year: 2021, totalMileage: 23_400 });
    at.registry.apply(offer);
    const state = { kind: 'toSend' } as const;
    const raise: Raise = { hashId: offer.hashId, amount: euros(8600), highestBid: euros(8450), confirmed: null, state };
    const element = await renderView(<RaiseItem raise={raise} isReview />, at);
    expect(textOf(element)).toContain('2021 · 23 400 km');
  });
});

describe('a row in My bets', () => {
  const FRAME = 16;

  it('says in words what changed since the last visit and since when, and by how much a bid was lost', async () => {
    const { at, user, passes } = await renderPage('/purchasing/my-bets', {
      before: workplace => workplace.followMarket.follow(),
    });
    await screen.findAllByRole('article');
    const list = 'Since your last visit';
    expect(screen.queryByRole('list', { name: list })).toBeNull();
    act(() => at.container.get(OwnBids).left());

    const leading = aHeldOffer(at, offer => ownBidStanding(offer) === 'leading', 'ownBids').hashId;
    const outbid = aHeldOffer(at, offer => ownBidStanding(offer) === 'outbid', 'ownBids').hashId;
    at.market.marketplace.rivalBids(leading);
    at.market.marketplace.rivalBuys(outbid);
    await passes(FRAME);

    const rowOf = (group: string, hashId: HashId) => {
      const rows = within(screen.getByRole('region', { name: group })).getAllByRole('article');
      return within(rows.find(({ dataset }) => dataset.offer === hashId)!);
    };
    const changesOf = (group: string, hashId: HashId) => {
      return within(rowOf(group, hashId).getByRole('list', { name: list }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.trim());
    };
    const { ownBid } = at.registry.get(leading)!;
    const news = { kind: 'outbid', hashId: leading, name: '', amount: ownBid! } as const;
    const since = at.twins.clock.now() - 12 * MINUTE;
    const key = newsKey('outbid', leading, ownBid!);
    act(() => runInAction(() => at.container.get(BookStore).shown('news', key, { news, isRead: true }, since)));
    expect(changesOf('Outbid', leading)).toEqual([
      'You’ve been outbid 12 min. ago',
      expect.stringMatching(/^Highest bid up by /),
    ]);
    await user.click(screen.getByRole('button', { name: /^Closed/ }));
    expect(changesOf('Closed', outbid)[0]).toBe('The vehicle has been sold');
    for (const seconds of [1, 4, 10, 15, 30, 2]) await passes(seconds * SECOND);
    expect(changesOf('Closed', outbid)[0]).toBe('Sold to another dealer just now');
    const offer = at.registry.get(outbid)!;
    const miss = offer.finalPrice! - offer.ownBid!;
    const amounts = rowOf('Closed', outbid)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    const { money, percent } = formatIn('en');
    expect(amounts).toEqual([
      money(offer.ownBid!),
      `${money(miss as Money)} · ${percent(((100 * miss) / offer.finalPrice!).toFixed(1))}`,
    ]);
  });
});

describe('the list of own bids', () => {
  const group = (name: string) => screen.findByRole('region', { name });
  const digits = (text: string | null) => (text ?? '').replace(/\D/g, '');

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
