import { ChangePermissions } from '../../../src/application/settings/ChangePermissions';
import { failed } from '../../../src/domain/shared/Result';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

function aListener() {
  const at = new Workplace();
  const { profiles } = at.twins;
  return {
    at,
    update: profiles.update.bind(profiles),
    change: at.container.get(ChangePermissions),
    sent: jest.spyOn(profiles, 'update'),
    stored: () => at.dealer.profile().notificationPermissions,
  };
}

it('a permission shows at once, and only it is sent', async () => {
  const { at, change, sent, stored } = aListener();
  at.twins.line.latency = 100;
  void change.execute('newOffers', false);
  await settled();
  expect([change.isPermitted('newOffers'), change.saving.step, at.work.isAny]).toEqual([false, 'sending', true]);
  await at.passes(100);
  expect(sent.mock.calls).toEqual([[{ permissions: { newOffers: false } }]]);
  expect([change.isPermitted('newOffers'), stored().newOffers, at.work.isAny]).toEqual([false, false, false]);
  expect(change.saving).toEqual({ step: 'saved' });
});

it('permissions that change while one is sent are sent together afterwards', async () => {
  const { at, change, sent, stored } = aListener();
  at.twins.line.latency = 100;
  void change.execute('newOffers', false);
  void change.execute('higherBid', false);
  void change.execute('newOffers', true);
  await settled();
  expect(sent).toHaveBeenCalledTimes(1);
  await at.passes(100);
  await at.passes(100);
  expect(sent.mock.calls.at(-1)).toEqual([{ permissions: { newOffers: true, higherBid: false } }]);
  expect(stored()).toMatchObject({ newOffers: true, higherBid: false });
});

it('a permission that was not stored stays chosen and is sent again on request', async () => {
  const { at, change, stored } = aListener();
  const failure = { reason: 'refused', status: 422, message: null } as const;
  at.twins.line.failNext(failure);
  await change.execute('newOffers', false);
  expect(change.saving).toEqual({ step: 'failed', failure });
  expect([change.isPermitted('newOffers'), stored().newOffers]).toEqual([false, true]);
  await change.send();
  expect(stored().newOffers).toBe(false);
});

it('a permission whose answer is lost is looked for in the profile', async () => {
  const { at, change, sent, update } = aListener();
  sent.mockImplementationOnce(async wanted => {
    await update(wanted);
    return failed({ reason: 'timedOut' });
  });
  at.twins.line.latency = 100;
  void change.execute('newOffers', false);
  await settled();
  await at.passes(100);
  expect(change.saving).toEqual({ step: 'sending', isAnswerLost: true });
  await at.passes(100);
  expect(change.saving).toEqual({ step: 'saved' });
  expect(sent).toHaveBeenCalledTimes(1);
});

it('a later choice waits until the outcome of the one before is known', async () => {
  const { at, change, sent, update } = aListener();
  let arrives = () => Promise.resolve();
  sent.mockImplementationOnce(wanted => {
    arrives = async () => void (await update(wanted));
    return Promise.resolve(failed({ reason: 'timedOut' }));
  });
  void change.execute('newOffers', false);
  await settled();
  void change.execute('newOffers', true);
  await at.passes(3000);
  expect(sent).toHaveBeenCalledTimes(1);
  await arrives();
  await at.passes(30_000);
  expect(sent.mock.calls.at(-1)).toEqual([{ permissions: { newOffers: true } }]);
  expect([change.saving.step, at.dealer.profile().notificationPermissions.newOffers]).toEqual(['saved', true]);
});

it('what was saved is not said on the next visit', async () => {
  const { change } = aListener();
  await change.execute('newOffers', false);
  expect(change.saving.step).toBe('saved');
  change.pageClosed();
  expect(change.saving.step).toBe('idle');
});
