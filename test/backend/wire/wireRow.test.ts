/** @jest-environment node */
import { type HashId, mergeOffer, type OfferId } from '../../../src/domain/offers/Offer';
import { euros } from '../../../src/domain/shared/Money';
import { wireRow } from './wireRow';

const named = { id: 101 as OfferId, hashId: 'MB-7F3K2' as HashId };
const onTheWire = (json: unknown): unknown => JSON.parse(JSON.stringify(json));

it('wireRow omits keys that the patch does not contain', () => {
  expect(onTheWire(wireRow(named))).toEqual({ id: 101, hash_id: 'MB-7F3K2', offer_hash_id: 'MB-7F3K2' });
});

it('wireRow writes a row in the spelling of the wire', () => {
  const row = mergeOffer(undefined, {
    ...named,
    label1: 'BMW R 1250 GS',
    label2: 'Adventure',
    photo: 'http://a.example/1.svg',
    score: 78,
    isLiked: true,
    contractStatus: 'waiting',
    highestBid: euros(8450.5),
    ownBid: euros(8400),
    minimalPrice: euros(8000),
    buyNowPrice: euros(9900),
    bidsCount: 4,
    year: 2021,
    productionYear: 2020,
    totalMileage: 23400,
    region: 'DE',
    vehicleType: 'AgriculturalMachine',
    finalPrice: euros(9000),
    archivedAt: Date.UTC(2026, 10, 20),
    publishedAt: Date.UTC(2026, 10, 19, 8, 30, 0, 250),
    closed: true,
  });
  expect(wireRow(row)).toEqual({
    id: 101,
    hash_id: 'MB-7F3K2',
    offer_hash_id: 'MB-7F3K2',
    label1: 'BMW R 1250 GS',
    label2: 'Adventure',
    photo: 'http://a.example/1.svg',
    score: 78,
    is_liked: true,
    contract_status: 'waiting',
    highest_bet: 8450.5,
    current_dealer_highest_bet: 8400,
    minimal_price: 8000,
    buy_now_contract: { id: 101, price: 9900 },
    buy_now_price: 9900,
    bets_count: 4,
    year: 2021,
    production_year: 2020,
    total_mileage: 23400,
    region: 'DE',
    vehicle_type: 'AgriculturalMachine',
    final_price: 9000,
    archived_at: '2026-11-20T00:00:00Z',
    published_at: '2026-11-19T08:30:00Z',
    closed: true,
    realization_details: null,
  });
});

it('wireRow writes null if the patch contains null', () => {
  expect(onTheWire(wireRow({ ...named, ownBid: null, publishedAt: null, deal: null, buyNowPrice: euros(0) }))).toEqual({
    id: 101,
    hash_id: 'MB-7F3K2',
    offer_hash_id: 'MB-7F3K2',
    current_dealer_highest_bet: null,
    published_at: null,
    realization_details: null,
    buy_now_contract: null,
    buy_now_price: 0,
  });
});

it('wireRow writes the deal in the spelling of the wire', () => {
  const seller = { sellerFirstName: 'Jan', sellerLastName: 'Nowak', sellerEmail: 'jan@a.example', phone: '1' };
  const place = { street: 'Rynek 1', zipCode: '31-042', place: 'Kraków' };
  const payment = { clientPrice: euros(9000.5), commission: euros(300), creditBank: '', creditNumber: '' };
  const papers = { vehicleDataPdf: null, contractPdf: 'http://a.example/c.pdf' };
  const steps = { invoiceCreated: false, speditionArranged: true, easyTransportEnabled: true, vehiclePickedUp: false };
  const deal = { ...seller, ...place, ...payment, ...papers, ...steps };

  expect(wireRow({ ...named, deal }).realization_details).toEqual({
    seller_fist_name: 'Jan',
    seller_last_name: 'Nowak',
    street: 'Rynek 1',
    zip_code: '31-042',
    place: 'Kraków',
    seller_email: 'jan@a.example',
    phone: '1',
    client_price: 9000.5,
    commission: 300,
    credit_bank: '',
    credit_number: '',
    vehicle_data_pdf: null,
    contract_pdf: 'http://a.example/c.pdf',
    invoice_created: false,
    spedition_arranged: true,
    easy_transport_enabled: true,
    vehicle_picked_up: false,
  });
});
