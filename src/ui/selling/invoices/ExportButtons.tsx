import { Download } from 'lucide';
import type { SheetRow } from '../../../domain/shared/Sheet';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/icons/Icon';
import { SheetFailureNotice, useSaveSheet } from '../../shared/page/useSaveSheet';
import { useTexts } from '../../shared/texts/useTexts';

interface ExportButtonsProps {
  /** The name of the file, without its ending. */
  readonly name: string;
  readonly rows: () => readonly SheetRow[];
}

const formats = [
  ['xlsx', 'Excel', 'exportExcel'],
  ['csv', 'CSV', 'exportCsv'],
] as const;

/** Saves a table for a spreadsheet or for another program. */
export function ExportButtons({ name, rows }: ExportButtonsProps) {
  const { t } = useTexts('sellingRegister');
  const { save, failure } = useSaveSheet();
  return (
    <>
      {failure && <SheetFailureNotice failure={failure} />}
      {formats.map(([format, text, key]) => (
        <Button
          key={format}
          aria-label={t(key)}
          data-tooltip={t(key)}
          onClick={() => void save({ name, format, sheets: [{ name, rows: rows() }] })}
        >
          <Icon of={Download} size={18} /> <span translate="no">{text}</span>
        </Button>
      ))}
    </>
  );
}
