import type { ReactNode } from 'react';
import styles from './PrintSheet.module.css';

export interface PrintColumn<Row> {
  readonly name: string;
  /** Numbers are at the right. */
  readonly isNumber?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface PrintTableProps<Row> {
  /** The first one names the row. */
  readonly columns: readonly PrintColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
}

/** A plain table of all rows. Its head is on each page. */
export function PrintTable<Row>({ columns, rows, keyOf }: PrintTableProps<Row>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ name, isNumber = false }) => (
            <th key={name} scope="col" data-number={isNumber}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={keyOf(row)}>
            {columns.map(({ name, isNumber = false, cell }, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell key={name} scope={index === 0 ? 'row' : undefined} data-number={isNumber} translate="no">
                  {cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
