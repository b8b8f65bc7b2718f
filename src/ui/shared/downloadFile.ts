import { MINUTE } from '../../domain/shared/Instant';

interface DownloadedFile {
  readonly name: string;
  readonly text: string;
  readonly type: 'application/json' | 'text/calendar' | 'text/csv' | 'text/vcard';
}

/** Saves a text as a file of the dealer. */
export function downloadFile({ name, text, type }: DownloadedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE);
}
