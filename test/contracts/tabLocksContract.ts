import type { TabLocks } from '../../src/application/ports/TabLocks';
import { settled } from '../support/settled';

/** `tabs` returns the locks as two tabs of one browser see them. */
export function describeTabLocksContract(name: string, tabs: () => readonly [TabLocks, TabLocks]): void {
  const untilReleased = () => {
    let release = () => {};
    const work = () => new Promise<void>(resolve => (release = resolve));
    return { work, release: () => release() };
  };

  describe(`${name} as TabLocks`, () => {
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
}
