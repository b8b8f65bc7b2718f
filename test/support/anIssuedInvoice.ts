import type { ClientId } from '../../src/domain/selling/clients/Client';
import type { IssuedInvoice } from '../../src/domain/selling/invoices/IssuedInvoice';
import { euros } from '../../src/domain/shared/Money';

export const anIssuedInvoice = (number: string, said: Partial<IssuedInvoice> = {}): IssuedInvoice => ({
  id: `id ${number}`,
  number,
  clientId: 7 as ClientId,
  clientName: 'Zweirad Krüger GmbH',
  vehicle: 'KTM 390 Duke',
  date: '2026-11-20',
  gross: euros(4_250.5),
  address: 'https://market.example/invoices/1.pdf',
  isConfirmed: true,
  ...said,
});
