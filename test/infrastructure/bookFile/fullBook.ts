import type { BidReview } from '../../../src/domain/bidding/UnusualBid';
import type { BookContents } from '../../../src/domain/book/BookRecord';
import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { noRefinements } from '../../../src/domain/offers/list/Refinements';
import type { HashId } from '../../../src/domain/offers/Offer';
import { emptyClientValues } from '../../../src/domain/selling/clients/emptyClientValues';
import type { LocalDate } from '../../../src/domain/shared/LocalDate';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { anIssuedInvoice, aSnapshotInvoice } from '../../support/anIssuedInvoice';

export const hashId = 'MB-1' as HashId;
export const record = <const Value>(value: Value, key = 'MB-1') => [{ key, changedAt: 1, value }];

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
export const aRaise = { hashId, amount: euros(200), highestBid: euros(100), confirmed: null } as const;

/** The states of a raise that say nothing else. */
const raiseKinds = [
  'toSend',
  'inFlight',
  'placed',
  'deal',
  'outcomeOpen',
  'notSent',
  'interrupted',
  'notOnSale',
  'noAmount',
] as const;

/** A record in each collection, with each key that a value can have. */
export const fullBook: BookContents = {
  limits: record(euros(8450)),
  calculations: [
    ...record({ salePrice: euros(9000), km: 120, place: { latitude: 52.5, longitude: 13.4 } }),
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
        startPage: 'today',
        vehicleTypes: ['Motorbike', 'Camper'],
      },
      'trading',
    ),
    ...record({ bySystem: true, quietHours: { from: 1_200, to: 420 } }, 'telling'),
    ...record({ recentCommands: [{ id: 'page home', name: 'Home' }] }, 'commands'),
    ...record({ savedMonth: { at: 1, rows: { 'R 1': '[5]' } } }, 'month 2026-10'),
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
    ...raiseKinds.map(kind => ({ ...aRaise, state: { kind } })),
    { ...aRaise, state: { kind: 'refused', failure: { reason: 'refused', status: 422, message: 'No' } } },
    { ...aRaise, state: { kind: 'moved', highestBid: euros(150) } },
    { ...aRaise, confirmed: aReview, state: { kind: 'unusual', review: aReview } },
  ]),
  purchaseTimes: [...record({ boughtAt: 5, home: 'de' }), ...record({ seenAt: 6 }, 'MB-2'), ...record({}, 'MB-3')],
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
    ...record({ form: emptyClientValues, state: { step: 'setAside' } }, '5'),
    ...record({ form: emptyClientValues, state: { step: 'sending', isAnswerLost: true } }, '6'),
    ...record({ form: emptyClientValues, state: { step: 'failed', failure: { reason: 'notFound' } } }, '7'),
  ],
  addedMotorbikes: record({ added: true }),
  acquisitions: record({
    vehicle: 'BMW',
    vin: '',
    date: '2026-11-20' as LocalDate,
    isDateLatest: true,
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
  handovers: record({
    buyer: { firm: 'Albrecht KG, Hamburg', name: 'Kim Brandt' },
    statement: {
      seenAt: 1,
      country: 'DE',
      lines: [
        { key: 'vin', value: 'WB10A1' },
        { key: 'totalMileage', value: 38_200 },
        { key: 'damaged', value: true },
        { key: 'plate', value: null },
        { key: 'description', value: [{ key: 'accident', value: false }] },
      ],
    },
    later: { seenAt: null, country: null, lines: [] },
    checks: {
      totalMileage: { state: 'differs', found: '38 900', remark: 'seen' },
      'own 1': { state: 'found', found: 'no panniers', remark: '', isObjected: true },
    },
    photos: [{ id: '5', line: 'totalMileage', bytes: 3 }],
    signatures: { dealer: { way: 'drawn', strokes: [[0, 0, 1.5, 2]], reason: '', at: 4, name: 'Kim', place: 'Kiel' } },
    takenBack: ['seller'],
    lastSigned: {
      checks: {},
      photos: [{ id: '4', line: 'vin', bytes: 3 }],
      signatures: { seller: { way: 'onPaper', strokes: [], reason: '', at: 3 } },
      names: {},
      place: '',
    },
    names: { dealer: 'Kim' },
    place: 'Kiel',
    report: { heading: 'Handover of MB-1', lines: ['totalMileage'], preparedAt: 3, sentAt: null },
  }),
  handoverPhotos: record({ line: 'totalMileage', bytes: Uint8Array.of(255, 216, 0) }, 'MB-1 5'),
  removals: record(true, 'notes MB-2'),
};
