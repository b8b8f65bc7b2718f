import { ChevronDown, ChevronUp } from 'lucide';
import type { SortDirection } from '../../../domain/shared/sorted';
import { Icon } from '../icons/Icon';
import styles from './SortButton.module.css';

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
