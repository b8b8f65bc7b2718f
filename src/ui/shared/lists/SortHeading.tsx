import { ChevronDown, ChevronUp } from 'lucide';
import type { SortDirection } from '../../../domain/shared/sorted';
import { Icon } from '../icons/Icon';
import styles from './SortHeading.module.css';
import type { Sorting } from './useSorting';

interface SortHeadingProps<Column extends string> {
  readonly column: Column;
  /** Without it, the table is not whole, and the heading is a text. */
  readonly sorting: Sorting<Column> | undefined;
  readonly name: string;
  readonly className?: string | undefined;
}

/** The heading of a column. A press sorts the table by it. */
export function SortHeading<Column extends string>({ column, sorting, name, className }: SortHeadingProps<Column>) {
  if (!sorting) {
    return (
      <th scope="col" className={className}>
        {name}
      </th>
    );
  }
  const { order, press } = sorting;
  const direction = order?.column === column ? order.direction : null;
  return (
    <th scope="col" className={className} aria-sort={direction ?? undefined} data-heading={name}>
      <SortButton name={name} direction={direction} onPress={() => press(column)} />
    </th>
  );
}

interface SortButtonProps {
  readonly name: string;
  /** Null if the rows are not sorted by this column. */
  readonly direction: SortDirection | null;
  readonly onPress: () => void;
}

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
