import { Settings2 } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type PointerEvent, useRef } from 'react';
import type { OfferList } from '../../../application/offers/list/OfferLists';
import { ArrangeTable } from '../../../application/offers/table/ArrangeTable';
import { isSortColumn, type OfferColumn, type SortColumn } from '../../../domain/offers/list/OfferColumn';
import { reordered } from '../../../domain/offers/list/OfferOrder';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import { IconButton } from '../../shared/IconButton';
import { Icon } from '../../shared/icons/Icon';
import { SortButton } from '../../shared/lists/SortButton';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useAskArrangement } from '../find/useAskArrangement';
import { columnViews } from './columnViews';
import { LazyColumnsDialog } from './lazyViews';
import * as styles from './OfferTable.module.css';
import { useTable } from './TableContext';
import { useColumnName } from './useColumnName';

interface TableHeadProps {
  readonly list: OfferList;
  /** Called with true to choose the columns. */
  readonly onChoose: (isChoosing: boolean) => void;
}

/** The names of the columns. A press sorts by one, and the edge between two can be dragged. */
export const TableHead = observer(function TableHead({ list, onChoose }: TableHeadProps) {
  const { t } = useTexts('offersTable');
  const { columns } = useTable();
  const askArrangement = useAskArrangement(list);
  const { tab, question } = list;
  const columnName = useColumnName(tab);
  const { order } = question;
  const directionOf = (column: SortColumn) => (order?.key === column ? order.direction : null);

  const heading = (column: SortColumn) => (
    <SortButton
      name={columnName(column)}
      direction={directionOf(column)}
      onPress={() => askArrangement({ order: reordered(order, column) })}
    />
  );
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.row}>
        <div role="columnheader" className={styles.vehicle} aria-sort={directionOf('vehicle') ?? undefined}>
          {heading('vehicle')}
        </div>
        {columns.map(column => (
          <div
            key={column}
            role="columnheader"
            className={styles.column}
            data-number={columnViews[column].isNumber}
            aria-sort={(isSortColumn(column) && directionOf(column)) || undefined}
          >
            {isSortColumn(column) ? heading(column) : <span>{columnName(column)}</span>}
            <Edge tab={tab} column={column} />
          </div>
        ))}
        <div role="columnheader" className={styles.actions}>
          <span className="visually-hidden">{t('columns.actions')}</span>
          <IconButton
            name={t('choose')}
            icon={<Icon of={Settings2} size={18} />}
            className={styles.choose}
            onPointerEnter={LazyColumnsDialog.preload}
            onFocus={LazyColumnsDialog.preload}
            onClick={() => onChoose(true)}
          />
        </div>
      </div>
    </div>
  );
});

/**
 * The left edge of a column, which the pointer can drag. The column of the vehicle gives way. By keyboard, the dialog of the
 * columns makes a column narrower or wider.
 */
function Edge({ tab, column }: { readonly tab: OfferTab; readonly column: OfferColumn }) {
  const arrangeTable = useInjection(ArrangeTable);
  const start = useRef({ x: 0, width: 0 });
  const handleDown = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    currentTarget.setPointerCapture(pointerId);
    start.current = { x: clientX, width: currentTarget.parentElement!.clientWidth };
  };
  const handleMove = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    arrangeTable.resize(tab, column, start.current.width + start.current.x - clientX);
  };
  return <span className={styles.edge} onPointerDown={handleDown} onPointerMove={handleMove} />;
}
