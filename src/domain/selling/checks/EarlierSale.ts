import type { InvoiceForm } from '../invoices/InvoiceForm';
import { isCounted, type IssuedInvoice } from '../invoices/IssuedInvoice';
import type { KeyedAcquisition } from '../margin/Acquisition';
import { comparableVin } from '../motorbikes/Motorbike';

/** What an invoice says about the vehicle that it sells. */
export type SoldVehicle = Pick<InvoiceForm, 'vin' | 'motorbike' | 'acquisition'>;

/**
 * Two invoices sell the same vehicle if one has a key that the other looks for: the VIN, the motorbike or the acquisition. A
 * motorbike of the list can be a model of which several were sold, so that it says nothing if both have a VIN.
 */
function vehicleKeys({ vin, motorbike, acquisition }: SoldVehicle, isSold: boolean): readonly string[] {
  const bare = comparableVin(vin);
  const listed = motorbike?.id ? `motorbike ${motorbike.id}` : null;
  const keys = [
    bare !== '' && `vin ${bare}`,
    listed !== null && (isSold || bare === '') && listed,
    listed !== null && (isSold ? bare === '' : bare !== '') && `${listed} without VIN`,
    acquisition !== null && `acquisition ${acquisition}`,
  ];
  return keys.filter(key => key !== false);
}

/**
 * Returns which counted invoices have sold a vehicle, the first of each key. Reads the invoices once, because thousands of
 * them are compared with each typed character.
 */
export function earlierSales(
  issued: readonly IssuedInvoice[],
  acquisitions: readonly KeyedAcquisition[],
): (vehicle: SoldVehicle) => readonly IssuedInvoice[] {
  const assigned = new Map(acquisitions.map(({ invoiceId, key }) => [invoiceId, key]));
  const sales = new Map<string, IssuedInvoice>();
  for (const invoice of issued.filter(isCounted)) {
    const { sent } = invoice.snapshot;
    const acquisition = sent.acquisition ?? assigned.get(invoice.id) ?? null;
    for (const key of vehicleKeys({ ...sent, acquisition }, true)) if (!sales.has(key)) sales.set(key, invoice);
  }
  return vehicle =>
    vehicleKeys(vehicle, false)
      .map(key => sales.get(key))
      .filter(sale => sale !== undefined);
}

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
