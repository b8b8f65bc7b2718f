type Plain = Readonly<Record<string, unknown>>;

const rowKeys = [
  'label2',
  'photo',
  'score',
  'bidsCount',
  'year',
  'productionYear',
  'totalMileage',
  'region',
  'publishedAt',
  'closed',
];

/** The part of a market value that a client knows if the backend omits every optional key. */
export function toldSparely<Value>(value: Value): Value {
  return spared(value) as Value;
}

function spared(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spared);
  if (typeof value !== 'object' || value === null) return value;
  const object = value as Plain;
  if ('offer' in object && 'detail' in object) return openedOffer(object);
  if ('highestBid' in object) return row(object, ['minimalPrice']);
  if ('displayNumber' in object) return { ...object, label2: '', photo: null };
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

function row(offer: Plain, more: readonly string[] = []): Plain {
  const missing = [...rowKeys, ...more, ...(offer.realization === null ? ['realization'] : [])];
  return Object.fromEntries(Object.entries(offer).filter(([key]) => !missing.includes(key)));
}

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
    offer: row(offer as Plain),
    detail: {
      ...Object.fromEntries(unsaid.map(key => [key, null])),
      hashId,
      photos: (photos as readonly Plain[]).map(photo => ({ ...photo, thumbnail: photo.address })),
      vehicle: { vehicleType: (vehicle as Plain).vehicleType },
    },
  };
}
