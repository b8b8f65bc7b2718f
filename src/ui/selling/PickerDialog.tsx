import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import type { PagedRows } from '../../application/selling/PagedRows';
import { Button } from '../shared/Button';
import { ModalDialog } from '../shared/ModalDialog';
import { useTexts } from '../shared/useTexts';
import { RowsEnd } from './RowsEnd';
import styles from './Invoicing.module.css';
import table from './Table.module.css';

interface PickerDialogProps<Row> {
  readonly title: string;
  readonly list: PagedRows<Row>;
  readonly columns: readonly [first: string, second: string];
  /** What stands in the two columns. */
  readonly cells: (row: Row) => readonly [first: string, second: string];
  readonly texts: { readonly loading: string; readonly empty: string; readonly failed: string };
  readonly search?: ReactNode;
  readonly onPage: (page: number) => void;
  readonly onTryAgain: () => void;
  readonly onSelect: (row: Row) => void;
  readonly onCancel: () => void;
}

/** One row of a long list is chosen. */
export const PickerDialog = observer(function PickerDialog<Row extends { readonly id: number }>(
  props: PickerDialogProps<Row>,
) {
  const { title, list, columns, cells, texts, search, onPage, onTryAgain, onSelect, onCancel } = props;
  const { t } = useTexts(['invoicing', 'shared']);
  const titleId = useId();
  return (
    <ModalDialog labelledBy={titleId} onCancel={onCancel} className={styles.wide}>
      <h2 id={titleId}>{title}</h2>
      {search}
      {list.rows.length > 0 && (
        <table className={table.table} aria-busy={list.status.step === 'loading'}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
              <th scope="col" className={table.presses}>
                {t('invoicing:action')}
              </th>
            </tr>
          </thead>
          <tbody>
            {list.rows.map(row => {
              const [first, second] = cells(row);
              return (
                <tr key={row.id}>
                  <th scope="row">{first}</th>
                  <td data-column={columns[1]}>{second}</td>
                  <td className={table.presses}>
                    <Button onClick={() => onSelect(row)}>
                      {t('invoicing:select')} <span className="visually-hidden">{first}</span>
                    </Button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <RowsEnd list={list} label={title} {...texts} onPage={onPage} onTryAgain={onTryAgain} />
      <Button onClick={onCancel}>{t('shared:cancel')}</Button>
    </ModalDialog>
  );
});
