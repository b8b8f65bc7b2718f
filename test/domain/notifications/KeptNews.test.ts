import * as fc from 'fast-check';
import { type DatedNews, newOffersKey, whenRead, withEvent } from '../../../src/domain/notifications/KeptNews';
import { type NewsEvent, newsKey } from '../../../src/domain/notifications/News';
import type { HashId } from '../../../src/domain/offers/Offer';
import { HOUR } from '../../../src/domain/shared/Instant';

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
