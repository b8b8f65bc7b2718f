import { earlierSales } from '../checks/EarlierSale';
import type { IssuedInvoice } from '../invoices/IssuedInvoice';
import type { KeyedAcquisition } from '../margin/Acquisition';

/** Returns another counted invoice that sold the same vehicle, or null. Reads the invoices once. */
export function otherSales(
  invoices: readonly IssuedInvoice[],
  acquisitions: readonly KeyedAcquisition[],
): (invoice: IssuedInvoice) => IssuedInvoice | null {
  // One of them finds the latest sale of a vehicle, the other one the earliest.
  const sales = [earlierSales(invoices, acquisitions), earlierSales(invoices.toReversed(), acquisitions)];
  const assigned = new Map(acquisitions.map(({ invoiceId, key }) => [invoiceId, key]));
  return invoice => {
    const { sent } = invoice.snapshot;
    const acquisition = sent.acquisition ?? assigned.get(invoice.id) ?? null;
    const found = sales.flatMap(salesOf => salesOf({ ...sent, acquisition }));
    return found.find(({ id }) => id !== invoice.id) ?? null;
  };
}
