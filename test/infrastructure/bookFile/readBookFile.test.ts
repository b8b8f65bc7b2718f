import * as fc from 'fast-check';
import type { BidReview } from '../../../src/domain/bidding/UnusualBid';
import { BOOK_VERSION, bookFileName, bookFileText } from '../../../src/domain/book/BookFile';
import type { BookCollection, BookContents } from '../../../src/domain/book/BookRecord';
import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import { noRefinements } from '../../../src/domain/offers/list/Refinements';
import type { HashId } from '../../../src/domain/offers/Offer';
import { savedAs } from '../../../src/domain/search/SavedSearch';
import { emptyClientForm } from '../../../src/domain/selling/clients/ClientForm';
import type { LocalDate } from '../../../src/domain/shared/LocalDate';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { failed, success } from '../../../src/domain/shared/Result';
import { readBookFile } from '../../../src/infrastructure/bookFile/readBookFile';
import { emptyBook, someBooks } from '../../domain/book/someBooks';
import { anIssuedInvoice, aSnapshotInvoice } from '../../support/anIssuedInvoice';

const hashId = 'MB-1' as HashId;
const record = <const Value>(value: Value, key = 'MB-1') => [{ key, changedAt: 1, value }];

const calculation = {
  taxation: 'marginScheme',
  vatRate: 19,
  transportFloor: euros(50),
  transportPerKm: euros(1),
  reconditioningBase: euros(100),
  reconditioningPerPoint: euros(10),
  fixedCosts: euros(0),
  commissionRate: 2.5,
  commissionFloor: euros(30),
  target: { percent: 10 },
} as const;

const aReview: BidReview = { amount: euros(200), reasons: [{ reason: 'everyBid' }] };
const aRaise = { hashId, amount: euros(200), highestBid: euros(100), confirmed: null } as const;

/** A record in each collection. */
const fullBook: BookContents = {
  limits: record(euros(8450)),
  calculations: [
    ...record({ salePrice: euros(9000), km: 120 }),
    ...record({ target: { amount: -5 as Money } }, 'MB-2'),
  ],
  comparables: record({
    sales: [{ hashId, label: 'Honda', price: null, mileage: 12_000, year: 2019, score: 80, soldAt: 1 }],
    missingPages: 0,
    isCut: false,
  }),
  notes: record('rust'),
  hidden: record({
    hashId,
    name: 'Honda',
    reason: 'tooDear',
    until: 'priceFalls',
    at: 1,
    highestBid: euros(0),
    buyNowPrice: euros(4900),
    minimalPrice: euros(4000),
    bidsCount: null,
    cameBack: null,
  }),
  searches: record({
    name: 'near',
    filters: { ...noFilters, vehicleType: 'Motorbike' },
    buyNowOnly: false,
    refinements: { ...noRefinements, priceTo: euros(5000), scores: ['green'] },
    order: { key: 'mileage', direction: 'ascending' },
    visitedAt: 1,
  }),
  seen: record([{ at: 1, highestBid: euros(0), buyNowPrice: euros(4900), bidsCount: 0 }]),
  news: [
    ...record({ news: { kind: 'outbid', hashId, name: 'Honda', amount: euros(1) }, isRead: true }),
    ...record({ news: { kind: 'sold', hashId, name: 'Honda' }, isRead: false }, 'MB-2'),
    ...record({ news: { kind: 'answered', hashId, name: 'Honda', text: 'Yes' }, isRead: false }, 'MB-3'),
    ...record({ news: { kind: 'buyNow', hashId, name: 'Honda', amount: euros(1) }, isRead: false }, 'MB-4'),
    ...record({ news: { kind: 'match', hashId, name: 'Honda', searchId: 'a', search: 'near' }, isRead: false }, 'MB-7'),
    ...record({ news: { kind: 'rejected', hashId, name: 'Honda' }, isRead: false }, 'MB-5'),
    ...record(
      { news: { kind: 'newOffers', hashId, name: 'Honda', count: 1 }, isRead: false, offers: [hashId] },
      'MB-6',
    ),
  ],
  checks: record(['paid', 'keys']),
  wordings: record('Hello'),
  placedBids: record({ hashId, amount: euros(100), placedAt: 1 }),
  settings: [
    ...record(
      {
        budget: euros(50_000),
        reviewsEveryBid: true,
        calculation,
        yard: { latitude: 51, longitude: 10 },
        sellerCountry: 'de',
        taxNumberKind: 'vatId',
      },
      'trading',
    ),
    ...record({ bySystem: true, quietHours: { from: 1_200, to: 420 } }, 'telling'),
    ...record({ recentCommands: [{ id: 'page home', name: 'Home' }] }, 'commands'),
  ],
  seenBids: [
    ...record({ highestBid: euros(8400), buyNowPrice: euros(0), standing: 'outbid' }),
    ...record({ highestBid: null, buyNowPrice: euros(0), standing: 'won' }, 'MB-2'),
  ],
  typedBids: record(euros(8500)),
  transportNotes: record('Gate 3'),
  typedMessages: record('Is it'),
  profileForms: record({ place: 'Kiel', avatar: null }),
  clientForms: record({ type: 'company', companyName: 'Horn' }),
  motorbikeForms: record({ model: 'V7', brandId: 3 }),
  templateForms: record({ name: 'Fair', customFields: ['Stand'], nextField: '' }),
  acquisitionForms: record({ key: null, price: '9,5', tax: 'vat', date: null }),
  invoiceForms: record({ price: '9', motorbike: { id: null, name: 'V7' }, template: null, vatOption: 'standard23' }),
  presses: [
    ...record({ hashId, action: 'bid', amount: euros(100), ownBidBefore: euros(0), state: 'unknown' }),
    ...record(
      { hashId, action: 'buyNow', amount: euros(100), ownBidBefore: euros(0), sentAt: 5, state: 'pending' },
      'MB-2',
    ),
  ],
  raises: record([
    { ...aRaise, state: { kind: 'placed' } },
    { ...aRaise, state: { kind: 'refused', failure: { reason: 'refused', status: 422, message: 'No' } } },
    { ...aRaise, state: { kind: 'moved', highestBid: euros(150) } },
    { ...aRaise, confirmed: aReview, state: { kind: 'unusual', review: aReview } },
  ]),
  purchaseTimes: [...record({ boughtAt: 5 }), ...record({ seenAt: 6 }, 'MB-2'), ...record({}, 'MB-3')],
  pickupPlans: record({
    stops: [hashId],
    date: '2026-11-27' as LocalDate,
    times: { [hashId]: '10:00' },
    messages: {},
    driver: 'Kim',
    car: '',
  }),
  vehicles: record({
    name: 'Moto Guzzi V7',
    contact: { name: 'Ada Horn', phone: '+49 40 1', email: '', address: ['Kiel'] },
  }),
  unsentMessages: record({ body: 'Hello', after: 3, isRefused: true }, 'MB-1 5'),
  unsentClients: [
    ...record({ form: emptyClientForm, state: { step: 'setAside' } }, '5'),
    ...record({ form: emptyClientForm, state: { step: 'sending', isAnswerLost: true } }, '6'),
    ...record({ form: emptyClientForm, state: { step: 'failed', failure: { reason: 'notFound' } } }, '7'),
  ],
  addedMotorbikes: record({ added: true }),
  acquisitions: record({
    vehicle: 'BMW',
    vin: '',
    date: null,
    price: euros(100),
    tax: 'vat',
    costs: euros(5),
    invoiceId: 'id 1',
  }),
  invoices: [
    ...record({ invoice: anIssuedInvoice('1'), recordedAt: 4 }, 'id 1'),
    ...record({ invoice: aSnapshotInvoice('2'), recordedAt: 5 }, 'id 2'),
    ...record({ invoice: aSnapshotInvoice('3', { client: null, seller: null }), recordedAt: 6 }, 'id 3'),
  ],
  removals: record(true, 'notes MB-2'),
};

const aFile = { exportedAt: 5, dealer: '11', records: fullBook };
const json = () => JSON.parse(bookFileText(aFile)) as { records: Record<string, unknown> };

describe('readBookFile', () => {
  it('returns everything that was exported', () => {
    expect(readBookFile(bookFileText(aFile))).toEqual(success(aFile));
    fc.assert(
      fc.property(someBooks, fc.nat(), fc.option(fc.string()), (records, exportedAt, dealer) => {
        const file = { records, exportedAt, dealer };
        const text = bookFileText(file);
        expect(readBookFile(text)).toEqual(success({ ...file, records: plain(records) }));
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
      success({ exportedAt: 5, dealer: null, records: { ...emptyBook, notes: record('rust') } }),
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
    ['unsentClients', { ...good, value: { form: {}, state: { step: 'setAside' } } }],
    ['vehicles', { ...good, value: { name: 'V7', contact: { name: 'Ada' } } }],
    ['limits', { key: 7, changedAt: 1, value: 100 }],
    ['removals', { ...good, value: false }],
  ])('names the collection and the index of a broken record in %s: %j', (collection, broken) => {
    const file = json();
    const records = { ...file.records, [collection]: [...fullBook[collection].slice(0, 1), broken] };
    expect(readBookFile(JSON.stringify({ ...file, records }))).toEqual(
      failed({ reason: 'brokenRecord', collection, index: 1 }),
    );
  });

  it.each([
    ['notes', 7],
    ['unknown', []],
  ])('refuses the collection %s with the content %j', (collection, content) => {
    const text = JSON.stringify({ ...json(), records: { [collection]: content } });
    expect(readBookFile(text)).toEqual(failed({ reason: 'brokenRecord', collection, index: 0 }));
  });

  it.each(['unknown', '__proto__'])('refuses the unknown collection %s', collection => {
    const text = JSON.stringify(json()).replace('"records":{', `"records":{"${collection}":7,`);
    const problem = failed({ reason: 'brokenRecord', collection, index: 0 });
    expect(readBookFile(text)).toEqual(problem);
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
