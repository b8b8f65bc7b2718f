import { clientName } from '../../../../domain/selling/clients/Client';
import type { IssuedInvoice } from '../../../../domain/selling/invoices/IssuedInvoice';
import { euros } from '../../../../domain/shared/Money';
import { clientOf, type SellingBook } from './SellingBook';

const samples = [
  { number: '2026/0003', vehicle: 'BMW R 1250 GS Adventure', date: '2026-10-28', gross: 15_498 },
  { number: '2026/0002', vehicle: 'Yamaha Ténéré 700', date: '2026-09-14', gross: 8_979.9 },
  { number: '2026/0001', vehicle: 'KTM 390 Duke', date: '2026-07-02', gross: 4_250 },
];

/** Sample invoices, the latest first, for the two latest clients. */
export function firstDayInvoices({ clients }: SellingBook, base: string): readonly IssuedInvoice[] {
  const latest = [...clients].slice(-2).reverse();
  return samples.flatMap(({ gross, ...sample }, index) => {
    const entry = latest[index < 2 ? 0 : 1];
    if (!entry) return [];
    const client = clientOf(...entry);
    const address = `${base}/demo/documents/invoice.pdf`;
    return [
      {
        ...sample,
        clientId: client.id,
        clientName: clientName(client),
        gross: euros(gross),
        address,
        id: sample.number,
        isConfirmed: true,
      },
    ];
  });
}
