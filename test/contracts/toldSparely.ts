type Plain = Readonly<Record<string, unknown>>;

const requiredOfRow = ['id', 'hashId'];

/** The part of a market value that a client knows if the backend omits every optional key. */
export function toldSparely<Value>(value: Value): Value {
  return spared(value) as Value;
}

function spared(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spared);
  if (typeof value !== 'object' || value === null) return value;
  const object = value as Plain;
  if ('offer' in object && 'detail' in object) return openedOffer(object);
  if ('highestBid' in object) return only(object, requiredOfRow);
  if ('displayNumber' in object)
    return { ...object, label1: '', label2: '', photo: null, vehicleType: 'Motorbike', finalPrice: null };
  if ('isSeen' in object) return { ...object, unread: null };
  if ('brandName' in object) return { ...object, brandName: '' };
  if ('conversationId' in object && 'message' in object) return { ...object, message: null };
  const whole = Object.fromEntries(Object.entries(object).map(([key, inner]) => [key, spared(inner)]));
  return {
    ...whole,
    ...('limit' in object && { limit: null }),
    ...('availableCountries' in object && { availableCountries: null }),
  };
}

const only = (object: Plain, keys: readonly string[]): Plain =>
  Object.fromEntries(Object.entries(object).filter(([key]) => keys.includes(key)));

function openedOffer({ offer, detail }: Plain): Plain {
  const { hashId, photos, vehicle } = detail as Plain;
  const unsaid = [
    'latitude',
    'longitude',
    'zipCode',
    'place',
    'countryCode',
    'financed',
    'mobileSearchAddress',
    'comments',
  ];
  return {
    offer: only(offer as Plain, [...requiredOfRow, 'highestBid', 'minimalPrice']),
    detail: {
      ...Object.fromEntries(unsaid.map(key => [key, null])),
      hashId,
      photos: (photos as readonly Plain[]).map(photo => ({ ...photo, thumbnail: photo.address })),
      vehicle: vehicle && {},
    },
  };
}
