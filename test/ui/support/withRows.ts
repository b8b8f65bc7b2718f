import type { OfferListPart, Offers } from '../../../src/application/ports/Offers';
import type { OfferTab } from '../../../src/domain/offers/list/OfferTab';
import type { HashId, Offer, OfferPatch } from '../../../src/domain/offers/Offer';
import { euros } from '../../../src/domain/shared/Money';
import { type Result, success } from '../../../src/domain/shared/Result';
import type { WorkplaceOptions } from '../../support/Workplace';

type RowChange = Partial<Omit<Offer, 'id' | 'hashId'>>;

/** An offer without bids, details and a fixed price. */
export const plainRow = {
  score: null,
  isLiked: false,
  contractStatus: null,
  highestBid: euros(0),
  ownBid: null,
  buyNowPrice: euros(0),
  bidsCount: 0,
  finalPrice: null,
  closed: false,
  deal: null,
} satisfies RowChange;

/**
 * For `renderPage`: the list, or the motorbikes of the landing screen, has only as many offers as there are changes.
 * Each answer about one of them contains its change.
 */
export function withRows(list: OfferTab | 'home', changes: readonly RowChange[]): Pick<WorkplaceOptions, 'through'> {
  const changed = new Map<HashId, RowChange>();

  const tell = (offer: OfferPatch): OfferPatch => ({ ...offer, ...changed.get(offer.hashId) });

  const tellOnly = (offers: readonly OfferPatch[]): readonly OfferPatch[] => {
    if (changed.size === 0) changes.forEach((change, index) => changed.set(offers[index]!.hashId, change));
    return offers.filter(({ hashId }) => changed.has(hashId)).map(tell);
  };

  const toldOf = (offers: Offers): Offers => ({
    list: async (tab, question, signal) =>
      whenOk(await offers.list(tab, question, signal), part =>
        tab === list ? onlyPage(tellOnly(part.offers), part) : { ...part, offers: part.offers.map(tell) },
      ),
    open: async (id, signal) =>
      whenOk(await offers.open(id, signal), opened => ({ ...opened, offer: tell(opened.offer) })),
    homeScreen: async signal =>
      whenOk(await offers.homeScreen(signal), home =>
        list === 'home' ? { ...home, Motorbike: tellOnly(home.Motorbike) } : home,
      ),
  });

  return { through: ports => ({ ...ports, offers: toldOf(ports.offers) }) };
}

const onlyPage = (offers: readonly OfferPatch[], part: OfferListPart): OfferListPart => ({
  ...part,
  offers,
  totalPages: 1,
  totalCount: offers.length,
  received: offers.length,
});

const whenOk = <Value, Failed>(
  result: Result<Value, Failed>,
  change: (value: Value) => Value,
): Result<Value, Failed> => (result.ok ? success(change(result.value)) : result);
