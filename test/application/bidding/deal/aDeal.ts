import type { Deal } from '../../../../src/domain/offers/Deal';
import type { Offer } from '../../../../src/domain/offers/Offer';
import { aHeldOffer, Workplace, type WorkplaceOptions } from '../../../support/Workplace';

const toFetch = (details: Deal) => !details.vehiclePickedUp;

export const withTransport = (details: Deal): boolean =>
  toFetch(details) && details.easyTransportEnabled && !details.speditionArranged;

/** A dealer who looks at the deals, and one deal that fits. */
export async function aDeal(
  fits: (details: Deal) => boolean = toFetch,
  options: WorkplaceOptions = {},
): Promise<{ readonly at: Workplace; readonly deal: Offer }> {
  const at = new Workplace({ offers: 200, ...options });
  at.lists.shown('inRealization');
  await at.loadOffers.refresh('inRealization');
  const deal = aHeldOffer(at, ({ deal }) => deal !== null && fits(deal), 'inRealization');
  at.calls.length = 0;
  return { at, deal };
}

export const barOf = (at: Workplace, { hashId }: Offer) => at.bars.barOf(at.offer(hashId));
