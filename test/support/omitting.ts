import { unstatedDeal } from '../../src/domain/offers/Deal';
import type { OfferPatch } from '../../src/domain/offers/Offer';
import { success } from '../../src/domain/shared/Result';
import type { MarketPorts } from './Wire';

/** A server that leaves out some keys of each row. */
export const omitting = (isOmitted: (key: string) => boolean) =>
  telling(row => {
    const kept = Object.entries(row).filter(([key]) => key === 'id' || key === 'hashId' || !isOmitted(key));
    return Object.fromEntries(kept) as unknown as OfferPatch;
  });

/** A server that leaves out some keys of each deal, so that they have their defaults. */
export const omittingFromDeals = (keys: readonly string[]) =>
  telling(row => {
    if (!row.deal) return row;
    const omitted = Object.entries(unstatedDeal).filter(([key]) => keys.includes(key));
    return { ...row, deal: { ...row.deal, ...Object.fromEntries(omitted) } };
  });

/** A server that changes each row before it tells it. */
const telling =
  (told: (row: OfferPatch) => OfferPatch) =>
  ({ offers, bids, ...ports }: MarketPorts): MarketPorts => {
    return {
      ...ports,
      bids: {
        place: async (offer, amount) => {
          const answer = await bids.place(offer, amount);
          return answer.ok ? success(told(answer.value)) : answer;
        },
      },
      offers: {
        homeScreen: signal => offers.homeScreen(signal),
        list: async (tab, question, signal) => {
          const answer = await offers.list(tab, question, signal);
          return answer.ok ? success({ ...answer.value, offers: answer.value.offers.map(told) }) : answer;
        },
        open: async (id, signal) => {
          const answer = await offers.open(id, signal);
          return answer.ok ? success({ ...answer.value, offer: told(answer.value.offer) }) : answer;
        },
      },
    };
  };
