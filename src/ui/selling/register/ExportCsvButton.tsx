import { Download } from 'lucide';
import type { CsvRow } from '../../../domain/shared/Csv';
import { csvText } from '../../../domain/shared/Csv';
import { languageOf } from '../../../domain/shared/Language';
import { Button } from '../../shared/Button';
import { downloadFile } from '../../shared/downloadFile';
import { Icon } from '../../shared/Icon';
import { useTexts } from '../../shared/texts/useTexts';

interface ExportCsvButtonProps {
  /** The name of the file, without its ending. */
  readonly name: string;
  readonly rows: () => readonly CsvRow[];
}

export function ExportCsvButton({ name, rows }: ExportCsvButtonProps) {
  const { t, language } = useTexts('sellingRegister');
  const handleExport = () =>
    downloadFile({ name: `${name}.csv`, text: csvText(rows(), languageOf([language])), type: 'text/csv' });
  return (
    <Button onClick={handleExport}>
      <Icon of={Download} size={18} /> <span>{t('exportCsv')}</span>
    </Button>
  );
}
