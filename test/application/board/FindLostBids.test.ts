import { FindLostBids } from '../../../src/application/board/FindLostBids';
import { LostBidStore } from '../../../src/application/board/LostBidStore';
import { KeepInBook } from '../../../src/application/book/KeepInBook';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

/** A dealer who has bid 100 € too little for two sold offers, from this device. */
async function aLoser() {
  const at = new Workplace({ offers: 200 });
  await at.loadOffers.refresh('sold');
  const sold = at
    .list('sold')
    .ids.map(id => at.offer(id))
    .filter(({ finalPrice, realization }) => finalPrice !== null && realization === null);
  const lost = sold.slice(0, 2);
  const keep = at.container.get(KeepInBook);
  for (const { hashId, finalPrice } of lost) {
    const amount = (finalPrice! - euros(100)) as Money;
    await keep.execute('placedBids', hashId, { hashId, amount, placedAt: 0 });
  }
  at.calls.length = 0;
  return { at, lost, find: at.container.get(FindLostBids), store: at.container.get(LostBidStore) };
}

describe('FindLostBids', () => {
  it('compares the bids of this device with the sales of the archive, and says how many these are', async () => {
    const { at, lost, find, store } = await aLoser();
    await find.execute();
    expect(store.search).toEqual({ step: 'found' });
    expect(store.bids.map(({ hashId, miss }) => [hashId, miss])).toEqual(
      lost.map(({ hashId }) => [hashId, euros(100)]),
    );
    expect(store.sales).toBeGreaterThanOrEqual(at.list('sold').ids.length);
    expect(new Set(at.sent('list').map(call => call.replace(/ \d+$/, '')))).toEqual(new Set(['list sold']));
    expect(at.sent('list').length).toBeLessThanOrEqual(10);
  });

  it('says why the sales could not be read, and keeps what was found before', async () => {
    const { at, find, store } = await aLoser();
    await find.execute();
    at.twins.line.failNext({ reason: 'timedOut' });
    await find.execute();
    expect(store.search).toEqual({ step: 'failed', failure: { reason: 'timedOut' } });
    expect(store.bids).toHaveLength(2);
  });

  it('finds nothing after it was cancelled', async () => {
    const { find, store } = await aLoser();
    const finding = find.execute();
    await Promise.resolve();
    find.cancel();
    await finding;
    await settled();
    expect([store.search, store.bids]).toEqual([{ step: 'idle' }, []]);
  });
});
