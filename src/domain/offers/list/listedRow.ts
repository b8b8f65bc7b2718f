import type { Offer, OfferPatch } from '../Offer';
import { unstatedDeal } from '../unstatedDeal';
import type { OfferTab } from './OfferTab';

/**
 * Adds what a list implies about its row. A row in the list of deals is a deal, also if the server omits its details: it
 * must not ask for a bid. The list of sold offers may include a running deal of the dealer.
 */
export function listedRow(tab: OfferTab, row: OfferPatch, known: Offer | undefined): OfferPatch {
  if (tab === 'inRealization') return { ...row, realization: row.realization ?? known?.realization ?? unstatedDeal };
  if (tab === 'archived') return { ...row, inArchive: true };
  return tab === 'sold' ? { ...row, closed: true } : row;
}
