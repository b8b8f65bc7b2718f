import type { HandoverPapers } from '../../application/ports/HandoverPapers';
import type { HandoverPaper } from '../../domain/handover/HandoverPaper';
import { failed, success } from '../../domain/shared/Result';
import { loadCode } from '../loadCode';
import { fetchedFonts, type PdfFonts } from './PdfFonts';
import { edges, lineHeight, PdfSheets } from './PdfSheets';

let fonts: Promise<PdfFonts> | null = null;

/** Fetched once. The next call tries again after a failure. */
function fontsOnce(): Promise<PdfFonts> {
  fonts ??= fetchedFonts().catch((error: unknown) => {
    fonts = null;
    throw error;
  });
  return fonts;
}

export const prepare: HandoverPapers['prepare'] = () => void loadCode(fontsOnce());

export const write: HandoverPapers['write'] = async paper => {
  const read = await loadCode(fontsOnce());
  if (!read.ok) return read;
  try {
    return success(new Blob([handoverPdf(paper, read.value)], { type: 'application/pdf' }));
  } catch {
    return failed({ reason: 'notMade' });
  }
};

const SIZE = 9;
const GAP = 8;

/** The height for a word by hand. */
const WRITING = 16;

/** Where the columns of the lines begin. */
const columns = { name: edges.left, stated: edges.left + 150, found: edges.left + 300 } as const;
const widths = {
  name: columns.stated - columns.name - GAP,
  stated: columns.found - columns.stated - GAP,
  found: edges.right - columns.found,
} as const;

/** Two photos beside each other. */
const PHOTO = { width: (edges.right - edges.left - 16) / 2, height: 200 } as const;

/** Of a photo: its number, its line in two languages and when it was added. */
const CAPTION_LINES = 3;

const SIGNATURE = { width: (edges.right - edges.left - 32) / 2, height: 80 } as const;

/** The record of a handover as a PDF. The same content always produces the same bytes. */
export function handoverPdf(paper: HandoverPaper, fonts: PdfFonts): Uint8Array<ArrayBuffer> {
  const sheets = new PdfSheets(fonts, { title: paper.title, id: '0'.repeat(32), madeAt: new Date(paper.madeAt) });
  drawHead(sheets, paper);
  drawLines(sheets, paper);
  drawSignatures(sheets, paper);
  drawNotes(sheets, paper);
  drawPhotos(sheets, paper);
  sheets.foot((page, pages) => [paper.subject, `${paper.page} ${page}/${pages}`]);
  return sheets.toBytes();
}

function drawHead(sheets: PdfSheets, { title, facts }: HandoverPaper): void {
  const size = 16;
  for (const line of sheets.broken(title, edges.right - edges.left, size, true)) {
    sheets.y += lineHeight(size);
    sheets.text(line, { x: edges.left, y: sheets.y, size, isBold: true });
  }
  sheets.y += GAP;
  for (const [name, value] of facts) {
    const names = sheets.broken(name, widths.name, SIZE);
    const values = sheets.broken(value, edges.right - columns.stated, SIZE);
    drawRow(sheets, [
      { x: columns.name, lines: names, isQuiet: true },
      { x: columns.stated, lines: values },
    ]);
  }
}

interface Cell {
  readonly x: number;
  readonly lines: readonly string[];
  readonly isQuiet?: boolean;
  readonly isBold?: boolean;
}

const rowsOf = (cells: readonly Cell[]): number => Math.max(...cells.map(({ lines }) => lines.length));

/** A row that is higher than a page is broken. */
const heightOf = (cells: readonly Cell[]): number =>
  Math.min(rowsOf(cells) * lineHeight(SIZE), edges.bottom - edges.top - 60);

/** Cells beside each other, on one page unless they are higher than it. */
function drawRow(sheets: PdfSheets, cells: readonly Cell[]): void {
  const rows = rowsOf(cells);
  sheets.need(heightOf(cells));
  for (let row = 0; row < rows; row += 1) {
    sheets.need(lineHeight(SIZE));
    sheets.y += lineHeight(SIZE);
    for (const { x, lines, isQuiet = false, isBold = false } of cells) {
      const line = lines[row];
      if (line !== undefined) sheets.text(line, { x, y: sheets.y, size: SIZE, isQuiet, isBold });
    }
  }
  sheets.y += 3;
}

function drawLines(sheets: PdfSheets, { columns: [name, stated, found], lines }: HandoverPaper): void {
  const drawHeads = () => {
    drawRow(sheets, [
      { x: columns.name, lines: sheets.broken(name, widths.name, SIZE), isQuiet: true },
      { x: columns.stated, lines: sheets.broken(stated, widths.stated, SIZE), isQuiet: true },
      { x: columns.found, lines: sheets.broken(found, widths.found, SIZE), isQuiet: true },
    ]);
    sheets.line(sheets.y + 2, true);
    sheets.y += 4;
  };
  sheets.y += GAP;
  drawHeads();
  for (const line of lines) {
    const result = [line.result, ...line.found].filter(text => text.trim() !== '');
    const cells = [
      { x: columns.name, lines: sheets.broken(line.name, widths.name, SIZE, true), isBold: true },
      { x: columns.stated, lines: sheets.broken(line.stated, widths.stated, SIZE) },
      {
        x: columns.found,
        lines: result.flatMap(text => sheets.broken(text, widths.found, SIZE, line.differs)),
        isBold: line.differs,
      },
    ];
    // One that is to be filled in by hand has room for the writing.
    const blank = line.isBlank ? WRITING : 0;
    if (sheets.need(heightOf(cells) + blank)) drawHeads();
    drawRow(sheets, cells);
    sheets.y += blank;
    if (line.isBlank) sheets.line(sheets.y - 2, false, columns.found);
    sheets.line(sheets.y + 1);
    sheets.y += 3;
  }
}

function drawSignatures(sheets: PdfSheets, { signatures }: HandoverPaper): void {
  const notes = signatures.map(signature =>
    signature.notes.flatMap(note => sheets.broken(note, SIGNATURE.width, SIZE)),
  );
  const rows = Math.max(0, ...notes.map(lines => lines.length));
  const height = SIGNATURE.height + (rows + 1) * lineHeight(SIZE);
  sheets.need(height + GAP);
  const top = sheets.y + GAP;
  signatures.forEach(({ name, strokes }, index) => {
    const left = edges.left + index * (SIGNATURE.width + 32);
    const foot = top + SIGNATURE.height;
    for (const stroke of strokes ?? []) sheets.stroke(stroke, { left, top, width: SIGNATURE.width });
    sheets.line(foot, true, left, left + SIGNATURE.width);
    [name, ...notes[index]!].forEach((text, row) =>
      sheets.text(text, { x: left, y: foot + (row + 1) * lineHeight(SIZE), size: SIZE, isQuiet: row === 0 }),
    );
  });
  sheets.y = top + height;
}

function drawNotes(sheets: PdfSheets, { notes }: HandoverPaper): void {
  sheets.y += GAP;
  for (const note of notes) {
    drawRow(sheets, [{ x: edges.left, lines: sheets.broken(note, edges.right - edges.left, SIZE), isQuiet: true }]);
  }
}

function drawPhotos(sheets: PdfSheets, { photos, photosTitle }: HandoverPaper): void {
  if (photos.length === 0) return;
  const captionHeight = CAPTION_LINES * lineHeight(8);
  const height = PHOTO.height + captionHeight + GAP;
  sheets.need(height + 2 * lineHeight(12));
  sheets.y += 2 * lineHeight(12);
  sheets.text(photosTitle, { x: edges.left, y: sheets.y - 6, size: 12, isBold: true });
  for (let index = 0; index < photos.length; index += 2) {
    sheets.need(height);
    photos.slice(index, index + 2).forEach(({ caption, bytes }, place) => {
      const left = edges.left + place * (PHOTO.width + 16);
      sheets.photo(bytes, { left, top: sheets.y, ...PHOTO });
      sheets
        .broken(caption, PHOTO.width, 8)
        .slice(0, CAPTION_LINES)
        .forEach((text, row) =>
          sheets.text(text, {
            x: left,
            y: sheets.y + PHOTO.height + (row + 1) * lineHeight(8),
            size: 8,
            isQuiet: true,
          }),
        );
    });
    sheets.y += height;
  }
}
