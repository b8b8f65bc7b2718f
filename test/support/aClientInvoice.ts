import type { NewClientInvoice } from '../../src/domain/selling/invoices/InvoiceForm';
import type { MotorbikeId } from '../../src/domain/selling/motorbikes/Motorbike';
import type { LocalDate } from '../../src/domain/shared/LocalDate';
import { euros } from '../../src/domain/shared/Money';

export const aClientInvoice = (said: Partial<NewClientInvoice> = {}): NewClientInvoice => ({
  invoiceNumber: '2026/Ż-17',
  invoiceDate: '2026-11-20' as LocalDate,
  deliveryDate: '2026-11-21' as LocalDate,
  price: euros(9900),
  netPrice: euros(9900),
  priceType: 'net',
  vatOption: 'standard23',
  downPayment: null,
  vin: 'WB10A0104FZ000001',
  motorbike: { id: 7 as MotorbikeId, name: 'R 1250 GS' },
  template: null,
  acquisition: null,
  ...said,
});
