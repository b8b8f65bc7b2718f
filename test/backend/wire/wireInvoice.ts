import type { Invoice } from '../../../src/domain/invoices/Invoice';
import { wireAmount } from './wireAmount';

/** An invoice on the wire: the keys of the vehicle's row, with the `id` of the invoice. */
export function wireInvoice(invoice: Invoice) {
  return {
    id: invoice.id,
    display_number: invoice.displayNumber,
    file_url: invoice.file,
    hash_id: invoice.offer,
    offer_hash_id: invoice.offer,
    label1: invoice.label1,
    label2: invoice.label2,
    photo: invoice.photo,
    vehicle_type: invoice.vehicleType,
    final_price: wireAmount(invoice.finalPrice),
  };
}
