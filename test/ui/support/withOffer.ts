import type { Offer } from '../../../src/domain/offers/Offer';
import type { OfferDetail } from '../../../src/domain/offers/OfferDetail';
import { success } from '../../../src/domain/shared/Result';
import type { WorkplaceOptions } from '../../support/Workplace';

/** For `renderPage`: changes each offer in the answer to its page. The answer of a list does not contain the changes. */
export function withOffer(
  change: Partial<Omit<Offer, 'id' | 'hashId'>>,
  detailChange: Partial<OfferDetail> = {},
): Pick<WorkplaceOptions, 'through'> {
  return {
    through: ports => ({
      ...ports,
      offers: {
        list: (tab, question, signal) => ports.offers.list(tab, question, signal),
        homeScreen: signal => ports.offers.homeScreen(signal),
        open: async (id, signal) => {
          const opened = await ports.offers.open(id, signal);
          if (!opened.ok) return opened;
          const { offer, detail } = opened.value;
          return success({ offer: { ...offer, ...change }, detail: { ...detail, ...detailChange } });
        },
      },
    }),
  };
}
