/** @jest-environment node */
import type { TabLocks } from '../../src/application/ports/TabLocks';
import { WebTabLocks } from '../../src/infrastructure/browser/WebTabLocks';
import { settled } from '../support/settled';
import { InMemoryClock } from '../twins/InMemoryClock';
import { InMemoryTabLocks } from '../twins/InMemoryTabLocks';

type TwoTabs = readonly [TabLocks, TabLocks];
type Work = jest.Mock<Promise<void>, [hasLock: boolean]>;

const noWork = (): Work => jest.fn<Promise<void>, [hasLock: boolean]>(async () => {});

const clock = new InMemoryClock();

function inMemoryLocks(): TwoTabs {
  const locks = new InMemoryTabLocks(clock);
  return [locks, locks];
}

function silentInMemoryLocks(): TabLocks {
  const locks = new InMemoryTabLocks(clock);
  locks.answers = false;
  return locks;
}

/** The part of the browser's LockManager that the adapter uses. The browser tests use the real one. */
function aLockManager(): LockManager {
  const held = new Map<string, Lock>();
  const queue = new Map<string, Promise<unknown>>();
  type Granted = LockGrantedCallback<unknown>;
  const request = async (name: string, ...rest: [LockOptions, Granted] | [Granted]) => {
    const [options, work] = rest.length === 2 ? rest : [{}, rest[0]];
    await Promise.resolve();
    if (options.ifAvailable && held.has(name)) return work(null);
    const turn = (queue.get(name) ?? Promise.resolve()).then(async () => {
      const lock: Lock = { name, mode: 'exclusive' };
      held.set(name, lock);
      try {
        return await work(lock);
      } finally {
        held.delete(name);
      }
    });
    queue.set(
      name,
      turn.catch(() => {}),
    );
    return turn;
  };
  const query = async () => ({ held: [...held.values()], pending: [] });
  return { request: request, query };
}

function webLocks(): TwoTabs {
  const manager = aLockManager();
  return [new WebTabLocks(manager, clock), new WebTabLocks(manager, clock)];
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
    const held = one.lockIfFree('a', first.work);
    await settled();
    const second = noWork();
    expect(await other.lockIfFree('a', second)).toBe(false);
    expect(second).not.toHaveBeenCalled();
    first.release();
    expect(await held).toBe(true);
    expect(await other.lockIfFree('a', second)).toBe(true);
    expect(second.mock.calls).toEqual([[true]]);
  });

  it('keeps locks of different names apart', async () => {
    const [one, other] = tabs();
    const first = untilReleased();
    const held = one.lockIfFree('1', first.work);
    await settled();
    expect(await other.lockIfFree('12', async () => {})).toBe(true);
    first.release();
    await held;
  });

  it.each(['succeeds', 'fails'])('lets another tab wait until the work of the first tab %s', async outcome => {
    const [one, other] = tabs();
    const first = untilReleased();
    const order: string[] = [];
    const held = one.lockWhenFree('a', async () => {
      await first.work();
      order.push('first');
      if (outcome === 'fails') throw new Error('no');
    });
    const waiting = other.lockWhenFree('a', async () => void order.push('second'));
    await settled();
    expect(order).toEqual([]);
    first.release();
    const [{ status }] = await Promise.allSettled([held, waiting]);
    expect(status).toBe(outcome === 'fails' ? 'rejected' : 'fulfilled');
    expect(order).toEqual(['first', 'second']);
  });

  it('does not wait longer than 2 s for another tab, which may be frozen', async () => {
    const [one, other] = tabs();
    const first = untilReleased();
    const held = one.lockIfFree('a', first.work);
    const work = noWork();
    const waiting = other.lockWhenFree('a', work);
    await settled();
    clock.advance(1_999);
    await settled();
    expect(work).not.toHaveBeenCalled();
    clock.advance(1);
    await waiting;
    expect(work.mock.calls).toEqual([[false]]);
    first.release();
    await held;
    await settled();
    await other.lockWhenFree('a', work);
    expect(work.mock.calls).toEqual([[false], [true]]);
  });

  it('is free again after its work failed', async () => {
    const [one, other] = tabs();
    await expect(one.lockIfFree('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await other.lockIfFree('a', async () => {})).toBe(true);
  });
});

const refusing = (): LockManager => ({
  request: () => Promise.reject(Object.assign(new Error('The request was denied.'), { name: 'SecurityError' })),
  query: () => Promise.reject(new Error('The request was denied.')),
});

describe.each<[name: string, locks: () => LockManager | undefined]>([
  ['without locks', () => undefined],
  ['whose locks refuse because site data is blocked', refusing],
])('WebTabLocks in a browser %s', (_, locks) => {
  it('runs the work once without a lock', async () => {
    const work = noWork();
    expect(await new WebTabLocks(locks(), clock).lockIfFree('a', work)).toBe(true);
    await new WebTabLocks(locks(), clock).lockWhenFree('a', work);
    expect(work.mock.calls).toEqual([[true], [true]]);
  });

  it('runs work that fails once', async () => {
    const work = jest.fn(() => Promise.reject(new Error('no')));
    await expect(new WebTabLocks(locks(), clock).lockIfFree('a', work)).rejects.toThrow('no');
    await expect(new WebTabLocks(locks(), clock).lockWhenFree('a', work)).rejects.toThrow('no');
    expect(work).toHaveBeenCalledTimes(2);
  });
});

const silent: LockManager = { request: () => new Promise(() => {}), query: () => new Promise(() => {}) };

it.each<[name: string, locks: () => TabLocks]>([
  ['InMemoryTabLocks', silentInMemoryLocks],
  ['WebTabLocks', () => new WebTabLocks(silent, clock)],
])('%s in a browser that never answers tells the work after 2 s that the lock is not held', async (_, silentLocks) => {
  const locks = silentLocks();
  const work = noWork();
  const done = Promise.all([locks.lockIfFree('a', work), locks.lockWhenFree('b', work)]);
  await settled();
  expect(work).not.toHaveBeenCalled();
  clock.advance(2_000);
  expect((await done)[0]).toBe(true);
  expect(work.mock.calls).toEqual([[false], [false]]);
});
