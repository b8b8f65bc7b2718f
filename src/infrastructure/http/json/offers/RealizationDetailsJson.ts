import * as v from 'valibot';
import type { Deal } from '../../../../domain/offers/Deal';
import { euros, type Money } from '../../../../domain/shared/Money';
import { documentAddress } from '../../../../domain/shared/WebAddress';
import { optional } from '../reading/optional';

/**
 * Every key is optional, because a deal gets them one by one. For example, `contract_pdf` exists only after the
 * contract has been written.
 */
export const RealizationDetailsJson = v.object({
  seller_fist_name: optional.text,
  seller_last_name: optional.text,
  street: optional.text,
  zip_code: optional.text,
  place: optional.text,
  seller_email: optional.text,
  phone: optional.text,
  client_price: optional.amount,
  commission: optional.amount,
  credit_bank: optional.text,
  credit_number: optional.text,
  vehicle_data_pdf: optional.text,
  contract_pdf: optional.text,
  invoice_created: optional.flag,
  spedition_arranged: optional.flag,
  easy_transport_enabled: optional.flag,
  vehicle_picked_up: optional.flag,
});

export type RealizationDetailsJson = v.InferOutput<typeof RealizationDetailsJson>;

export function toDeal(json: RealizationDetailsJson): Deal {
  return {
    sellerFirstName: json.seller_fist_name ?? '',
    sellerLastName: json.seller_last_name ?? '',
    street: json.street ?? '',
    zipCode: json.zip_code ?? '',
    place: json.place ?? '',
    sellerEmail: json.seller_email ?? '',
    phone: json.phone ?? '',
    clientPrice: amountOrNull(json.client_price),
    commission: amountOrNull(json.commission),
    creditBank: json.credit_bank ?? '',
    creditNumber: json.credit_number ?? '',
    vehicleDataPdf: documentAddress(json.vehicle_data_pdf),
    contractPdf: documentAddress(json.contract_pdf),
    invoiceCreated: json.invoice_created ?? false,
    speditionArranged: json.spedition_arranged ?? false,
    easyTransportEnabled: json.easy_transport_enabled ?? false,
    vehiclePickedUp: json.vehicle_picked_up ?? false,
  };
}

const amountOrNull = (amount: number | null | undefined): Money | null =>
  amount === null || amount === undefined ? null : euros(amount);
