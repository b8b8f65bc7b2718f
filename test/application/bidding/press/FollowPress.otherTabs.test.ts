import { FollowPress } from '../../../../src/application/bidding/press/FollowPress';
import { KeepPresses } from '../../../../src/application/bidding/press/KeepPresses';
import type { Press } from '../../../../src/domain/bidding/Press';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { euros } from '../../../../src/domain/shared/Money';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { atTheList, Workplace } from '../../../support/Workplace';

watchActions();

/** Ends a press on an offer in another tab, and returns what this tab asked then. */
async function askedAfter(at: Workplace, hashId: HashId) {
  at.container.get(FollowPress).followOtherTabs();
  const presses = new Workplace({ beside: at }).container.get(KeepPresses);
  const press: Press = { action: 'bid', hashId, amount: euros(8500), ownBidBefore: euros(0) };
  await presses.keep(press, 'pending');
  at.calls.length = 0;
  await presses.forget(press);
  await settled();
  return at.calls;
}

it('FollowPress reads a held offer again once the outcome of a press in another tab is known', async () => {
  const at = await atTheList();
  const hashId = at.list('browse').ids[0]!;
  expect(await askedAfter(at, hashId)).toEqual([`open ${hashId}`]);
});

it('FollowPress does not read an offer that is not held', async () => {
  expect(await askedAfter(new Workplace(), 'MB-7F3K2' as HashId)).toEqual([]);
});
