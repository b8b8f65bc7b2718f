import type { InvoiceForm } from '../invoices/InvoiceForm';
import { isCounted, type IssuedInvoice } from '../invoices/IssuedInvoice';
import type { KeyedAcquisition } from '../margin/Acquisition';
import { comparableVin } from '../motorbikes/Motorbike';

/** What an invoice says about the vehicle that it sells. */
export type SoldVehicle = Pick<InvoiceForm, 'vin' | 'motorbike' | 'acquisition'>;

/** Two invoices sell the same vehicle if they share a key: the VIN, the motorbike or the acquisition. */
function vehicleKeys({ vin, motorbike, acquisition }: SoldVehicle): readonly string[] {
  const bare = comparableVin(vin);
  return [
    ...(bare === '' ? [] : [`vin ${bare}`]),
    ...(motorbike?.id ? [`motorbike ${motorbike.id}`] : []),
    ...(acquisition === null ? [] : [`acquisition ${acquisition}`]),
  ];
}

/**
 * Returns which counted invoice has sold a vehicle, or null. Reads the invoices once, because thousands of them are
 * compared with each typed character.
 */
export function earlierSales(
  issued: readonly IssuedInvoice[],
  acquisitions: readonly KeyedAcquisition[],
): (vehicle: SoldVehicle) => IssuedInvoice | null {
  const assigned = new Map(acquisitions.map(({ invoiceId, key }) => [invoiceId, key]));
  const sales = new Map<string, IssuedInvoice>();
  for (const invoice of issued.filter(isCounted)) {
    const { sent } = invoice.snapshot;
    const acquisition = sent.acquisition ?? assigned.get(invoice.id) ?? null;
    for (const key of vehicleKeys({ ...sent, acquisition })) if (!sales.has(key)) sales.set(key, invoice);
  }
  return vehicle =>
    vehicleKeys(vehicle)
      .map(key => sales.get(key))
      .find(sale => sale !== undefined) ?? null;
}
