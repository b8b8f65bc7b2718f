import * as fc from 'fast-check';
import {
  type DatedNews,
  groupedNews,
  newOffersKey,
  whenRead,
  withEvent,
} from '../../../src/domain/notifications/KeptNews';
import {
  isLostToAnother,
  isPermitted,
  mayBeNews,
  type NewsEvent,
  newsKey,
  offerNews,
  outbidNews,
  soldNews,
} from '../../../src/domain/notifications/News';
import { notificationKinds } from '../../../src/domain/notifications/NotificationPermissions';
import { isMinuteOfDay, isQuiet, minuteOf, minuteOfDay, timeText } from '../../../src/domain/notifications/QuietHours';
import { bidStanding } from '../../../src/domain/offers/BidStanding';
import { type HashId, mergeOffer, type Offer } from '../../../src/domain/offers/Offer';
import { HOUR } from '../../../src/domain/shared/Instant';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';
import { anyOfferPatch } from '../../support/anyOfferPatch';
import { aDeal } from '../deals/aDeal';

describe('groupedNews', () => {
  const someEntries: fc.Arbitrary<DatedNews[]> = fc
    .array(fc.record({ hashId: fc.constantFrom('MB-1', 'MB-2', 'MB-3'), isOfList: fc.boolean(), changedAt: fc.nat(9) }))
    .map(drawn =>
      drawn
        .map(({ hashId, isOfList, changedAt }, index): DatedNews => {
          const about = { hashId: hashId as HashId, name: 'Honda' };
          const news = isOfList
            ? ({ kind: 'newOffers', ...about, count: 1 } as const)
            : ({ kind: 'sold', ...about } as const);
          return { key: String(index), changedAt, value: { news, isRead: false } };
        })
        .sort((one, other) => other.changedAt - one.changedAt),
    );

  it('puts each event into the group of its offer, and the new offers into a group of their own', () => {
    fc.assert(
      fc.property(someEntries, entries => {
        const groups = groupedNews(entries);
        expect(new Set(groups.flatMap(group => group.entries))).toEqual(new Set(entries));
        expect(groups.flatMap(group => group.entries)).toHaveLength(entries.length);
        expect(new Set(groups.map(({ hashId }) => hashId)).size).toBe(groups.length);
        for (const { hashId, entries: grouped } of groups)
          for (const { value } of grouped)
            expect(hashId).toBe(value.news.kind === 'newOffers' ? null : value.news.hashId);
      }),
    );
  });

  it('keeps the newest first, within the groups and among them', () => {
    fc.assert(
      fc.property(someEntries, entries => {
        const groups = groupedNews(entries);
        const times = (among: readonly DatedNews[]) => among.map(({ changedAt }) => changedAt);
        const falling = (numbers: readonly number[]) => [...numbers].sort((one, other) => other - one);
        for (const group of groups) expect(times(group.entries)).toEqual(falling(times(group.entries)));
        const newest = times(groups.map(group => group.entries[0]!));
        expect(newest).toEqual(falling(newest));
      }),
    );
  });
});

describe('KeptNews', () => {
  const hashId = 'MB-1' as HashId;
  const sold: NewsEvent = { key: newsKey('sold', hashId), news: { kind: 'sold', hashId, name: 'Honda' } };

  const ids = ['MB-1', 'MB-2', 'MB-3', 'MB-4', 'MB-5'] as HashId[];
  const listed = (offers: readonly HashId[]): NewsEvent => ({
    key: newOffersKey(0),
    news: { kind: 'newOffers', hashId: offers[0] ?? hashId, name: 'Honda', count: offers.length },
    offers,
  });

  interface Report {
    readonly event: NewsEvent;
    readonly isSeen: boolean;
  }

  const reported = (reports: readonly Report[]) =>
    reports.reduce<DatedNews | undefined>(
      (kept, { event, isSeen }, now) => withEvent(kept, event, { now, isSeen }) ?? kept,
      undefined,
    );

  describe('an event that several tabs report', () => {
    it('is kept once, with the time of the first report, and is read if the dealer sees it in any tab', () => {
      fc.assert(
        fc.property(fc.array(fc.boolean(), { minLength: 1 }), seen => {
          const kept = reported(seen.map(isSeen => ({ event: sold, isSeen })));
          const isRead = seen.includes(true);
          const readLater = isRead && !seen[0];
          expect(kept).toEqual({ key: sold.key, changedAt: readLater ? 1 : 0, value: { news: sold.news, isRead } });
        }),
      );
    });

    it('counts each new offer once, however the tabs divide them', () => {
      const reports = fc.array(fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1 }), { minLength: 1 });
      fc.assert(
        fc.property(reports, offers => {
          const kept = reported(offers.map(each => ({ event: listed(each), isSeen: false })));
          const distinct = new Set(offers.flat());
          expect(kept?.value.news).toMatchObject({ count: distinct.size });
          expect(new Set(kept?.value.offers)).toEqual(distinct);
        }),
      );
    });

    it('is unread again when further new offers arrive out of sight', () => {
      const [first, second, third] = ids as [HashId, HashId, HashId];
      const seen = { event: listed([first]), isSeen: true };
      const isReadAfter = (...reports: readonly Report[]) => reported(reports)?.value.isRead;
      expect(isReadAfter(seen)).toBe(true);
      expect(isReadAfter(seen, { event: listed([first]), isSeen: false })).toBe(true);
      expect(isReadAfter(seen, { event: listed([second]), isSeen: true })).toBe(true);
      expect(isReadAfter(seen, { event: listed([second]), isSeen: false })).toBe(false);
      expect(
        isReadAfter(seen, { event: listed([second]), isSeen: false }, { event: listed([third]), isSeen: true }),
      ).toBe(false);
    });

    it('holds at most 1,000 of the new offers, and still counts all', () => {
      const offers = Array.from({ length: 1_500 }, (_, index) => String(index) as HashId);
      const kept = reported([
        { event: listed(offers.slice(0, 800)), isSeen: false },
        { event: listed(offers.slice(800)), isSeen: false },
      ]);
      expect(kept?.value.news).toMatchObject({ count: 1_500 });
      expect(kept?.value.offers).toEqual(offers.slice(500));
    });
  });

  it('the new offers of one hour are one event', () => {
    expect(newOffersKey(HOUR)).toBe(newOffersKey(2 * HOUR - 1));
    expect(newOffersKey(HOUR)).not.toBe(newOffersKey(HOUR - 1));
  });

  it('a read event is newer than the unread one, and stays in order among the others', () => {
    const kept = reported([{ event: sold, isSeen: false }])!;
    const read = whenRead(kept)!;
    expect(read).toEqual({ ...kept, changedAt: kept.changedAt + 1, value: { ...kept.value, isRead: true } });
    expect(whenRead(read)).toBeNull();
  });
});

describe('News', () => {
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
});

describe('QuietHours', () => {
  const minute = fc.nat(24 * 60 - 1);

  describe('isQuiet', () => {
    it.each([
      [20 * 60, true],
      [7 * 60 - 1, true],
      [0, true],
      [7 * 60, false],
      [20 * 60 - 1, false],
    ])('from 20:00 to 07:00, at minute %d, is %s', (now, quiet) => {
      expect(isQuiet({ from: 20 * 60, to: 7 * 60 }, now)).toBe(quiet);
    });

    it('is true at each minute either for some hours or for those between them, if they are not empty', () => {
      fc.assert(
        fc.property(minute, minute, minute, (from, to, now) => {
          fc.pre(from !== to);
          expect(isQuiet({ from, to }, now)).toBe(!isQuiet({ from: to, to: from }, now));
        }),
      );
    });

    it('is never true if the hours end when they begin', () => {
      fc.assert(fc.property(minute, minute, (end, now) => expect(isQuiet({ from: end, to: end }, now)).toBe(false)));
    });
  });

  describe('a time of day', () => {
    it('is read as it is written', () => {
      fc.assert(fc.property(minute, now => expect(minuteOf(timeText(now))).toBe(now)));
    });

    it.each(['', '24:00', '7:30', '07:60', '07:30:00'])('is not read from %j', text => {
      expect(minuteOf(text)).toBeNull();
    });

    it('is the one of the time zone of this device', () => {
      expect(minuteOfDay(new Date(2026, 10, 26, 21, 5, 59).getTime())).toBe(21 * 60 + 5);
    });

    it.each([-1, 24 * 60, 0.5, '60'])('is never %j', value => expect(isMinuteOfDay(value)).toBe(false));
  });
});
