import { ChevronDown, ChevronUp, Minus, Plus } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { ArrangeTable } from '../../../application/offers/table/ArrangeTable';
import { type OfferColumn, offerColumns } from '../../../domain/offers/list/OfferColumn';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import { Button } from '../../shared/Button';
import { Dialog, DialogButtons } from '../../shared/dialogs/Dialog';
import { IconButton } from '../../shared/IconButton';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './ColumnsDialog.module.css';
import { columnViews } from './columnViews';

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
  const { shown } = arrangeTable.arrangementOf(tab);
  const hidden = offerColumns.filter(column => !shown.includes(column));
  const namesOf = (columns: readonly OfferColumn[]) => columns.map(column => t(`offersTable:columns.${column}`));
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
          <ColumnItem key={column} tab={tab} column={column} isShown={shown.includes(column)} />
        ))}
      </ul>
      <DialogButtons>
        <Button onClick={() => arrangeTable.reset(tab)}>{t('offersTable:usualColumns')}</Button>
        <Button kind="primary" onClick={onClose}>
          {t('shared:close')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
});

interface ColumnItemProps {
  readonly tab: OfferTab;
  readonly column: OfferColumn;
  readonly isShown: boolean;
}

const ColumnItem = observer(function ColumnItem({ tab, column, isShown }: ColumnItemProps) {
  const { t } = useTexts('offersTable');
  const arrangeTable = useInjection(ArrangeTable);
  const { shown, widths } = arrangeTable.arrangementOf(tab);
  const id = useId();
  const name = t(`columns.${column}`);
  const width = widths[column] ?? columnViews[column].width;
  const place = shown.indexOf(column);
  const handleTick = () => (isShown ? arrangeTable.hide(tab, column) : arrangeTable.show(tab, column));
  return (
    <li className={styles.item}>
      <label htmlFor={id} className={styles.name}>
        <input id={id} type="checkbox" checked={isShown} onChange={handleTick} />
        <span>{name}</span>
      </label>
      {isShown && (
        <span className={styles.steps}>
          <IconButton
            name={t('earlier', { name })}
            icon={<Icon of={ChevronUp} size={16} />}
            aria-disabled={place === 0}
            onClick={() => arrangeTable.move(tab, column, -1)}
          />
          <IconButton
            name={t('later', { name })}
            icon={<Icon of={ChevronDown} size={16} />}
            aria-disabled={place === shown.length - 1}
            onClick={() => arrangeTable.move(tab, column, 1)}
          />
          <IconButton
            name={t('narrower', { name })}
            icon={<Icon of={Minus} size={16} />}
            onClick={() => arrangeTable.resize(tab, column, width - WIDTH_STEP)}
          />
          <IconButton
            name={t('wider', { name })}
            icon={<Icon of={Plus} size={16} />}
            onClick={() => arrangeTable.resize(tab, column, width + WIDTH_STEP)}
          />
        </span>
      )}
    </li>
  );
});
