/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { OwnBids } from '../../../../src/application/bidding/raise/OwnBids';
import { BookStore } from '../../../../src/application/book/BookStore';
import { newsKey } from '../../../../src/domain/notifications/News';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { ownBidStanding } from '../../../../src/domain/offers/OwnBidStanding';
import { MINUTE, SECOND } from '../../../../src/domain/shared/Instant';
import type { Money } from '../../../../src/domain/shared/Money';
import { formatIn } from '../../../../src/ui/shared/texts/useFormat';
import { aHeldOffer } from '../../../support/Workplace';
import { renderPage } from '../../support/renderPage';

const FRAME = 16;

describe('a row in My bets', () => {
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
