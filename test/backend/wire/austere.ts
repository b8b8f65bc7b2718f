type Json = Readonly<Record<string, unknown>>;

/** Optional keys by which the browser tests find offers: the name, the prices and the outcome. */
export const telltaleKeys: readonly string[] = [
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
];

/** The optional keys of a row and page of an offer. Its page requires the minimum price. */
const rowKeys = [
  ...telltaleKeys,
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

/** The answer of a server that omits every optional key, except the keys of an offer's row that it keeps. */
export function austere(json: unknown, kept: readonly string[] = []): unknown {
  if (Array.isArray(json)) return json.map(element => austere(element, kept));
  if (typeof json !== 'object' || json === null) return json;
  const object = spare(json as Json, kept);
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, austere(value, kept)]));
}

function spare(json: Json, kept: readonly string[]): Json {
  if ('hash_id' in json) return without(json, [...omittedFromRow(json, kept), ...otherKeys]);
  if ('vehicle_type' in json) return { vehicle_type: json.vehicle_type };
  if ('seen_by_dealer' in json) return without(json, ['unread_messages']);
  // A push names the author at its top level, while the answer to a sent message names none.
  if ('conversation_list_element' in json) return { ...json, message: without(json.message as Json, ['author']) };
  if ('conversation_id' in json && !('body' in json)) return without(json, ['message']);
  if ('client_type' in json || 'custom_fields' in json || 'vin' in json)
    return without(json, [...otherKeys, ...nulls(json)]);
  return without(json, otherKeys);
}

function omittedFromRow(row: Json, kept: readonly string[]): string[] {
  const isPage = 'highest_bet_value' in row;
  const isSent = (key: string) =>
    key === 'minimal_price' ? isPage : kept.includes(key) && !(key === 'realization_details' && row[key] === null);
  return rowKeys.filter(key => !isSent(key));
}

const nulls = (json: Json): string[] => Object.keys(json).filter(key => json[key] === null);

const without = (json: Json, keys: readonly string[]): Json =>
  Object.fromEntries(Object.entries(json).filter(([key]) => !keys.includes(key)));
