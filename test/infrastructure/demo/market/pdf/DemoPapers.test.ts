import * as fc from 'fast-check';
import { vatAmounts, vatOptions } from '../../../../../src/domain/selling/invoices/Vat';
import { languages } from '../../../../../src/domain/shared/Language';
import { euros, type Money } from '../../../../../src/domain/shared/Money';
import { failed } from '../../../../../src/domain/shared/Result';
import { DemoPapers } from '../../../../../src/infrastructure/demo/market/pdf/DemoPapers';
import type { InvoicePaper } from '../../../../../src/infrastructure/demo/market/pdf/InvoicePaper';
import { invoicePdf } from '../../../../../src/infrastructure/demo/market/pdf/invoicePdf';
import { demoBook } from '../../../../../src/infrastructure/demo/market/selling/demoBook';
import { InMemoryClientInvoices } from '../../../../../src/infrastructure/demo/twins/SellingTwins';
import { lazyBook } from '../../../../../src/infrastructure/indexedDb/lazyBook';
import type { PdfFonts } from '../../../../../src/infrastructure/pdf/PdfFonts';
import { SellingDeskAtWork } from '../../../../application/selling/SellingDeskAtWork';
import { aClientInvoice } from '../../../../support/aClientInvoice';
import { KeptRecords } from '../../../../support/KeptRecords';
import { pdfPages, pdfText } from '../../../../support/pdfText';
import { shippedFonts } from '../../../../support/shippedFonts';

describe('DemoPapers', () => {
  /** A seller of the demo in a browser whose page can be reloaded. */
  function aSeller() {
    const at = new SellingDeskAtWork();
    const files: Blob[] = [];
    let isOffline = false;
    const load = () => {
      const papers = new DemoPapers({
        fonts: () => (isOffline ? Promise.reject(new Error('offline')) : shippedFonts()),
        toAddress: file => `blob:${files.push(file)}`,
      });
      return {
        clientInvoices: new InMemoryClientInvoices(at.twins.line, papers),
        kept: new KeptRecords(
          demoBook(
            lazyBook(async () => at.twins.book),
            { marketplace: at.twins.line.marketplace, papers, photoBase: '' },
          ),
        ),
      };
    };
    const bytes = async (address: string) =>
      new Uint8Array((await files[Number(address.replace('blob:', '')) - 1]?.arrayBuffer()) ?? []);
    return { at, files, bytes, load, offline: (is: boolean) => void (isOffline = is) };
  }

  async function issued(seller: ReturnType<typeof aSeller>, number: string) {
    const { at } = seller;
    const page = seller.load();
    const invoice = aClientInvoice({ invoiceNumber: number });
    const answer = await page.clientInvoices.issue(at.client(), invoice);
    if (!answer.ok) throw new Error(answer.failure.reason);
    const paper = at.desk.invoicing.papers.at(-1);
    await page.kept.issue(at.session.dealerKey, {
      id: number,
      isConfirmed: true,
      voided: null,
      number,
      clientId: at.client(),
      clientName: 'Ada',
      vehicle: '',
      date: invoice.invoiceDate,
      gross: paper!.gross as (typeof invoice)['price'] & number,
      address: answer.value,
      snapshot: { sent: invoice, net: euros(9_900), vat: euros(0), seller: null, client: null, marginRate: null },
    });
    return answer.value;
  }

  it('creates the same file after a reload under a valid address', async () => {
    const seller = aSeller();
    const before = await issued(seller, 'RE 1');
    const [invoice] = await seller.load().kept.issued(seller.at.session.dealerKey);
    expect(invoice?.address).not.toBe(before);
    expect(await seller.bytes(invoice!.address)).toEqual(await seller.bytes(before));
    expect(pdfText(await seller.bytes(before)).some(text => text.endsWith('RE 1'))).toBe(true);
  });

  it('creates each file once per page load', async () => {
    const seller = aSeller();
    await issued(seller, 'RE 1');
    const page = seller.load();
    const { dealerKey } = seller.at.session;
    const [first, second] = await Promise.all([page.kept.issued(dealerKey), page.kept.issued(dealerKey)]);
    expect(first).toEqual(second);
    expect(seller.files).toHaveLength(2);
  });

  it('issues no invoice that it cannot show, and the next attempt succeeds', async () => {
    const seller = aSeller();
    seller.offline(true);
    const page = seller.load();
    const issue = () => page.clientInvoices.issue(seller.at.client(), aClientInvoice());
    expect(await issue()).toEqual(failed({ reason: 'offline' }));
    expect(seller.at.desk.invoicing.papers).toEqual([]);
    seller.offline(false);
    expect((await issue()).ok).toBe(true);
    expect(seller.at.desk.invoicing.papers).toHaveLength(1);
  });

  it('lists an invoice without an address if its file cannot be created', async () => {
    const seller = aSeller();
    await issued(seller, 'RE 1');
    seller.offline(true);
    const [invoice] = await seller.load().kept.issued(seller.at.session.dealerKey);
    expect(invoice).toMatchObject({ number: 'RE 1', address: '' });
  });
});

describe('the PDF of an invoice', () => {
  const paper: InvoicePaper = {
    language: 'pl',
    number: '2026/Ż-17',
    invoiceDate: '2026-11-20',
    deliveryDate: '2026-11-21',
    seller: ['Albrecht Mobile KG', 'Hafenstraße 12', '20457 Hamburg', 'DE 123/456', 'DE02 1203 0000'],
    client: [
      'Zażółć gęślą jaźń sp. z o.o.',
      'Łucja Ćwik',
      'ul. Źródlana 7',
      '90-001 ŁÓDŹ',
      '7251801126',
      'PL7251801126',
      'poland',
    ],
    vehicle: 'BMW R 1250 GS',
    vin: 'WB10A0104FZ000001',
    template: 'Standard invoice',
    customFields: ['Przebieg', 'Kolor'],
    vatOption: 'standard23',
    net: 100_000,
    vat: 23_000,
    gross: 123_000,
    downPayment: 3_000,
    remaining: 120_000,
  };

  let fonts: PdfFonts;
  beforeAll(async () => {
    fonts = await shippedFonts();
  });
  const fileOf = (said: Partial<InvoicePaper> = {}) => invoicePdf({ ...paper, ...said }, fonts);
  const textOf = (said: Partial<InvoicePaper> = {}) => pdfText(fileOf(said));

  it('shows a question mark for what its font lacks, so that no part of a name is gone unseen', () => {
    const [client = '', person = ''] = ['🏍️ Motos Peña', 'דוד Levi'];
    const words = textOf({ client: [client, person, ...paper.client.slice(2)] });
    expect(words).toEqual(expect.arrayContaining(['? Motos Peña', '? Levi']));
  });

  it('contains every field as text that can be copied, including Polish letters', () => {
    expect(textOf()).toEqual([
      'Faktura 2026/Ż-17',
      ...['Data wystawienia', '20 lis 2026', 'Data dokonania dostawy / sprzedaży', '21 lis 2026'],
      ...[
        'Sprzedawca',
        'Albrecht Mobile KG',
        'Hafenstraße 12',
        '20457 Hamburg',
        'Numer identyfikacji podatkowej: DE 123/456',
      ],
      'IBAN: DE02 1203 0000',
      ...[
        'Nabywca',
        'Zażółć gęślą jaźń sp. z o.o.',
        'Łucja Ćwik',
        'ul. Źródlana 7',
        '90-001 ŁÓDŹ',
        'Polska',
        'NIP: 7251801126',
      ],
      'Numer VAT UE: PL7251801126',
      ...['Nazwa', 'Netto', '%', 'VAT', 'Brutto'],
      ...['1\u00a0000,00\u00a0€', '23', '230,00\u00a0€', '1\u00a0230,00\u00a0€'],
      ...['BMW R 1250 GS', 'VIN: WB10A0104FZ000001'],
      ...['Netto', '1\u00a0000,00\u00a0€', 'VAT 23\u00a0%', '230,00\u00a0€', 'Brutto', '1\u00a0230,00\u00a0€'],
      ...['Zaliczka', '−30,00\u00a0€', 'Pozostało do zapłaty', '1\u00a0200,00\u00a0€'],
      ...['Albrecht Mobile KG · IBAN DE02 1203 0000', 'Faktura 2026/Ż-17 · Strona 1/1'],
    ]);
  });

  it.each(['marginalTaxation', 'smallBusiness'] as const)('names no VAT but the reason for %s', vatOption => {
    const text = textOf({ language: 'de', vatOption, net: 123_000, vat: 0, downPayment: 0 });
    expect(text.filter(line => /MwSt|Netto|Brutto|^%$|^–$/.test(line))).toEqual([]);
    expect(text.filter(line => line.endsWith('€'))).toEqual(['1\u00a0230,00\u00a0€', '1\u00a0230,00\u00a0€']);
    expect(text.filter(line => line === 'Gesamtbetrag')).toHaveLength(2);
    const sentences = {
      marginalTaxation: /^Gebrauchtgegenstände\/Sonderregelung/,
      smallBusiness: /^Steuerfrei nach § 19 UStG \(Kleinunternehmer\)$/,
    };
    expect(text.some(line => sentences[vatOption].test(line))).toBe(true);
    expect(textOf().some(line => /Procedura|Zwolnienie/.test(line))).toBe(false);
  });

  it.each([
    ['de', 'Albrecht', '20457 Hamburg', ['Gebrauchtgegenstände']],
    ['de', 'Nowak', '00-950 Warszawa', ['Gebrauchtgegenstände', 'Procedura marży']],
    ['en', 'Albrecht', '20457 Hamburg', ['Margin scheme', 'Gebrauchtgegenstände']],
    ['pl', 'Nowak', '00-950 Warszawa', ['Procedura marży']],
  ] as const)(
    'in %s has the reason in the words of the law of the seller %s in %s, too',
    (language, name, place, expected) => {
      const text = textOf({ language, seller: [name, 'Street 1', place, '', ''], vatOption: 'marginalTaxation' });
      const reasons = /^(Gebrauchtgegenstände|Procedura marży|Margin scheme)/;
      expect(text.flatMap(line => reasons.exec(line)?.[0] ?? [])).toEqual(expected);
    },
  );

  it('always names net, VAT and gross to the cent', () => {
    const cents = fc.integer({ min: 1, max: 9_999_999_99 });
    const taxed = vatOptions.filter(option => option !== 'marginalTaxation' && option !== 'smallBusiness');
    fc.assert(
      fc.property(cents, fc.constantFrom(...taxed), fc.constantFrom(...languages), (price, vatOption, language) => {
        const sums = vatAmounts(price as Money, 'net', vatOption);
        const text = textOf({ ...sums, language, vatOption, downPayment: 0 });
        const said = text.filter(line => line.endsWith('€')).map(line => Number(line.replace(/\D/g, '')));
        expect(said).toEqual([sums.net, sums.vat, sums.gross, sums.net, sums.vat, sums.gross]);
      }),
      { numRuns: 20 },
    );
  });

  it('contains neither the name of the template nor fields that nobody has filled in', () => {
    const bare = { template: '', customFields: [] };
    expect(pdfText(fileOf())).toEqual(pdfText(fileOf(bare)));
    expect(fileOf()).toEqual(fileOf(bare));
  });

  it('uses as many pages as needed and loses no line', () => {
    const lines = Array.from({ length: 120 }, (_, index) => `Część ${index + 1} ${'x'.repeat(20)}`);
    const file = fileOf({ vehicle: lines.join(' ') });
    expect(pdfPages(file)).toBeGreaterThan(2);
    expect(pdfText(file).filter(line => line.startsWith('Część'))).toEqual(lines);
    expect(pdfText(file)).toContain(`Faktura 2026/Ż-17 · Strona 2/${pdfPages(file)}`);
  });

  it('is always the same file for the same invoice', () => {
    expect(fileOf()).toEqual(fileOf());
    expect(fileOf({ number: '18' })).not.toEqual(fileOf());
  });

  it('is always a valid file with correct offsets, whatever was typed', () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 200 });
    fc.assert(
      fc.property(anyText, fc.array(anyText, { maxLength: 4 }), fc.integer(), (text, lines, gross) => {
        const bytes = fileOf({ number: text, client: lines, vehicle: text, gross });
        const file = new TextDecoder('latin1').decode(bytes);
        expect(file).toMatch(/^%PDF-1\.\d\n[^]*%%EOF$/);
        const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
        expect(file.slice(start, start + 4)).toBe('xref');
        const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(match => Number(match[1]));
        offsets.forEach((offset, index) => expect(file.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true));
      }),
      { numRuns: 30 },
    );
  });
});
