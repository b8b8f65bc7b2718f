import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { settled } from './settled';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** The bytes of the JavaScript heap of this process after a garbage collection. */
export async function heldBytes(): Promise<number> {
  collectGarbage();
  // The second collection frees what only finalizers held.
  await settled();
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
