import * as fc from 'fast-check';
import type { InvoicePaper } from '../../../../src/infrastructure/inMemory/pdf/InvoicePaper';
import { invoicePdf } from '../../../../src/infrastructure/inMemory/pdf/invoicePdf';
import { winAnsiCode } from '../../../../src/infrastructure/inMemory/pdf/winAnsi';

const paper: InvoicePaper = {
  language: 'pl',
  number: '2026/Ż-17',
  invoiceDate: '2026-11-20',
  deliveryDate: '2026-11-21',
  seller: ['Albrecht Mobile KG', 'Hafenstraße 12'],
  client: ['Zażółć gęślą jaźń sp. z o.o.', 'Łódź'],
  vehicle: 'BMW R 1250 GS',
  vin: 'WB10A0104FZ000001',
  template: 'Standard invoice',
  customFields: ['Przebieg'],
  vatOption: 'standard23',
  net: 100_000,
  vat: 23_000,
  gross: 123_000,
  downPayment: 3_000,
  remaining: 120_000,
};

const fileOf = (said: Partial<InvoicePaper> = {}) =>
  new TextDecoder('latin1').decode(invoicePdf({ ...paper, ...said }));
const shown = (text: string) => [...text].map(sign => winAnsiCode(sign).toString(16).padStart(2, '0')).join('');

describe('the invoice as a PDF', () => {
  it('says what the paper says, also in Polish', () => {
    for (const text of [
      'Faktura 2026/Ż-17',
      ...paper.client,
      ...paper.seller,
      paper.vehicle,
      paper.vin,
      '1\u00a0230,00\u00a0€',
    ]) {
      expect(fileOf()).toContain(`<${shown(text)}>`);
    }
    expect(shown('Łódź żółw')).not.toContain(shown('?'));
  });

  it('says why there is no VAT', () => {
    expect(fileOf({ vatOption: 'smallBusiness' })).toContain(shown('Zwolnienie z VAT'));
    expect(fileOf()).not.toContain(shown('Zwolnienie z VAT'));
  });

  it('always is a file whose parts are where it says, whatever was typed', () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 200 });
    fc.assert(
      fc.property(anyText, fc.array(anyText, { maxLength: 4 }), fc.integer(), (text, lines, gross) => {
        const file = fileOf({ number: text, client: lines, customFields: lines, vehicle: text, gross });
        expect(file).toMatch(/^%PDF-1\.4\n[ -~\n]*%%EOF\n$/);
        const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
        expect(file.slice(start, start + 4)).toBe('xref');
        const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(match => Number(match[1]));
        offsets.forEach((offset, index) => expect(file.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true));
        const [, length, stream = ''] = /\/Length (\d+) >>\nstream\n([^]*?)\nendstream/.exec(file) ?? [];
        expect(stream).toHaveLength(Number(length));
      }),
    );
  });
});
