import { proposedCountry, type SellerCountry } from '../../../../domain/selling/checks/SellerCountry';
import { isExempt, vatRate } from '../../../../domain/selling/invoices/Vat';
import { noonOf } from '../../../../domain/shared/LocalDate';
import type { PdfFonts } from '../../../pdf/PdfFonts';
import { edges, lineHeight, PdfSheets } from '../../../pdf/PdfSheets';
import { dateText, type InvoicePaper, printedAmount } from './InvoicePaper';
import { type InvoiceWords, invoiceWords } from './invoiceWords';

const MIDDLE = 330;

/** The invoice as a PDF. The same content always produces the same bytes. */
export function invoicePdf(paper: InvoicePaper, fonts: PdfFonts): Uint8Array<ArrayBuffer> {
  const words = invoiceWords[paper.language];
  const title = `${words.invoice} ${paper.number}`;
  const madeAt = new Date(noonOf(paper.invoiceDate));
  const sheets = new PdfSheets(fonts, { title, id: idOf(paper), madeAt });
  drawTitle(sheets, paper, title);
  drawParties(sheets, paper);
  drawItem(sheets, paper);
  drawSums(sheets, paper);
  const [company = '', , , , iban = ''] = paper.seller;
  const sender = [company, iban && `IBAN ${iban}`].filter(part => part !== '').join(' · ');
  sheets.foot((page, pages) => [sender, `${title.slice(0, 40)} · ${words.page} ${page}/${pages}`]);
  return sheets.toBytes();
}

function drawTitle(sheets: PdfSheets, { language, invoiceDate, deliveryDate }: InvoicePaper, title: string): void {
  const words = invoiceWords[language];
  const size = 20;
  const lines = sheets.broken(title, MIDDLE - edges.left - 24, size, true);
  lines.forEach((line, index) =>
    sheets.text(line, { x: edges.left, y: edges.top + size + index * lineHeight(size), size, isBold: true }),
  );
  const dates = [
    [words.invoiceDate, dateText(invoiceDate, language)],
    [words.deliveryDate, dateText(deliveryDate, language)],
  ] as const;
  dates.forEach(([name, date], index) => {
    const y = edges.top + 12 + index * lineHeight();
    sheets.text(name, { x: MIDDLE, y, isQuiet: true });
    sheets.text(date, { x: edges.right, y, endsThere: true });
  });
  sheets.y = edges.top + Math.max(lines.length * lineHeight(size), 2 * lineHeight()) + 34;
}

function drawParties(sheets: PdfSheets, { language, seller, client }: InvoicePaper): void {
  const words = invoiceWords[language];
  const [company = '', street = '', place = '', taxNumber = '', iban = ''] = seller;
  const [
    name = '',
    person = '',
    clientStreet = '',
    clientPlace = '',
    clientTaxNumber = '',
    vatNumber = '',
    country = '',
  ] = client;
  const top = sheets.y;
  const labelled = (label: string, text: string) => text && `${label}: ${text}`;
  const from = { x: edges.left, y: top };
  const to = { x: MIDDLE, y: top };
  sheets.y = Math.max(
    drawParty(
      sheets,
      words.seller,
      [company, street, place, labelled(words.sellerNumber, taxNumber), labelled('IBAN', iban)],
      from,
    ),
    drawParty(
      sheets,
      words.client,
      [
        name,
        person,
        clientStreet,
        clientPlace,
        countryName(country, words),
        labelled(words.taxNumber, clientTaxNumber),
        labelled(words.vatNumber, vatNumber),
      ],
      to,
    ),
  );
}

const countryName = (country: string, words: InvoiceWords): string =>
  country === 'poland' || country === 'germany' ? words.countries[country] : country;

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Returns the position below the party. */
function drawParty(sheets: PdfSheets, heading: string, parts: readonly string[], { x, y }: Corner): number {
  const width = 210;
  const lines = parts
    .filter(part => part.trim() !== '')
    .flatMap((part, index) => sheets.broken(part, width, 10, index === 0).map(line => ({ line, isBold: index === 0 })));
  sheets.text(heading, { x, y, size: 8, isQuiet: true });
  lines.forEach(({ line, isBold }, index) => sheets.text(line, { x, y: y + (index + 1.2) * lineHeight(), isBold }));
  return y + (lines.length + 3) * lineHeight();
}

/** The file id need not be secret, but must be stable. */
function idOf({ number, invoiceDate, gross }: InvoicePaper): string {
  const text = [...`${number} ${invoiceDate} ${gross}`];
  return text
    .map(sign => (sign.codePointAt(0) ?? 0).toString(16).padStart(2, '0'))
    .join('')
    .padEnd(32, '0')
    .slice(0, 32);
}

const PADDING = 8;
/** The right edges of the amount columns. */
const columns = { net: 322, rate: 350, vat: 434, gross: edges.right - PADDING } as const;
const NAME_WIDTH = 165;
const SUMS = 330;

/** Draws the sold vehicle as a table row. */
function drawItem(sheets: PdfSheets, { language, vehicle, vin, net, vat, gross, vatOption }: InvoicePaper): void {
  const words = invoiceWords[language];
  const x = edges.left + PADDING;
  const cells: readonly (readonly [name: string, amount: string, end: number])[] = isExempt(vatOption)
    ? [[words.total, printedAmount(gross, language), columns.gross]]
    : [
        [words.net, printedAmount(net, language), columns.net],
        ['%', String(vatRate(vatOption)), columns.rate],
        [words.vat, printedAmount(vat, language), columns.vat],
        [words.gross, printedAmount(gross, language), columns.gross],
      ];
  sheets.shade(sheets.y, 22);
  const head = { y: sheets.y + 15, size: 9, isBold: true };
  sheets.text(words.item, { ...head, x });
  cells.forEach(([name, , end]) => sheets.text(name, { ...head, x: end, endsThere: true }));
  sheets.y += 22 + lineHeight();

  cells.forEach(([, amount, end]) => sheets.text(amount, { x: end, y: sheets.y, endsThere: true }));
  writeLines(sheets, sheets.broken(vehicle || words.unnamed, NAME_WIDTH), x);
  if (vin !== '') writeLines(sheets, sheets.broken(`${words.vin}: ${vin}`, NAME_WIDTH, 9), x, 9);
  sheets.line(sheets.y - 4);
  sheets.y += lineHeight();
}

/** Draws the totals, and the reason if no VAT is charged. */
function drawSums(sheets: PdfSheets, paper: InvoicePaper): void {
  const { language, net, vat, gross, downPayment, remaining, vatOption } = paper;
  const words = invoiceWords[language];
  const paid = [
    [words.downPayment, -downPayment, false],
    [words.remaining, remaining, true],
  ] as const;
  const taxed = [
    [words.net, net, false],
    [`${words.vat} ${vatRate(vatOption)}\u00a0%`, vat, false],
  ] as const;
  const rows = [
    ...(isExempt(vatOption) ? [] : taxed),
    [isExempt(vatOption) ? words.total : words.gross, gross, true],
    ...(downPayment === 0 ? [] : paid),
  ] as const;
  sheets.need((rows.length + 3) * 18);
  for (const [name, cents, isBold] of rows) {
    sheets.text(name, { x: SUMS, y: sheets.y, isBold });
    sheets.text(printedAmount(cents, language), { x: columns.gross, y: sheets.y, isBold, endsThere: true });
    sheets.y += 18;
  }
  sheets.y += lineHeight();
  if (!isExempt(vatOption)) return;
  const country = sellerCountryOf(paper);
  // The law of the seller's country asks for its own words, whatever the language of the paper.
  const reasons = new Set([words[vatOption], country && invoiceWords[country][vatOption]]);
  for (const reason of reasons) {
    if (reason) writeLines(sheets, sheets.broken(reason, edges.right - edges.left, 9), edges.left, 9);
  }
  sheets.y += lineHeight();
}

function sellerCountryOf({ seller: [, , place = '', ftin = ''] }: InvoicePaper): SellerCountry | null {
  return proposedCountry({ ftin, zipCode: place.split(' ')[0]! });
}

/** Writes lines below each other and continues on the next page. */
function writeLines(sheets: PdfSheets, lines: readonly string[], x: number, size = 10): void {
  for (const line of lines) {
    sheets.need(lineHeight(size));
    sheets.text(line, { x, y: sheets.y, size, isQuiet: size < 10 });
    sheets.y += lineHeight(size);
  }
}
