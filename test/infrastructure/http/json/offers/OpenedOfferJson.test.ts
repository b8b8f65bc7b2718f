import { euros } from '../../../../../src/domain/shared/Money';
import { failed, success } from '../../../../../src/domain/shared/Result';
import { readOpenedOffer } from '../../../../../src/infrastructure/http/json/offers/OpenedOfferJson';
import { aRow, reading } from '../aRow';

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

describe('readOpenedOffer', () => {
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
