import * as fc from 'fast-check';
import type { LiveFeed } from '../../../src/application/ports/LiveFeed';
import { minimumBid } from '../../../src/domain/bidding/MinimumBid';
import { aConversation, type Conversing } from '../../support/Conversing';
import { watchActions } from '../../support/watchActions';

watchActions();

/** Delivers each push twice within its frame, and the frame twice. */
const duplicating = (feed: LiveFeed): LiveFeed => ({
  open: listener =>
    feed.open({
      handleConnection: state => listener.handleConnection(state),
      handleEvents: events => {
        listener.handleEvents(events.flatMap(event => [event, event]));
        listener.handleEvents(events);
      },
    }),
  close: () => feed.close(),
});

async function aDealer(feedThrough?: (feed: LiveFeed) => LiveFeed): Promise<Conversing> {
  const chat = await aConversation({ offers: 24, ...(feedThrough && { feedThrough }) });
  const { at } = chat;
  at.lists.shown('browse');
  await at.loadOffers.refresh('browse');
  await at.loadOffers.refresh('ownBids');
  await chat.store.open(chat.talkedAbout()[0]!);
  await chat.list.pages.show();
  return chat;
}

const events = {
  'a rival outbids the dealer': ({ at }: Conversing) => at.market.marketplace.rivalBids(at.list('ownBids').ids[0]!),
  'a rival bids': ({ at }: Conversing) => at.market.marketplace.rivalBids(at.list('browse').ids[3]!),
  'a rival buys': ({ at }: Conversing) => at.market.marketplace.rivalBuys(at.list('browse').ids[4]!),
  'an offer appears': ({ at }: Conversing) => at.market.marketplace.publish(),
  'support writes': (chat: Conversing) => chat.supportSays(chat.talkedAbout()[0]!, 'The second key is here.'),
  'support writes elsewhere': (chat: Conversing) => chat.supportSays(chat.talkedAbout()[1]!, 'It is sold.'),
  'the dealer bids': ({ at }: Conversing) => {
    const { hashId, highestBid } = at.offer(at.list('browse').ids[2]!);
    return at.placeBid(hashId, minimumBid(highestBid));
  },
  'the dealer writes': (chat: Conversing) => chat.write(chat.talkedAbout()[0]!, 'Is the second key there?'),
} as const;

const eventNames = Object.keys(events) as (keyof typeof events)[];

/** What the dealer sees. */
function shown(chat: Conversing) {
  const { at } = chat;
  const ids = [...at.list('browse').ids];
  return {
    ids,
    waiting: at.list('browse').newRows,
    own: [...at.list('ownBids').ids],
    offers: ids.map(id => at.offer(id)),
    counters: at.counters.counters,
    toasts: at.news.toasts,
    unseen: at.news.unseenCount,
    said: chat.said(chat.talkedAbout()[0]!),
    unread: chat.talkedAbout().map(offer => chat.list.pages.of(offer)?.unread),
  };
}

it('FollowMarket applies a push that arrives several times once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...eventNames), { minLength: 1, maxLength: 6 }), async happened => {
      const [once, repeatedly] = [await aDealer(), await aDealer(duplicating)];
      for (const chat of [once, repeatedly]) {
        for (const name of happened) {
          await events[name](chat);
          await chat.frame();
        }
      }
      expect(shown(repeatedly)).toEqual(shown(once));
    }),
    { numRuns: 8 },
  );
});
