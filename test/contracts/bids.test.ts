/** @jest-environment node */
import { minimumBid } from '../../src/domain/bidding/MinimumBid';
import type { OfferId } from '../../src/domain/offers/Offer';
import { leavesOutcomeOpen } from '../../src/domain/shared/Failure';
import { euros, type Money } from '../../src/domain/shared/Money';
import { failed, success } from '../../src/domain/shared/Result';
import { describeMarket } from './describeMarket';
import { dealerOf } from './MarketSubject';
import { offerThat } from './someOffers';

describeMarket('Bids', 'buyer', subject => {
  const anOffer = () => offerThat(dealerOf(subject, 'buyer'), 'browse', ({ ownBid, closed }) => !ownBid && !closed);
  const known = (id: OfferId) => dealerOf(subject, 'buyer').open(id)?.offer;

  it('answers a bid with the changed offer', async () => {
    const { id, hashId, highestBid, bidsCount } = anOffer();
    const amount = minimumBid(highestBid);
    expect(await subject.bids.place(id, amount)).toMatchObject(
      success(subject.told({ id, hashId, highestBid: amount, ownBid: amount, bidsCount: bidsCount! + 1 })),
    );
    expect(known(id)).toMatchObject({ highestBid: amount, ownBid: amount, bidsCount: bidsCount! + 1 });
  });

  it('keeps the cents of an amount', async () => {
    const { id, highestBid } = anOffer();
    const amount = (minimumBid(highestBid) + 7) as Money;
    expect(await subject.bids.place(id, amount)).toMatchObject(
      success(subject.told({ highestBid: amount, ownBid: amount })),
    );
    expect(known(id)?.ownBid).toBe(amount);
  });

  it('refuses a bid below the minimum with a message and changes nothing', async () => {
    const { id, highestBid, bidsCount } = anOffer();
    const answer = await subject.bids.place(id, (minimumBid(highestBid) - 1) as Money);
    expect(answer).toMatchObject(failed({ reason: 'refused', status: 422 }));
    expect(!answer.ok && answer.failure.reason === 'refused' && answer.failure.message).toContain('minimum');
    expect(known(id)).toMatchObject({ highestBid, bidsCount, ownBid: null });
  });

  it('refuses a bid on a sold or unknown offer', async () => {
    const { id, hashId } = anOffer();
    subject.marketplace.rivalBuys(hashId);
    expect(await subject.bids.place(id, euros(99_000))).toMatchObject(failed({ reason: 'refused', status: 422 }));
    expect(await subject.bids.place(99_999_999 as OfferId, euros(99_000))).toMatchObject(
      failed({ reason: 'notFound' }),
    );
  });

  it('refuses a dealer with test access', async () => {
    const { id, highestBid } = anOffer();
    subject.haveSession('testAccess');
    expect(await subject.bids.place(id, minimumBid(highestBid))).toMatchObject(
      failed({ reason: 'refused', status: 403 }),
    );
  });

  it('places a bid once, even if its answer is lost', async () => {
    const { id, highestBid, bidsCount } = anOffer();
    subject.loseNextAnswer();
    const answer = await subject.bids.place(id, minimumBid(highestBid));
    expect(!answer.ok && leavesOutcomeOpen(answer.failure)).toBe(true);
    expect(known(id)).toMatchObject({ ownBid: minimumBid(highestBid), bidsCount: bidsCount! + 1 });
  });

  it('reports offline if it cannot be reached', async () => {
    const { id, highestBid } = anOffer();
    subject.unplug();
    expect(await subject.bids.place(id, minimumBid(highestBid))).toEqual(failed({ reason: 'offline' }));
    expect(known(id)).toMatchObject({ highestBid, ownBid: null });
  });
});
