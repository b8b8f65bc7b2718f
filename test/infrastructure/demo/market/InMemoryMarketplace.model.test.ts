import fc from 'fast-check';
import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import type { Offer } from '../../../../src/domain/offers/Offer';
import type { Money } from '../../../../src/domain/shared/Money';
import { InMemoryClock } from '../../../twins/InMemoryClock';
import { aMarketplace, buyerEmail, dealerOf, sellerEmail, visitorEmail, wholeList } from './aMarketplace';

type Market = ReturnType<typeof aMarketplace>;

/** The expected state of the market, kept beside it. */
interface Model {
  readonly highest: Map<string, number>;
  readonly liked: Set<string>;
  readonly bought: Set<string>;
}

const emails = [buyerEmail, sellerEmail, visitorEmail];

/** Any offer that was ever listed, open or closed. */
function known(model: Model, market: Market, place: number): Offer {
  const names = [...model.highest.keys()];
  const opened = market.buyer.open((names[place % names.length] ?? '') as Offer['hashId']);
  if (opened === null) throw new Error('A known offer cannot be opened');
  return opened.offer as Offer;
}

function checkAlways(model: Model, market: Market): void {
  for (const offer of [...wholeList(market.buyer, 'browse'), ...wholeList(market.buyer, 'ownBids')]) {
    expect(offer.highestBid).toBeGreaterThanOrEqual(model.highest.get(offer.hashId) ?? 0);
    expect(offer.ownBid ?? 0).toBeLessThanOrEqual(offer.highestBid);
    if (offer.contractStatus === 'waiting') expect(offer.ownBid).toBe(offer.highestBid);
    model.highest.set(offer.hashId, offer.highestBid);
  }
  const liked = wholeList(market.buyer, 'liked').map(offer => offer.hashId);
  expect(new Set(liked)).toEqual(model.liked);
  expect(market.buyer.counters().likedOffers).toBe(model.liked.size);
  const deals = [...wholeList(market.buyer, 'inRealization'), ...wholeList(market.buyer, 'archived')];
  expect(deals.map(offer => offer.hashId)).toEqual(expect.arrayContaining([...model.bought]));
}

type Step = (model: Model, market: Market) => void;

class Act implements fc.Command<Model, Market> {
  constructor(
    private readonly name: string,
    private readonly step: Step,
  ) {}

  check = () => true;

  run(model: Model, market: Market): void {
    this.step(model, market);
    checkAlways(model, market);
  }

  toString = () => this.name;
}

const place = fc.nat({ max: 400 });

const acts = [
  fc.tuple(place, fc.integer({ min: -200_000, max: 200_000 })).map(
    ([at, above]) =>
      new Act(`bid ${at} ${above}`, (model, market) => {
        const offer = known(model, market, at);
        const minimum = minimumBid(offer.highestBid);
        const amount = (minimum + above) as Money;
        const answer = market.buyer.placeBid(offer.id, amount);
        expect(answer.ok).toBe(!offer.closed && amount >= minimum);
        const after = market.buyer.open(offer.id)?.offer;
        if (answer.ok) expect(after).toMatchObject({ highestBid: amount, ownBid: amount, contractStatus: null });
        else expect(after).toEqual(offer);
      }),
  ),
  place.map(
    at =>
      new Act(`buy ${at}`, (model, market) => {
        const offer = known(model, market, at);
        const answer = market.buyer.acceptBuyNow(offer.id);
        expect(answer.ok).toBe(!offer.closed && offer.buyNowPrice > 0);
        if (answer.ok) model.bought.add(offer.hashId);
      }),
  ),
  fc.tuple(place, fc.boolean()).map(
    ([at, likes]) =>
      new Act(`${likes ? 'like' : 'unlike'} ${at}`, (model, market) => {
        const { id, hashId } = known(model, market, at);
        expect((likes ? market.buyer.like(id) : market.buyer.unlike(id)).ok).toBe(true);
        if (likes) model.liked.add(hashId);
        else model.liked.delete(hashId);
      }),
  ),
  place.map(
    at =>
      new Act(`rival bids ${at}`, (model, market) => {
        const offer = known(model, market, at);
        expect(market.marketplace.rivalBids(offer.hashId)).toBe(!offer.closed);
      }),
  ),
  place.map(
    at =>
      new Act(`rival buys ${at}`, (model, market) => {
        const offer = known(model, market, at);
        expect(market.marketplace.rivalBuys(offer.hashId)).toBe(!offer.closed);
        expect(market.buyer.open(offer.id)?.offer.closed).toBe(true);
      }),
  ),
  fc.constant(new Act('publish', (_, market) => void market.marketplace.publish())),
  fc.nat({ max: 120_000 }).map(
    time =>
      new Act(`wait ${time}`, (_, market) => {
        market.marketplace.start();
        market.clock.advance(time);
      }),
  ),
  fc.constant(
    new Act('reload', (_, market) => {
      const before = everything(market);
      expect(market.marketplace.restore(JSON.parse(JSON.stringify(market.marketplace.snapshot())))).toBe(true);
      expect(everything(market)).toEqual(before);
    }),
  ),
];

function everything({ marketplace }: Market): unknown {
  return emails.map(email => {
    const dealer = dealerOf(marketplace, email);
    const tabs = ['browse', 'liked', 'ownBids', 'inRealization', 'archived', 'sold'] as const;
    return [dealer.counters(), tabs.map(tab => wholeList(dealer, tab))];
  });
}

function start(seed: number): { model: Model; real: Market } {
  const real = aMarketplace({ seed, offers: 15, tempo: 4, clock: new InMemoryClock() });
  const highest = new Map(wholeList(real.buyer, 'browse').map(offer => [offer.hashId as string, offer.highestBid]));
  const liked = new Set(wholeList(real.buyer, 'liked').map(offer => offer.hashId as string));
  return { model: { highest, liked, bought: new Set() }, real };
}

test('after any actions, bids only rise, likes are counted, purchases stay, and a reload changes nothing', () => {
  fc.assert(
    fc.property(fc.nat(), fc.commands(acts, { maxCommands: 25 }), (seed, commands) => {
      fc.modelRun(() => start(seed), commands);
    }),
    { numRuns: 30 },
  );
});

test('the same seed, clock and calls always produce the same market', () => {
  fc.assert(
    fc.property(fc.nat(), fc.commands(acts, { maxCommands: 15 }), (seed, commands) => {
      const lived = [start(seed), start(seed)].map(({ model, real }) => {
        fc.modelRun(() => ({ model, real }), commands);
        return everything(real);
      });
      expect(lived[0]).toEqual(lived[1]);
    }),
    { numRuns: 12 },
  );
});
