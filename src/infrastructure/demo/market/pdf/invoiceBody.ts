import { proposedCountry, type SellerCountry } from '../../../../domain/selling/checks/SellerCountry';
import { isExempt, vatRate } from '../../../../domain/selling/invoices/Vat';
import { edges, lineHeight, type PdfSheets } from '../../../pdf/PdfSheets';
import { type InvoicePaper, printedAmount } from './InvoicePaper';
import { invoiceWords } from './invoiceWords';

const PADDING = 8;
/** The right edges of the amount columns. */
const columns = { net: 322, rate: 350, vat: 434, gross: edges.right - PADDING } as const;
const NAME_WIDTH = 165;
const SUMS = 330;

/** Draws the sold vehicle as a table row. */
export function drawItem(
  sheets: PdfSheets,
  { language, vehicle, vin, net, vat, gross, vatOption }: InvoicePaper,
): void {
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
export function drawSums(sheets: PdfSheets, paper: InvoicePaper): void {
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
