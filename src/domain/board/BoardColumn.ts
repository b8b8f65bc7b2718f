import { type NextStep, nextStep } from '../deals/DealStage';
import type { Deal } from '../offers/Deal';
import type { LocalDate } from '../shared/LocalDate';

/** The columns of the deal board, in the order in which a deal passes them. */
export const boardColumns = ['bought', 'contract', 'transport', 'pickup', 'invoice'] as const;

export type BoardColumn = (typeof boardColumns)[number];

type DealFlags = Pick<Deal, 'isUnstated' | 'contractPdf' | 'speditionArranged' | 'vehiclePickedUp' | 'invoiceCreated'>;

const isReached: { readonly [Column in BoardColumn]: (deal: DealFlags) => boolean } = {
  bought: () => true,
  contract: ({ contractPdf }) => contractPdf !== null,
  transport: ({ speditionArranged }) => speditionArranged,
  pickup: ({ vehiclePickedUp }) => vehiclePickedUp,
  invoice: ({ invoiceCreated }) => invoiceCreated,
};

/** What a column needs before it. A transport is not needed: the dealer may pick the vehicle up. */
const neededFor = { transport: 'contract', pickup: 'contract', invoice: 'pickup' } as const;

/** A column that the server's flags show as reached, although they do not show the one before it. */
export type Contradiction = keyof typeof neededFor;

/** The columns that the deal has passed, and the one where it is. A transport may be left out. */
export const reachedColumns = (deal: DealFlags): readonly BoardColumn[] =>
  boardColumns.filter(column => isReached[column](deal));

/** The furthest column that the server's flags show. Nothing else moves a deal. */
export const boardColumn = (deal: DealFlags): BoardColumn => reachedColumns(deal).at(-1) ?? 'bought';

/** The columns that the deal did not need: the vehicle was collected without a transport. */
export const skippedColumns = ({ speditionArranged, vehiclePickedUp }: DealFlags): readonly BoardColumn[] =>
  vehiclePickedUp && !speditionArranged ? ['transport'] : [];

/** Whether the contract of an unstated deal exists is not known, so nothing contradicts it. */
export const contradictions = (deal: DealFlags): readonly Contradiction[] =>
  (Object.keys(neededFor) as Contradiction[]).filter(column => {
    const needed = neededFor[column];
    const isKnown = needed !== 'contract' || deal.isUnstated !== true;
    return isKnown && isReached[column](deal) && !isReached[needed](deal);
  });

/** The columns, and below them what is done. */
export const boardPlaces = [...boardColumns, 'done'] as const;

export type BoardPlace = (typeof boardPlaces)[number];

/** A deal whose flags contradict each other is not done, because the dealer has to ask about it. */
export const boardPlace = (deal: DealFlags): BoardPlace =>
  deal.invoiceCreated && contradictions(deal).length === 0 ? 'done' : boardColumn(deal);

/** What happens next with a deal. The last three are not up to the dealer. */
type BoardStep = NextStep | 'awaitDetails' | 'awaitInvoice' | 'done';

export function boardStep(deal: Deal): BoardStep {
  if (deal.invoiceCreated) return 'done';
  if (deal.vehiclePickedUp) return 'awaitInvoice';
  return nextStep(deal) ?? 'awaitDetails';
}

/**
 * What happens next with a deal that the tour picks up on a date. The dealer who has set one needs no transport, and confirms
 * the date to the seller.
 */
export function plannedStep(deal: Deal, date: LocalDate | null, today: LocalDate): BoardStep | 'confirmDate' {
  const step = boardStep(deal);
  if (date === null || (step !== 'orderTransport' && step !== 'arrangeHandover')) return step;
  return date > today ? 'confirmDate' : 'awaitTransport';
}

/** Who has to act before a deal goes on. Null if nothing is left. The carrier brings the vehicle whose transport is ordered. */
type DealActor = 'dealer' | 'carrier' | 'marketplace';

export function nextActor({ speditionArranged }: Deal, step: ReturnType<typeof plannedStep>): DealActor | null {
  switch (step) {
    case 'orderTransport':
    case 'arrangeHandover':
    case 'confirmDate':
      return 'dealer';
    case 'awaitTransport':
      return speditionArranged ? 'carrier' : 'dealer';
    case 'awaitDetails':
    case 'awaitInvoice':
      return 'marketplace';
    case 'done':
      return null;
  }
}

/** The column that the deal reaches next. Null if nothing is left, or if the server tells too little. */
export function nextColumn(deal: Deal): BoardColumn | null {
  if (deal.isUnstated) return null;
  const isTransportDue = nextStep(deal) === 'orderTransport';
  const left = boardColumns.slice(boardColumns.indexOf(boardColumn(deal)) + 1);
  return left.find(column => column !== 'transport' || isTransportDue) ?? null;
}

type DealPaper = 'contract' | 'vehicleData';

/** The documents that the server does not have yet. Nothing is known about those of an unstated deal. */
export function missingPapers(deal: Deal): readonly DealPaper[] {
  if (deal.isUnstated) return [];
  const isMissing = { contract: deal.contractPdf === null, vehicleData: deal.vehicleDataPdf === null };
  return (['contract', 'vehicleData'] as const).filter(paper => isMissing[paper]);
}
