/** @jest-environment node */
import { DemoTab } from '../../../src/infrastructure/demo/DemoTab';
import { Channel } from '../../support/Channel';
import { InMemoryTabLocks } from '../../twins/InMemoryTabLocks';

Object.assign(globalThis, { BroadcastChannel: Channel });

/** Two tabs, and what their markets did. */
function twoTabs() {
  const locks = new InMemoryTabLocks();
  const told: string[] = [];
  const demo = (name: string) => ({
    start: async () => void told.push(`${name} starts`),
    stop: async () => void told.push(`${name} stops`),
  });
  return { one: new DemoTab(locks), other: new DemoTab(locks), next: new DemoTab(locks), demo, told };
}

describe('the demo in two tabs', () => {
  it('runs in the tab that was first', async () => {
    const { one, other, demo, told } = twoTabs();
    await one.run(demo('one'));
    await other.run(demo('other'));
    expect([one.isHere, other.isHere]).toEqual([true, false]);
    expect(told).toEqual(['one starts']);
  });

  it('moves to the tab that takes over, after the market of the first tab has stopped', async () => {
    const { one, other, next, demo, told } = twoTabs();
    await one.run(demo('one'));
    await other.run(demo('other'));
    await other.takeOver();
    // The page loads again.
    await next.run(demo('next'));
    await one.lost;
    expect([one.isHere, next.isHere]).toEqual([false, true]);
    expect(told).toEqual(['one starts', 'one stops', 'next starts']);
  });
});
