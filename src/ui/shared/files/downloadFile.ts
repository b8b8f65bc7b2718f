import { MINUTE } from '../../../domain/shared/Instant';

interface DownloadedFile {
  readonly name: string;
  readonly content: string | Blob;
  readonly type: string;
}

/** Saves a file of the dealer. */
export function downloadFile({ name, content, type }: DownloadedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE);
}
