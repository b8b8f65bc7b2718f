import { Raises } from '../../../../src/application/bidding/raise/Raises';
import type { Raise, RaiseState } from '../../../../src/domain/bidding/RaiseList';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { euros } from '../../../../src/domain/shared/Money';
import { watchActions } from '../../../support/watchActions';
import { Workplace } from '../../../support/Workplace';

watchActions();

const one = 'MB-7F3K2' as HashId;
const other = 'CA-00001' as HashId;

function choosing() {
  const store = new Workplace().container.get(Raises);
  store.choosingChanged(true);
  for (const id of [one, other]) store.rowTicked(id, true);
  return store;
}

const raise = (hashId: HashId, kind: 'placed' | 'moved'): Raise => {
  const state: RaiseState = kind === 'placed' ? { kind } : { kind, highestBid: euros(9000) };
  return { hashId, amount: euros(8500), highestBid: euros(8450), confirmed: null, state };
};

describe('Raises', () => {
  it('starts without ticks and without a list', () => {
    const store = new Workplace().container.get(Raises);
    expect(store.isChoosing).toBe(false);
    expect(store.tickedRows).toEqual([]);
    expect(store.hashIds).toEqual([]);
  });

  it('knows which rows are ticked', () => {
    const store = choosing();
    store.rowTicked(one, false);
    expect(store.isChoosing).toBe(true);
    expect([store.isTicked(one), store.isTicked(other)]).toEqual([false, true]);
    expect(store.tickedRows).toEqual([other]);
  });

  it('drops the ticks when the dealer stops choosing, and not before', () => {
    const store = choosing();
    store.choosingChanged(true);
    expect(store.tickedRows).toEqual([one, other]);
    store.choosingChanged(false);
    expect(store.isChoosing).toBe(false);
    expect(store.tickedRows).toEqual([]);
  });

  it('drops the tick of a bid as soon as it is placed', () => {
    const store = choosing();
    store.listChanged({ phase: 'placing', raises: [raise(one, 'placed'), raise(other, 'moved')] });
    expect(store.tickedRows).toEqual([other]);
  });

  it('keeps the ticks of the bids that were not placed when the list is closed', () => {
    const store = choosing();
    store.listChanged({ phase: 'placing', raises: [raise(one, 'placed'), raise(other, 'moved')] });
    expect(store.hashIds).toEqual([one, other]);
    store.listClosed();
    expect(store.hashIds).toEqual([]);
    expect(store.tickedRows).toEqual([other]);
  });
});
