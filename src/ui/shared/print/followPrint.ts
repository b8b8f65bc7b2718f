/** Calls `start` before each print and `end` after it, until the returned function is called. */
export function followPrint({ start, end }: { readonly start: () => void; readonly end: () => void }): () => void {
  addEventListener('beforeprint', start);
  addEventListener('afterprint', end);
  return () => {
    removeEventListener('beforeprint', start);
    removeEventListener('afterprint', end);
  };
}
