import type { Counters } from '../../../src/domain/notifications/Counters';

/** The notification on the wire: only the known counters, and no module without any. */
export function wireCounters(counters: Partial<Counters>) {
  return {
    purchase_module: unlessUnsaid({
      overall: counters.purchases,
      invoices: counters.invoices,
      in_realization: counters.inRealization,
      messages: counters.messages,
      bets: counters.bids,
    }),
    sell_module: unlessUnsaid({ overall: counters.sales }),
    liked_offers: counters.likedOffers,
  };
}

function unlessUnsaid<Part extends object>(part: Part): Part | undefined {
  return Object.values(part).some(count => count !== undefined) ? part : undefined;
}
