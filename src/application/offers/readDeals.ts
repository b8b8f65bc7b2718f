import { noFilters } from '../../domain/offers/list/BrowseFilters';
import { mergeOffer, type Offer } from '../../domain/offers/Offer';
import { listedRow } from '../../domain/offers/withLaterPush';
import type { Failure } from '../../domain/shared/Failure';
import type { ListPage } from '../../domain/shared/Page';
import { type Result, success } from '../../domain/shared/Result';
import type { Offers } from '../ports/Offers';
import type { OfferRegistry } from './OfferRegistry';

/** The lists of what the dealer bought. */
export type DealTab = 'inRealization' | 'archived';

interface DealsToRead {
  readonly offers: Offers;
  readonly registry: OfferRegistry;
  readonly signal: AbortSignal;
}

/** A page of the running or of the archived deals, without changing what is shown of them. */
export async function readDeals(
  { offers, registry, signal }: DealsToRead,
  tab: DealTab,
  page: number,
): Promise<Result<ListPage<Offer>, Failure>> {
  const answer = await offers.list(tab, { page, filters: noFilters, buyNowOnly: false }, signal);
  if (!answer.ok) return answer;
  const rows = answer.value.offers.map(row => mergeOffer(undefined, listedRow(tab, row, registry.get(row.hashId))));
  return success({ ...answer.value, rows });
}
