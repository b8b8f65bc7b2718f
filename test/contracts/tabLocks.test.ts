/** @jest-environment node */
import type { TabLocks } from '../../src/application/ports/TabLocks';
import { WebTabLocks } from '../../src/infrastructure/browser/WebTabLocks';
import { InMemoryTabLocks } from '../../src/infrastructure/inMemory/InMemoryTabLocks';
import { settled } from '../support/settled';

type TwoTabs = readonly [TabLocks, TabLocks];

function inMemoryLocks(): TwoTabs {
  const locks = new InMemoryTabLocks();
  return [locks, locks];
}

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

function webLocks(): TwoTabs {
  const manager = aLockManager();
  return [new WebTabLocks(manager), new WebTabLocks(manager)];
}

function untilReleased() {
  let release = () => {};
  const work = () => new Promise<void>(resolve => (release = resolve));
  return { work, release: () => release() };
}

/** `tabs` returns the locks as two tabs of one browser see them. */
describe.each<[name: string, tabs: () => TwoTabs]>([
  ['InMemoryTabLocks', inMemoryLocks],
  ['WebTabLocks', webLocks],
])('%s as TabLocks', (_name, tabs) => {
  it('runs the work of one tab and refuses another tab meanwhile', async () => {
    const [one, other] = tabs();
    const first = untilReleased();
    const held = one.hold('a', first.work);
    await settled();
    const second = jest.fn(async () => {});
    expect(await other.hold('a', second)).toBe(false);
    expect(second).not.toHaveBeenCalled();
    first.release();
    expect(await held).toBe(true);
    expect(await other.hold('a', second)).toBe(true);
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('keeps locks of different names apart', async () => {
    const [one, other] = tabs();
    const first = untilReleased();
    const held = one.hold('1', first.work);
    await settled();
    expect(await other.hold('12', async () => {})).toBe(true);
    first.release();
    await held;
  });

  it('is free again after its work failed', async () => {
    const [one, other] = tabs();
    await expect(one.hold('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await other.hold('a', async () => {})).toBe(true);
  });
});

it('WebTabLocks runs the work without a lock in a browser without locks', async () => {
  const work = jest.fn(async () => {});
  expect(await new WebTabLocks(undefined).hold('a', work)).toBe(true);
  expect(work).toHaveBeenCalledTimes(1);
});
