import { ChevronDown, ChevronUp, Minus, Plus } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { ArrangeTable } from '../../../application/offers/table/ArrangeTable';
import { type OfferColumn, offerColumns } from '../../../domain/offers/list/OfferColumn';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import { kitClass } from '../../kit/kitElement';
import { Row } from '../../kit/Layout';
import { Button } from '../../shared/Button';
import { Dialog, DialogButtons } from '../../shared/dialogs/Dialog';
import { IconButton } from '../../shared/IconButton';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { columnViews } from './columnViews';
import * as styles from './OfferTable.module.css';
import { useColumnName } from './useColumnName';
import type { ColumnWidths } from './useContentWidths';

/** Pixels by which a press makes a column wider or narrower. */
const WIDTH_STEP = 16;

interface ColumnsDialogProps {
  readonly tab: OfferTab;
  /** The columns in which a row has a value. */
  readonly filled: readonly OfferColumn[];
  /** Those of them for which the table has room. */
  readonly fitting: readonly OfferColumn[];
  readonly onClose: () => void;
}

/** Chooses the columns of a table, their order and their widths. Each press takes effect at once. */
export const ColumnsDialog = observer(function ColumnsDialog({ tab, filled, fitting, onClose }: ColumnsDialogProps) {
  const { t } = useTexts(['offersTable', 'shared']);
  const arrangeTable = useInjection(ArrangeTable);
  const columnName = useColumnName(tab);
  const { shown } = arrangeTable.arrangementOf(tab);
  const [changed, setChanged] = useState<Changed | null>(null);
  const hidden = offerColumns.filter(column => !shown.includes(column));
  const namesOf = (columns: readonly OfferColumn[]) => columns.map(columnName);
  const leftOut = namesOf(filled.filter(column => !fitting.includes(column)));
  const empty = namesOf(shown.filter(column => !filled.includes(column)));
  return (
    <Dialog title={t('offersTable:chooseColumns')} onCancel={onClose}>
      <p className={styles.hint}>{t('offersTable:fitting')}</p>
      {leftOut.length > 0 && (
        <p className={styles.hint}>{t('offersTable:noRoom', { count: leftOut.length, names: leftOut.join(', ') })}</p>
      )}
      {empty.length > 0 && <p className={styles.hint}>{t('offersTable:empty', { names: empty.join(', ') })}</p>}
      <ul className={styles.list}>
        {[...shown, ...hidden].map(column => (
          <ColumnItem key={column} tab={tab} column={column} isShown={shown.includes(column)} onChanged={setChanged} />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {changed && <ChangedText tab={tab} {...changed} />}
      </p>
      <DialogButtons>
        <Button onClick={() => arrangeTable.reset(tab)}>{t('offersTable:usualColumns')}</Button>
        <Button kind="primary" onClick={onClose}>
          {t('shared:close')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
});

interface Changed {
  readonly column: OfferColumn;
  readonly what: 'width' | 'place';
}

/** What became of a column by the last press. */
const ChangedText = observer(function ChangedText({ tab, column, what }: Changed & { readonly tab: OfferTab }) {
  const { t } = useTexts('offersTable');
  const { shown, widths } = useInjection(ArrangeTable).arrangementOf(tab);
  const name = useColumnName(tab)(column);
  return (
    <span>
      {what === 'width'
        ? t('isWide', { name, width: widthOf(widths, column) })
        : t('isAt', { name, place: shown.indexOf(column) + 1, count: shown.length })}
    </span>
  );
});

const widthOf = (widths: ColumnWidths, column: OfferColumn) => widths[column] ?? columnViews[column].width;

interface ColumnItemProps {
  readonly tab: OfferTab;
  readonly column: OfferColumn;
  readonly isShown: boolean;
  readonly onChanged: (changed: Changed) => void;
}

const ColumnItem = observer(function ColumnItem({ tab, column, isShown, onChanged }: ColumnItemProps) {
  const { t } = useTexts('offersTable');
  const arrangeTable = useInjection(ArrangeTable);
  const { shown, widths } = arrangeTable.arrangementOf(tab);
  const id = useId();
  const name = useColumnName(tab)(column);
  const width = widthOf(widths, column);
  const place = shown.indexOf(column);
  const handleMove = (step: 1 | -1) => {
    arrangeTable.move(tab, column, step);
    onChanged({ column, what: 'place' });
  };
  const handleResize = (pixels: number) => {
    arrangeTable.resize(tab, column, width + pixels);
    onChanged({ column, what: 'width' });
  };
  const handleTick = () => (isShown ? arrangeTable.hide(tab, column) : arrangeTable.show(tab, column));
  return (
    <Row as="li" gap={4} justify="between" lineBelow>
      <Row as="label" htmlFor={id} gap={2.5} grow paddingBlock={2.5}>
        <input id={id} type="checkbox" checked={isShown} className={kitClass({ tick: true })} onChange={handleTick} />
        <span>{name}</span>
      </Row>
      {isShown && (
        <Row as="span" align="stretch">
          <IconButton
            name={t('earlier', { name })}
            icon={<Icon of={ChevronUp} size={16} />}
            aria-disabled={place === 0}
            onClick={() => handleMove(-1)}
          />
          <IconButton
            name={t('later', { name })}
            icon={<Icon of={ChevronDown} size={16} />}
            aria-disabled={place === shown.length - 1}
            onClick={() => handleMove(1)}
          />
          <IconButton
            name={t('narrower', { name })}
            icon={<Icon of={Minus} size={16} />}
            onClick={() => handleResize(-WIDTH_STEP)}
          />
          <IconButton
            name={t('wider', { name })}
            icon={<Icon of={Plus} size={16} />}
            onClick={() => handleResize(WIDTH_STEP)}
          />
        </Row>
      )}
    </Row>
  );
});
