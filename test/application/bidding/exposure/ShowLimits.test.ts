import { autorun } from 'mobx';
import { LimitStore } from '../../../../src/application/bidding/exposure/LimitStore';
import { ShowLimits } from '../../../../src/application/bidding/exposure/ShowLimits';
import { BookStore } from '../../../../src/application/book/BookStore';
import { KeepInBook } from '../../../../src/application/book/KeepInBook';
import { euros } from '../../../../src/domain/shared/Money';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { Workplace } from '../../../support/Workplace';

watchActions();

const KEY = 'MB-7F3K2';

function atWork(beside?: Workplace) {
  const at = new Workplace(beside && { beside });
  return {
    at,
    limits: at.container.get(LimitStore),
    store: at.container.get(BookStore),
    show: at.container.get(ShowLimits),
    keep: at.container.get(KeepInBook),
  };
}

describe('ShowLimits', () => {
  it('finds a limit that is stored', async () => {
    const { at, limits, store, show } = atWork();
    await at.twins.book.put(at.session.dealerKey, 'limits', [{ key: KEY, changedAt: 1, value: euros(900) }]);
    show.run();
    await settled();
    expect(limits.isUsed).toBe(true);
    expect(store.get('limits', KEY)).toBe(euros(900));
  });

  it('finds the first limit when the dealer sets it, here or in another tab', async () => {
    const one = atWork();
    const other = atWork(one.at);
    for (const { show } of [one, other]) show.run();
    await settled();
    expect([one.limits.isUsed, other.limits.isUsed]).toEqual([false, false]);
    await one.keep.execute('limits', KEY, euros(900));
    expect([one.limits.isUsed, other.limits.isUsed]).toEqual([true, true]);
  });

  it('tells the views that show limits', async () => {
    const { limits, show, keep } = atWork();
    const seen: boolean[] = [];
    const stop = autorun(() => seen.push(limits.isUsed));
    show.run();
    await keep.execute('limits', KEY, euros(900));
    expect(seen).toEqual([false, true]);
    stop();
  });

  it('finds no limit after it is cancelled', async () => {
    const one = atWork();
    const other = atWork(one.at);
    const cancel = one.show.run();
    await settled();
    cancel();
    await other.keep.execute('limits', KEY, euros(900));
    expect([one.limits.isUsed, one.store.all('limits')]).toEqual([false, []]);
  });

  it('reads only the limits if the dealer has set none', async () => {
    const { at, show } = atWork();
    const read = jest.spyOn(at.twins.book, 'readAll');
    show.run();
    await settled();
    expect(read.mock.calls.map(([, collection]) => collection)).toEqual(['limits']);
  });

  it('does not complain about data that cannot be read, because the dealer may keep none', async () => {
    const { at, limits, store, show } = atWork();
    at.twins.book.failure = { reason: 'unavailable' };
    show.run();
    await settled();
    expect(limits.isUsed).toBe(false);
    expect(store.problem).toBeNull();
  });
});
