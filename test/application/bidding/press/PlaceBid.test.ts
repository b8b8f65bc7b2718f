import { PlaceBid } from '../../../../src/application/bidding/press/PlaceBid';
import { Book } from '../../../../src/application/book/Book';
import { ComparableSales } from '../../../../src/application/valuation/ComparableSales';
import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import { knownBrands } from '../../../../src/domain/offers/list/BrowseFilters';
import type { HashId, Offer } from '../../../../src/domain/offers/Offer';
import { type Money, toEuros } from '../../../../src/domain/shared/Money';
import { comparableFilters, comparablesKey } from '../../../../src/domain/valuation/ComparableQuestion';
import { aSale } from '../../../domain/valuation/aSale';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { aHeldOffer, atTheList, type Workplace } from '../../../support/Workplace';

watchActions();

interface AtAnOffer {
  readonly at: Workplace;
  readonly offer: Offer;
  readonly placeBid: PlaceBid;
}

async function atAnAuction(): Promise<AtAnOffer> {
  const at = await atTheList();
  const offer = aHeldOffer(at, ({ ownBid, buyNowPrice, highestBid }) => !ownBid && buyNowPrice === 0 && highestBid > 0);
  return { at, offer, placeBid: at.container.get(PlaceBid) };
}

const tenfold = ({ highestBid }: Offer): Money => (minimumBid(highestBid) * 10) as Money;

describe('PlaceBid', () => {
  it('sends a usual bid by one press', async () => {
    const { at, offer, placeBid } = await atAnAuction();
    const amount = minimumBid(offer.highestBid);
    expect(await placeBid.placeOrReview({ hashId: offer.hashId, amount, shown: null })).toBeNull();
    await settled();
    expect(at.sent('bid')).toEqual([`bid ${offer.id} ${amount}`]);
    expect(at.served(offer.hashId).ownBid).toBe(amount);
  });

  it('asks for a second press if a digit too many was typed', async () => {
    const { at, offer, placeBid } = await atAnAuction();
    const { hashId } = offer;
    const amount = tenfold(offer);
    const review = await placeBid.placeOrReview({ hashId, amount, shown: null });
    expect(review).toMatchObject({ amount, reasons: [{ reason: 'tooHigh' }] });
    // The bid button opens the review again. Only the button of the review sends.
    expect(await placeBid.placeOrReview({ hashId, amount, shown: null })).toEqual(review);
    await settled();
    expect(at.sent('bid')).toEqual([]);
    expect(await placeBid.placeOrReview({ hashId, amount, shown: review })).toBeNull();
    await settled();
    expect(at.sent('bid')).toEqual([`bid ${offer.id} ${amount}`]);
  });

  it('asks again if an answer is lost between the two presses', async () => {
    const { at, offer, placeBid } = await atAnAuction();
    const { hashId } = offer;
    const amount = tenfold(offer);
    const shown = await placeBid.placeOrReview({ hashId, amount, shown: null });
    at.twins.line.failNext({ reason: 'timedOut' });
    void at.placeBid(hashId, minimumBid(offer.highestBid));
    await settled();
    await at.passesInSeconds(66);
    expect(at.pressStore.isInDoubt(hashId)).toBe(true);
    const review = await placeBid.placeOrReview({ hashId, amount, shown });
    expect(review?.reasons).toEqual([expect.objectContaining({ reason: 'tooHigh' }), { reason: 'possibleDuplicate' }]);
    await settled();
    expect(at.sent('bid')).toHaveLength(1);
    await placeBid.placeOrReview({ hashId, amount, shown: review });
    await settled();
    expect(at.sent('bid').at(-1)).toBe(`bid ${offer.id} ${amount}`);
    expect(toEuros(at.served(hashId).ownBid!)).toBe(toEuros(amount));
  });

  it('does not send a confirmed unusual bid while the outcome of a bid from another tab is unknown', async () => {
    const { at, offer } = await atAnAuction();
    const { hashId } = offer;
    const second = await atTheList({ beside: at });
    const placeBid = second.container.get(PlaceBid);
    at.twins.line.failNext({ reason: 'timedOut' });
    void at.placeBid(hashId, minimumBid(offer.highestBid));
    await settled();
    await at.passesInSeconds(66);
    const amount = tenfold(offer);
    const review = await placeBid.placeOrReview({ hashId, amount, shown: null });
    expect(review?.reasons).toMatchObject([{ reason: 'tooHigh' }]);
    await placeBid.placeOrReview({ hashId, amount, shown: review });
    await settled();
    expect([second.sent('bid'), second.pressStore.stepOf(hashId).step]).toEqual([[], 'unknown']);
  });

  it('compares a bid with the median of comparable sales', async () => {
    const { at, offer, placeBid } = await atAnAuction();
    const { hashId } = offer;
    const amount = tenfold(offer);
    const sales = ['one', 'two', 'three'].map(id => aSale({ hashId: id as HashId, price: amount }));
    const found = { sales, missingPages: 0, isCut: false };
    at.container.get(ComparableSales).answered(hashId, found, at.twins.clock.now());
    expect(await placeBid.placeOrReview({ hashId, amount, shown: null })).toBeNull();
    await settled();
    expect(at.sent('bid')).toEqual([`bid ${offer.id} ${amount}`]);
  });

  it('compares a bid with the median that an earlier search has kept in the book', async () => {
    const { at, offer, placeBid } = await atAnAuction();
    const { hashId } = offer;
    const amount = tenfold(offer);
    const sales = ['one', 'two', 'three'].map(id => aSale({ hashId: id as HashId, price: amount }));
    const key = comparablesKey(offer, comparableFilters(offer, knownBrands));
    await at.container.get(Book).put('comparables', [{ key, value: { sales, missingPages: 0, isCut: false } }]);
    expect(await placeBid.placeOrReview({ hashId, amount, shown: null })).toBeNull();
    const unusual = (amount * 2) as Money;
    at.typeAmount(hashId, unusual);
    expect(await placeBid.placeOrReview({ hashId, amount: unusual, shown: null })).toMatchObject({
      reasons: [{ reason: 'tooHigh', reference: { kind: 'median', price: amount } }],
    });
  });

  it('sends nothing for an offer that is not known', async () => {
    const { at, offer, placeBid } = await atAnAuction();
    const hashId = 'XX-00000' as HashId;
    expect(await placeBid.placeOrReview({ hashId, amount: tenfold(offer), shown: null })).toBeNull();
    await settled();
    expect(at.sent('bid')).toEqual([]);
  });

  it('sends nothing if the dealer types another amount before the book is read', async () => {
    const { at, offer, placeBid } = await atAnAuction();
    const { hashId } = offer;
    const amount = minimumBid(offer.highestBid);
    at.typeAmount(hashId, amount);
    const press = placeBid.placeOrReview({ hashId, amount, shown: null });
    at.typeAmount(hashId, (amount + 5000) as Money);
    expect(await press).toBeNull();
    await settled();
    expect(at.sent('bid')).toEqual([]);
  });

  it('sends nothing if the dealer leaves the form before the book is read', async () => {
    const { at, offer, placeBid } = await atAnAuction();
    const { hashId } = offer;
    const leaving = new AbortController();
    const amount = minimumBid(offer.highestBid);
    const press = placeBid.placeOrReview({ hashId, amount, shown: null, left: leaving.signal });
    leaving.abort();
    expect(await press).toBeNull();
    await settled();
    expect(at.sent('bid')).toEqual([]);
  });

  it('asks for a second press while the limits cannot be read, and never blocks the bid', async () => {
    const { at, offer, placeBid } = await atAnAuction();
    const { hashId } = offer;
    const amount = minimumBid(offer.highestBid);
    at.twins.book.failure = { reason: 'unavailable' };
    const review = await placeBid.placeOrReview({ hashId, amount, shown: null });
    expect(review).toEqual({ amount, reasons: [{ reason: 'limitUnknown' }] });
    expect(at.sent('bid')).toEqual([]);
    expect(await placeBid.placeOrReview({ hashId, amount, shown: review })).toBeNull();
    await settled();
    expect(at.sent('bid')).toEqual([`bid ${offer.id} ${amount}`]);
  });

  it('reads the limits again at each press if they could not be read', async () => {
    const { at, offer, placeBid } = await atAnAuction();
    const { hashId } = offer;
    const [amount, limit] = [minimumBid(offer.highestBid), offer.highestBid];
    await at.twins.book.put(at.session.dealerKey, 'limits', [{ key: hashId, changedAt: 1, value: limit }]);
    at.twins.book.failure = { reason: 'offline' };
    const shown = await placeBid.placeOrReview({ hashId, amount, shown: null });
    at.twins.book.failure = null;
    const review = await placeBid.placeOrReview({ hashId, amount, shown });
    expect(review).toEqual({ amount, reasons: [{ reason: 'aboveLimit', limit }] });
    expect(at.sent('bid')).toEqual([]);
  });
});
