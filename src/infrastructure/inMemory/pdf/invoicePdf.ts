import { type LocalDate, noonOf } from '../../../domain/selling/LocalDate';
import { vatRate } from '../../../domain/selling/Vat';
import type { Language } from '../../../domain/shared/Language';
import { type Money, moneyText } from '../../../domain/shared/Money';
import type { InvoicePaper } from './InvoicePaper';
import { invoiceWords } from './invoiceWords';
import { A4, PdfPage } from './PdfPage';

const LEFT = 60;
const RIGHT = A4.width - 60;
const MIDDLE = 330;
const LINE = 15;
/** As many letters as stand in one line from the margin on, at the size of the text. */
const LONGEST = 70;

/** The invoice as a file. */
export function invoicePdf(paper: InvoicePaper): Uint8Array<ArrayBuffer> {
  const words = invoiceWords[paper.language];
  const page = new PdfPage();
  const title = `${words.invoice} ${paper.number}`;
  drawHead(page, paper, title);
  const sums = drawVehicle(page, paper, 330);
  const end = drawSums(page, paper, sums);
  const note = noteOf(paper);
  if (note) page.text(note, { x: LEFT, y: end + 2 * LINE, size: 9 });
  return page.toPdf(title);
}

function drawHead(page: PdfPage, { language, invoiceDate, deliveryDate, seller, client }: InvoicePaper, title: string) {
  const words = invoiceWords[language];
  column(page, seller, LEFT, 70);
  page.text(short(title, 40), { x: LEFT, y: 180, size: 20, isBold: true });
  page.text(words.client, { x: LEFT, y: 215, size: 9 });
  column(page, client, LEFT, 215 + LINE);
  const dates = [
    [words.invoiceDate, dateText(invoiceDate, language)],
    [words.deliveryDate, dateText(deliveryDate, language)],
  ] as const;
  dates.forEach(([name, date], index) => {
    page.text(name, { x: MIDDLE, y: 215 + index * LINE });
    page.text(date, { x: RIGHT, y: 215 + index * LINE, endsThere: true });
  });
}

function drawVehicle(page: PdfPage, { language, vehicle, vin, template, customFields }: InvoicePaper, top: number) {
  const words = invoiceWords[language];
  const rows = [
    [words.vehicle, vehicle],
    [words.vin, vin],
    ...customFields.map(field => [field, '–'] as const),
    ['', template],
  ].filter(([, value]) => value !== '');
  page.line(LEFT, RIGHT, top);
  rows.forEach(([name = '', value = ''], index) => {
    page.text(short(name, 28), { x: LEFT, y: top + (index + 1.4) * LINE });
    page.text(short(value, LONGEST - 20), { x: LEFT + 160, y: top + (index + 1.4) * LINE, isBold: index === 0 });
  });
  return top + (rows.length + 2) * LINE;
}

function drawSums(page: PdfPage, paper: InvoicePaper, top: number): number {
  const { language, net, vat, gross, downPayment, remaining, vatOption } = paper;
  const words = invoiceWords[language];
  const rows = [
    [words.net, net],
    [`${words.vat} ${vatRate(vatOption)} %`, vat],
    [words.gross, gross],
    ...(downPayment === 0
      ? []
      : ([
          [words.downPayment, -downPayment],
          [words.remaining, remaining],
        ] as const)),
  ] as const;
  page.line(LEFT, RIGHT, top);
  rows.forEach(([name, cents], index) => {
    const y = top + (index + 1.4) * LINE;
    const isBold = name === words.gross || name === words.remaining;
    page.text(name, { x: MIDDLE, y, isBold });
    page.text(amountText(cents, language), { x: RIGHT, y, isBold, endsThere: true });
  });
  return top + (rows.length + 1) * LINE;
}

function noteOf({ language, vatOption }: InvoicePaper): string | null {
  return vatOption === 'marginalTaxation' || vatOption === 'smallBusiness' ? invoiceWords[language][vatOption] : null;
}

const column = (page: PdfPage, lines: readonly string[], x: number, top: number): void =>
  lines
    .filter(line => line.trim() !== '')
    .forEach((line, index) => page.text(short(line, LONGEST / 2 + 10), { x, y: top + index * LINE }));

const short = (text: string, longest: number): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Money on an invoice always shows its cents. */
function amountText(cents: number, language: Language): string {
  const sign = language === 'en' ? '.' : ',';
  const text = moneyText(cents as Money, sign);
  return cents % 100 === 0 ? text.replace(/(\s*€)$/, `${sign}00$1`) : text;
}

const dateText = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'medium' }).format(
    noonOf(date as LocalDate),
  );
