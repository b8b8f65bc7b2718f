import { MINUTE } from '../../../src/domain/shared/Instant';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { aHeldOffer, atTheList, type Workplace } from '../../support/Workplace';

watchActions();

async function atWork(): Promise<Workplace> {
  const at = await atTheList();
  at.reloadOnFocus.execute();
  at.calls.length = 0;
  return at;
}

const focus = async (at: Workplace) => {
  at.twins.browserWindow.focus();
  await settled();
};

it('the page reloads on window focus if the profile was fetched more than 30 minutes ago', async () => {
  const at = await atWork();
  at.twins.clock.advance(30 * MINUTE);
  await focus(at);
  expect(at.twins.browserWindow.reloads).toBe(0);
  at.twins.clock.advance(1);
  await focus(at);
  expect(at.twins.browserWindow.reloads).toBe(1);
});

it('a profile that was fetched meanwhile counts from then', async () => {
  const at = await atWork();
  at.twins.clock.advance(31 * MINUTE);
  at.session.profileArrived(at.dealer.profile(), at.twins.clock.now());
  await focus(at);
  expect(at.twins.browserWindow.reloads).toBe(0);
});

it('never while a form is dirty: the data is fetched again, and the reload waits', async () => {
  const at = await atWork();
  at.work.formChanged('profile', true);
  at.twins.clock.advance(31 * MINUTE);
  await focus(at);
  expect(at.twins.browserWindow.reloads).toBe(0);
  expect(at.calls).toEqual(['list browse 1']);
  at.work.formChanged('profile', false);
  await focus(at);
  expect(at.twins.browserWindow.reloads).toBe(1);
});

it('never while a write is under way', async () => {
  const at = await atWork();
  at.work.writeStarted();
  at.work.writeStarted();
  at.work.writeEnded();
  at.twins.clock.advance(31 * MINUTE);
  await focus(at);
  expect(at.twins.browserWindow.reloads).toBe(0);
  at.work.writeEnded();
  await focus(at);
  expect(at.twins.browserWindow.reloads).toBe(1);
});

it('never while a bid waits for its answer, or for what became of it', async () => {
  const at = await atWork();
  const { hashId } = aHeldOffer(at, ({ closed, highestBid }) => !closed && highestBid === 0);
  at.twins.clock.advance(31 * MINUTE);
  at.bars.sent(at.offer(hashId), 'bid');
  await focus(at);
  at.bars.answerLost(hashId, 'bid');
  await focus(at);
  expect(at.twins.browserWindow.reloads).toBe(0);
  at.bars.failed(hashId, 'bid', { reason: 'notArrived' });
  await focus(at);
  expect(at.twins.browserWindow.reloads).toBe(1);
});

it('never without a network, where there is nothing to load the page from', async () => {
  const at = await atWork();
  at.twins.clock.advance(31 * MINUTE);
  at.connection.wentOffline();
  await focus(at);
  expect(at.twins.browserWindow.reloads).toBe(0);
});

it('never where nobody is signed in: the sign-in may be half filled in', async () => {
  const at = await atWork();
  at.twins.clock.advance(31 * MINUTE);
  at.session.sessionMissing(null);
  await focus(at);
  expect(at.twins.browserWindow.reloads).toBe(0);
});
