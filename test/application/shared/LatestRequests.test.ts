import * as fc from 'fast-check';
import { LatestRequests } from '../../../src/application/shared/LatestRequests';

const steps = fc.array(
  fc.record({ kind: fc.constantFrom('start' as const, 'end' as const, 'cancel' as const), key: fc.nat({ max: 2 }) }),
);

describe('LatestRequests', () => {
  it('always lets only the latest request with a key count, until it is answered or cancelled', () => {
    fc.assert(
      fc.property(steps, done => {
        const requests = new LatestRequests<number>();
        const counting = new Map<number, AbortSignal>();
        const answered: AbortSignal[] = [];
        const dropped: AbortSignal[] = [];
        for (const { kind, key } of done) {
          const earlier = counting.get(key);
          if (earlier) (kind === 'end' ? answered : dropped).push(earlier);
          counting.delete(key);
          if (kind === 'start') counting.set(key, requests.start(key));
          else requests[kind](key);
          for (const one of [0, 1, 2]) expect(requests.isUnderWay(one)).toBe(counting.has(one));
          expect([...counting.values(), ...answered].some(({ aborted }) => aborted)).toBe(false);
          expect(dropped.every(({ aborted }) => aborted)).toBe(true);
        }
      }),
    );
  });

  it('needs no key if there is one kind of request', () => {
    const requests = new LatestRequests();
    const first = requests.start();
    const second = requests.start();
    expect([first.aborted, second.aborted, requests.isUnderWay()]).toEqual([true, false, true]);
    requests.end();
    expect([second.aborted, requests.isUnderWay()]).toEqual([false, false]);
  });
});
