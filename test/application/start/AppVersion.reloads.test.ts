import { AppVersion } from '../../../src/application/start/AppVersion';
import type { Press } from '../../../src/domain/bidding/Press';
import { MINUTE } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { sellerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { aConversation } from '../../support/Conversing';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { aHeldOffer, atTheList, type Workplace } from '../../support/Workplace';
import { aProfileForm } from '../settings/aProfileForm';

watchActions();

async function atWork(): Promise<Workplace> {
  const at = await atTheList();
  at.container.get(AppVersion).reloadOnFocus();
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

it('the page does not reload if the profile was fetched again meanwhile', async () => {
  const at = await atWork();
  at.twins.clock.advance(31 * MINUTE);
  at.session.profileArrived(at.dealer.profile(), at.twins.clock.now());
  await focus(at);
  expect(at.twins.browserWindow.reloads).toBe(0);
});

it.each<readonly [string, (at: Workplace) => void]>([
  ['has ended', at => at.twins.preferences.clear()],
  ['was replaced by that of another dealer', at => at.twins.line.begin(sellerEmail)],
])('the page reloads at once if the session %s in another tab, even with unsaved data', async (_, happens) => {
  const at = await atWork();
  at.work.formChanged('profile', true);
  happens(at);
  expect(at.twins.browserWindow.reloads).toBe(0);
  await focus(at);
  expect(at.twins.browserWindow.reloads).toBe(1);
});

it('the page does not reload while this page itself signs out', async () => {
  const at = await atWork();
  at.session.signOutStarted();
  at.twins.preferences.clear();
  await focus(at);
  expect(at.twins.browserWindow.reloads).toBe(0);
});

it('the page never reloads while a form is dirty, but fetches its data again', async () => {
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

it('the page never reloads while a write is under way', async () => {
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

it('the page never reloads while a bid waits for its answer or its outcome is checked', async () => {
  const at = await atWork();
  const { hashId } = aHeldOffer(at, ({ closed, highestBid }) => !closed && highestBid === 0);
  at.twins.clock.advance(31 * MINUTE);
  const press: Press = { action: 'bid', hashId, amount: euros(50), ownBidBefore: euros(0) };
  at.bars.sendingStarted(at.offer(hashId), press);
  await focus(at);
  at.pressStore.beingChecked(press);
  await focus(at);
  expect(at.twins.browserWindow.reloads).toBe(0);
  at.pressStore.outcomeUnknown(press);
  await focus(at);
  expect(at.twins.browserWindow.reloads).toBe(1);
});

const LATENCY = 100;

/** Focuses the page more than half an hour after the profile was fetched, while the write is still unanswered. */
async function expectNoReloadDuring(at: Workplace, write: () => void): Promise<void> {
  at.container.get(AppVersion).reloadOnFocus();
  at.twins.clock.advance(31 * MINUTE);
  at.twins.line.latency = LATENCY;
  write();
  await focus(at);
  expect(at.twins.browserWindow.reloads).toBe(0);
  for (let answer = 0; answer < 4; answer += 1) await at.passes(LATENCY);
  await focus(at);
  expect(at.twins.browserWindow.reloads).toBe(1);
}

it('the page never reloads while a like is on its way', async () => {
  const at = await atTheList();
  const { hashId } = aHeldOffer(at, ({ isLiked }) => !isLiked);
  await expectNoReloadDuring(at, () => void at.likes.toggle(hashId));
});

it('the page never reloads while a message is on its way', async () => {
  const talk = await aConversation();
  const [offer] = talk.talkedAbout();
  await talk.store.open(offer!);
  await expectNoReloadDuring(talk.at, () => void talk.write(offer!, 'Is it still there?'));
});

it('the page never reloads while a profile is being saved', async () => {
  const { at, editing, form } = aProfileForm(await atTheList());
  form.edit({ place: 'Kiel' });
  await expectNoReloadDuring(at, () => void editing.save());
});

it('the page never reloads without a network', async () => {
  const at = await atWork();
  at.twins.clock.advance(31 * MINUTE);
  at.connection.wentOffline();
  await focus(at);
  expect(at.twins.browserWindow.reloads).toBe(0);
});

it('the page never reloads if no dealer is signed in, because the sign-in form may be half filled', async () => {
  const at = await atWork();
  at.twins.clock.advance(31 * MINUTE);
  at.session.sessionMissing(null);
  await focus(at);
  expect(at.twins.browserWindow.reloads).toBe(0);
});
