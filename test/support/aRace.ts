import type * as fc from 'fast-check';
import { ScheduledLiveFeed } from './ScheduledLiveFeed';
import { settled } from './settled';
import { scheduledWire, straightWire, type Wire } from './Wire';
import { atTheList, type Workplace, type WorkplaceOptions } from './Workplace';

/** A dealer at the list; from now on, calls, answers and pushes arrive in the order that the scheduler chooses. */
export async function aRace(scheduler: fc.Scheduler, options: WorkplaceOptions = {}): Promise<Workplace> {
  let current: Wire = straightWire;
  const at = await atTheList({
    ...options,
    wire: (call, ask) => current(call, ask),
    feedThrough: (_, twins) => new ScheduledLiveFeed(twins, scheduler),
  });
  at.followMarket.follow();
  await settled();
  await scheduler.waitIdle();
  current = scheduledWire(scheduler);
  at.calls.length = 0;
  return at;
}

/** Runs the steps in order, with calls, answers and pushes anywhere between them, until nothing is under way. */
export async function run<Step>(scheduler: fc.Scheduler, steps: readonly Step[], act: (step: Step) => void) {
  scheduler.scheduleSequence(
    steps.map(step => ({
      label: JSON.stringify(step),
      builder: async () => act(step),
    })),
  );
  await scheduler.waitIdle();
}
