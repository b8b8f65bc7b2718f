import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { kitClass } from '../../kit/kitElement';
import { Button } from '../../shared/Button';
import { Dialog, DialogButtons } from '../../shared/dialogs/Dialog';
import type { Elements } from '../../shared/Elements';
import { useTexts } from '../../shared/texts/useTexts';
import * as styles from '../SellingPage.module.css';
import { EntryTable, type EntryTableProps } from './EntryTable';

interface PickerDialogProps<Row extends { readonly id: number }> extends EntryTableProps<Row> {
  /** The name of a row in the label of its button. */
  readonly nameOf: (row: Row) => string;
  readonly onSelect: (row: Row) => void;
  readonly onCancel: () => void;
  /** A further button. */
  readonly other?: Elements;
}

/** A dialog to choose one row of a paged list. It opens at page 1 without a search text. Enter takes the only row that is found. */
export const PickerDialog = observer(function PickerDialog<Row extends { readonly id: number }>(
  props: PickerDialogProps<Row>,
) {
  const { nameOf, onSelect, onCancel, other, ...table } = props;
  const { t } = useTexts(['sellingInvoices', 'shared']);
  const { list } = table;
  useEffect(() => {
    void list.open();
    return () => list.leave();
  }, [list]);
  return (
    <Dialog title={table.title} onCancel={onCancel} className={`${kitClass({ width: 'wide' })} ${styles.scrolled}`}>
      <EntryTable
        {...table}
        onOnly={row => list.pages.query.trim() !== '' && onSelect(row)}
        heading={t('sellingInvoices:action')}
        buttons={row => (
          <Button onClick={() => onSelect(row)}>
            <span>{t('sellingInvoices:select')}</span> <span className="visually-hidden">{nameOf(row)}</span>
          </Button>
        )}
      />
      <DialogButtons>
        {other}
        <Button onClick={onCancel}>{t('shared:cancel')}</Button>
      </DialogButtons>
    </Dialog>
  );
});
