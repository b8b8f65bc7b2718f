import { glyphNames, winAnsiCode } from './winAnsi';
import { widthOf } from './helveticaWidths';

/** Points: 1/72 inch. */
export const A4 = { width: 595, height: 842 } as const;

export interface PdfText {
  readonly x: number;
  /** From the top. */
  readonly y: number;
  readonly size?: number;
  readonly isBold?: boolean;
  /** `x` is then where the text ends. */
  readonly endsThere?: boolean;
}

/** One A4 page of text and lines, in a font that every reader of PDF brings along. */
export class PdfPage {
  private readonly strokes: string[] = [];

  text(words: string, { x, y, size = 10, isBold = false, endsThere = false }: PdfText): void {
    const codes = [...words].map(winAnsiCode);
    const width = codes.reduce((sum, code) => sum + widthOf(code), 0) * (size / 1000);
    const left = endsThere ? x - width : x;
    const hex = codes.map(code => code.toString(16).padStart(2, '0')).join('');
    this.strokes.push(`BT /${isBold ? 'B' : 'R'} ${size} Tf ${left.toFixed(2)} ${A4.height - y} Td <${hex}> Tj ET`);
  }

  line(fromX: number, toX: number, y: number): void {
    this.strokes.push(`0.5 w ${fromX} ${A4.height - y} m ${toX} ${A4.height - y} l S`);
  }

  /** The file, which is plain ASCII: each part of it is as many bytes long as it has characters. */
  toPdf(title: string): Uint8Array<ArrayBuffer> {
    const content = this.strokes.join('\n');
    const font = (name: string) =>
      `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /FirstChar 32 /LastChar 255 ` +
      `/Widths [${Array.from({ length: 224 }, (_, index) => widthOf(index + 32)).join(' ')}] /Encoding 6 0 R >>`;
    const objects = [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Contents 7 0 R ` +
        '/Resources << /Font << /R 4 0 R /B 5 0 R >> >> >>',
      font('Helvetica'),
      font('Helvetica-Bold'),
      `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${glyphNames}] >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      `<< /Title <feff${utf16(title)}> >>`,
    ];
    return new TextEncoder().encode(fileOf(objects));
  }
}

function fileOf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return (
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${entries}` +
    `trailer\n<< /Size ${size} /Root 1 0 R /Info 8 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  );
}

const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0')).join('');
