import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '../../shared/Button';
import { ModalDialog } from '../../shared/dialogs/ModalDialog';
import type { Elements } from '../../shared/Elements';
import { useTexts } from '../../shared/texts/useTexts';
import styles from '../invoices/Invoicing.module.css';
import { EntryTable, type EntryTableProps } from './EntryTable';

interface PickerDialogProps<Row extends { readonly id: number }> extends EntryTableProps<Row> {
  readonly search?: Elements;
  /** The name of a row in the label of its button. */
  readonly nameOf: (row: Row) => string;
  readonly onSelect: (row: Row) => void;
  readonly onCancel: () => void;
}

/** A dialog to choose one row of a paged list. */
export const PickerDialog = observer(function PickerDialog<Row extends { readonly id: number }>(
  props: PickerDialogProps<Row>,
) {
  const { search, nameOf, onSelect, onCancel, ...table } = props;
  const { t } = useTexts(['sellingInvoices', 'shared']);
  const titleId = useId();
  return (
    <ModalDialog labelledBy={titleId} onCancel={onCancel} className={styles.wide}>
      <h2 id={titleId}>{table.title}</h2>
      {search}
      <EntryTable
        {...table}
        heading={t('sellingInvoices:action')}
        presses={row => (
          <Button onClick={() => onSelect(row)}>
            <span>{t('sellingInvoices:select')}</span> <span className="visually-hidden">{nameOf(row)}</span>
          </Button>
        )}
      />
      <Button onClick={onCancel}>{t('shared:cancel')}</Button>
    </ModalDialog>
  );
});
