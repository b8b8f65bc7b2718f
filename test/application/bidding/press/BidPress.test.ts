import { ActionBars } from '../../../../src/application/bidding/bar/ActionBars';
import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import type { Offer } from '../../../../src/domain/offers/Offer';
import { euros, moneyText, toEuros, type Money } from '../../../../src/domain/shared/Money';
import { visitorEmail } from '../../../infrastructure/demo/market/aMarketplace';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { aHeldOffer, atTheList, type Workplace, type WorkplaceOptions } from '../../../support/Workplace';

watchActions();

interface AtAnOffer {
  readonly at: Workplace;
  readonly offer: Offer;
  readonly amount: Money;
}

/** A dealer who has typed the minimum bid. */
async function aTypedBid(options?: WorkplaceOptions): Promise<AtAnOffer> {
  const at = await atTheList(options);
  const offer = aHeldOffer(at, ({ ownBid, closed, buyNowPrice }) => ownBid === null && !closed && buyNowPrice === 0);
  const amount = minimumBid(offer.highestBid);
  at.typeAmount(offer.hashId, amount);
  return { at, offer, amount };
}

describe('an accepted bid', () => {
  it('shows the thank-you, takes the lead and empties the field', async () => {
    const { at, offer, amount } = await aTypedBid();
    await at.placeBid(offer.hashId, amount);
    expect(at.served(offer.hashId).ownBid).toBe(amount);
    expect(at.offer(offer.hashId)).toMatchObject({ highestBid: amount, ownBid: amount });
    expect(at.bars.barOf(at.offer(offer.hashId))).toBe('thankYouBid');
    expect(at.pressStore.stepOf(offer.hashId)).toEqual({ step: 'idle' });
    expect(at.amountFor(offer.hashId)).toBe(0);
  });

  it('adds the offer at the top of the own bids if they were fetched', async () => {
    const { at, offer, amount } = await aTypedBid();
    await at.placeBid(offer.hashId, amount);
    expect(at.list('ownBids').ids).toEqual([]);
    await at.loadOffers.refresh('ownBids');
    const other = aHeldOffer(at, ({ ownBid, closed }) => ownBid === null && !closed);
    await at.placeBid(other.hashId, minimumBid(other.highestBid));
    expect(at.list('ownBids').ids.slice(0, 2)).toEqual([other.hashId, offer.hashId]);
  });

  it('keeps the place of an own bid that is raised', async () => {
    const at = await atTheList();
    await at.loadOffers.refresh('ownBids');
    const before = [...at.list('ownBids').ids];
    const offer = [...before]
      .reverse()
      .map(id => at.offer(id))
      .find(({ closed, contractStatus }) => !closed && contractStatus === null)!;
    expect(before[0]).not.toBe(offer.hashId);
    const amount = minimumBid(offer.highestBid);
    await at.placeBid(offer.hashId, amount);
    expect(at.offer(offer.hashId).ownBid).toBe(amount);
    expect(at.list('ownBids').ids).toEqual(before);
  });

  it('keeps the offer among the own bids although their page was requested earlier', async () => {
    const { at, offer, amount } = await aTypedBid();
    at.twins.line.latency = 100;
    void at.loadOffers.refresh('ownBids');
    at.twins.line.latency = 10;
    void at.placeBid(offer.hashId, amount);
    await at.passes(10);
    await at.passes(100);
    expect(at.list('ownBids').ids[0]).toBe(offer.hashId);
    expect(at.offer(offer.hashId).ownBid).toBe(amount);
  });

  it('reports the offer and the amount to analytics', async () => {
    const { at, offer, amount } = await aTypedBid();
    await at.placeBid(offer.hashId, amount);
    expect(at.twins.analytics.events).toEqual([
      {
        name: 'dealer_create_bet',
        data: { offer_id: offer.id, value: toEuros(amount) },
      },
    ]);
  });
});

describe('a refused bid', () => {
  it('sends an amount below the minimum, and keeps bar and amount with the cause and the words of the server', async () => {
    const { at, offer } = await aTypedBid();
    const tooLow = (offer.highestBid + 1) as Money;
    at.typeAmount(offer.hashId, tooLow);
    at.bars.toggleRow(offer);
    await at.placeBid(offer.hashId, tooLow);
    expect(at.sent('bid')).toEqual([`bid ${offer.id} ${tooLow}`]);
    expect(at.pressStore.stepOf(offer.hashId)).toEqual({
      step: 'failed',
      action: 'bid',
      amount: tooLow,
      cause: 'tooLow',
      failure: {
        reason: 'refused',
        status: 422,
        message: `Your bid is too low. The minimum is ${moneyText(minimumBid(offer.highestBid), '.')}.`,
      },
    });
    expect([at.bars.barOf(offer), at.bars.isExpanded(offer.hashId)]).toEqual(['bid', true]);
    expect(at.amountFor(offer.hashId)).toBe(tooLow);
    expect(at.offer(offer.hashId)).toEqual(offer);
  });

  it('clears the refusal on the next keystroke', async () => {
    const { at, offer } = await aTypedBid();
    await at.placeBid(offer.hashId, euros(1));
    at.container.get(ActionBars).typeAmount(offer, euros(2));
    expect(at.pressStore.stepOf(offer.hashId)).toEqual({ step: 'idle' });
  });
});

describe('a bid sends nothing', () => {
  it('for an amount of 0', async () => {
    const { at, offer } = await aTypedBid();
    await at.placeBid(offer.hashId, euros(0));
    expect(at.sent('bid')).toEqual([]);
    expect(at.pressStore.stepOf(offer.hashId)).toEqual({ step: 'idle' });
  });

  it('for a dealer with test access', async () => {
    const { at, offer, amount } = await aTypedBid({ email: visitorEmail });
    await at.placeBid(offer.hashId, amount);
    expect(at.sent('bid')).toEqual([]);
  });

  it('before the profile has loaded', async () => {
    const { at, offer, amount } = await aTypedBid();
    at.session.sessionMissing(null);
    await at.placeBid(offer.hashId, amount);
    expect(at.sent('bid')).toEqual([]);
  });

  it('for an offer that another dealer bought', async () => {
    const { at, offer, amount } = await aTypedBid();
    at.registry.apply({ id: offer.id, hashId: offer.hashId, closed: true });
    await at.placeBid(offer.hashId, amount);
    expect(at.sent('bid')).toEqual([]);
  });

  it('for a second press before the answer arrives', async () => {
    const { at, offer, amount } = await aTypedBid();
    at.twins.line.latency = 100;
    void at.placeBid(offer.hashId, amount);
    expect(at.pressStore.stepOf(offer.hashId)).toMatchObject({ step: 'sending', action: 'bid' });
    await settled();
    void at.placeBid(offer.hashId, amount);
    void at.acceptBuyNow(offer.hashId, offer.buyNowPrice);
    await at.passes(100);
    expect([...at.sent('bid'), ...at.sent('buy')]).toHaveLength(1);
    expect(at.bars.barOf(at.offer(offer.hashId))).toBe('thankYouBid');
  });
});
