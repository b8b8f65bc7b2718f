import type { HandoverPapers } from '../../application/ports/HandoverPapers';
import { failed, success } from '../../domain/shared/Result';
import { loadCode } from '../loadCode';
import { fetchedFonts, type PdfFonts } from './PdfFonts';

const load = () => import(/* webpackChunkName: "handover-pdf" */ './handoverPdf');

let fonts: Promise<PdfFonts> | null = null;

/** Fetched once. The next call tries again after a failure. */
function fontsOnce(): Promise<PdfFonts> {
  fonts ??= fetchedFonts().catch((error: unknown) => {
    fonts = null;
    throw error;
  });
  return fonts;
}

/** Loads the code of papers and their font with the first one. */
export const lazyHandoverPapers: HandoverPapers = {
  prepare: () => void Promise.allSettled([load(), fontsOnce()]),
  write: async paper => {
    const code = await loadCode(Promise.all([load(), fontsOnce()]));
    if (!code.ok) return code;
    const [{ handoverPdf }, read] = code.value;
    try {
      return success(new Blob([handoverPdf(paper, read)], { type: 'application/pdf' }));
    } catch {
      return failed({ reason: 'notMade' });
    }
  },
};
