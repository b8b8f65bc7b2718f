import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { followPrint } from './followPrint';

/** True while the browser prints. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(
    // The browser prints what is there when the event handler returns.
    () => followPrint({ start: () => flushSync(() => setPrinting(true)), end: () => setPrinting(false) }),
    [],
  );
  return isPrinting;
}
