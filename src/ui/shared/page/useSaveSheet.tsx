import { useState } from 'react';
import { type SheetFailure, Spreadsheets } from '../../../application/ports/Spreadsheets';
import type { Failure } from '../../../domain/shared/Failure';
import { languageOf } from '../../../domain/shared/Language';
import { csvText, type NamedSheet } from '../../../domain/shared/Sheet';
import { FailureNotice } from '../FailureNotice';
import { downloadFile } from '../files/downloadFile';
import { useTexts } from '../texts/useTexts';
import { useInjection } from '../useInjection';

/** For spreadsheets, and for other programs. */
export const sheetFormats = ['xlsx', 'csv'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

interface SavedSheet {
  /** The name of the file, without its ending. */
  readonly name: string;
  readonly format: SheetFormat;
  /** A file for other programs has the first one only. */
  readonly sheets: readonly [NamedSheet, ...NamedSheet[]];
}

/** Returns how to save a table as a file, and why the last one was not saved. */
export function useSaveSheet() {
  const { language } = useTexts('shared');
  const spreadsheets = useInjection(Spreadsheets);
  const [failure, setFailure] = useState<SheetFailure | null>(null);
  /** Resolves to true if the file was saved. */
  const save = async ({ name, format, sheets }: SavedSheet): Promise<boolean> => {
    setFailure(null);
    if (format === 'csv') {
      downloadFile({ name: `${name}.csv`, content: csvText(sheets[0].rows, languageOf([language])), type: 'text/csv' });
      return true;
    }
    const written = await spreadsheets.write(sheets);
    if (written.ok) downloadFile({ name: `${name}.xlsx`, content: written.value, type: written.value.type });
    else setFailure(written.failure);
    return written.ok;
  };
  return { save, failure };
}

/** Says why no file was saved. */
export function SheetFailureNotice({ failure }: { readonly failure: SheetFailure | Failure }) {
  const { t } = useTexts('sharedSheets');
  if (failure.reason !== 'notMade') return <FailureNotice title={t('notSaved')} failure={failure} />;
  return <FailureNotice title={t('notSaved')} failure={null} text={t('notMade')} />;
}
