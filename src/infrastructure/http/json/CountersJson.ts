import * as v from 'valibot';
import type { Counters } from '../../../domain/notifications/Counters';
import { success } from '../../../domain/shared/Result';
import type { JsonReader } from './reading/JsonReader';
import { optional } from './reading/optional';
import { readShape } from './reading/readShape';

const CountersJson = v.object({
  purchase_module: v.nullish(
    v.object({
      overall: optional.number,
      invoices: optional.number,
      in_realization: optional.number,
      messages: optional.number,
      bets: optional.number,
    }),
  ),
  sell_module: v.nullish(v.object({ overall: optional.number })),
  liked_offers: optional.number,
});

export type CountersJson = v.InferOutput<typeof CountersJson>;

/** Reads any part of the counters. Keys that the message leaves out are absent. */
export const readCounters: JsonReader<Partial<Counters>> = (json, drop) => {
  const parsed = readShape(CountersJson, json, drop);
  return parsed.ok ? success(toCounters(parsed.value)) : parsed;
};

function toCounters(json: CountersJson): Partial<Counters> {
  return {
    ...counter('purchases', json.purchase_module?.overall),
    ...counter('invoices', json.purchase_module?.invoices),
    ...counter('inRealization', json.purchase_module?.in_realization),
    ...counter('messages', json.purchase_module?.messages),
    ...counter('bids', json.purchase_module?.bets),
    ...counter('sales', json.sell_module?.overall),
    ...counter('likedOffers', json.liked_offers),
  };
}

const counter = (name: keyof Counters, value: number | null | undefined): Partial<Counters> =>
  typeof value === 'number' ? { [name]: value } : {};
