import { Pencil, Plus, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PagedRows } from '../../application/selling/PagedRows';
import { Button } from '../shared/Button';
import { IconButton } from '../shared/IconButton';
import { useTexts } from '../shared/useTexts';
import { useTitle } from '../shared/useTitle';
import { RowsEnd } from './RowsEnd';
import styles from './SellingPage.module.css';
import table from './Table.module.css';

interface EntryListPageProps<Row> {
  readonly title: string;
  readonly add: string;
  readonly list: PagedRows<Row>;
  readonly columns: readonly string[];
  /** What stands in the columns. */
  readonly cells: (row: Row) => readonly string[];
  /** As its presses name it. */
  readonly nameOf: (row: Row) => string;
  readonly texts: { readonly loading: string; readonly empty: string; readonly failed: string };
  readonly search?: ReactNode;
  readonly onAdd: () => void;
  readonly onEdit: (row: Row) => void;
  readonly onRemove: (row: Row) => void;
  readonly onPage: (page: number) => void;
  readonly onTryAgain: () => void;
  /** The dialogs. */
  readonly children: ReactNode;
}

/** A list whose entries are added, changed and removed. */
export const EntryListPage = observer(function EntryListPage<Row extends { readonly id: number }>(
  props: EntryListPageProps<Row>,
) {
  const { title, add, list, columns, cells, nameOf, texts, search, onAdd, onEdit, onRemove } = props;
  const { t } = useTexts('invoicing');
  useTitle(title);

  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.presses}>
            <Button kind="primary" onClick={onAdd}>
              <Plus size={18} aria-hidden /> {add}
            </Button>
          </div>
        </header>
        {search}
        {list.rows.length > 0 && (
          <table className={table.table} aria-busy={list.status.step === 'loading'}>
            <caption className="visually-hidden">{title}</caption>
            <thead>
              <tr>
                {columns.map(column => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
                <th scope="col" className={table.presses}>
                  {t('actions')}
                </th>
              </tr>
            </thead>
            <tbody>
              {list.rows.map(row => {
                const [first, ...others] = cells(row);
                return (
                  <tr key={row.id}>
                    <th scope="row">{first}</th>
                    {others.map((cell, index) => (
                      <td key={columns[index + 1]} data-column={columns[index + 1]}>
                        {cell}
                      </td>
                    ))}
                    <td className={table.presses}>
                      <IconButton
                        name={t('editOf', { name: nameOf(row) })}
                        icon={<Pencil size={18} aria-hidden />}
                        onClick={() => onEdit(row)}
                      />
                      <IconButton
                        name={t('deleteOf', { name: nameOf(row) })}
                        icon={<Trash2 size={18} aria-hidden />}
                        onClick={() => onRemove(row)}
                      />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
        <RowsEnd list={list} label={title} {...texts} onPage={props.onPage} onTryAgain={props.onTryAgain} />
      </div>
      {props.children}
    </div>
  );
});
