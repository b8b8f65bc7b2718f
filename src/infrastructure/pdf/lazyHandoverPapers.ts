import type { HandoverPapers } from '../../application/ports/HandoverPapers';
import { loadCode } from '../loadCode';

const load = () => loadCode(import(/* webpackChunkName: "handover-pdf" */ './handoverPapers'));

/** Loads the code of papers and their font with the first one. */
export const lazyHandoverPapers: HandoverPapers = {
  prepare: () => void load().then(code => code.ok && code.value.prepare()),
  write: async paper => {
    const code = await load();
    return code.ok ? code.value.write(paper) : code;
  },
};
