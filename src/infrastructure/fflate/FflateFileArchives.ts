import { zipSync } from 'fflate';
import type { ArchivedFile, FileArchive, FileArchives, OwnFile } from '../../application/ports/FileArchives';
import { SECOND } from '../../domain/shared/Instant';
import { type Result, success } from '../../domain/shared/Result';
import { fileAddress } from '../../domain/shared/WebAddress';

const MOST_TIME = 30 * SECOND;

/** The first bytes of a PDF. A host may answer with a page that asks to sign in. */
const SIGN = '%PDF-';

/** PDFs and Excel files are compressed already. */
const STORED = { level: 0 } as const;

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

export class FflateFileArchives implements FileArchives {
  constructor(private readonly fetchFile: Fetch = (address, init) => fetch(address, init)) {}

  async zip(own: readonly OwnFile[], pdfs: readonly ArchivedFile[]): Promise<Result<FileArchive, never>> {
    const files: Record<string, Uint8Array> = {};
    const left: string[] = [];
    for (const { name, content } of own) files[name] = new Uint8Array(await content.arrayBuffer());
    for (const { name, address } of pdfs) {
      const bytes = await this.read(address);
      if (bytes) files[name] = bytes;
      else left.push(name);
    }
    return success({ archive: new Blob([zipSync(files, STORED)], { type: 'application/zip' }), left });
  }

  /** Null if the host does not let the browser read it, or if it is no PDF. */
  private async read(text: string): Promise<Uint8Array | null> {
    const address = fileAddress(text);
    if (address === null) return null;
    try {
      const answer = await this.fetchFile(address, { credentials: 'omit', signal: AbortSignal.timeout(MOST_TIME) });
      if (!answer.ok) return null;
      const bytes = new Uint8Array(await answer.arrayBuffer());
      return String.fromCharCode(...bytes.subarray(0, SIGN.length)) === SIGN ? bytes : null;
    } catch {
      return null;
    }
  }
}
