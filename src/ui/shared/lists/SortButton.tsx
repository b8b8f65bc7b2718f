import { ChevronDown, ChevronUp } from 'lucide';
import { useState } from 'react';
import type { SortDirection } from '../../../domain/shared/sorted';
import { Icon } from '../icons/Icon';
import { useTexts } from '../texts/useTexts';
import * as styles from './tableParts.module.css';

interface SortButtonProps {
  readonly name: string;
  /** Null if the rows are not sorted by this column. */
  readonly direction: SortDirection | null;
  readonly onPress: () => void;
}

/** The heading of a column. A press sorts the table by it. */
export function SortButton({ name, direction, onPress }: SortButtonProps) {
  return (
    <button type="button" className={styles.heading} onClick={onPress}>
      <span>{name}</span>
      <Icon
        of={direction === 'descending' ? ChevronDown : ChevronUp}
        size={12}
        className={direction ? '' : styles.off}
      />
    </button>
  );
}

interface SortedStatusProps {
  /** The column by which the rows are sorted. */
  readonly name: string;
  /** Null if the rows are as they were given. */
  readonly direction: SortDirection | null;
}

/** Says how a press has sorted a table. An order that was there before is no news. */
export function SortedStatus({ name, direction }: SortedStatusProps) {
  const { t } = useTexts('sharedLists');
  const sorted = direction && t(`sortedBy.${direction}`, { name });
  const [given, setGiven] = useState(sorted);
  if (given !== null && given !== sorted) setGiven(null);
  return (
    <p className="visually-hidden" role="status">
      {given === null && sorted}
    </p>
  );
}
