import { runInAction } from 'mobx';
import type { ActionBars } from '../../../../src/application/bidding/bar/ActionBars';
import type { PressAction, Press } from '../../../../src/domain/bidding/Press';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { SECOND } from '../../../../src/domain/shared/Instant';
import { euros } from '../../../../src/domain/shared/Money';
import { aDeal } from '../../../domain/deals/aDeal';
import { buyerEmail, sellerEmail } from '../../../infrastructure/demo/market/aMarketplace';
import { anOffer } from '../../../support/anOffer';
import { watchActions } from '../../../support/watchActions';
import { aHeldOffer, atTheList, Workplace } from '../../../support/Workplace';
import { barOf } from '../deal/aDeal';

watchActions();

const AMOUNT = euros(12_345);

const offer = anOffer({ buyNowPrice: euros(9900) });
const auction = anOffer();

/** A page that holds the offer. */
function aPage(held = offer): Workplace {
  const at = new Workplace();
  runInAction(() => at.registry.apply(held));
  return at;
}

const theBars = (held = offer): ActionBars => aPage(held).bars;

const press = (action: PressAction): Press => ({
  action,
  hashId: offer.hashId,
  amount: euros(8500),
  ownBidBefore: euros(0),
});

it('ActionBars starts with the bar that the offer asks for, collapsed', () => {
  const bars = theBars();
  expect([bars.barOf(offer), bars.isExpanded(offer.hashId)]).toEqual(['buyNow', false]);
  expect([bars.barOf(anOffer()), bars.isExpanded(anOffer().hashId)]).toEqual(['bid', false]);
});

it('ActionBars keeps the pressed bar when the offer changes meanwhile', () => {
  const bars = theBars();
  bars.sendingStarted(offer, press('buyNow'));
  expect(bars.barOf({ ...offer, closed: true, deal: aDeal() })).toBe('buyNow');
});

it('ActionBars keeps the bar in which the dealer types when a push changes the offer', () => {
  const bars = theBars();
  bars.typeAmount(auction, AMOUNT);
  expect([
    bars.barOf({ ...auction, buyNowPrice: euros(9900) }),
    bars.isExpanded({ ...auction, buyNowPrice: euros(9900) }.hashId),
  ]).toEqual(['bid', false]);
  bars.toggleRow(auction);
  bars.typeAmount(auction, AMOUNT);
  expect(bars.isExpanded(auction.hashId)).toBe(true);
});

it('ActionBars keeps the bar in which the dealer types, even if the row had another one before', () => {
  const bars = theBars();
  bars.toggleRow(offer);
  bars.typeAmount({ ...offer, buyNowPrice: euros(0) }, AMOUNT);
  expect(bars.barOf(offer)).toBe('bid');
});

it('ActionBars replaces the bid form of an offer that has become a deal', () => {
  const bars = theBars();
  bars.typeAmount(auction, AMOUNT);
  expect(bars.barOf({ ...auction, closed: true, deal: aDeal() })).toBe('pickUp');
});

it('ActionBars stores no bar for an event without an effect, so that the bar follows the offer', () => {
  const bars = theBars();
  bars.happened(auction, 'thankYouClosed');
  expect(bars.barOf({ ...auction, buyNowPrice: euros(9900) })).toBe('buyNow');
});

describe('leaving the offer page', () => {
  it('replaces the bid form by the fixed price', () => {
    const bars = theBars();
    bars.happened(offer, 'differentOfferChosen');
    bars.leavePage(offer.hashId, { wasExpanded: false });
    expect(bars.barOf(offer)).toBe('buyNow');
  });

  it('keeps the row expanded', () => {
    const bars = theBars();
    bars.toggleRow(offer);
    bars.happened(offer, 'differentOfferChosen');
    bars.leavePage(offer.hashId, { wasExpanded: true });
    expect([bars.barOf(offer), bars.isExpanded(offer.hashId)]).toEqual(['buyNow', true]);
  });

  it('keeps the row expanded after the bid form was cancelled on the page', () => {
    const bars = theBars();
    bars.toggleRow(offer);
    const wasExpanded = bars.isExpanded(offer.hashId);
    bars.happened(offer, 'differentOfferChosen');
    bars.happened(offer, 'resigned');
    bars.leavePage(offer.hashId, { wasExpanded });
    expect([bars.barOf(offer), bars.isExpanded(offer.hashId)]).toEqual(['buyNow', true]);
    expect(bars.expandedRows).toEqual([offer.hashId]);
  });

  it('stores no bar if nothing was pressed, so that the bar follows the offer', () => {
    const bars = theBars();
    bars.leavePage(auction.hashId, { wasExpanded: false });
    expect(bars.barOf({ ...auction, buyNowPrice: euros(9900) })).toBe('buyNow');
  });

  it('keeps the bar of a bid that is under way and a thank-you bar', () => {
    const { bars, pressStore } = aPage();
    bars.happened(offer, 'differentOfferChosen');
    bars.sendingStarted(offer, press('bid'));
    bars.leavePage(offer.hashId, { wasExpanded: false });
    expect(bars.barOf(offer)).toBe('bid');
    bars.happened(offer, 'bidAccepted');
    pressStore.done(offer.hashId);
    bars.leavePage(offer.hashId, { wasExpanded: false });
    expect(bars.barOf(offer)).toBe('thankYouBid');
  });
});

it('ActionBars keeps the rows of different offers apart', () => {
  const bars = theBars();
  const other = anOffer({ hashId: 'CA-00001' as typeof offer.hashId });
  bars.sendingStarted(offer, press('bid'));
  bars.toggleRow(offer);
  expect(bars.isExpanded(other.hashId)).toBe(false);
});

describe('the thanks for a purchase', () => {
  const bought = { ...offer, closed: true, deal: aDeal() };
  const afterPurchase = () => {
    const { bars, pressStore } = aPage();
    bars.toggleRow(offer);
    bars.sendingStarted(offer, press('buyNow'));
    return { bars, pressStore };
  };

  it('stay until the list of deals shows the deal', () => {
    const { bars, pressStore } = afterPurchase();
    bars.happened(offer, 'boughtNow');
    pressStore.done(offer.hashId);
    expect([bars.barOf(bought), bars.isExpanded(bought.hashId)]).toEqual(['thankYouBuyNow', true]);
    bars.dealShown(bought.hashId);
    expect([bars.barOf(bought), bars.isExpanded(bought.hashId)]).toEqual(['pickUp', true]);
  });

  it('do not replace the pressed bar while the answer is awaited', () => {
    const { bars } = afterPurchase();
    bars.dealShown(bought.hashId);
    expect(bars.barOf(bought)).toBe('buyNow');
  });

  it('are not stored for an offer without a press', () => {
    const bars = theBars();
    bars.dealShown(bought.hashId);
    expect(bars.barOf(offer)).toBe('buyNow');
  });
});

describe('the rows that are expanded', () => {
  const other = anOffer({ hashId: 'CA-00001' as HashId });

  /** One load of the page in the same tab. */
  function aVisit(before?: Workplace, email = buyerEmail): Workplace {
    const at = new Workplace({ email, ...(before && { beside: before }) });
    at.bars.restore();
    return at;
  }

  it('are expanded again after a reload until they are collapsed', () => {
    const first = aVisit();
    first.bars.toggleRow(offer);
    first.bars.toggleRow(other);
    first.bars.toggleRow(other);
    const second = aVisit(first);
    expect([offer, other].map(each => second.bars.isExpanded(each.hashId))).toEqual([true, false]);
    second.bars.toggleRow(other);
    const third = aVisit(first);
    expect([offer, other].map(each => third.bars.isExpanded(each.hashId))).toEqual([true, true]);
    third.bars.toggleRow(offer);
    expect(third.bars.expandedRows).toEqual([other.hashId]);
    third.bars.happened(other, 'differentOfferChosen');
    expect(third.bars.expandedRows).toEqual([other.hashId]);
    const fourth = aVisit(first);
    expect([offer, other].map(each => fourth.bars.isExpanded(each.hashId))).toEqual([false, true]);
  });

  it('are read once, and for each dealer separately', () => {
    const first = aVisit();
    first.bars.toggleRow(offer);
    const read = jest.spyOn(first.twins.visitNotes, 'read');
    first.bars.restore();
    expect(read).not.toHaveBeenCalled();
    expect(aVisit(first, sellerEmail).bars.isExpanded(offer.hashId)).toBe(false);
  });

  it.each(['nonsense', '{}', '[1, null]'])('are none if the note %s was kept', note => {
    const at = new Workplace();
    at.twins.visitNotes.read = () => note;
    at.bars.restore();
    expect(at.bars.isExpanded(offer.hashId)).toBe(false);
    expect(at.bars.expandedRows).toEqual([]);
  });
});

describe('the amount in the bid form', () => {
  it('is kept over a reload, and so is the bar in which the dealer types', async () => {
    const at = new Workplace();
    at.bars.typeAmount(auction, AMOUNT);
    expect(at.bars.amountFor(auction.hashId)).toBe(AMOUNT);
    expect(at.bars.barOf({ ...auction, buyNowPrice: euros(9900) })).toBe('bid');
    await at.passes(500);
    expect(await at.twins.kept.read(at.session.dealerKey, 'typedBids', auction.hashId)).toBe(AMOUNT);
  });

  it('is forgotten if it was deleted, and so is the failure of the press before', () => {
    const { bars, pressStore } = new Workplace();
    bars.typeAmount(offer, AMOUNT);
    bars.sendingStarted(offer, press('bid'));
    pressStore.failed(press('bid'), { reason: 'unauthorized' });
    bars.typeAmount(offer, euros(0));
    expect(bars.amountFor(offer.hashId)).toBe(0);
    expect(pressStore.stepOf(offer.hashId)).toEqual({ step: 'idle' });
  });

  it.each([
    ['an auction', (price: number) => price === 0],
    ['an offer with a fixed price', (price: number) => price > 0],
  ])('is filled in, in the open bid form of %s, and nothing is sent', async (_, fits) => {
    const at = await atTheList();
    const held = aHeldOffer(at, ({ buyNowPrice, closed, ownBid }) => fits(buyNowPrice) && !closed && ownBid === null);
    at.bars.fillIn(held, AMOUNT);
    expect([at.bars.barOf(held), at.bars.isExpanded(held.hashId)]).toEqual(['bid', true]);
    expect(at.bars.amountFor(held.hashId)).toBe(AMOUNT);
    expect(at.sent('bid')).toEqual([]);
  });

  it('replaces the thanks for an earlier bid by the form', async () => {
    const at = await atTheList();
    const { hashId } = aHeldOffer(at, ({ closed, ownBid }) => !closed && ownBid === null);
    await at.placeBid(hashId, AMOUNT);
    at.bars.fillIn(at.offer(hashId), AMOUNT);
    expect([at.bars.barOf(at.offer(hashId)), at.bars.isExpanded(at.offer(hashId).hashId)]).toEqual(['bid', true]);
  });

  it('does not change the amount while an earlier bid is sent', async () => {
    const at = await atTheList();
    const offer = aHeldOffer(at, ({ closed, ownBid }) => !closed && ownBid === null);
    const { hashId } = offer;
    at.typeAmount(hashId, euros(9000));
    runInAction(() =>
      at.bars.sendingStarted(offer, { action: 'bid', hashId, amount: euros(9000), ownBidBefore: euros(0) }),
    );
    at.bars.fillIn(offer, AMOUNT);
    expect(at.amountFor(hashId)).toBe(euros(9000));
  });
});

describe('the details beside a table', () => {
  async function visibleList() {
    const at = await atTheList();
    const [first, second] = at.list('browse').ids;
    return { at, first: first!, second: second! };
  }

  it('are of the offer that was opened last', async () => {
    const { at, first, second } = await visibleList();
    at.bars.openBeside(first);
    at.bars.openBeside(second);
    expect(at.bars.openIn('browse')).toBe(second);
    expect([first, second].map(hashId => at.bars.isBeside(hashId))).toEqual([false, true]);
    expect(at.bars.isExpanded(first)).toBe(false);
  });

  it('are not of a row that was expanded in tiles, on another page or before a reload', async () => {
    const { at, first, second } = await visibleList();
    at.visitNotes.keep('expandedRows', [first]);
    at.bars.restore();
    at.bars.openRow(second);
    expect(at.bars.openIn('browse')).toBeNull();
    at.bars.openBeside(second);
    at.bars.closeRow(second);
    expect(at.bars.openIn('browse')).toBeNull();
  });

  it('close when another list is shown, and are still closed when the dealer comes back', async () => {
    const { at, first } = await visibleList();
    at.bars.openBeside(first);
    at.lists.shown('ownBids');
    at.lists.shown('browse');
    expect(at.bars.openIn('browse')).toBeNull();
    expect(at.bars.isExpanded(first)).toBe(false);
  });

  it('are in work while something is typed in them, or a press is in progress or was refused', async () => {
    const { at, first } = await visibleList();
    const offer = at.registry.get(first)!;
    expect(at.bars.isInWork(first)).toBe(false);
    at.bars.typeAmount(offer, euros(4000));
    expect(at.bars.isInWork(first)).toBe(true);
    at.bars.typeAmount(offer, euros(0));
    expect(at.bars.isInWork(first)).toBe(false);
    const press = { hashId: first, action: 'bid', amount: euros(4000), ownBidBefore: euros(0) } as const;
    at.pressStore.beingChecked(press);
    expect(at.bars.isInWork(first)).toBe(true);
    at.pressStore.failed(press, { reason: 'offline' });
    expect(at.bars.isInWork(first)).toBe(true);
  });
});

async function justBought() {
  const at = await atTheList();
  const offer = aHeldOffer(at, ({ buyNowPrice, closed }) => buyNowPrice > 0 && !closed);
  at.bars.toggleRow(offer);
  await at.acceptBuyNow(offer.hashId, offer.buyNowPrice);
  return { at, offer };
}

it('a bought vehicle reaches the pickup bar without a reload once its deal is in the list', async () => {
  const { at, offer } = await justBought();
  const stop = at.bars.showDeals();
  expect(barOf(at, offer)).toBe('thankYouBuyNow');
  await at.passes(SECOND);
  expect([at.bars.barOf(at.offer(offer.hashId)), at.bars.isExpanded(at.offer(offer.hashId).hashId)]).toEqual([
    'pickUp',
    true,
  ]);
  stop();
});

it('a bought vehicle keeps its thank-you until the dealer looks at the deals', async () => {
  const { at, offer } = await justBought();
  at.bars.showDeals()();
  await at.passes(SECOND);
  expect(at.list('inRealization').ids).toContain(offer.hashId);
  expect(barOf(at, offer)).toBe('thankYouBuyNow');
  at.bars.showDeals()();
  expect(barOf(at, offer)).toBe('pickUp');
});
