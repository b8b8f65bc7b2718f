import { jsPDF } from 'jspdf';
import type { PdfFonts } from './PdfFonts';

/** Points: 1/72 inch. */
const A4 = { width: 595.28, height: 841.89 } as const;

const MARGIN = 56;

/** The area for text. */
export const edges = { left: MARGIN, right: A4.width - MARGIN, top: MARGIN, bottom: A4.height - 84 } as const;

/** A factor of the font size. */
const LINE = 1.4;

/** The types of the library leave out what it reads from a font. */
interface FontWithGlyphs {
  readonly metadata: { readonly characterToGlyph: (code: number) => number };
}

const LACKED = '\ufffd';

interface PdfText {
  readonly x: number;
  /** The baseline, measured from the top. */
  readonly y: number;
  readonly size?: number;
  readonly isBold?: boolean;
  readonly isQuiet?: boolean;
  /** If true, the text ends at `x`. */
  readonly endsThere?: boolean;
}

interface PdfArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface PdfIdentity {
  readonly title: string;
  /** 32 hexadecimal digits. */
  readonly id: string;
  readonly madeAt: Date;
}

/** A4 pages that are filled from the top. The same calls always produce the same bytes. */
export class PdfSheets {
  /** The current position from the top. */
  y: number = edges.top;
  private photos = 0;
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

  /** Starts a new page if less than `height` is left. Returns true if it did. */
  need(height: number): boolean {
    if (this.y + height <= edges.bottom) return false;
    this.document.addPage();
    this.y = edges.top;
    return true;
  }

  text(words: string, { x, y, size = 10, isBold = false, isQuiet = false, endsThere = false }: PdfText): void {
    this.write(size, isBold);
    this.document.setTextColor(isQuiet ? 96 : 20);
    this.document.text(this.shown(words), x, y, { align: endsThere ? 'right' : 'left' });
  }

  /** Breaks a text into lines of at most `width`. */
  broken(words: string, width: number, size = 10, isBold = false): readonly string[] {
    this.write(size, isBold);
    const lines: unknown = this.document.splitTextToSize(this.shown(words), width);
    return Array.isArray(lines) ? lines.map(String) : [String(lines)];
  }

  line(y: number, isStrong = false, from: number = edges.left, to: number = edges.right): void {
    this.document.setDrawColor(isStrong ? 20 : 200);
    this.document.setLineWidth(isStrong ? 1 : 0.5);
    this.document.line(from, y, to, y);
  }

  /** A line of a pen, whose points are in thousandths of the width. */
  stroke(points: readonly number[], { left, top, width }: Omit<PdfArea, 'height'>): void {
    this.document.setDrawColor(20);
    this.document.setLineWidth(1.2);
    this.document.setLineCap('round');
    const at = (index: number): readonly [number, number] => [
      left + ((points[index] ?? 0) * width) / 1_000,
      top + ((points[index + 1] ?? 0) * width) / 1_000,
    ];
    for (let index = 0; index + 1 < points.length; index += 2)
      this.document.line(...at(Math.max(0, index - 2)), ...at(index));
  }

  /** A JPEG as large as the area allows, as it is. */
  photo(bytes: Uint8Array, { left, top, width, height }: PdfArea): void {
    const size = this.document.getImageProperties(bytes);
    const scale = Math.min(width / size.width, height / size.height);
    // Without a name, the library takes two photos for one if their first halves are the same.
    this.photos += 1;
    const name = `photo ${this.photos}`;
    this.document.addImage(bytes, 'JPEG', left, top, size.width * scale, size.height * scale, name);
  }

  shade(top: number, height: number): void {
    this.document.setFillColor('#f2f2f2');
    this.document.rect(edges.left, top, edges.right - edges.left, height, 'F');
  }

  /** Writes a footer on every page. */
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

  /** What the font lacks, such as an emoji, is a question mark: otherwise a part of a name would be gone unseen. */
  private shown(words: string): string {
    const font: FontWithGlyphs = this.document.getFont();
    const hasGlyph = (sign: string) => sign.length === 1 && font.metadata.characterToGlyph(sign.charCodeAt(0)) !== 0;
    return [...printable(words)]
      .map(sign => (hasGlyph(sign) ? sign : LACKED))
      .join('')
      .replaceAll(new RegExp(`${LACKED}+`, 'g'), '?');
  }

  private write(size: number, isBold: boolean): void {
    this.document.setFont('Roboto', isBold ? 'bold' : 'normal');
    this.document.setFontSize(size);
  }
}

/** The line height in points. */
export const lineHeight = (size = 10): number => size * LINE;

/** The narrow space becomes a normal one, and control characters and lone surrogates a blank. */
const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\u202f/g, '\u00a0')
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ');
