import { inTime } from '../../../src/application/shared/inTime';
import { settled } from '../../support/settled';
import { InMemoryClock } from '../../twins/InMemoryClock';

describe('a promise of the browser', () => {
  it('rejects at its limit and not before', async () => {
    const clock = new InMemoryClock();
    const answer = inTime(clock, new Promise<string>(() => {}), 2_000).catch((error: Error) => error.name);
    let heard: unknown;
    void answer.then(value => (heard = value));
    clock.advance(1_999);
    await settled();
    expect(heard).toBeUndefined();
    clock.advance(1);
    expect(await answer).toBe('TimeoutError');
  });

  it('is received by a page that could not run for longer than the limit', async () => {
    const due: (() => void)[] = [];
    const clock = { after: (_: number, callback: () => void) => (due.push(callback), () => {}) };
    let arrive: (record: string) => void = () => {};
    const answer = inTime(clock, new Promise<string>(resolve => (arrive = resolve)));
    due[0]!();
    arrive('the record');
    expect(await answer).toBe('the record');
  });
});
