import type { MarketPorts } from '../../support/Wire';

/** A server that includes deals only in the list of deals. */
export const withoutDeals = ({ offers, ...ports }: MarketPorts): MarketPorts => ({
  ...ports,
  offers: {
    homeScreen: signal => offers.homeScreen(signal),
    list: (tab, question, signal) => offers.list(tab, question, signal),
    open: async (id, signal) => {
      const answer = await offers.open(id, signal);
      if (!answer.ok) return answer;
      return { ok: true, value: { ...answer.value, offer: { ...answer.value.offer, deal: null } } };
    },
  },
});
