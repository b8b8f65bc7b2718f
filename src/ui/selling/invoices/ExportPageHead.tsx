import { Download } from 'lucide';
import type { ComponentProps } from 'react';
import type { SheetRow } from '../../../domain/shared/Sheet';
import { Button } from '../../shared/Button';
import { DropDown } from '../../shared/DropDown';
import { Icon } from '../../shared/icons/Icon';
import { PageHead } from '../../shared/page/PageHead';
import { SheetFailureNotice, useSaveSheet } from '../../shared/page/useSaveSheet';
import { useTexts } from '../../shared/texts/useTexts';
import * as styles from '../SellingPage.module.css';

interface ExportPageHeadProps extends Pick<ComponentProps<typeof PageHead>, 'title' | 'lead' | 'children'> {
  /** What the buttons save: the name of the file, without its ending, and its rows. Null if there are none. */
  readonly file: { readonly name: string; readonly rows: () => readonly SheetRow[] } | null;
}

const formats = [
  ['xlsx', 'Excel', 'exportExcel'],
  ['csv', 'CSV', 'exportCsv'],
] as const;

/** The head of a page whose table is saved for a spreadsheet or for another program. */
export function ExportPageHead({ title, lead, file, children }: ExportPageHeadProps) {
  const { t } = useTexts('sellingRegister');
  const { save, failure } = useSaveSheet();
  return (
    <PageHead
      title={title}
      {...(lead !== undefined && { lead })}
      notice={failure && <SheetFailureNotice failure={failure} />}
    >
      {file && (
        <DropDown word={t('export')} closesOnPress className={styles.exports}>
          {formats.map(([format, text, key]) => (
            <Button
              key={format}
              aria-label={t(key)}
              data-tooltip={t(key)}
              onClick={() => void save({ name: file.name, format, sheets: [{ name: file.name, rows: file.rows() }] })}
            >
              <Icon of={Download} size={18} /> <span translate="no">{text}</span>
            </Button>
          ))}
        </DropDown>
      )}
      {children}
    </PageHead>
  );
}
