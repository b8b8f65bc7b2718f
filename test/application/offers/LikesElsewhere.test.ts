import { SECOND } from '../../../src/domain/shared/Instant';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { atTheList, Workplace } from '../../support/Workplace';

watchActions();

async function following() {
  const at = await atTheList({ offers: 24 });
  await at.loadOffers.refresh('liked');
  at.followMarket.follow();
  await at.passes(6 * SECOND);
  at.calls.length = 0;
  return { at, ids: at.list('browse').ids.filter(hashId => !at.offer(hashId).isLiked) };
}

it('several likes on another device are read together, within a second', async () => {
  const { at, ids } = await following();
  for (const hashId of ids.slice(0, 3)) at.dealer.like(at.offer(hashId).id);
  await at.passes(SECOND);
  expect(at.sent('list')).toEqual(['list liked 1']);
  expect(ids.slice(0, 3).map(hashId => at.offer(hashId).isLiked)).toEqual([true, true, true]);
});

it('an offer that is not liked any longer on another device is shown so', async () => {
  const { at } = await following();
  const [hashId] = at.list('liked').ids;
  at.dealer.unlike(at.offer(hashId!).id);
  await at.passes(SECOND);
  expect([at.offer(hashId!).isLiked, at.likes.count]).toEqual([false, at.dealer.counters().likedOffers]);
});

it('the likes of this page are not read again', async () => {
  const { at, ids } = await following();
  for (const hashId of ids.slice(0, 3)) void at.likes.toggle(hashId);
  await at.passes(SECOND);
  expect(at.sent('list')).toEqual([]);
});

it('a hidden page reads the likes when it is shown', async () => {
  const { at, ids } = await following();
  at.twins.browserWindow.hide();
  at.dealer.like(at.offer(ids[0]!).id);
  await at.passes(SECOND);
  expect(at.calls).toEqual([]);
  at.twins.browserWindow.show();
  await at.passes(SECOND);
  expect(at.offer(ids[0]!).isLiked).toBe(true);
});

it('a like in one tab is shown in the other one, without a line and without a request', async () => {
  const one = await atTheList({ offers: 24 });
  const other = new Workplace({ beside: one });
  for (const tab of ['browse', 'liked'] as const) await other.loadOffers.refresh(tab);
  other.calls.length = 0;
  const hashId = one.list('browse').ids.find(id => !one.offer(id).isLiked)!;
  void one.likes.toggle(hashId);
  await settled();
  expect([other.offer(hashId).isLiked, other.list('liked').ids[0], other.calls]).toEqual([true, hashId, []]);
});

it('what another tab says late of an offer that this one has liked too is read from the server', async () => {
  const { at, ids } = await following();
  const hashId = ids[0]!;
  await at.likes.toggle(hashId);
  at.calls.length = 0;
  await at.likes.changedElsewhere({ id: at.offer(hashId).id, hashId, isLiked: false });
  expect([at.sent('open').length, at.offer(hashId).isLiked, at.list('liked').ids[0]]).toEqual([1, true, hashId]);
});

it('what another tab says of such an offer is believed if the offer cannot be read', async () => {
  const { at, ids } = await following();
  const hashId = ids[0]!;
  await at.likes.toggle(hashId);
  at.twins.line.failNext({ reason: 'offline' });
  await at.likes.changedElsewhere({ id: at.offer(hashId).id, hashId, isLiked: false });
  expect(at.offer(hashId).isLiked).toBe(false);
});
