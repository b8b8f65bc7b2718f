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

/** Saves a table for a spreadsheet or for another program. */
export function ExportButtons({ name, rows }: ExportButtonsProps) {
  const { t } = useTexts('sellingRegister');
  const { save, failure } = useSaveSheet();
  return (
    <>
      {failure && <SheetFailureNotice failure={failure} />}
      <Button onClick={() => void save({ name, format: 'xlsx', sheets: [{ name, rows: rows() }] })}>
        <Icon of={Download} size={18} /> <span>{t('exportExcel')}</span>
      </Button>
      <Button onClick={() => void save({ name, format: 'csv', sheets: [{ name, rows: rows() }] })}>
        <Icon of={Download} size={18} /> <span>{t('exportCsv')}</span>
      </Button>
    </>
  );
}
