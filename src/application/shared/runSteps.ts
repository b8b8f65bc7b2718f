import type { Cancel, Clock } from '../ports/Clock';

/** Work that yields where other work may happen. */
export type Steps<Value> = Generator<void, Value, void>;

/** With steps of 250 rows, a slow machine needs less than 50 ms for one task. */
export const ROWS_PER_STEP = 250;
const STEPS_PER_TASK = 4;

/** The first task runs at once, so that short work is done before the next paint. The others follow until it is cancelled. */
export function runSteps<Value>(clock: Clock, steps: Steps<Value>, done: (value: Value) => void): Cancel {
  let cancelNext: Cancel = () => {};
  const run = (): void => {
    for (let count = 0; count < STEPS_PER_TASK; count += 1) {
      const step = steps.next();
      if (step.done) return done(step.value);
    }
    cancelNext = clock.after(0, run);
  };
  run();
  return () => cancelNext();
}
