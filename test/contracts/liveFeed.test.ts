/** @jest-environment node */
import { minimumBid } from '../../src/domain/bidding/MinimumBid';
import { describeMarket } from './describeMarket';
import { accountOf, dealerOf } from './MarketSubject';
import { RecordingListener } from './RecordingListener';
import { offerThat } from './someOffers';

describeMarket('LiveFeed', 'buyer', subject => {
  let listener: RecordingListener;

  beforeEach(async () => {
    listener = new RecordingListener();
  });

  const anOffer = () => offerThat(dealerOf(subject, 'buyer'), 'browse', ({ closed }) => !closed);

  it('reports how it connects, and then all counters', async () => {
    subject.liveFeed.open(listener);
    await listener.connected();
    await listener.until(() => listener.events.length > 0);
    expect(listener.states).toEqual(['connecting', 'connected']);
    expect(listener.events).toEqual([{ kind: 'counted', counters: dealerOf(subject, 'buyer').counters() }]);
  });

  it('reports a new offer in a row without fields of any one dealer', async () => {
    subject.liveFeed.open(listener);
    await listener.connected();
    const hashId = subject.marketplace.publish();
    await listener.until(() => listener.ofKind('offerListed').length > 0);
    const offer = listener.ofKind('offerListed')[0]?.offer;
    expect(offer).toMatchObject({ hashId });
    expect(offer).not.toHaveProperty('isLiked');
    expect(offer).not.toHaveProperty('ownBid');
    expect(offer).not.toHaveProperty('contractStatus');
  });

  it('reports the bid and the purchase of a rival', async () => {
    subject.liveFeed.open(listener);
    await listener.connected();
    const { hashId, highestBid } = anOffer();
    subject.marketplace.rivalBids(hashId, minimumBid(highestBid));
    subject.marketplace.rivalBuys(hashId);
    await listener.until(() => listener.ofKind('offerChanged').length >= 2);
    expect(listener.ofKind('offerChanged').map(({ offer }) => offer)).toMatchObject(
      subject.told([
        { hashId, highestBid: minimumBid(highestBid), finalPrice: null, closed: false },
        { hashId, highestBid: minimumBid(highestBid), finalPrice: expect.any(Number) as number, closed: true },
      ]),
    );
  });

  it('reports messages of either side with their conversation as in the list', async () => {
    subject.liveFeed.open(listener);
    await listener.connected();
    const { hashId } = anOffer();
    const { email } = accountOf(subject, 'buyer');
    await subject.conversations.send(hashId, 'Is it still there?');
    subject.marketplace.supportAnswers(email, hashId, 'It is.');
    await listener.until(() => listener.ofKind('messaged').length >= 2);
    const { id } = dealerOf(subject, 'buyer').conversations(1).rows[0]!;
    expect(listener.ofKind('messaged')).toMatchObject(
      subject.told([
        {
          message: { conversationId: id, author: 'dealer', body: 'Is it still there?' },
          conversation: { id, offerHashId: hashId, isSeen: true, unread: 0 },
        },
        {
          message: { conversationId: id, author: 'support', body: 'It is.' },
          conversation: { id, offerHashId: hashId, isSeen: false, unread: 1 },
        },
      ]),
    );
    const counted = () => listener.ofKind('counted').at(-1)?.counters.messages;
    await listener.until(() => counted() === dealerOf(subject, 'buyer').counters().messages);
  });

  it('reports the start and the end of typing, but not the typing for another dealer', async () => {
    subject.liveFeed.open(listener);
    await listener.connected();
    const { id, offerHashId } = dealerOf(subject, 'buyer').conversations(1).rows[0]!;
    const { email } = accountOf(subject, 'buyer');
    const stranger = accountOf(subject, 'seller').email;
    subject.marketplace.supportTypes(stranger, offerHashId, true);
    subject.marketplace.supportTypes(email, offerHashId, true);
    subject.marketplace.supportTypes(email, offerHashId, false);
    await listener.until(() => listener.ofKind('typing').length >= 2);
    const typing = { kind: 'typing', author: 'support', conversationId: id };
    expect(listener.ofKind('typing')).toEqual([
      { ...typing, isTyping: true },
      { ...typing, isTyping: false },
    ]);
  });

  it('reports an interruption, and each later event once', async () => {
    subject.liveFeed.open(listener);
    await listener.connected();
    await subject.interruptLine();
    await listener.connected(2);
    expect(listener.states).toEqual(['connecting', 'connected', 'lost', 'connected']);
    const hashId = subject.marketplace.publish();
    const later = subject.marketplace.publish();
    await listener.until(() => listener.ofKind('offerListed').some(({ offer }) => offer.hashId === later));
    expect(listener.ofKind('offerListed').map(({ offer }) => offer.hashId)).toEqual([hashId, later]);
  });

  it('reports nothing after it is closed', async () => {
    subject.liveFeed.open(listener);
    await listener.connected();
    await listener.until(() => listener.events.length > 0);
    subject.liveFeed.close();
    const witness = new RecordingListener();
    subject.liveFeed.open(witness);
    await witness.connected();
    subject.marketplace.publish();
    await witness.until(() => witness.ofKind('offerListed').length > 0);
    expect(listener.states).toEqual(['connecting', 'connected', 'closed']);
    expect(listener.ofKind('offerListed')).toEqual([]);
  });

  it('reports events only to the last listener', async () => {
    const first = new RecordingListener();
    subject.liveFeed.open(first);
    await first.connected();
    subject.liveFeed.open(listener);
    await listener.connected();
    const last = subject.marketplace.publish();
    await listener.until(() => listener.ofKind('offerListed').length > 0);
    expect(listener.ofKind('offerListed').map(({ offer }) => offer.hashId)).toEqual([last]);
    expect(first.ofKind('offerListed')).toEqual([]);
  });
});
