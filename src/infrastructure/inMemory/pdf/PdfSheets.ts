import { jsPDF } from 'jspdf';
import type { PdfFonts } from './PdfFonts';

/** Points: 1/72 inch. */
const A4 = { width: 595.28, height: 841.89 } as const;

const MARGIN = 56;

/** What text may begin and end at. */
export const edges = { left: MARGIN, right: A4.width - MARGIN, top: MARGIN, bottom: A4.height - 84 } as const;

/** Of the font's size. */
const LINE = 1.4;

interface PdfText {
  readonly x: number;
  /** Of the line's foot, from the top. */
  readonly y: number;
  readonly size?: number;
  readonly isBold?: boolean;
  readonly isQuiet?: boolean;
  /** `x` is then where the text ends. */
  readonly endsThere?: boolean;
}

interface PdfIdentity {
  readonly title: string;
  /** 32 hexadecimal digits. */
  readonly id: string;
  readonly madeAt: Date;
}

/** A4 sheets that are written from the top, as many as it takes. The same strokes always make the same bytes. */
export class PdfSheets {
  /** How far down the sheet is written. */
  y: number = edges.top;
  private readonly document = new jsPDF({ unit: 'pt', format: 'a4', putOnlyUsedFonts: true });

  constructor({ regular, bold }: PdfFonts, { title, id, madeAt }: PdfIdentity) {
    for (const [style, file] of [
      ['normal', regular],
      ['bold', bold],
    ] as const) {
      this.document.addFileToVFS(`Roboto-${style}.ttf`, file);
      this.document.addFont(`Roboto-${style}.ttf`, 'Roboto', style);
    }
    this.document.setProperties({ title });
    this.document.setFileId(id);
    this.document.setCreationDate(madeAt);
  }

  /** Goes on to the next sheet where less than `height` is left of this one; true where it did. */
  need(height: number): boolean {
    if (this.y + height <= edges.bottom) return false;
    this.document.addPage();
    this.y = edges.top;
    return true;
  }

  text(words: string, { x, y, size = 10, isBold = false, isQuiet = false, endsThere = false }: PdfText): void {
    this.write(size, isBold);
    this.document.setTextColor(isQuiet ? 96 : 20);
    this.document.text(printable(words), x, y, { align: endsThere ? 'right' : 'left' });
  }

  /** Lines no wider than that. */
  broken(words: string, width: number, size = 10, isBold = false): readonly string[] {
    this.write(size, isBold);
    const lines: unknown = this.document.splitTextToSize(printable(words), width);
    return Array.isArray(lines) ? lines.map(String) : [String(lines)];
  }

  line(y: number, isStrong = false): void {
    this.document.setDrawColor(isStrong ? 20 : 200);
    this.document.setLineWidth(isStrong ? 1 : 0.5);
    this.document.line(edges.left, y, edges.right, y);
  }

  shade(top: number, height: number): void {
    this.document.setFillColor('#f2f2f2');
    this.document.rect(edges.left, top, edges.right - edges.left, height, 'F');
  }

  /** At the foot of every sheet. */
  foot(words: (page: number, pages: number) => readonly [left: string, right: string]): void {
    const pages = this.document.getNumberOfPages();
    for (let page = 1; page <= pages; page += 1) {
      this.document.setPage(page);
      const [left, right] = words(page, pages);
      const y = A4.height - 40;
      this.line(y - 14);
      const [line = ''] = this.broken(left, 400, 8);
      this.text(line, { x: edges.left, y, size: 8, isQuiet: true });
      this.text(right, { x: edges.right, y, size: 8, isQuiet: true, endsThere: true });
    }
  }

  toBytes(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.document.output('arraybuffer'));
  }

  private write(size: number, isBold: boolean): void {
    this.document.setFont('Roboto', isBold ? 'bold' : 'normal');
    this.document.setFontSize(size);
  }
}

/** Points from one line to the next. */
export const lineHeight = (size = 10): number => size * LINE;

/** What the font has no sign for: the narrow blank becomes a common one, control characters and halves of pairs go. */
const printable = (text: string): string => text.replace(/\u202f/g, '\u00a0').replace(/[\p{Cc}\p{Cs}]+/gu, ' ');
