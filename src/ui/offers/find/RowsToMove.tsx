import { ArrowUpDown } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { OfferList } from '../../../application/offers/list/OfferLists';
import { Button } from '../../shared/Button';
import * as common from '../../shared/common.module.css';
import { Icon } from '../../shared/icons/Icon';
import { LiveText } from '../../shared/texts/LiveText';
import { useTexts } from '../../shared/texts/useTexts';
import * as styles from './FindBar.module.css';

interface RowsToMoveProps {
  /** Null if no row is out of order. */
  readonly text: string | null;
  readonly onMove: () => void;
}

/**
 * Says how many rows of a list are out of order. It is a part of the list, because the order would change if the pointer
 * left the list on its way to the button. Below the rows, because it would cover one of them above.
 */
export function RowsToMove({ text, onMove }: RowsToMoveProps) {
  const { t } = useTexts('offersFinding');
  const line = useRef<HTMLDivElement>(null);
  const handleMove = () => {
    // The button disappears, and with it the focus.
    line.current?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    onMove();
  };
  return (
    <div ref={line} className={styles.line} data-empty={text === null}>
      <LiveText role="status" text={() => text ?? ''} />
      {text !== null && (
        <Button kind="primary" className={styles.move} onClick={handleMove}>
          <Icon of={ArrowUpDown} size={16} /> <span>{t('move')}</span>
        </Button>
      )}
    </div>
  );
}

/** Shown instead of rows if the refinements leave none of the loaded ones. */
export const NoneFits = observer(function NoneFits({ list }: { readonly list: OfferList }) {
  const { t } = useTexts('offersFinding');
  const isWhole = !list.hasMore && list.ids.length >= list.count;
  return (
    <div className={`${common.empty} ${styles.none}`} role="status">
      <h2>{t(isWhole ? 'noneFit.ofAll' : 'noneFit.title')}</h2>
      <p>{t(isWhole ? 'noneFit.hintOfAll' : 'noneFit.hint')}</p>
    </div>
  );
});
