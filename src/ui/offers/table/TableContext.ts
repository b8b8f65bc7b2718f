import { createContext, type RefCallback, use } from 'react';
import type { BidSection } from '../../../domain/bidding/OwnBid';
import type { OfferColumn } from '../../../domain/offers/list/OfferColumn';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';

/** What the rows of a table share. */
interface Table {
  readonly columns: readonly OfferColumn[];
  /** A narrow table has two lines a row instead, with room for few figures. */
  readonly hasColumns: boolean;
  /** The `ref` of a content that its column must show in full. Its `data-column` is the column. */
  readonly measure: RefCallback<HTMLElement>;
  /** The details of an offer are beside the table. Otherwise they are below its row. */
  readonly isBeside: boolean;
  /** Whether the details of the offer are open. Observable. */
  readonly isOpen: (hashId: HashId) => boolean;
  /** The standing has no column and is beside the name. */
  readonly hasStandingBeside: boolean;
  /** The press of the next bid says what it does. Otherwise it has only the amount. */
  readonly hasVerb: boolean;
  /** Its rows are own bids, which the dealer can tick to raise them together. */
  readonly canRaise: boolean;
  readonly onDetails: (hashId: HashId) => void;
  /** Opens the bid form of an offer with this amount. It sends nothing. */
  readonly onFillIn: (offer: Offer, amount: Money) => void;
}

export const TableContext = createContext<Table | null>(null);

/** The group of own bids in which a row is. Null in a table without groups. */
export const RowGroupContext = createContext<BidSection['group'] | null>(null);

export function useTable(): Table {
  const table = use(TableContext);
  if (!table) throw new Error('A row outside of a table asked for it.');
  return table;
}
