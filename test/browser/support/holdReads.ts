import type { StandInBackend } from '../../backend/StandInBackend';

/** Holds the answers to the reads of one offer until the returned function is called. */
export function holdReads({ faults }: StandInBackend, number: string): () => void {
  let answer = () => {};
  const delay = new Promise<void>(resolve => (answer = resolve));
  faults.fail(`GET /api/v2/offers/${number}`, { delay }, Infinity);
  return () => {
    faults.clear();
    answer();
  };
}
