import { failed, success } from '../../../../src/domain/shared/Result';
import { readInvoicePage } from '../../../../src/infrastructure/http/json/InvoicePageJson';

const row = { id: 7, hash_id: 'MB-7F3K2', offer_id: 101, display_number: 'RE 7', file_url: 'https://a.example/7.pdf' };
const page = (invoices: readonly unknown[]) => ({ invoices, total_pages: 1, total_count: invoices.length });

it('reads an invoice by its own number, and its offer by the offer’s name', () => {
  const read = readInvoicePage(page([{ ...row, label1: 'BMW', final_price: 99.5 }]), () => undefined);
  expect(read).toEqual(
    success({
      invoices: [
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
    }),
  );
});

it.each([undefined, null, '', 'javascript:alert(1)', 'data:text/html,x', '/7.pdf'])(
  'a file at %j is none',
  file_url => {
    expect(readInvoicePage(page([{ ...row, file_url }]), () => undefined)).toMatchObject({
      value: { invoices: [{ file: null }] },
    });
  },
);

it('names the offer by `offer_hash_id` if the invoice has a `hash_id` of its own', () => {
  const own = { ...row, hash_id: 'INV-7', offer_hash_id: 'MB-7F3K2' };
  expect(readInvoicePage({ ...page([own]), limit: 20 }, () => undefined)).toMatchObject({
    value: { invoices: [{ offer: 'MB-7F3K2' }], limit: 20 },
  });
});

it('drops and reports one bad invoice, never the whole list', () => {
  const dropped: string[] = [];
  const read = readInvoicePage(page([{ ...row, display_number: undefined }, row]), path => dropped.push(path));
  expect(read).toMatchObject({ value: { invoices: [{ id: 7 }], totalCount: 2 } });
  expect(dropped).toEqual(['invoices.0.display_number']);
});

it('names the key without which there is no page', () => {
  expect(readInvoicePage({ invoices: [], total_pages: 0 }, () => undefined)).toEqual(failed('total_count'));
});
