import { useState } from 'react';
import type { SortDirection } from '../../../domain/shared/sorted';
import { useTexts } from '../texts/useTexts';

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
