import { KeptNews } from '../../../src/application/notifications/KeptNews';
import { minimumBid } from '../../../src/domain/bidding/MinimumBid';
import type { ConversationId } from '../../../src/domain/conversations/Message';
import type { NotificationKind } from '../../../src/domain/notifications/NotificationPermissions';
import { bidStanding } from '../../../src/domain/offers/BidStanding';
import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import { SECOND } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { aConversation } from '../../support/Conversing';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { aHeldOffer, atTheList, type Workplace } from '../../support/Workplace';

watchActions();

const FRAME = 16;

const leads = (offer: Offer) => bidStanding(offer) === 'leading' && !offer.closed;
const isUnbid = ({ ownBid, closed, buyNowPrice }: Offer) => ownBid === null && !closed && buyNowPrice === 0;

/** A dealer who looks at the liked offers and leads on an offer that is elsewhere. */
async function elsewhere(): Promise<{ at: Workplace; leading: Offer }> {
  const at = await atTheList();
  at.followMarket.follow();
  await settled();
  await at.passes(FRAME);
  const leading = aHeldOffer(at, leads);
  at.lists.shown('liked');
  return { at, leading };
}

async function outbid(at: Workplace, hashId: HashId): Promise<void> {
  at.market.marketplace.rivalBids(hashId);
  await at.passes(FRAME);
}

const told = ({ news }: Workplace) => news.toasts.map(({ kind, hashId }) => [kind, hashId]);

function forbid(at: Workplace, kind: NotificationKind): void {
  const profile = at.dealer.profile();
  const notificationPermissions = { ...profile.notificationPermissions, [kind]: false };
  at.session.profileArrived({ ...profile, notificationPermissions }, at.twins.clock.now());
}

describe('the news of new offers', () => {
  const publish = async (at: Workplace) => {
    const hashId = at.market.marketplace.publish();
    await at.passes(FRAME);
    return hashId;
  };
  const count = ({ news }: Workplace) => news.toasts.map(toast => (toast.kind === 'newOffers' ? toast.count : null));

  it('counts those that arrive while the dealer looks at another screen in one toast', async () => {
    const { at } = await elsewhere();
    const first = await publish(at);
    await publish(at);
    expect(told(at)).toEqual([['newOffers', first]]);
    expect(count(at)).toEqual([2]);
  });

  it('is not told again until the dealer has seen the list', async () => {
    const { at } = await elsewhere();
    const first = await publish(at);
    at.news.putAway(first);
    await publish(at);
    expect(told(at)).toEqual([]);
    at.lists.shown('browse');
    await at.loadOffers.refresh('browse');
    at.lists.shown('liked');
    const next = await publish(at);
    expect(told(at)).toEqual([['newOffers', next]]);
  });

  it('is not shown over the list, without the permission, or for offers that the filters exclude', async () => {
    const { at } = await elsewhere();
    at.lists.shown('browse');
    await publish(at);
    at.lists.shown('liked');
    await at.loadOffers.refresh('browse');
    await at.loadOffers.show('browse', { ...defaultQuestion, filters: { ...noFilters, model: 'no such model' } });
    await publish(at);
    await at.loadOffers.show('browse', defaultQuestion);
    forbid(at, 'newOffers');
    await publish(at);
    expect(told(at)).toEqual([]);
  });
});

describe('the news of a higher bid', () => {
  it('names the new highest bid if the offer is not on screen', async () => {
    const { at, leading } = await elsewhere();
    await outbid(at, leading.hashId);
    expect(at.news.toasts).toEqual([
      {
        kind: 'outbid',
        hashId: leading.hashId,
        name: `${leading.label1} ${leading.label2}`.trim(),
        amount: at.served(leading.hashId).highestBid,
      },
    ]);
    expect(at.news.unseenCount).toBe(1);
  });

  it('is shown if the offer is in the list on screen but out of sight', async () => {
    const { at, leading } = await elsewhere();
    const { ids } = at.list('browse');
    at.lists.shown('browse');
    const place = ids.indexOf(leading.hashId);
    at.lists.tilesVisible({ tab: 'browse', ids, from: place + 1, to: place + 10 });
    await outbid(at, leading.hashId);
    expect(told(at)).toEqual([['outbid', leading.hashId]]);
  });

  it.each<readonly [string, (at: Workplace, offer: Offer) => void]>([
    ['in sight', at => at.lists.shown('browse')],
    ['opened', (at, { hashId }) => at.lists.offerOpened(hashId)],
  ])('is left to the row if the offer is %s, but shown in a hidden tab', async (_, looks) => {
    const { at, leading } = await elsewhere();
    looks(at, leading);
    await outbid(at, leading.hashId);
    expect([told(at), at.news.shownInRow?.hashId]).toEqual([[], leading.hashId]);
    expect(at.news.saidOf('outbid').map(({ hashId }) => hashId)).toEqual([leading.hashId]);
    await at.placeBid(leading.hashId, euros(90_000));
    at.twins.browserWindow.hide();
    at.market.marketplace.rivalBids(leading.hashId, euros(91_000));
    await at.passes(SECOND);
    expect(told(at)).toEqual([['outbid', leading.hashId]]);
  });

  it('is shown if another offer covers the list', async () => {
    const { at, leading } = await elsewhere();
    at.lists.shown('browse');
    at.lists.offerOpened(aHeldOffer(at, ({ hashId }) => hashId !== leading.hashId).hashId);
    await outbid(at, leading.hashId);
    expect(told(at)).toEqual([['outbid', leading.hashId]]);
  });

  it('is shown on a page without a list after the list was left', async () => {
    const { at, leading } = await elsewhere();
    at.lists.shown('browse');
    at.lists.left('browse');
    await outbid(at, leading.hashId);
    expect(told(at)).toEqual([['outbid', leading.hashId]]);
  });

  it('is shown if its conversation on screen could not be fetched', async () => {
    const talk = await aConversation();
    const [offer] = talk.talkedAbout();
    talk.at.conversations.of(offer!).shown();
    talk.supportSays(offer!, 'One');
    await talk.frame();
    expect(told(talk.at)).toEqual([['answered', offer]]);
  });

  it('is not shown without the permission of the dealer', async () => {
    const { at, leading } = await elsewhere();
    forbid(at, 'higherBid');
    await outbid(at, leading.hashId);
    expect([told(at), at.news.unseenCount]).toEqual([[], 0]);
  });

  it('that arrives before the answer to the own bid is shown after that answer', async () => {
    const { at } = await elsewhere();
    const { hashId, highestBid } = aHeldOffer(at, isUnbid);
    at.twins.line.latency = 100;
    const bidding = at.placeBid(hashId, minimumBid(highestBid));
    await at.passes(FRAME);
    await outbid(at, hashId);
    expect(told(at)).toEqual([]);
    await at.passes(100);
    await bidding;
    expect(bidStanding(at.offer(hashId))).toBe('outbid');
    expect(told(at)).toEqual([['outbid', hashId]]);
  });

  it('disappears when the dealer leads again', async () => {
    const { at, leading } = await elsewhere();
    await outbid(at, leading.hashId);
    await at.placeBid(leading.hashId, minimumBid(at.served(leading.hashId).highestBid));
    expect([told(at), at.news.unseenCount]).toEqual([[], 0]);
  });
});

describe('the news of a sold vehicle', () => {
  it('is shown to a dealer who bid on it', async () => {
    const { at, leading } = await elsewhere();
    await outbid(at, leading.hashId);
    at.news.putAway(leading.hashId);
    at.market.marketplace.rivalBuys(leading.hashId);
    await at.passes(FRAME);
    // This dealer may have bought it on another device.
    expect(told(at)).toEqual([]);
    await at.passesInSeconds(2);
    expect(told(at)).toEqual([['sold', leading.hashId]]);
  });

  it('is not shown to the dealer who is buying it', async () => {
    const { at, leading } = await elsewhere();
    await outbid(at, leading.hashId);
    at.news.putAway(leading.hashId);
    const { hashId } = leading;
    at.bars.sendingStarted(at.offer(hashId), { action: 'buyNow', hashId, amount: euros(1), ownBidBefore: euros(0) });
    at.followMarket.handleEvents([
      {
        kind: 'offerChanged',
        offer: { id: leading.id, hashId: leading.hashId, closed: true },
      },
    ]);
    await at.passes(FRAME);
    expect(told(at)).toEqual([]);
  });
});

describe('the news of an answer by the support side', () => {
  it('contains the words and the name of the offer', async () => {
    const talk = await aConversation();
    const [offer] = talk.talkedAbout();
    talk.supportSays(offer!, 'Papers are there');
    await talk.frame();
    const [summary] = talk.at.dealer.conversations(1).rows;
    const name = `${summary!.label1} ${summary!.label2}`.trim();
    expect(talk.at.news.toasts).toEqual([{ kind: 'answered', hashId: offer, name, text: 'Papers are there' }]);
  });

  it('is not shown if its conversation is on screen, except in a hidden tab', async () => {
    const talk = await aConversation();
    const [offer] = talk.talkedAbout();
    await talk.store.open(offer!);
    talk.supportSays(offer!, 'One');
    await talk.frame();
    expect(told(talk.at)).toEqual([]);
    talk.at.twins.browserWindow.hide();
    talk.supportSays(offer!, 'Two');
    await talk.frame();
    expect(told(talk.at)).toEqual([['answered', offer]]);
  });

  it('is shown neither without the permission of the dealer nor for their own messages', async () => {
    const talk = await aConversation();
    const [offer, other] = talk.talkedAbout();
    await talk.store.open(offer!);
    talk.store.close(offer!);
    await talk.write(offer!, 'My own words');
    await talk.frame();
    forbid(talk.at, 'adminMessage');
    talk.supportSays(other!, 'One');
    await talk.frame();
    expect(told(talk.at)).toEqual([]);
  });

  it('is shown instead of older news, which is counted', async () => {
    const talk = await aConversation();
    const offers = talk.at.dealer.list('browse', defaultQuestion).offers.slice(0, 4);
    for (const { hashId } of offers) talk.supportSays(hashId, 'Yes');
    await talk.frame();
    expect(talk.at.news.toast?.hashId).toBe(offers[3]!.hashId);
    expect(talk.at.news.toasts).toHaveLength(4);
    expect(talk.at.news.unseenCount).toBe(4);
  });

  it('replaces older news of the same offer', async () => {
    const talk = await aConversation();
    const [offer] = talk.talkedAbout();
    talk.supportSays(offer!, 'One');
    talk.supportSays(offer!, 'Two');
    await talk.frame();
    expect(talk.at.news.toasts).toMatchObject([{ text: 'Two' }]);
    expect(talk.at.news.unseenCount).toBe(1);
    // Each message is an event of its own in the list of the news.
    const { unkept } = talk.at.container.get(KeptNews);
    expect(new Set(unkept.map(({ key }) => key)).size).toBe(2);
  });
});

it('NotifyDealer shows the first permitted news of a change', async () => {
  const at = await atTheList();
  at.lists.shown('liked');
  const offer = aHeldOffer(at, isUnbid);
  const leading: Offer = { ...offer, contractStatus: null, ownBid: euros(80_000), highestBid: euros(80_000) };
  const now: Offer = { ...leading, contractStatus: 'rejected', highestBid: euros(81_000), buyNowPrice: euros(99_000) };
  at.notifyDealer.offerChanged(leading, now);
  expect(told(at)).toEqual([['rejected', offer.hashId]]);
  at.news.putAway(offer.hashId);
  const profile = at.dealer.profile();
  const notificationPermissions = { ...profile.notificationPermissions, offerRejected: false, higherBid: false };
  at.session.profileArrived({ ...profile, notificationPermissions }, at.twins.clock.now());
  at.notifyDealer.offerChanged(leading, now);
  expect(told(at)).toEqual([['buyNow', offer.hashId]]);
});

it('the news of an answer without labels is named by the hash id of the offer', async () => {
  const chat = await aConversation();
  const [offer] = chat.talkedAbout();
  const message = {
    id: 999,
    conversationId: 1 as ConversationId,
    author: 'support',
    body: 'Yes',
    avatar: null,
    createdAt: null,
  } as const;
  const conversation = {
    id: 1 as ConversationId,
    offerHashId: offer!,
    photo: null,
    isSeen: false,
    unread: 1,
    updatedAt: '',
  };
  chat.at.notifyDealer.messaged({
    kind: 'messaged',
    message,
    conversation: { ...conversation, label1: '', label2: '' },
  });
  expect(chat.at.news.toasts).toMatchObject([{ name: offer }]);
  chat.at.notifyDealer.messaged({
    kind: 'messaged',
    message,
    conversation: { ...conversation, label1: 'BMW', label2: '' },
  });
  expect(chat.at.news.toasts).toMatchObject([{ name: 'BMW' }]);
  chat.at.notifyDealer.messaged({ kind: 'messaged', message, conversation: null });
});

it('NotifyDealer shows no outbid news for an accepted bid on an offer that was sold meanwhile', async () => {
  const at = await atTheList();
  at.lists.shown('liked');
  const outbidBefore = { ...aHeldOffer(at, isUnbid), ownBid: euros(80_000), highestBid: euros(81_000) };
  at.notifyDealer.bidAccepted({ ...outbidBefore, closed: true });
  expect(told(at)).toEqual([]);
  at.notifyDealer.bidAccepted(outbidBefore);
  expect(told(at)).toEqual([['outbid', outbidBefore.hashId]]);
});
