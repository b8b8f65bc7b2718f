import { earlierSales, type SoldVehicle } from '../checks/EarlierSale';
import type { IssuedInvoice } from '../invoices/IssuedInvoice';
import type { KeyedAcquisition } from '../margin/Acquisition';

const nothing: SoldVehicle = { vin: '', motorbike: null, acquisition: null };

/** Returns another counted invoice that sold the same vehicle, or null. Reads the invoices once. */
export function otherSales(
  invoices: readonly IssuedInvoice[],
  acquisitions: readonly KeyedAcquisition[],
): (invoice: IssuedInvoice) => IssuedInvoice | null {
  // One of them finds the latest sale of a vehicle, the other one the earliest.
  const sales = [earlierSales(invoices, acquisitions), earlierSales(invoices.toReversed(), acquisitions)];
  const assigned = new Map(acquisitions.map(({ invoiceId, key }) => [invoiceId, key]));
  return invoice => {
    const { vin, motorbike, acquisition } = invoice.snapshot.sent;
    const ways: readonly Partial<SoldVehicle>[] = [
      { vin },
      { motorbike },
      { acquisition: acquisition ?? assigned.get(invoice.id) ?? null },
    ];
    const found = ways.flatMap(way => sales.map(saleOf => saleOf({ ...nothing, ...way })));
    return found.find(sale => sale !== null && sale.id !== invoice.id) ?? null;
  };
}
