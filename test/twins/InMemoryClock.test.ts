import fc from 'fast-check';
import { InMemoryClock } from './InMemoryClock';

test('InMemoryClock calls back in the order of time, and equal times in the order of their calls', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 50 })), delays => {
      const clock = new InMemoryClock(1_000);
      const calls: [number, number][] = [];
      delays.forEach((delay, place) => clock.after(delay, () => calls.push([clock.now() - 1_000, place])));
      clock.advance(50);
      const expected = delays.map((delay, place): [number, number] => [delay, place]);
      expect(calls).toEqual(expected.sort(([one, first], [other, second]) => one - other || first - second));
      expect(clock.now()).toBe(1_050);
    }),
  );
});

test('InMemoryClock runs callbacks that other callbacks schedule if they are due', () => {
  const clock = new InMemoryClock(0);
  const calls: number[] = [];
  const again = () => {
    calls.push(clock.now());
    clock.after(30, again);
  };
  clock.after(10, again);
  clock.advance(100);
  expect(calls).toEqual([10, 40, 70, 100]);
});

test('InMemoryClock runs no cancelled callback and no callback twice', () => {
  const clock = new InMemoryClock(0);
  const calls: string[] = [];
  const cancel = clock.after(10, () => calls.push('cancelled'));
  clock.after(5, () => {
    calls.push('kept');
    cancel();
  });
  clock.advance(20);
  clock.advance(20);
  expect(calls).toEqual(['kept']);
  expect(clock.pending).toBe(0);
});
