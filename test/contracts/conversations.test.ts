/** @jest-environment node */
import type { Conversation } from '../../src/domain/conversations/Conversation';
import type { HashId } from '../../src/domain/offers/Offer';
import { failed, success } from '../../src/domain/shared/Result';
import { describeMarket } from './describeMarket';
import { accountOf, dealerOf } from './MarketSubject';
import { offerThat } from './someOffers';

describeMarket('Conversations', 'buyer', subject => {
  const signal = new AbortController().signal;
  const dealer = () => dealerOf(subject, 'buyer');
  const email = () => accountOf(subject, 'buyer').email;
  const listed = () => dealer().conversations(1).rows;
  const talkedAbout = (): HashId => listed()[0]!.offerHashId;
  const untouched = (): HashId => {
    const known = new Set(listed().map(({ offerHashId }) => offerHashId));
    return offerThat(dealer(), 'browse', ({ hashId }) => !known.has(hashId)).hashId;
  };

  async function read(offer: HashId): Promise<Conversation> {
    const answer = await subject.conversations.byHashId(offer, signal);
    if (!answer.ok) throw new Error(answer.failure.reason);
    return answer.value;
  }

  it('lists a page with the latest conversation first', async () => {
    expect(await subject.conversations.list(1, signal)).toEqual(success(subject.told(dealer().conversations(1))));
    expect(listed().length).toBeGreaterThan(1);
    const last = listed().at(-1)!.offerHashId;
    subject.marketplace.supportAnswers(email(), last, 'Guten Tag');
    const answer = await subject.conversations.list(1, signal);
    expect(answer.ok && answer.value.rows[0]).toMatchObject({
      offerHashId: last,
      isSeen: false,
      updatedAt: dealer().conversations(1).rows[0]!.updatedAt,
    });
  });

  it('returns an empty page beyond the last one', async () => {
    const { totalCount, totalPages, limit } = dealer().conversations(1);
    const beyond = subject.told({ rows: [], received: 0, totalPages, totalCount, limit });
    expect(await subject.conversations.list(99, signal)).toEqual(success(beyond));
  });

  it('returns the messages of a conversation with their authors, oldest first', async () => {
    const offer = talkedAbout();
    const { id, messages, unread } = await read(offer);
    expect(id).toBe(listed()[0]!.id);
    expect(messages.map(message => message.id)).toEqual(
      messages.map(message => message.id).sort((one, other) => one - other),
    );
    expect(new Set(messages.map(({ author }) => author))).toEqual(new Set(['dealer', 'support']));
    expect(messages.every(({ conversationId }) => conversationId === id)).toBe(true);
    expect(unread).toBe(1);
  });

  it('returns an empty conversation for an offer without messages', async () => {
    const offer = untouched();
    expect(await read(offer)).toMatchObject({ offerHashId: offer, messages: [], unread: 0 });
  });

  it('sends any text and returns the result', async () => {
    const offer = untouched();
    const body = 'Grüße & "Zeichen" <b>100 %</b>\nzweite Zeile \u{1f3cd}';
    const sent = await subject.conversations.send(offer, body);
    const { id, messages } = await read(offer);
    expect(sent).toEqual(success(subject.told({ conversationId: id, message: messages[0] ?? null })));
    expect(messages).toMatchObject([{ author: 'dealer', body }]);
  });

  it('marks a conversation as seen, even repeatedly', async () => {
    const offer = talkedAbout();
    expect(dealer().counters().messages).toBe(1);
    for (let time = 1; time <= 2; time += 1) {
      expect(await subject.conversations.markSeen(offer)).toEqual(success(undefined));
      expect(await read(offer)).toMatchObject({ unread: 0 });
      expect(dealer().counters().messages).toBe(0);
    }
  });

  it('reports an unknown offer as not found', async () => {
    const nowhere = 'XX-00000' as HashId;
    const notFound = failed({ reason: 'notFound' });
    expect(await subject.conversations.byHashId(nowhere, signal)).toMatchObject(notFound);
    expect(await subject.conversations.send(nowhere, 'Text')).toMatchObject(notFound);
    expect(await subject.conversations.markSeen(nowhere)).toMatchObject(notFound);
  });

  it('reports an aborted request', async () => {
    const given = AbortSignal.abort();
    expect(await subject.conversations.list(1, given)).toEqual(failed({ reason: 'aborted' }));
    expect(await subject.conversations.byHashId(talkedAbout(), given)).toEqual(failed({ reason: 'aborted' }));
  });

  it('reports offline if it cannot be reached and sends nothing', async () => {
    const offer = untouched();
    subject.unplug();
    expect(await subject.conversations.send(offer, 'Text')).toEqual(failed({ reason: 'offline' }));
    expect(await subject.conversations.byHashId(offer, signal)).toEqual(failed({ reason: 'offline' }));
    expect(dealer().conversation(offer)).toMatchObject({ value: { messages: [] } });
  });

  it('sends a message even if the answer is lost', async () => {
    const offer = untouched();
    subject.loseNextAnswer();
    expect((await subject.conversations.send(offer, 'Text')).ok).toBe(false);
    expect(dealer().conversation(offer)).toMatchObject({ value: { messages: [{ body: 'Text' }] } });
  });
});
