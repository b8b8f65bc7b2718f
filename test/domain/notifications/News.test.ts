import * as fc from 'fast-check';
import {
  isLostToAnother,
  isPermitted,
  mayBeNews,
  offerNews,
  outbidNews,
  soldNews,
} from '../../../src/domain/notifications/News';
import { notificationKinds } from '../../../src/domain/notifications/NotificationPermissions';
import { bidStanding } from '../../../src/domain/offers/BidStanding';
import { mergeOffer, type Offer } from '../../../src/domain/offers/Offer';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';
import { anyOfferPatch } from '../../support/anyOfferPatch';
import { aDeal } from '../deals/aDeal';

const kinds = (before: Offer, now: Offer, isLiked = false) =>
  offerNews(before, now, isLiked).map(({ news }) => news.kind);

const leading = anOffer({ ownBid: euros(8450) });
const outbid = { ...leading, highestBid: euros(9000) };

it('offerNews reports to a leading dealer the amount of a higher bid', () => {
  expect(offerNews(leading, outbid, false)).toEqual([outbidNews(outbid)]);
  expect(outbidNews(outbid).news).toEqual({
    kind: 'outbid',
    hashId: leading.hashId,
    name: 'BMW R 1250 GS Adventure',
    amount: euros(9000),
  });
});

it.each<readonly [readonly string[], dealer: string, before: Offer, now: Offer, isLiked: boolean]>([
  [[], 'was outbid already', outbid, { ...outbid, highestBid: euros(9100) }, false],
  [[], 'has not bid', anOffer(), anOffer({ highestBid: euros(9000) }), true],
  [[], 'bid on a vehicle that was sold, perhaps to this dealer', outbid, { ...outbid, closed: true }, false],
  [[], 'likes a vehicle that was sold, perhaps to this dealer', anOffer(), anOffer({ closed: true }), true],
  [[], 'leads, and may have won', leading, { ...leading, closed: true }, false],
  [[], 'has won', outbid, { ...outbid, closed: true, deal: aDeal() }, false],
  [['rejected'], 'was declined', leading, { ...leading, contractStatus: 'rejected' }, false],
  [
    ['rejected'],
    'was declined with the sale',
    leading,
    { ...leading, contractStatus: 'rejected', closed: true },
    false,
  ],
  [
    ['sellerDecides'],
    'leads, and whose bid the seller considers',
    leading,
    { ...leading, contractStatus: 'waiting' },
    false,
  ],
  [
    [],
    'waits for the seller as before',
    { ...leading, contractStatus: 'waiting' },
    { ...leading, contractStatus: 'waiting', bidsCount: 9 },
    false,
  ],
  [['buyNow'], 'sees a fixed price appear', anOffer(), anOffer({ buyNowPrice: euros(9900) }), false],
])('offerNews reports the kinds %j to a dealer who %s', (told, _, before, now, isLiked) => {
  expect(kinds(before, now, isLiked)).toEqual(told);
});

it.each<readonly [isLost: boolean, dealer: string, Offer, isLiked: boolean]>([
  [true, 'bid on it and was outbid', { ...outbid, closed: true }, false],
  [true, 'was outbid, if it has a final price', { ...outbid, finalPrice: euros(9000) }, false],
  [true, 'likes it', anOffer({ closed: true }), true],
  [true, 'led, and was declined', { ...leading, closed: true, contractStatus: 'rejected' }, false],
  [false, 'neither bid on it nor likes it', anOffer({ closed: true }), false],
  [false, 'led, and may have won it', { ...leading, closed: true }, false],
  [false, 'bought it', { ...outbid, closed: true, deal: aDeal() }, true],
  [false, 'was outbid, if it is on sale', outbid, true],
])('isLostToAnother says %j of a sold offer to a dealer who %s', (isLost, _, offer, isLiked) => {
  expect(isLostToAnother(offer, isLiked)).toBe(isLost);
});

it.each<readonly [offer: string, Offer, isLiked: boolean, readonly string[]]>([
  ['any offer', anOffer(), false, ['buyNowAll']],
  ['an offer with an own bid', leading, false, ['buyNowAll', 'buyNowBid']],
  ['a liked offer', anOffer(), true, ['buyNowAll', 'buyNowLiked']],
])('offerNews lists the permissions that fit a new fixed price of %s', (_, offer, isLiked, by) => {
  const [told] = offerNews(offer, { ...offer, buyNowPrice: euros(9900) }, isLiked);
  expect(told?.by).toEqual(by);
});

const about = { hashId: leading.hashId, name: 'BMW R 1250 GS Adventure' };

it('soldNews reports a sale with its permission', () => {
  const news = { kind: 'sold', ...about };
  expect(soldNews(leading)).toEqual({ key: `sold ${leading.hashId}`, news, by: ['soldVehicle'] });
});

it.each<readonly [string, Offer, Partial<Offer>, boolean, ReturnType<typeof offerNews>]>([
  [
    'an offer they like has a fixed price now',
    anOffer(),
    { buyNowPrice: euros(9900) },
    true,
    [
      {
        key: `buyNow ${leading.hashId} 990000`,
        news: { kind: 'buyNow', ...about, amount: euros(9900) },
        by: ['buyNowAll', 'buyNowLiked'],
      },
    ],
  ],
  [
    'their bid was rejected',
    leading,
    { contractStatus: 'rejected' },
    false,
    [{ key: `rejected ${leading.hashId} 845000`, news: { kind: 'rejected', ...about }, by: ['offerRejected'] }],
  ],
  [
    'they were outbid',
    leading,
    { highestBid: euros(9000) },
    false,
    [
      {
        key: `outbid ${leading.hashId} 845000`,
        news: { kind: 'outbid', ...about, amount: euros(9000) },
        by: ['higherBid'],
      },
    ],
  ],
])(
  'offerNews reports to a dealer that %s with its permission, and mayBeNews expects it',
  (_, before, change, isLiked, told) => {
    const now = { ...before, ...change };
    expect(mayBeNews(before, now)).toBe(true);
    expect(offerNews(before, now, isLiked)).toEqual(told);
  },
);

it('offerNews lists the most important news first when one push brings several', () => {
  const all = { contractStatus: 'rejected', highestBid: euros(9000), buyNowPrice: euros(9900) } as const;
  expect(kinds(leading, { ...leading, ...all })).toEqual(['rejected', 'outbid', 'buyNow']);
  expect(kinds(leading, { ...leading, ...all, closed: true })).toEqual(['rejected']);
});

it('offerNews reports a new fixed price of one cent, but no changed or removed fixed price', () => {
  const priced = anOffer({ buyNowPrice: 1 as Money });
  expect(kinds(anOffer(), priced)).toEqual(['buyNow']);
  expect(kinds(priced, { ...priced, buyNowPrice: 2 as Money })).toEqual([]);
  expect(kinds(priced, anOffer())).toEqual([]);
});

it.each([
  ['BMW', '', 'BMW'],
  ['', 'R 1250 GS', 'R 1250 GS'],
  ['', '', leading.hashId],
])('the news of an offer with the labels %j and %j names it %s', (label1, label2, name) => {
  expect(outbidNews({ ...outbid, label1, label2 }).news.name).toBe(name);
});

it('offerNews never reports an unchanged offer and never reports a kind twice', () => {
  fc.assert(
    fc.property(anyOfferPatch, anyOfferPatch, fc.boolean(), (one, other, isLiked) => {
      const before = mergeOffer(anOffer(), one);
      const now = mergeOffer(before, other);
      expect(offerNews(now, now, isLiked)).toEqual([]);
      const told = kinds(before, now, isLiked);
      expect(new Set(told).size).toBe(told.length);
      expect(told.includes('outbid')).toBe(
        !now.closed && bidStanding(before) === 'leading' && bidStanding(now) === 'outbid',
      );
    }),
  );
});

const anyChange: fc.Arbitrary<Partial<Offer>> = fc.record(
  {
    ownBid: fc.constantFrom(null, euros(8450)),
    highestBid: fc.constantFrom(euros(8450), euros(9000)),
    buyNowPrice: fc.constantFrom(euros(0), euros(9900)),
    closed: fc.boolean(),
    contractStatus: fc.constantFrom(null, 'waiting' as const, 'rejected' as const),
  },
  { requiredKeys: [] },
);

it('mayBeNews never misses news, whatever changes at once', () => {
  fc.assert(
    fc.property(anyChange, anyChange, fc.boolean(), (one, other, isLiked) => {
      const before = anOffer(one);
      const now = { ...before, ...other };
      expect(mayBeNews(before, now) || kinds(before, now, isLiked).length === 0).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

it('mayBeNews is true for every patch that brings news and false for an irrelevant change', () => {
  fc.assert(
    fc.property(anyOfferPatch, anyOfferPatch, fc.boolean(), (one, other, isLiked) => {
      const before = mergeOffer(anOffer(), one);
      const now = mergeOffer(before, other);
      expect(mayBeNews(before, now) || kinds(before, now, isLiked).length === 0).toBe(true);
    }),
  );
  expect(mayBeNews(anOffer(), anOffer({ highestBid: euros(9000), bidsCount: 7 }))).toBe(false);
});

it('notificationKinds lists each kind of permission by its name', () => {
  expect([...notificationKinds]).toEqual([
    'higherBid',
    'adminMessage',
    'soldVehicle',
    'buyNowAll',
    'buyNowBid',
    'buyNowLiked',
    'offerRejected',
    'newOffers',
  ]);
});

it('isPermitted is true exactly if one of the permissions of the news is on, or if none is about them', () => {
  const anyPermissions = fc.record(
    Object.fromEntries(notificationKinds.map(kind => [kind, fc.boolean()])) as Record<
      (typeof notificationKinds)[number],
      fc.Arbitrary<boolean>
    >,
  );
  fc.assert(
    fc.property(fc.subarray([...notificationKinds]), anyPermissions, (by, permissions) => {
      const on = notificationKinds.filter(kind => permissions[kind]);
      expect(isPermitted(by, permissions)).toBe(by.length === 0 || by.some(kind => on.includes(kind)));
    }),
  );
});

it('a higher bid is the same event in a tab that reads a later amount, and another one after the next own bid', () => {
  const { key } = outbidNews(outbid);
  expect(outbidNews({ ...outbid, highestBid: euros(9100) }).key).toBe(key);
  expect(outbidNews({ ...outbid, ownBid: euros(8900) }).key).not.toBe(key);
});

it('a rejection is the same event if the server drops the rejected bid', () => {
  const rejected = { ...leading, contractStatus: 'rejected' } as const;
  const keys = (now: Offer) => offerNews(leading, now, false).map(({ key }) => key);
  expect(keys({ ...rejected, ownBid: null })).toEqual(keys(rejected));
});
