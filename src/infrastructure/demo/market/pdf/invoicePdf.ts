import { noonOf } from '../../../../domain/shared/LocalDate';
import type { PdfFonts } from '../../../pdf/PdfFonts';
import { edges, lineHeight, PdfSheets } from '../../../pdf/PdfSheets';
import { drawItem, drawSums } from './invoiceBody';
import { dateText, type InvoicePaper } from './InvoicePaper';
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
