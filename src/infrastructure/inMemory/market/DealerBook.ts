import type { ContractStatus } from '../../../domain/offers/Offer';
import type { Instant } from '../../../domain/shared/Instant';
import type { Money } from '../../../domain/shared/Money';

export interface OwnBid {
  readonly amount: Money;
  readonly contract: ContractStatus | null;
}

/** A vehicle this dealer bought. */
export interface Deal {
  readonly price: Money;
  readonly boughtAt: Instant;
  readonly invoiceCreated: boolean;
  readonly speditionArranged: boolean;
  readonly easyTransportEnabled: boolean;
  readonly vehiclePickedUp: boolean;
  readonly archivedAt: Instant | null;
}

/** All that one dealer did, by the index of the offer; what was done last stands last. */
export interface DealerBook {
  readonly likes: Set<number>;
  readonly bids: Map<number, OwnBid>;
  readonly deals: Map<number, Deal>;
}

export const emptyBook = (): DealerBook => ({ likes: new Set(), bids: new Map(), deals: new Map() });

export function bidLast(book: DealerBook, index: number, bid: OwnBid): void {
  book.bids.delete(index);
  book.bids.set(index, bid);
}
