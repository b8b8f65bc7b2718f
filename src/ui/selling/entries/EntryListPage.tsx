import { Pencil, Plus, Trash } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Entries } from '../../../application/selling/entries/Entries';
import { Content, Page } from '../../kit/Layout';
import { Button } from '../../shared/Button';
import type { Elements } from '../../shared/Elements';
import { IconButton } from '../../shared/IconButton';
import { Icon } from '../../shared/icons/Icon';
import { useKeptFocus } from '../../shared/input/useKeptFocus';
import { DataTable } from '../../shared/lists/DataTable';
import { PageHead } from '../../shared/page/PageHead';
import { useTitle } from '../../shared/page/useTitle';
import { PrintSheet } from '../../shared/print/PrintSheet';
import { useTexts } from '../../shared/texts/useTexts';
import { EntryTable, type EntryTableProps } from './EntryTable';

interface EntryListPageProps<Row extends { readonly id: number }, Form extends object> extends Omit<
  EntryTableProps<Row>,
  'list' | 'onTryAgain'
> {
  readonly entries: Pick<Entries<Row, Form, Row, unknown>, 'list' | 'dialog' | 'show' | 'leave' | 'removal'>;
  readonly add: string;
  /** The name of a row in the labels of its buttons. */
  readonly nameOf: (row: Row) => string;
  readonly formOf: (row: Row) => Form;
  readonly children: Elements;
}

/** A list with buttons to add, edit and remove entries. */
export const EntryListPage = observer(function EntryListPage<Row extends { readonly id: number }, Form extends object>(
  props: EntryListPageProps<Row, Form>,
) {
  const { entries, add, nameOf, formOf, children, ...table } = props;
  const { t } = useTexts('sellingInvoices');
  const { list, dialog, removal } = entries;
  const { pages } = list;
  useTitle(table.title);
  // A removed row takes the focus with it.
  const keptFocus = useKeptFocus(pages.shown, 'h1');
  useEffect(() => {
    void entries.show();
    return () => entries.leave();
  }, [entries]);

  return (
    <Page wide {...keptFocus}>
      <PageHead title={table.title} canTakeFocus>
        <Button kind="primary" onClick={() => void dialog.open()}>
          <Icon of={Plus} size={18} /> <span>{add}</span>
        </Button>
      </PageHead>
      <Content>
        <EntryTable
          {...table}
          list={list}
          onTryAgain={() => void entries.show()}
          heading={t('actions')}
          buttons={row => (
            <>
              <IconButton
                name={t('editOf', { name: nameOf(row) })}
                icon={<Icon of={Pencil} size={18} />}
                onClick={() => void dialog.open(row.id, formOf(row))}
              />
              <IconButton
                name={t('deleteOf', { name: nameOf(row) })}
                icon={<Icon of={Trash} size={18} />}
                onClick={() => removal.ask(row)}
              />
            </>
          )}
        />
      </Content>
      {children}
      <PrintSheet title={table.title} rows={{ held: pages.held.length, total: pages.totalCount }}>
        <DataTable label={table.title} rows={pages.held} keyOf={({ id }) => id} columns={table.columns} />
      </PrintSheet>
    </Page>
  );
});
