import { runInAction } from 'mobx';
import { ConversationStore } from '../../../src/application/conversations/ConversationStore';
import { SendMessage } from '../../../src/application/conversations/SendMessage';
import { OpenedHandover } from '../../../src/application/handover/OpenedHandover';
import { ReportDifferences } from '../../../src/application/handover/ReportDifferences';
import { SentReports } from '../../../src/application/handover/SentReports';
import { LAST_DEALER } from '../../../src/application/session/SessionStore';
import { handoverCount, newHandover, withCheck } from '../../../src/domain/handover/Handover';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { aHeldOffer, atTheList } from '../../support/Workplace';

watchActions();

const HEADING = 'Handover of MB-1';
const TEXT = `${HEADING}\nMileage: 38 200 km, found 38 900 km`;

async function withDifference() {
  const at = await atTheList();
  const { hashId } = aHeldOffer(at, () => true);
  const statement = { seenAt: 1, country: null, lines: [{ key: 'totalMileage', value: 38_200 }] } as const;
  const handover = withCheck(newHandover(statement), 'totalMileage', { state: 'differs', found: '38 900' });
  await at.twins.kept.keep(at.session.dealerKey, 'handovers', hashId, handover);
  const keep = at.container.get(OpenedHandover);
  keep.run(hashId);
  at.container.get(SentReports).run();
  await settled();
  const report = at.container.get(ReportDifferences);
  return { at, hashId, keep, report, draft: () => at.input.valueOf('typedMessages', hashId) };
}

it('the differences become the draft of the conversation, and nothing is sent', async () => {
  const { at, hashId, keep, report, draft } = await withDifference();
  const calls = at.calls.length;
  await report.execute(hashId, HEADING, TEXT);
  await settled();
  expect(draft()).toBe(TEXT);
  expect(at.calls).toHaveLength(calls);
  expect(keep.handover!.report).toEqual({
    heading: HEADING,
    lines: ['totalMileage'],
    preparedAt: at.twins.clock.now(),
    sentAt: null,
  });
  expect(handoverCount(keep.handover!).unreported).toBe(1);
});

it('what the dealer has typed there stays, and an earlier report is replaced', async () => {
  const { at, hashId, report, draft } = await withDifference();
  at.input.type('typedMessages', hashId, 'Hello');
  await report.execute(hashId, HEADING, `${HEADING}\nold`);
  await report.execute(hashId, HEADING, TEXT);
  expect(draft()).toBe(`Hello\n\n${TEXT}`);
});

it('they count as reported once the message is in the conversation', async () => {
  const { at, hashId, keep, report } = await withDifference();
  await report.execute(hashId, HEADING, TEXT);
  await at.container.get(ConversationStore).open(hashId);
  await at.container.get(SendMessage).execute(hashId);
  await settled();
  expect(keep.handover!.report!.sentAt).not.toBeNull();
  expect(handoverCount(keep.handover!)).toEqual({ unchecked: 0, differ: 1, unreported: 0 });
  keep.change(handover => ({ ...handover, place: 'Kiel' }));
  await settled();
  const stored = await at.twins.kept.read(at.session.dealerKey, 'handovers', hashId);
  expect(stored!.report!.sentAt).toBe(keep.handover!.report!.sentAt);
});

it('a second report counts as sent once it is sent itself', async () => {
  const { at, hashId, keep, report } = await withDifference();
  await report.execute(hashId, HEADING, TEXT);
  await at.container.get(ConversationStore).open(hashId);
  await at.container.get(SendMessage).execute(hashId);
  await at.passes(60_000);
  await report.execute(hashId, HEADING, TEXT);
  await settled();
  expect(keep.handover!.report!.sentAt).toBeNull();
  await at.container.get(SendMessage).execute(hashId);
  await settled();
  expect(keep.handover!.report!.sentAt).not.toBeNull();
});

it('after a start without a network, the draft waits in the book', async () => {
  const { at, hashId, report } = await withDifference();
  const { dealerKey } = at.session;
  at.twins.preferences.write(LAST_DEALER, dealerKey);
  runInAction(() => at.session.sessionMissing({ reason: 'offline' }));
  await report.execute(hashId, HEADING, TEXT);
  expect(await at.twins.kept.read(dealerKey, 'typedMessages', hashId)).toBe(TEXT);
});
