import { KeepPresses } from '../../../../src/application/bidding/press/KeepPresses';
import type { Press } from '../../../../src/domain/bidding/Press';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { euros } from '../../../../src/domain/shared/Money';
import { success } from '../../../../src/domain/shared/Result';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { Workplace } from '../../../support/Workplace';

watchActions();

const hashId = 'MB-7F3K2' as HashId;
const bid: Press = { hashId, action: 'bid', amount: euros(8500), ownBidBefore: euros(8000) };
/** The key of the dealer who is signed in. */
const keepPresses = (at: Workplace) => at.container.get(KeepPresses);

it('KeepPresses finds a stored press again, with its state', async () => {
  const at = new Workplace();
  await keepPresses(at).keep(bid, 'unknown');
  expect(await keepPresses(at).read(hashId)).toEqual(success({ ...bid, state: 'unknown' }));
  await keepPresses(at).keep(bid, 'pending');
  expect(await keepPresses(at).all()).toEqual([{ ...bid, state: 'pending' }]);
  await keepPresses(at).forget(bid);
  expect(await keepPresses(at).all()).toEqual([]);
});

it('KeepPresses keeps the time of a purchase', async () => {
  const at = new Workplace();
  const purchase: Press = { ...bid, action: 'buyNow', sentAt: Date.UTC(2026, 10, 19) };
  await keepPresses(at).keep(purchase, 'pending');
  expect(await keepPresses(at).read(hashId)).toEqual(success({ ...purchase, state: 'pending' }));
});

it.each<Partial<Press>>([{ amount: euros(9000) }, { action: 'buyNow' }])(
  'KeepPresses does not forget another press on the offer that another tab has stored since: %j',
  async change => {
    const at = new Workplace();
    await keepPresses(at).keep(bid, 'unknown');
    const other = { ...bid, ...change };
    await keepPresses(new Workplace({ beside: at })).keep(other, 'pending');
    await keepPresses(at).forget(bid);
    expect(await keepPresses(at).read(hashId)).toEqual(success({ ...other, state: 'pending' }));
  },
);

it('KeepPresses reports the end of a press in another tab, and not its beginning', async () => {
  const at = new Workplace();
  const ended: HashId[] = [];
  const stop = keepPresses(at).onEndElsewhere(id => ended.push(id));
  const elsewhere = keepPresses(new Workplace({ beside: at }));
  await elsewhere.keep(bid, 'pending');
  await settled();
  expect(ended).toEqual([]);
  await elsewhere.forget(bid);
  await settled();
  expect(ended).toEqual([hashId]);
  stop();
});
