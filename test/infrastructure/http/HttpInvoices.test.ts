import { failed, success } from '../../../src/domain/shared/Result';
import { readInvoicePage } from '../../../src/infrastructure/http/HttpInvoices';

const row = { id: 7, hash_id: 'MB-7F3K2', offer_id: 101, display_number: 'RE 7', file_url: 'https://a.example/7.pdf' };
const page = (invoices: readonly unknown[]) => ({ invoices, total_pages: 1, total_count: invoices.length });

it('readInvoicePage reads the id of the invoice and the hash id of its offer', () => {
  const read = readInvoicePage(page([{ ...row, label1: 'BMW', final_price: 99.5 }]), () => undefined);
  expect(read).toEqual(
    success({
      rows: [
        {
          id: 7,
          displayNumber: 'RE 7',
          file: 'https://a.example/7.pdf',
          offer: 'MB-7F3K2',
          label1: 'BMW',
          label2: '',
          photo: null,
          vehicleType: 'Motorbike',
          finalPrice: 9950,
        },
      ],
      totalPages: 1,
      totalCount: 1,
      limit: null,
      received: 1,
    }),
  );
});

it.each([undefined, null, '', ' '])('readInvoicePage reads the file address %j as no file', file_url => {
  expect(readInvoicePage(page([{ ...row, file_url }]), () => undefined)).toMatchObject({
    value: { rows: [{ file: null }] },
  });
});

it('readInvoicePage prefers `offer_hash_id` if the invoice has a `hash_id` of its own', () => {
  const own = { ...row, hash_id: 'INV-7', offer_hash_id: 'MB-7F3K2' };
  expect(readInvoicePage({ ...page([own]), limit: 20 }, () => undefined)).toMatchObject({
    value: { rows: [{ offer: 'MB-7F3K2' }], limit: 20 },
  });
});

it('readInvoicePage drops and reports an invoice without an id, and keeps one without a number', () => {
  const dropped: string[] = [];
  const read = readInvoicePage(
    page([
      { ...row, id: undefined },
      { ...row, display_number: null },
    ]),
    path => dropped.push(path),
  );
  expect(read).toMatchObject({ value: { rows: [{ id: 7, displayNumber: '–' }], totalCount: 2, received: 2 } });
  expect(dropped).toEqual(['invoices.0.id']);
});

it('readInvoicePage names the missing key of a page', () => {
  expect(readInvoicePage({ total_pages: 0, total_count: 0 }, () => undefined)).toEqual(failed('invoices'));
});
