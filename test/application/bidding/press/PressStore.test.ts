import { PressStore } from '../../../../src/application/bidding/press/PressStore';
import type { Press, PressAction } from '../../../../src/domain/bidding/Press';
import { euros } from '../../../../src/domain/shared/Money';
import { anOffer } from '../../../support/anOffer';
import { watchActions } from '../../../support/watchActions';

watchActions();

const offer = anOffer();
const press = (action: PressAction): Press => ({
  action,
  hashId: offer.hashId,
  amount: euros(8500),
  ownBidBefore: euros(0),
});

it('an offer is idle before the first press', () => {
  expect(new PressStore().stepOf(offer.hashId)).toEqual({ step: 'idle' });
});

it('an offer is locked from the press until its outcome is known or counts as unknown', () => {
  const presses = new PressStore();
  const locked = () => presses.isLocked(offer.hashId);
  expect(locked()).toBe(false);
  presses.sendingStarted(press('bid'));
  expect([locked(), presses.isLocked('CA-00001' as typeof offer.hashId)]).toEqual([true, false]);
  presses.beingChecked(press('bid'));
  expect(locked()).toBe(true);
  presses.outcomeUnknown(press('bid'));
  expect([locked(), presses.isInDoubt(offer.hashId)]).toEqual([false, true]);
  presses.beingChecked(press('bid'));
  expect([locked(), presses.isInDoubt(offer.hashId)]).toEqual([true, false]);
});

it('PressStore says whether a press on any offer waits for its outcome', () => {
  const presses = new PressStore();
  const other = anOffer({ hashId: 'CA-00001' as typeof offer.hashId });
  expect(presses.isAnyLocked).toBe(false);
  presses.sendingStarted(press('bid'));
  presses.sendingStarted({ ...press('bid'), hashId: other.hashId });
  presses.done(offer.hashId);
  expect(presses.isAnyLocked).toBe(true);
  presses.outcomeUnknown({ ...press('bid'), hashId: other.hashId });
  expect(presses.isAnyLocked).toBe(false);
});
