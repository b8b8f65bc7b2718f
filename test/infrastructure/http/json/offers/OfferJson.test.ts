import * as fc from 'fast-check';
import { type HashId, mergeOffer, type OfferId } from '../../../../../src/domain/offers/Offer';
import { euros } from '../../../../../src/domain/shared/Money';
import { failed, success } from '../../../../../src/domain/shared/Result';
import { readOffer } from '../../../../../src/infrastructure/http/json/offers/OfferJson';
import { readOpenedOffer } from '../../../../../src/infrastructure/http/json/offers/OpenedOfferJson';
import { aRow, reading } from '../aRow';

describe('readOffer', () => {
  const identity = { id: 101 as OfferId, hashId: 'MB-7F3K2' as HashId };

  /** The patch from a row that has an id, a hash id and these keys. */
  function patchOf(keys: Readonly<Record<string, unknown>>): object {
    const { value } = reading(readOffer, { id: 101, hash_id: 'MB-7F3K2', ...keys });
    if (!value.ok) throw new Error(value.failure);
    const { id, hashId, ...said } = value.value;
    expect([id, hashId]).toEqual([101, 'MB-7F3K2']);
    return said;
  }

  it('reads a complete row', () => {
    const { value, dropped } = reading(readOffer, aRow());
    expect(dropped).toEqual([]);
    expect(value).toEqual(
      success({
        id: 101,
        hashId: 'MB-7F3K2',
        label1: 'BMW R 1250 GS',
        label2: 'Adventure',
        photo: 'https://photos.example/thumb.jpg',
        score: 78,
        isLiked: false,
        contractStatus: null,
        highestBid: euros(8450),
        ownBid: null,
        minimalPrice: euros(8000.5),
        buyNowPrice: euros(9900),
        bidsCount: 4,
        year: 2021,
        productionYear: null,
        totalMileage: 23400,
        region: 'DE',
        vehicleType: 'Motorbike',
        finalPrice: null,
        archivedAt: null,
        publishedAt: Date.UTC(2026, 10, 19, 8, 30),
        closed: false,
        deal: null,
      }),
    );
  });

  it('omits absent keys, so that a push keeps the known values', () => {
    expect(patchOf({})).toStrictEqual({});
    const known = mergeOffer(undefined, { ...identity, isLiked: true, ownBid: euros(8400) });
    expect({ ...known, ...patchOf({ highest_bet: 8500 }) }).toEqual({ ...known, highestBid: euros(8500) });
  });

  it('accepts null only for fields whose default is null', () => {
    const nulls = Object.fromEntries(Object.keys(aRow()).map(key => [key, null]));
    expect(patchOf({ ...nulls, id: 101, hash_id: 'MB-7F3K2' })).toStrictEqual({
      photo: null,
      score: null,
      contractStatus: null,
      ownBid: null,
      year: null,
      productionYear: null,
      totalMileage: null,
      region: null,
      finalPrice: null,
      archivedAt: null,
      publishedAt: null,
      deal: null,
    });
  });

  it.each([
    [{ buy_now_price: 9900 }, 9900],
    [{ buy_now_price: 9900, buy_now_contract: { price: 9000 } }, 9900],
    [{ buy_now_price: 0, buy_now_contract: { price: 9000 } }, 9000],
    [{ buy_now_contract: { price: 9000 } }, 9000],
    [{ buy_now_price: null, buy_now_contract: { price: 9000 } }, 9000],
    [{ buy_now_price: 0, buy_now_contract: null }, 0],
    [{ buy_now_price: 0 }, 0],
    [{ buy_now_contract: { price: 0 } }, 0],
    [{ buy_now_price: null, buy_now_contract: { price: 0 } }, 0],
    [{ buy_now_price: 0, buy_now_contract: { price: null } }, 0],
  ])('finds the fixed price in %j', (keys, price) => expect(patchOf(keys)).toEqual({ buyNowPrice: euros(price) }));

  it.each([
    [{ vehicle_type: 'Hovercraft' }, {}],
    [{ vehicle_type: 'AgriculturalMachine' }, { vehicleType: 'AgriculturalMachine' }],
    [{ contract_status: 'waiting' }, { contractStatus: 'waiting' }],
    [{ contract_status: 'accepted' }, { contractStatus: null }],
    [{ photo: 'javascript:alert(1)' }, { photo: null }],
    [{ photo: 'data:image/png;base64,AA==' }, { photo: 'data:image/png;base64,AA==' }],
    [{ bar: 'thank_you', fly: true }, {}],
  ])('reads %j as %j', (keys, patch) => expect(patchOf(keys)).toStrictEqual(patch));

  it.each([
    [{ id: undefined }, 'id'],
    [{ id: null }, 'id'],
    [{ id: '101a' }, 'id'],
    [{ id: 10.5 }, 'id'],
    [{ id: 2 ** 53 }, 'id'],
    [{ id: Infinity }, 'id'],
    [{ hash_id: undefined }, 'hash_id'],
    [{ hash_id: '' }, 'hash_id'],
    [{ hash_id: 7, label1: 7 }, 'hash_id'],
  ])('names the key that makes %j unreadable', (keys, key) => {
    expect(reading(readOffer, aRow(keys))).toEqual({ value: failed(key), dropped: [] });
  });

  it('prefers `offer_hash_id` and falls back to `hash_id`', () => {
    const nameOf = (keys: Readonly<Record<string, unknown>>) => {
      const { value } = reading(readOffer, aRow(keys));
      return value.ok && value.value.hashId;
    };
    expect(nameOf({ hash_id: 'ROW-1', offer_hash_id: 'MB-1' })).toBe('MB-1');
    expect(['', null, undefined, 7].map(named => nameOf({ hash_id: 'MB-2', offer_hash_id: named }))).toEqual(
      Array(4).fill('MB-2'),
    );
  });

  it.each(['9007199254740993', '"9007199254740993"'])('rejects the id %s, which JavaScript rounds', id => {
    const row = JSON.parse(`{"id":${id},"hash_id":"MB-1"}`) as unknown;
    expect(reading(readOffer, row).value).toEqual(failed('id'));
  });

  it.each([
    ['1550.0', euros(1550)],
    ['8000.5', euros(8000.5)],
    ['0', euros(0)],
  ])('reads the text %j as an amount', (text, amount) => {
    expect(patchOf({ highest_bet: text })).toStrictEqual({ highestBid: amount });
  });

  it.each(['', ' ', '1e3', '0x10', 'Infinity', '1,550', '1.550,00', '.5', '5.', '+5', '15 €'])(
    'does not take the text %j for an amount',
    text => expect(patchOf({ highest_bet: text })).toStrictEqual({}),
  );

  it.each([null, undefined, 'row', 7, [], true])('rejects %j', json => {
    expect(reading(readOffer, json).value.ok).toBe(false);
  });

  it.each([
    [{ highest_bet: '8.450,00 €' }, 'highest_bet'],
    [{ published_at: 'yesterday' }, 'published_at'],
    [{ is_liked: 1 }, 'is_liked'],
    [{ realization_details: 'soon' }, 'realization_details'],
    [{ buy_now_price: null, buy_now_contract: { price: 'dear' } }, 'buy_now_contract.price'],
  ])('drops and names the ill-typed key in %j as if it were absent', (keys, dropped) => {
    const row = { id: 101, hash_id: 'MB-7F3K2', label1: 'BMW', ...keys };
    expect(reading(readOffer, row)).toEqual({ value: success({ ...identity, label1: 'BMW' }), dropped: [dropped] });
  });

  it('has no label that looks empty, and isolates marks that turn the direction', () => {
    const { value } = reading(readOffer, aRow({ label1: ' \u200b\u2060', label2: '\u202eSG 0521 R' }));
    expect(value).toEqual(success(expect.objectContaining({ label1: '', label2: '\u2068\u202eSG 0521 R\u2069' })));
  });

  it.each([
    ['seller_fist_name', 'Jana', 'sellerFirstName', 'Jana'],
    ['seller_last_name', 'Nowak', 'sellerLastName', 'Nowak'],
    ['street', 'Weg 1', 'street', 'Weg 1'],
    ['zip_code', '20095', 'zipCode', '20095'],
    ['place', 'Hamburg', 'place', 'Hamburg'],
    ['seller_email', 'jana@example.com', 'sellerEmail', 'jana@example.com'],
    ['phone', '+49 40 1', 'phone', '+49 40 1'],
    ['client_price', 8450, 'clientPrice', euros(8450)],
    ['commission', 390, 'commission', euros(390)],
    ['credit_bank', 'Sparkasse', 'creditBank', 'Sparkasse'],
    ['credit_number', 'DE02', 'creditNumber', 'DE02'],
    ['vehicle_data_pdf', 'https://a.example/1.pdf', 'vehicleDataPdf', 'https://a.example/1.pdf'],
    ['contract_pdf', 'https://a.example/2.pdf', 'contractPdf', 'https://a.example/2.pdf'],
    ['invoice_created', true, 'invoiceCreated', true],
    ['spedition_arranged', true, 'speditionArranged', true],
    ['easy_transport_enabled', true, 'easyTransportEnabled', true],
    ['vehicle_picked_up', true, 'vehiclePickedUp', true],
  ])('reads the key %s of a deal, and only that, as its own field', (key, sent, field, read) => {
    const dealOf = (details: object) => {
      const { value } = reading(readOffer, aRow({ realization_details: details }));
      return value.ok ? value.value.deal : null;
    };
    expect(dealOf({ [key]: sent })).toEqual({ ...dealOf({}), [field]: read });
  });

  it('drops only the ill-typed key of a deal', () => {
    const details = { seller_fist_name: 'Jana', phone: 49341, client_price: 8450, contract_pdf: 'file:///etc/passwd' };
    const { value, dropped } = reading(readOffer, aRow({ realization_details: details }));
    expect(dropped).toEqual(['realization_details.phone']);
    expect(value).toMatchObject({
      value: {
        deal: { sellerFirstName: 'Jana', phone: '', clientPrice: euros(8450), contractPdf: 'about:invalid' },
      },
    });
  });

  it.each([{}, { client_price: null, commission: null }, { client_price: 'dear', commission: [] }])(
    'reads a missing amount of a deal as null, not 0, for %j',
    details => {
      const { value } = reading(readOffer, aRow({ realization_details: details }));
      expect(value).toMatchObject({ value: { deal: { clientPrice: null, commission: null } } });
    },
  );

  it('never throws and never returns an ill-typed row', () => {
    const anyRow = fc.record(
      Object.fromEntries(
        Object.entries(aRow()).map(([key, value]) => [key, fc.oneof(fc.constant(value), fc.jsonValue())]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyRow, row => {
        const { value } = reading(readOffer, row);
        if (!value.ok) return expect(['id', 'hash_id']).toContain(value.failure);
        const shown = mergeOffer(undefined, value.value);
        expect([shown.label1, shown.hashId, shown.vehicleType].every(text => typeof text === 'string')).toBe(true);
        expect([shown.highestBid, shown.minimalPrice, shown.buyNowPrice].every(Number.isInteger)).toBe(true);
        expect([shown.isLiked, shown.closed].every(flag => typeof flag === 'boolean')).toBe(true);
        expect(Object.values(value.value)).not.toContain(undefined);
      }),
    );
  });
});

describe('readOpenedOffer', () => {
  const file = {
    url: 'https://photos.example/1.jpg',
    width: 960,
    height: 720,
    thumb: { url: 'https://photos.example/1s.jpg' },
  };

  const anOpenedOffer = (parts: Readonly<Record<string, unknown>> = {}) => ({
    offer: aRow({
      photos: [{ id: 1, file }],
      vehicle: { vehicle_type: 'Motorbike', brand: 'BMW', abs: true, previous_owners: 2, color: ' ', power: null },
      highest_bet_value: 8500,
      my_bet_value: 8400,
      lat: 51.34,
      long: 12.37,
      zip_code: '04109',
      comments: '<b>as new</b>',
      mobile_search_url: 'javascript:alert(1)',
      ...parts,
    }),
  });

  it('reads the details of an offer and prefers their own names of the bids', () => {
    const { value, dropped } = reading(readOpenedOffer, anOpenedOffer());
    expect(dropped).toEqual([]);
    expect(value).toMatchObject(success({ offer: { highestBid: euros(8500), ownBid: euros(8400), bidsCount: 4 } }));
    expect(value.ok && value.value.detail).toEqual({
      hashId: 'MB-7F3K2',
      photos: [{ id: 1, address: file.url, thumbnail: file.thumb.url, size: { width: 960, height: 720 } }],
      latitude: 51.34,
      longitude: 12.37,
      zipCode: '04109',
      place: null,
      countryCode: null,
      vehicle: { vehicleType: 'Motorbike', brand: 'BMW', abs: true, previousOwners: '2' },
      financed: null,
      mobileSearchAddress: null,
      comments: '<b>as new</b>',
    });
  });

  it('falls back to the key of the row for the own bid', () => {
    const opened = anOpenedOffer({ my_bet_value: null, current_dealer_highest_bet: 8300 });
    expect(reading(readOpenedOffer, opened).value).toMatchObject(success({ offer: { ownBid: euros(8300) } }));
  });

  it.each(['id', 'hash_id'])('rejects an offer without %s', key =>
    expect(reading(readOpenedOffer, anOpenedOffer({ [key]: undefined })).value).toEqual(failed(`offer.${key}`)),
  );

  it.each(['photos', 'vehicle', 'highest_bet_value', 'minimal_price'])('is read without %s', key => {
    for (const missing of [undefined, null]) {
      const { value, dropped } = reading(readOpenedOffer, anOpenedOffer({ [key]: missing }));
      expect([value.ok, dropped]).toEqual([true, []]);
    }
  });

  it('omits `closed` if the server does', () => {
    const { value, dropped } = reading(readOpenedOffer, anOpenedOffer({ closed: undefined }));
    expect(dropped).toEqual([]);
    expect(value.ok && value.value.offer).not.toHaveProperty('closed');
  });

  it('rejects infinite numbers, even in place of a text', () => {
    const vehicle = { vehicle_type: 'Motorbike', previous_owners: Infinity, power: Infinity, brand: 'BMW' };
    const photos = [{ id: 1, file: { ...file, width: Infinity } }];
    const { value, dropped } = reading(readOpenedOffer, anOpenedOffer({ vehicle, photos, lat: Infinity }));
    expect(value).toMatchObject(
      success({
        detail: { vehicle: { vehicleType: 'Motorbike', brand: 'BMW' }, photos: [{ size: null }], latitude: null },
      }),
    );
    expect(value.ok && value.value.detail.vehicle).not.toHaveProperty('previousOwners');
    const places = ['vehicle.previous_owners', 'vehicle.power', 'lat', 'photos.0.file.width'];
    expect([...dropped].sort()).toEqual(places.map(place => `offer.${place}`).sort());
  });

  it('rejects an answer without the offer', () => expect(reading(readOpenedOffer, {}).value).toEqual(failed('offer')));

  it('drops a photo that cannot be shown and keeps the others', () => {
    const photos = [
      { id: 1, file: { ...file, url: 'ftp://x' } },
      { id: 2 },
      { id: 3, file: { ...file, thumb: null } },
      4,
    ];
    const { value, dropped } = reading(readOpenedOffer, anOpenedOffer({ photos }));
    expect(dropped).toEqual(['offer.photos.0.file.url', 'offer.photos.1.file', 'offer.photos.3']);
    expect(value).toMatchObject(success({ detail: { photos: [{ id: 3, thumbnail: file.url }] } }));
  });

  it('keeps a photo whose size is missing or impossible', () => {
    const sizes = [{ width: undefined, height: undefined }, { width: null }, { height: 0 }, { width: -1 }, {}];
    const photos = sizes.map((size, index) => ({ id: index + 1, file: { ...file, ...size } }));
    const { value, dropped } = reading(readOpenedOffer, anOpenedOffer({ photos }));
    expect(dropped).toEqual([]);
    expect(value.ok && value.value.detail.photos.map(({ size }) => size)).toEqual([
      null,
      null,
      null,
      null,
      { width: 960, height: 720 },
    ]);
  });

  it('omits an unknown vehicle type, as a row does, and drops ill-typed fields of the vehicle', () => {
    const vehicle = { vehicle_type: 'Hovercraft', seats: 'four', rental_use: 'never' };
    const { value, dropped } = reading(readOpenedOffer, anOpenedOffer({ vehicle, vehicle_type: 'Hovercraft' }));
    expect(dropped).toEqual(['offer.vehicle.seats']);
    expect(value.ok && value.value.offer).not.toHaveProperty('vehicleType');
    expect(value.ok && value.value.detail.vehicle).toEqual({ rentalUse: 'never' });
  });
});
