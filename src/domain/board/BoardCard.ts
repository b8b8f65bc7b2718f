import type { RealizationDetails } from '../offers/RealizationDetails';
import { type NextStep, nextStep } from '../realization/NextStep';

/** What happens next with a deal. The last three are not up to the dealer. */
export type BoardStep = NextStep | 'awaitDetails' | 'awaitInvoice' | 'done';

export function boardStep(deal: RealizationDetails): BoardStep {
  if (deal.invoiceCreated) return 'done';
  if (deal.vehiclePickedUp) return 'awaitInvoice';
  return nextStep(deal) ?? 'awaitDetails';
}

export type DealPaper = 'contract' | 'vehicleData';

/** The documents that the server does not have yet. Nothing is known about those of an unstated deal. */
export function missingPapers(deal: RealizationDetails): readonly DealPaper[] {
  if (deal.isUnstated) return [];
  const isMissing = { contract: deal.contractPdf === null, vehicleData: deal.vehicleDataPdf === null };
  return (['contract', 'vehicleData'] as const).filter(paper => isMissing[paper]);
}
