import { Book } from '../../../../src/application/book/Book';
import { HOUR } from '../../../../src/domain/shared/Instant';
import { euros } from '../../../../src/domain/shared/Money';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { Workplace } from '../../../support/Workplace';
import { InMemoryTabLocks } from '../../../twins/InMemoryTabLocks';
import { aDeal } from '../deal/aDeal';

watchActions();

describe('the time of a deal', () => {
  async function aDealOfABidFromHere() {
    const { at, deal } = await aDeal();
    const { hashId } = deal;
    const bid = { hashId, amount: euros(8000), placedAt: at.twins.clock.now() - HOUR };
    await at.container.get(Book).keep('placedBids', hashId, bid);
    return { at, hashId };
  }

  it('is at the latest when this device first listed it, if the bid was placed here, also after a reload', async () => {
    const { at, hashId } = await aDealOfABidFromHere();
    const seenAt = at.twins.clock.now();
    at.purchases.followDeals();
    await settled();
    expect(at.purchases.timeOf(hashId)).toEqual({ at: seenAt, isLatest: true });
    await at.passes(HOUR);
    const page = new Workplace({ beside: at, tabLocks: new InMemoryTabLocks() });
    await page.loadOffers.refresh('inRealization');
    page.purchases.followDeals();
    await settled();
    expect(page.purchases.timeOf(hashId)).toEqual({ at: seenAt, isLatest: true });
  });

  it('is unknown if neither the purchase nor the bid was made here', async () => {
    const { at, deal } = await aDeal();
    at.purchases.followDeals();
    await settled();
    expect(at.purchases.timeOf(deal.hashId)).toBeNull();
  });

  it('is the time of the press if it was pressed here', async () => {
    const { at, hashId } = await aDealOfABidFromHere();
    at.purchases.found(hashId, { boughtAt: 5 });
    at.purchases.followDeals();
    await settled();
    expect(at.purchases.timeOf(hashId)).toEqual({ at: 5, isLatest: false });
  });
});
