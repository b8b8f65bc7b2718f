import * as fc from 'fast-check';
import { BOOK_VERSION, bookFileName, bookFileText } from '../../../src/domain/book/BookFile';
import type { BookCollection, BookContents } from '../../../src/domain/book/BookRecord';
import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import { savedAs } from '../../../src/domain/search/SavedSearch';
import { failed, success } from '../../../src/domain/shared/Result';
import { readBookFile } from '../../../src/infrastructure/bookFile/readBookFile';
import { emptyBook, someBooks } from '../../domain/book/someBooks';
import { aRaise, fullBook, hashId, record } from './fullBook';

const aFile = { exportedAt: 5, dealer: '11', records: fullBook };
const json = () => JSON.parse(bookFileText(aFile)) as { records: Record<string, readonly unknown[]> };

describe('readBookFile', () => {
  it('returns everything that was exported', () => {
    expect(readBookFile(bookFileText(aFile))).toEqual(success({ ...aFile, unreadable: 0 }));
    fc.assert(
      fc.property(someBooks, fc.nat(), fc.option(fc.string()), (records, exportedAt, dealer) => {
        const file = { records, exportedAt, dealer };
        const text = bookFileText(file);
        expect(readBookFile(text)).toEqual(success({ ...file, records: plain(records), unreadable: 0 }));
      }),
    );
  });

  it('accepts a file without some of the collections', () => {
    const text = JSON.stringify({
      format: 'paddock-book',
      version: 1,
      exportedAt: 5,
      records: { notes: record('rust') },
    });
    expect(readBookFile(text)).toEqual(
      success({ exportedAt: 5, dealer: null, records: { ...emptyBook, notes: record('rust') }, unreadable: 0 }),
    );
  });

  it.each(['', '{', 'paddock'])('refuses %j, which is not JSON', text => {
    expect(readBookFile(text)).toEqual(failed({ reason: 'notJson' }));
  });

  it.each(['null', '7', '[]', '{}', '{"format":"other","version":1}', '{"format":"paddock-book"}'])(
    'refuses %s, which is no book',
    text => expect(readBookFile(text)).toEqual(failed({ reason: 'notABook' })),
  );

  it.each([
    { format: 'other' },
    { exportedAt: 'today' },
    { exportedAt: -1 },
    { exportedAt: Number.MAX_SAFE_INTEGER },
    { records: [] },
    { records: null },
    { records: 'none' },
    { version: 0.5 },
    { version: -1 },
  ])('refuses a file with %j', change =>
    expect(readBookFile(JSON.stringify({ ...json(), ...change }))).toEqual(failed({ reason: 'notABook' })),
  );

  it('refuses a file from a newer version, whatever it contains', () => {
    const text = JSON.stringify({ format: 'paddock-book', version: BOOK_VERSION + 1, records: 'other' });
    expect(readBookFile(text)).toEqual(failed({ reason: 'newerVersion' }));
  });

  const good = { key: 'a', changedAt: 1 };
  const nearby = savedAs('near', defaultQuestion, 1);
  it.each<[collection: BookCollection, broken: unknown]>([
    ['limits', { ...good, value: 1.5 }],
    ['limits', { ...good, value: 640_050 }],
    ['settings', { ...good, value: { budget: 640_050 } }],
    ['limits', { ...good, value: -1 }],
    ['limits', { key: 'a', changedAt: 'now', value: 100 }],
    ['limits', null],
    ['notes', { ...good, value: 7 }],
    ['hidden', { ...good, value: 'tooDear' }],
    ['hidden', { ...good, value: { hashId, name: 'Honda', reason: 'ugly', until: 'bid', at: 1 } }],
    ['checks', { ...good, value: ['paid', 'washed'] }],
    ['seen', { ...good, value: [{ at: 1 }] }],
    ['seen', { ...good, value: [{ at: 1, highestBid: 1, buyNowPrice: 1, bidsCount: -1 }] }],
    ['searches', { ...good, value: { ...nearby, filters: { ...noFilters, zipCode: null } } }],
    ['searches', { ...good, value: { ...nearby, filters: { ...noFilters, vehicleType: 'Boat' } } }],
    ['searches', { ...good, value: { ...nearby, filters: { ...noFilters, distance: 30 } } }],
    ['news', { ...good, value: { news: { kind: 'outbid', hashId, name: 'Honda' }, isRead: true } }],
    ['news', { ...good, value: { news: { kind: 'sold', hashId, name: 'Honda' }, isRead: 'yes' } }],
    ['news', { ...good, value: { news: { kind: 'sold', hashId }, isRead: true } }],
    ['settings', { ...good, value: { quietHours: { from: 1_440, to: 0 } } }],
    ['settings', { ...good, value: { bySystem: 'on' } }],
    ['settings', { ...good, value: { recentCommands: [{ id: 1, name: 'Home' }] } }],
    ['news', { ...good, value: { news: { kind: 'sold', hashId, name: 'Honda' }, isRead: true, offers: [1] } }],
    ['news', { ...good, value: { news: { kind: 'sold', name: 'Honda' }, isRead: true } }],
    ['calculations', { ...good, value: { taxation: 'none' } }],
    ['calculations', { ...good, value: { target: {} } }],
    ['calculations', { ...good, value: { target: { percent: '10' } } }],
    ['calculations', { ...good, value: { target: { amount: 0.5 } } }],
    ['calculations', { ...good, value: { target: { percent: 101 } } }],
    ['calculations', { ...good, value: { vatRate: -100 } }],
    ['calculations', { ...good, value: { commissionRate: 1e308 } }],
    ['calculations', { ...good, value: { km: -1 } }],
    ['settings', { ...good, value: { yard: { latitude: 91, longitude: 0 } } }],
    ['placedBids', { ...good, value: { hashId, amount: 1, placedAt: Number.MAX_SAFE_INTEGER } }],
    ['limits', { key: 'a', changedAt: Number.MAX_SAFE_INTEGER, value: 100 }],
    ['limits', { key: 'a', changedAt: Date.UTC(2100, 0, 1), value: 100 }],
    ['limits', { key: 'a', changedAt: 8_640_000_000_000_000, value: 100 }],
    ['settings', { ...good, value: { budget: null } }],
    ['settings', { ...good, value: { budget: -50 } }],
    ['settings', { ...good, value: { budget: 640_000.5 } }],
    ['settings', { ...good, value: { yard: { latitude: 51 } } }],
    ['placedBids', { ...good, value: { hashId } }],
    ['comparables', { ...good, value: { sales: [{ hashId }], missingPages: 0, isCut: false } }],
    ['seenBids', { ...good, value: 1.5 }],
    ['seenBids', { ...good, value: { highestBid: 100, buyNowPrice: 0, standing: 'ahead' } }],
    ['notes', good],
    ['typedBids', { ...good, value: 640_050 }],
    ['typedBids', { ...good, value: '8500' }],
    ['typedMessages', { ...good, value: { text: 'Is it' } }],
    ['profileForms', { ...good, value: { place: 5 } }],
    ['profileForms', { ...good, value: { avatar: 'javascript:alert(1)' } }],
    ['clientForms', { ...good, value: { type: 'firm' } }],
    ['acquisitionForms', { ...good, value: { date: '2026-02-30' } }],
    ['invoiceForms', { ...good, value: { motorbike: { id: '1', name: 'V7' } } }],
    ['presses', { ...good, value: { hashId, action: 'sell', amount: 1, ownBidBefore: 0, state: 'unknown' } }],
    ['presses', { ...good, value: { hashId, action: 'bid', amount: 1.5, ownBidBefore: 0, state: 'unknown' } }],
    ['raises', { ...good, value: [{ ...aRaise, state: { kind: 'lost' } }] }],
    ['purchaseTimes', { ...good, value: { boughtAt: 'today' } }],
    ['pickupPlans', { ...good, value: { stops: [7], date: null, times: {}, messages: {}, driver: '', car: '' } }],
    ['unsentClients', { ...good, value: { form: {}, state: { step: 'waiting' } } }],
    ['vehicles', { ...good, value: { name: 'V7', contact: { name: 'Ada' } } }],
    ['limits', { key: 7, changedAt: 1, value: 100 }],
    ['handovers', { ...good, value: { ...fullBook.handovers[0]!.value, checks: { vin: { state: 'fine' } } } }],
    ['handovers', { ...good, value: { ...fullBook.handovers[0]!.value, takenBack: ['notary'] } }],
    ['handoverPhotos', { ...good, value: { line: 'vin', bytes: 'no base64 ~' } }],
    ['handoverPhotos', { ...good, value: { line: 'vin', bytes: { 0: 255 } } }],
    ['removals', { ...good, value: false }],
  ])('leaves out a record in %s that cannot be read, and no other one: %j', (collection, broken) => {
    const file = json();
    const records = { ...file.records, [collection]: [broken, ...file.records[collection]!] };
    expect(readBookFile(JSON.stringify({ ...file, records }))).toEqual(success({ ...aFile, unreadable: 1 }));
  });

  it('leaves out a collection that is no list', () => {
    const text = JSON.stringify({ ...json(), records: { ...json().records, notes: 7 } });
    expect(readBookFile(text)).toEqual(success({ ...aFile, records: { ...fullBook, notes: [] }, unreadable: 1 }));
  });

  it.each([
    ['unknown', '[]', 0],
    ['unknown', '[{},{}]', 2],
    ['__proto__', '7', 1],
  ])('leaves out the unknown collection %s with the content %s', (collection, content, unreadable) => {
    const text = JSON.stringify(json()).replace('"records":{', `"records":{"${collection}":${content},`);
    expect(readBookFile(text)).toEqual(success({ ...aFile, unreadable }));
  });

  it('never throws, whatever the file contains', () => {
    fc.assert(fc.property(fc.json(), text => void readBookFile(text)));
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(fullBook)), (value, collection) => {
        const records = { [collection]: [{ ...good, value }] };
        readBookFile(JSON.stringify({ ...json(), records }));
      }),
    );
  });
});

/** JSON has no -0. */
const plain = (records: BookContents) => JSON.parse(JSON.stringify(records)) as BookContents;

describe('bookFileName', () => {
  const noon = new Date(2026, 10, 5, 12).getTime();

  it.each([
    ['ada@dealer.example', 'paddock-2026-11-05-ada@dealer.example.json'],
    ['info@müller-zweirad.example', 'paddock-2026-11-05-info@müller-zweirad.example.json'],
    ['a/b\\c:*?"<>| d@e', 'paddock-2026-11-05-a-b-c-d@e.json'],
    ['', 'paddock-2026-11-05.json'],
  ])('says the day and the dealer %j: %s', (email, name) => expect(bookFileName(noon, email)).toBe(name));
});
