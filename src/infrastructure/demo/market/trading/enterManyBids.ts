import { DAY } from '../../../../domain/shared/Instant';
import { enterPurchase, enterStanding, type Standing } from './enterStanding';
import type { Stock } from './Stock';
import type { DealRecord, TradingRecord } from './TradingRecord';

/** 33 bids on open offers, and 7 on vehicles that are sold. */
const counts: readonly (readonly [standing: Standing, count: number])[] = [
  ['outbid', 13],
  ['leading', 9],
  ['waiting', 6],
  ['rejected', 5],
];
const LOST = 7;
const LIKES = 5;

/** In a smaller market, these bids would be on so many offers that the other accounts would notice them. */
const LEAST_OFFERS = 410;

type Stage = Pick<DealRecord, 'easyTransportEnabled' | 'speditionArranged' | 'vehiclePickedUp'>;

/** Every combination that a deal can have, the latest deal first. */
const stages: readonly Stage[] = [
  { easyTransportEnabled: true, speditionArranged: false, vehiclePickedUp: false },
  { easyTransportEnabled: false, speditionArranged: false, vehiclePickedUp: false },
  { easyTransportEnabled: true, speditionArranged: true, vehiclePickedUp: false },
  { easyTransportEnabled: true, speditionArranged: false, vehiclePickedUp: true },
  { easyTransportEnabled: false, speditionArranged: false, vehiclePickedUp: true },
  { easyTransportEnabled: true, speditionArranged: true, vehiclePickedUp: true },
];

interface ManyBids {
  readonly email: string;
  /** The books of the other accounts, which keep their offers for themselves. */
  readonly others: readonly TradingRecord[];
}

/** Enters a few likes, forty bids in every standing and a deal in every stage. A small market has only the likes. */
export function enterManyBids(stock: Stock, book: TradingRecord, { email, others }: ManyBids): void {
  for (let index = stock.size - 3; index >= stock.firstOpen && book.likes.size < LIKES; index -= 7)
    book.likes.add(index);
  if (stock.options.offers < LEAST_OFFERS) return;
  const taken = new Set(others.flatMap(({ bids, deals, likes }) => [...bids.keys(), ...deals.keys(), ...likes]));
  const sold = freeIndexes(taken, { from: stock.firstOpen - 4, apart: 4, count: stages.length + LOST });
  const bought = sold
    .slice(0, stages.length)
    .map((index, slot) => [index, dealOf(stock, index, stages[slot]!)] as const);
  for (const [index, deal] of bought.reverse()) enterPurchase(stock, book, { email, index, deal });

  for (const index of sold.slice(stages.length)) enterStanding(stock, book, { email, index, standing: 'lost' });
  const standings = inTurns();
  const apart = Math.floor(stock.options.offers / standings.length) - 1;
  const open = freeIndexes(taken, { from: stock.size - 4, apart, count: standings.length });
  open.reverse().forEach((index, slot) => enterStanding(stock, book, { email, index, standing: standings[slot]! }));
}

/** Each standing as often as counted, in turns, because a real dealer's bids are not sorted. */
function inTurns(): readonly Standing[] {
  const rounds = Math.max(...counts.map(([, count]) => count));
  return Array.from({ length: rounds }, (_, round) =>
    counts.flatMap(([standing, count]) => (round < count ? [standing] : [])),
  ).flat();
}

interface Spread {
  readonly from: number;
  readonly apart: number;
  readonly count: number;
}

/** The indexes of offers that no other account uses, the latest first. */
function freeIndexes(taken: ReadonlySet<number>, { from, apart, count }: Spread): number[] {
  const indexes: number[] = [];
  let index = from;
  while (indexes.length < count) {
    while (taken.has(index)) index -= 1;
    indexes.push(index);
    index -= apart;
  }
  return indexes;
}

function dealOf(stock: Stock, index: number, stage: Stage): Omit<DealRecord, 'price' | 'ownBid'> {
  const { closedAt } = stock.state(index);
  return {
    ...stage,
    boughtAt: closedAt ?? stock.options.openedAt - DAY,
    invoiceCreated: stage.vehiclePickedUp,
    transportNote: stage.speditionArranged ? '' : null,
    archivedAt: null,
  };
}
