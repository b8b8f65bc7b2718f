import type { OfferJson } from '../../../../src/infrastructure/http/json/offers/OfferJson';

const row = {
  id: 101,
  hash_id: 'MB-7F3K2',
  offer_hash_id: 'MB-7F3K2',
  label1: 'BMW R 1250 GS',
  label2: 'Adventure',
  photo: 'https://photos.example/thumb.jpg',
  score: 78,
  is_liked: false,
  contract_status: null,
  highest_bet: 8450,
  current_dealer_highest_bet: null,
  minimal_price: 8000.5,
  buy_now_contract: { id: 5, price: 9900 },
  buy_now_price: 9900,
  bets_count: 4,
  year: 2021,
  production_year: null,
  total_mileage: 23400,
  region: 'DE',
  vehicle_type: 'Motorbike',
  final_price: null,
  archived_at: null,
  published_at: '2026-11-19T08:30:00Z',
  closed: false,
  realization_details: null,
} satisfies Record<keyof OfferJson, unknown>;

/** A row as the wire contract describes it. */
export const aRow = (parts: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  ...row,
  ...parts,
});

/** Reads the JSON and records the dropped paths. */
export function reading<Value>(read: (json: unknown, drop: (path: string) => void) => Value, json: unknown) {
  const dropped: string[] = [];
  const value = read(json, path => void dropped.push(path));
  return { value, dropped };
}
