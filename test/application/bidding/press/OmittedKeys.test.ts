import { offersTransport } from '../../../../src/domain/bidding/ActionBar';
import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import { dealStage } from '../../../../src/domain/deals/DealStage';
import { bidStanding } from '../../../../src/domain/offers/BidStanding';
import { unstatedDeal } from '../../../../src/domain/offers/Deal';
import type { Offer } from '../../../../src/domain/offers/Offer';
import { ownBidStanding } from '../../../../src/domain/offers/OwnBidStanding';
import { SECOND } from '../../../../src/domain/shared/Instant';
import { omitting, omittingFromDeals } from '../../../support/omitting';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { aHeldOffer, atTheList, type Workplace } from '../../../support/Workplace';
import { aDeal, barOf, withTransport } from '../deal/aDeal';

watchActions();

const FRAME = 16;

/** Every optional field of a row. */
const optional = Object.keys({
  label1: true,
  label2: true,
  photo: true,
  score: true,
  isLiked: true,
  contractStatus: true,
  highestBid: true,
  ownBid: true,
  minimalPrice: true,
  buyNowPrice: true,
  bidsCount: true,
  year: true,
  productionYear: true,
  totalMileage: true,
  region: true,
  vehicleType: true,
  finalPrice: true,
  archivedAt: true,
  publishedAt: true,
  closed: true,
  deal: true,
} satisfies Record<Exclude<keyof Offer, 'id' | 'hashId' | 'inArchive' | 'unstated' | 'bidBeforePush'>, true>);

const servers: readonly (readonly [string, readonly string[]])[] = [
  ...optional.map(key => [key, [key]] as const),
  ['every optional key', optional],
];

/** A dealer at the list, whose server omits the keys from now on. */
async function atAServerWithout(omitted: readonly string[]): Promise<Workplace> {
  let isOmitted: (key: string) => boolean = () => false;
  const at = await atTheList({ through: omitting(key => isOmitted(key)) });
  await at.loadOffers.refresh('ownBids');
  at.followMarket.follow();
  await at.passes(FRAME);
  isOmitted = key => omitted.includes(key);
  return at;
}

describe.each(servers)('on a server that omits %s', (_, omitted) => {
  it('a raised bid leads, is no rival, and is not announced', async () => {
    const at = await atAServerWithout(omitted);
    const { hashId } = aHeldOffer(at, offer => !offer.closed && bidStanding(offer) === 'leading');
    at.market.marketplace.rivalBids(hashId);
    await at.passes(SECOND);
    // Without both bids, no answer says whose bid the push brought.
    const isSaid = !omitted.includes('ownBid') && !omitted.includes('highestBid');
    expect(bidStanding(at.offer(hashId))).toBe(isSaid ? 'outbid' : 'newBid');
    const amount = minimumBid(at.offer(hashId).highestBid);
    await at.placeBid(hashId, amount);
    await at.passes(FRAME);
    expect(at.offer(hashId)).toMatchObject({ ownBid: amount, highestBid: amount });
    expect(ownBidStanding(at.offer(hashId))).toBe('leading');
    expect(at.bars.barOf(at.offer(hashId))).toBe('thankYouBid');
    expect(at.list('ownBids').holds(hashId)).toBe(true);
    expect(at.news.toasts).toEqual([]);
  });

  it('a bid whose answer is lost is never refused and never sent again', async () => {
    const at = await atAServerWithout(omitted);
    const offer = aHeldOffer(at, ({ ownBid, closed }) => ownBid === null && !closed);
    at.twins.line.loseNextAnswer();
    void at.placeBid(offer.hashId, minimumBid(offer.highestBid));
    await at.passesInSeconds(66);
    const isUnseen = omitted.includes('ownBid');
    expect(at.pressStore.stepOf(offer.hashId).step).toBe(isUnseen ? 'unknown' : 'idle');
    expect(at.sent('bid')).toHaveLength(1);
  });

  it('a purchase is thanked for', async () => {
    const at = await atAServerWithout(omitted);
    const { hashId, buyNowPrice } = aHeldOffer(at, offer => offer.buyNowPrice > 0 && !offer.closed);
    await at.acceptBuyNow(hashId, buyNowPrice);
    await settled();
    expect(at.bars.barOf(at.offer(hashId))).toBe('thankYouBuyNow');
    expect(at.offer(hashId).closed).toBe(true);
  });
});

/** Every field of a deal, each of which may be absent. */
const ofDeals = Object.keys(unstatedDeal).filter(key => key !== 'isUnstated');

const dealServers: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ...optional.map(key => [`the ${key} of a row`, [key], []] as const),
  ...ofDeals.map(key => [`the ${key} of a deal`, [], [key]] as const),
  ['every optional key of a row', optional, []],
  ['every key of a deal', [], ofDeals],
];

/** A dealer at the deals, whose server has always omitted the keys. */
async function aDealWithout(omitted: readonly string[], omittedFromDeal: readonly string[]) {
  const known = await aDeal(withTransport);
  const rows = omitting(key => omitted.includes(key));
  const deals = omittingFromDeals(omittedFromDeal);
  const { at } = await aDeal(() => true, { through: ports => rows(deals(ports)) });
  const deal = at.offer(known.deal.hashId);
  at.bars.toggleRow(deal);
  return { at, deal, isToldOf: (key: string) => !omitted.includes('deal') && !omittedFromDeal.includes(key) };
}

describe.each(dealServers)('on a server that omits %s', (_, omitted, omittedFromDeal) => {
  it('a vehicle in the list of deals takes no bid, and its pickup is confirmed once and ends as done', async () => {
    const { at, deal } = await aDealWithout(omitted, omittedFromDeal);
    expect(barOf(at, deal)).toBe('pickUp');
    await at.confirmPickup(deal.hashId);
    await settled();
    expect(barOf(at, deal)).toBe('thankYouPickUp');
    expect(dealStage(at.offer(deal.hashId))).toBe('pickedUp');
    await at.confirmPickup(deal.hashId);
    await at.loadOffers.refresh('inRealization');
    await at.confirmPickup(deal.hashId);
    expect(dealStage(at.offer(deal.hashId))).toBe('pickedUp');
    expect(at.sent('pickup')).toHaveLength(1);
  });

  it('a transport is offered only if the server says that it can be ordered, is ordered once and ends as done', async () => {
    const { at, deal, isToldOf } = await aDealWithout(omitted, omittedFromDeal);
    const isOffered = isToldOf('easyTransportEnabled');
    expect(offersTransport(deal)).toBe(isOffered);
    at.bars.happened(deal, 'transportChosen');
    await at.orderTransport(deal.hashId);
    await settled();
    expect(barOf(at, deal)).toBe(isOffered ? 'thankYouTransport' : 'pickUp');
    await at.loadOffers.refresh('inRealization');
    await at.orderTransport(deal.hashId);
    expect(offersTransport(at.offer(deal.hashId))).toBe(false);
    expect(at.sent('transport')).toHaveLength(isOffered ? 1 : 0);
  });

  it('the stage of a deal shows only what the server has sent', async () => {
    const { deal } = await aDealWithout(omitted, omittedFromDeal);
    expect(dealStage(deal)).toBe(omitted.includes('deal') ? 'bought' : 'toPickUp');
  });
});
