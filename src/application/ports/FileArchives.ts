import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

export interface ArchivedFile {
  /** Its name in the archive. */
  readonly name: string;
  readonly address: string;
}

/** A file that the app has made. */
export interface OwnFile {
  readonly name: string;
  readonly content: Blob;
}

export interface FileArchive {
  readonly archive: Blob;
  /** The names of the files that are not in it. */
  readonly left: readonly string[];
}

/** Writes one file that holds several. */
export abstract class FileArchives {
  /** A ZIP file of these own files and of those PDFs that their hosts let the browser read. It fails if its code cannot be loaded. */
  abstract zip(
    own: readonly OwnFile[],
    pdfs: readonly ArchivedFile[],
  ): Promise<Result<FileArchive, Extract<Failure, { readonly reason: 'offline' | 'outdated' }>>>;
}
