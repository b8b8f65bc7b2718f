/** @jest-environment node */
import { WebTabLocks } from '../../src/infrastructure/browser/WebTabLocks';
import { InMemoryTabLocks } from '../../src/infrastructure/inMemory/InMemoryTabLocks';
import { describeTabLocksContract } from './tabLocksContract';

describeTabLocksContract('InMemoryTabLocks', () => {
  const locks = new InMemoryTabLocks();
  return [locks, locks];
});

/** The part of the browser's LockManager that the adapter uses. The browser tests use the real one. */
function aLockManager(): LockManager {
  const held = new Map<string, Lock>();
  const request = async (name: string, options: LockOptions, work: LockGrantedCallback<unknown>) => {
    await Promise.resolve();
    if (held.has(name)) return work(null);
    const lock: Lock = { name, mode: options.mode ?? 'exclusive' };
    held.set(name, lock);
    try {
      return await work(lock);
    } finally {
      held.delete(name);
    }
  };
  const query = async () => ({ held: [...held.values()], pending: [] });
  return { request: request as LockManager['request'], query };
}

describeTabLocksContract('WebTabLocks', () => {
  const manager = aLockManager();
  return [new WebTabLocks(manager), new WebTabLocks(manager)];
});

it('WebTabLocks runs the work without a lock in a browser without locks', async () => {
  const work = jest.fn(async () => {});
  expect(await new WebTabLocks(undefined).hold('a', work)).toBe(true);
  expect(work).toHaveBeenCalledTimes(1);
});
