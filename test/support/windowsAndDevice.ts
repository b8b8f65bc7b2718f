import type * as fc from 'fast-check';
import { SECOND } from '../../src/domain/shared/Instant';
import { InMemoryVisitStorage } from '../twins/BrowserTwins';
import { InMemoryTabChannel, InMemoryTabMessages } from '../twins/InMemoryTabMessages';
import { Conversing } from './Conversing';
import { ScheduledLiveFeed } from './ScheduledLiveFeed';
import { settled } from './settled';
import { scheduledWire, straightWire, type Wire } from './Wire';
import type { WorkplaceOptions } from './Workplace';

export interface WindowsAndDevice {
  /** Two windows of one browser. */
  readonly one: Conversing;
  readonly two: Conversing;
  /** Another device of the same dealer. */
  readonly device: Conversing;
  readonly all: readonly Conversing[];
  /** Lets everything that is under way arrive, and these seconds pass. */
  rests(seconds: number): Promise<void>;
}

/**
 * A dealer with two windows and another device, each at the list with a live line. From now on, calls, answers, pushes and the
 * messages between the windows arrive in the order that the scheduler chooses.
 */
export async function windowsAndDevice(scheduler: fc.Scheduler): Promise<WindowsAndDevice> {
  let current: Wire = straightWire;
  let messages: Promise<void> = Promise.resolve();
  const channel = new InMemoryTabChannel(arrive => {
    messages = messages.then(() => scheduler.schedule(Promise.resolve(), 'message of a window')).then(arrive);
  });
  const options: WorkplaceOptions = {
    offers: 24,
    wire: (call, ask) => current(call, ask),
    feedThrough: (_, twins) => new ScheduledLiveFeed(twins, scheduler),
  };
  const inBrowser: WorkplaceOptions = {
    ...options,
    replaced: () => ({ tabMessages: new InMemoryTabMessages(channel), visitNotes: new InMemoryVisitStorage() }),
  };
  const one = new Conversing(inBrowser);
  const two = new Conversing({ ...inBrowser, beside: one.at });
  const device = new Conversing({ ...options, deviceBeside: one.at });
  const all = [one, two, device];
  for (const { at } of all) {
    at.lists.shown('browse');
    for (const tab of ['browse', 'liked'] as const) await at.loadOffers.refresh(tab);
    await at.input.restore();
    at.counters.begin();
    at.followMarket.follow();
    await settled();
    await scheduler.waitIdle();
  }
  current = scheduledWire(scheduler);
  const rests = async (seconds: number): Promise<void> => {
    for (let second = 0; second < 2 * seconds; second += 1) {
      await scheduler.waitIdle();
      await one.at.passes(SECOND / 2);
    }
    await scheduler.waitIdle();
  };
  await rests(6);
  return { one, two, device, all, rests };
}
