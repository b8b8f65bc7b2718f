import type { FileArchives } from '../../application/ports/FileArchives';
import { loadCode } from '../loadCode';

/** Loads the code of archives with the first one. */
export const lazyFileArchives: FileArchives = {
  zip: async (own, pdfs) => {
    const code = await loadCode(import(/* webpackChunkName: "archives" */ './FflateFileArchives'));
    return code.ok ? new code.value.FflateFileArchives().zip(own, pdfs) : code;
  },
};
