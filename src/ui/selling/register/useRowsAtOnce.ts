import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The number of rows to show at once. All rows are printed. */
export function useRowsAtOnce(perPage: number, count: number): number {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints what is there when the event handler returns.
    const handleStart = () => flushSync(() => setPrinting(true));
    const handleEnd = () => setPrinting(false);
    addEventListener('beforeprint', handleStart);
    addEventListener('afterprint', handleEnd);
    return () => {
      removeEventListener('beforeprint', handleStart);
      removeEventListener('afterprint', handleEnd);
    };
  }, []);
  return isPrinting ? Math.max(1, count) : perPage;
}
