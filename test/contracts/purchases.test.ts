/** @jest-environment node */
import type { Offer, OfferId } from '../../src/domain/offers/Offer';
import { leavesOutcomeOpen } from '../../src/domain/shared/Failure';
import { failed, success } from '../../src/domain/shared/Result';
import { describeMarket } from './describeMarket';
import { dealerOf } from './MarketSubject';
import { offerThat } from './someOffers';

describeMarket('Purchases', 'buyer', subject => {
  const anOffer = (holds: (offer: Offer) => boolean) => offerThat(dealerOf(subject, 'buyer'), 'browse', holds);
  const forSale = () => anOffer(({ buyNowPrice, closed }) => buyNowPrice > 0 && !closed);
  const isMine = (id: OfferId) => {
    const { closed, deal } = dealerOf(subject, 'buyer').open(id)?.offer ?? {};
    return closed === true && deal !== null;
  };

  it('buys the offer', async () => {
    const { id } = forSale();
    expect(isMine(id)).toBe(false);
    expect(await subject.purchases.accept(id)).toEqual(success(undefined));
    await subject.dealOpens();
    expect(isMine(id)).toBe(true);
  });

  it('refuses an offer without a fixed price and an offer that another dealer bought', async () => {
    const unpriced = anOffer(({ buyNowPrice, closed }) => buyNowPrice === 0 && !closed);
    const { id, hashId } = forSale();
    subject.marketplace.rivalBuys(hashId);
    for (const refused of [unpriced.id, id]) {
      expect(await subject.purchases.accept(refused)).toMatchObject(failed({ reason: 'refused', status: 422 }));
      expect(isMine(refused)).toBe(false);
    }
  });

  it('refuses a dealer with test access', async () => {
    const { id } = forSale();
    subject.haveSession('testAccess');
    expect(await subject.purchases.accept(id)).toMatchObject(failed({ reason: 'refused', status: 403 }));
  });

  it('buys even if the answer is lost, and reports an open outcome', async () => {
    const { id } = forSale();
    subject.loseNextAnswer();
    const answer = await subject.purchases.accept(id);
    expect(!answer.ok && leavesOutcomeOpen(answer.failure)).toBe(true);
    await subject.dealOpens();
    expect(isMine(id)).toBe(true);
  });

  it('reports offline if it cannot be reached', async () => {
    const { id } = forSale();
    subject.unplug();
    expect(await subject.purchases.accept(id)).toEqual(failed({ reason: 'offline' }));
    expect(isMine(id)).toBe(false);
  });
});
