type Json = Readonly<Record<string, unknown>>;

/** The optional keys of a row and page of an offer. Its page requires the minimum price. */
const rowKeys = [
  'label1',
  'is_liked',
  'contract_status',
  'highest_bet',
  'current_dealer_highest_bet',
  'buy_now_price',
  'vehicle_type',
  'final_price',
  'archived_at',
  'realization_details',
  'offer_hash_id',
  'label2',
  'photo',
  'score',
  'minimal_price',
  'buy_now_contract',
  'bets_count',
  'year',
  'production_year',
  'total_mileage',
  'region',
  'published_at',
  'closed',
  'my_bet_value',
  'lat',
  'long',
  'zip_code',
  'place',
  'country_code',
  'financed_vehicle',
  'mobile_search_url',
  'comments',
];

/** Optional keys anywhere in an answer. */
const otherKeys = ['limit', 'available_countries', 'avatar', 'thumb', 'brand_name', 'offer_id'];

/** The answer of a server that omits every optional key. */
export function austere(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(austere);
  if (typeof json !== 'object' || json === null) return json;
  const object = spare(json as Json);
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, austere(value)]));
}

function spare(json: Json): Json {
  if ('hash_id' in json) return without(json, [...omittedFromRow(json), ...otherKeys]);
  if ('vehicle_type' in json) return {};
  if ('seen_by_dealer' in json) return without(json, ['unread_messages']);
  // A push names the author at its top level, while the answer to a sent message names none.
  if ('conversation_list_element' in json) return { ...json, message: without(json.message as Json, ['author']) };
  if ('conversation_id' in json && !('body' in json)) return without(json, ['message']);
  if ('client_type' in json || 'custom_fields' in json || 'vin' in json)
    return without(json, [...otherKeys, ...nulls(json)]);
  return without(json, otherKeys);
}

/** The page of an offer, unlike its row, requires the minimum price. */
const omittedFromRow = (row: Json): string[] =>
  rowKeys.filter(key => !(key === 'minimal_price' && 'highest_bet_value' in row));

const nulls = (json: Json): string[] => Object.keys(json).filter(key => json[key] === null);

const without = (json: Json, keys: readonly string[]): Json =>
  Object.fromEntries(Object.entries(json).filter(([key]) => !keys.includes(key)));
