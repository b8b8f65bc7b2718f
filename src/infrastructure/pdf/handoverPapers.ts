import type { HandoverPapers } from '../../application/ports/HandoverPapers';
import { failed, success } from '../../domain/shared/Result';
import { loadCode } from '../loadCode';
import { handoverPdf } from './handoverPdf';
import { fetchedFonts, type PdfFonts } from './PdfFonts';

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
