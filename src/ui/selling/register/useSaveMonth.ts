import { useState } from 'react';
import { type ArchivedFile, FileArchives } from '../../../application/ports/FileArchives';
import { type SheetFailure, Spreadsheets } from '../../../application/ports/Spreadsheets';
import type { NamedSheet } from '../../../domain/shared/Sheet';
import { downloadFile } from '../../shared/files/downloadFile';
import { useInjection } from '../../shared/useInjection';

interface SavedMonth {
  /** The name of the file, without its ending. */
  readonly name: string;
  /** The Excel file alone, or together with the PDFs. */
  readonly format: 'xlsx' | 'zip';
  readonly sheets: readonly NamedSheet[];
  readonly pdfs: readonly ArchivedFile[];
}

/** Returns how to save a month as one file, and why the last one was not saved. */
export function useSaveMonth() {
  const spreadsheets = useInjection(Spreadsheets);
  const archives = useInjection(FileArchives);
  const [failure, setFailure] = useState<SheetFailure | null>(null);
  const refused = (reason: SheetFailure): null => {
    setFailure(reason);
    return null;
  };
  /** Resolves to the names of the PDFs that the browser could not read, or to null if nothing was saved. */
  const save = async ({ name, format, sheets, pdfs }: SavedMonth): Promise<readonly string[] | null> => {
    setFailure(null);
    const workbook = await spreadsheets.write(sheets);
    if (!workbook.ok) return refused(workbook.failure);
    if (format === 'xlsx') {
      downloadFile({ name: `${name}.xlsx`, content: workbook.value, type: workbook.value.type });
      return [];
    }
    const made = await archives.zip([{ name: `${name}.xlsx`, content: workbook.value }], pdfs);
    if (!made.ok) return refused(made.failure);
    const { archive, left } = made.value;
    downloadFile({ name: `${name}.zip`, content: archive, type: archive.type });
    return left;
  };
  return { save, failure };
}
