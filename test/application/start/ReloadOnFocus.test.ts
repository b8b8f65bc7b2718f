import type { Press } from '../../../src/domain/bidding/Press';
import { euros } from '../../../src/domain/shared/Money';
import { MINUTE } from '../../../src/domain/shared/Instant';
import { aDeal, withTransport } from '../realization/aDeal';
import { sellerEmail } from '../../infrastructure/inMemory/aMarketplace';
import { aProfileForm } from '../settings/aProfileForm';
import { aConversation } from '../../support/Conversing';
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

it.each<readonly [string, (at: Workplace) => void]>([
  ['has ended', at => at.twins.preferences.clear()],
  ['has given way to the one of another dealer', at => at.twins.line.begin(sellerEmail)],
])('at once where the session %s in another tab, whatever is not saved', async (_, happens) => {
  const at = await atWork();
  at.work.formChanged('profile', true);
  happens(at);
  expect(at.twins.browserWindow.reloads).toBe(0);
  await focus(at);
  expect(at.twins.browserWindow.reloads).toBe(1);
});

it('not while this page itself is left', async () => {
  const at = await atWork();
  at.session.signOutStarted();
  at.twins.preferences.clear();
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

it('never while a bid waits for its answer, or its outcome is being found out', async () => {
  const at = await atWork();
  const { hashId } = aHeldOffer(at, ({ closed, highestBid }) => !closed && highestBid === 0);
  at.twins.clock.advance(31 * MINUTE);
  const press: Press = { action: 'bid', hashId, amount: euros(50), ownBidBefore: euros(0) };
  at.bars.sent(at.offer(hashId), press);
  await focus(at);
  at.bars.answerLost(press);
  await focus(at);
  expect(at.twins.browserWindow.reloads).toBe(0);
  at.bars.outcomeUnknown(press);
  await focus(at);
  expect(at.twins.browserWindow.reloads).toBe(1);
});

const LATENCY = 100;

/** What the dealer pressed last half an hour and a second ago, and is not answered yet. */
async function expectNoReloadDuring(at: Workplace, write: () => void): Promise<void> {
  at.reloadOnFocus.execute();
  at.twins.clock.advance(31 * MINUTE);
  at.twins.line.latency = LATENCY;
  write();
  await focus(at);
  expect(at.twins.browserWindow.reloads).toBe(0);
  for (let answer = 0; answer < 4; answer += 1) await at.passes(LATENCY);
  await focus(at);
  expect(at.twins.browserWindow.reloads).toBe(1);
}

it('never while a like is on its way', async () => {
  const at = await atTheList();
  const { hashId } = aHeldOffer(at, ({ isLiked }) => !isLiked);
  await expectNoReloadDuring(at, () => void at.toggleLike.execute(hashId));
});

it('never while a message is on its way', async () => {
  const talk = await aConversation();
  const [offer] = talk.talkedAbout();
  await talk.open.execute(offer!);
  await expectNoReloadDuring(talk.at, () => void talk.write(offer!, 'Is it still there?'));
});

it('never while a pickup is on its way', async () => {
  const { at, deal } = await aDeal();
  await expectNoReloadDuring(at, () => void at.confirmPickup.execute(deal.hashId));
});

it('never while a transport is on its way', async () => {
  const { at, deal } = await aDeal(withTransport);
  await expectNoReloadDuring(at, () => void at.orderTransport.execute(deal.hashId));
});

it('never while a profile is being saved', async () => {
  const { at, editing, saveProfile } = aProfileForm(await atTheList());
  editing.execute({ dealer: { place: 'Kiel' } });
  await expectNoReloadDuring(at, () => void saveProfile.execute());
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
