/** @jest-environment node */
import type { OfferId } from '../../src/domain/offers/Offer';
import { failed, success } from '../../src/domain/shared/Result';
import { describeMarket } from './describeMarket';
import { dealerOf } from './MarketSubject';
import { allOf, offerThat } from './someOffers';

describeMarket('Likes', 'buyer', subject => {
  const isLiked = (id: OfferId) => dealerOf(subject, 'buyer').open(id)?.offer.isLiked;
  const liked = () => dealerOf(subject, 'buyer').list('liked', allOf(1)).totalCount;

  it('likes and unlikes an offer, even repeatedly', async () => {
    const { id } = offerThat(dealerOf(subject, 'buyer'), 'browse', ({ isLiked: already }) => !already);
    const before = liked();
    for (const [change, after] of [
      [() => subject.likes.like(id), true],
      [() => subject.likes.like(id), true],
      [() => subject.likes.unlike(id), false],
      [() => subject.likes.unlike(id), false],
    ] as const) {
      expect(await change()).toEqual(success(undefined));
      expect([isLiked(id), liked()]).toEqual([after, before + Number(after)]);
    }
  });

  it('reports an unknown offer as not found', async () => {
    const notFound = failed({ reason: 'notFound' });
    expect(await subject.likes.like(99_999_999 as OfferId)).toMatchObject(notFound);
    expect(await subject.likes.unlike(99_999_999 as OfferId)).toMatchObject(notFound);
  });

  it('reports offline if it cannot be reached', async () => {
    const { id } = offerThat(dealerOf(subject, 'buyer'), 'browse', ({ isLiked: already }) => !already);
    subject.unplug();
    expect(await subject.likes.like(id)).toEqual(failed({ reason: 'offline' }));
    expect(isLiked(id)).toBe(false);
  });
});
