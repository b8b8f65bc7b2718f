import * as fc from 'fast-check';
import { type CountedScreen, countedScreens, CounterStore } from '../../../src/application/notifications/CounterStore';
import { KeptNews } from '../../../src/application/notifications/KeptNews';
import { DealerVisitStorage } from '../../../src/application/session/DealerVisitStorage';
import { minimumBid } from '../../../src/domain/bidding/MinimumBid';
import type { ConversationId } from '../../../src/domain/conversations/Message';
import type { NotificationKind } from '../../../src/domain/notifications/NotificationPermissions';
import { bidStanding } from '../../../src/domain/offers/BidStanding';
import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import { SECOND } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { aMarketplace, buyerEmail, dealerOf, sellerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { aSession } from '../../support/aSession';
import { aConversation } from '../../support/Conversing';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { aHeldOffer, atTheList, type Workplace } from '../../support/Workplace';
import { InMemoryVisitStorage } from '../../twins/BrowserTwins';
import { InMemoryBrowserWindow } from '../../twins/InMemoryBrowserWindow';
import { InMemoryClock } from '../../twins/InMemoryClock';
import { InMemoryTabChannel, InMemoryTabMessages } from '../../twins/InMemoryTabMessages';

watchActions();

describe('NotifyDealer', () => {
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

  it('shows the first permitted news of a change', async () => {
    const at = await atTheList();
    at.lists.shown('liked');
    const offer = aHeldOffer(at, isUnbid);
    const leading: Offer = { ...offer, contractStatus: null, ownBid: euros(80_000), highestBid: euros(80_000) };
    const now: Offer = {
      ...leading,
      contractStatus: 'rejected',
      highestBid: euros(81_000),
      buyNowPrice: euros(99_000),
    };
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

  it('shows no outbid news for an accepted bid on an offer that was sold meanwhile', async () => {
    const at = await atTheList();
    at.lists.shown('liked');
    const outbidBefore = { ...aHeldOffer(at, isUnbid), ownBid: euros(80_000), highestBid: euros(81_000) };
    at.notifyDealer.bidAccepted({ ...outbidBefore, closed: true });
    expect(told(at)).toEqual([]);
    at.notifyDealer.bidAccepted(outbidBefore);
    expect(told(at)).toEqual([['outbid', outbidBefore.hashId]]);
  });
});

describe('CounterStore', () => {
  const told = { purchases: 9, bids: 4, inRealization: 3, invoices: 2, messages: 0 };

  /** One load of the page in one tab by a signed-in dealer. */
  function aVisit(tab: InMemoryVisitStorage, email = buyerEmail, browser = new InMemoryTabChannel()) {
    const session = aSession();
    session.profileArrived(dealerOf(aMarketplace().marketplace, email).profile(), 0);
    const clock = new InMemoryClock();
    const storage = new DealerVisitStorage(tab, session);
    const tabs = new InMemoryTabMessages(browser);
    const counters = new CounterStore(storage, session, tabs, new InMemoryBrowserWindow(), clock);
    return { session, counters, clock };
  }

  const aCounter = () => aVisit(new InMemoryVisitStorage()).counters;

  function counting(): CounterStore {
    const store = aCounter();
    store.counted(told);
    return store;
  }

  it('a seen screen clears its counter and its part of the total', () => {
    const store = counting();
    store.screenSeen('bids');
    expect(store.counters).toMatchObject({ ...told, bids: 0, purchases: 5 });
  });

  it('counts only what is new since the screen was seen', () => {
    const store = counting();
    store.screenSeen('bids');
    store.counted({ bids: 7, purchases: 12 });
    expect(store.counters).toMatchObject({ bids: 3, purchases: 8 });
  });

  it('shows unseen invoices until their page is seen, also after their deals were archived', () => {
    const store = counting();
    store.counted({ invoices: 0, purchases: 7 });
    expect(store.counters).toMatchObject({ invoices: 2, purchases: 9 });
    store.seenForgotten();
    store.counted({ invoices: 1, purchases: 8 });
    expect(store.counters).toMatchObject({ invoices: 3, purchases: 10 });
    store.screenSeen('invoices');
    expect(store.counters).toMatchObject({ invoices: 0, purchases: 7 });
  });

  it('counts again after the server count fell and rose', () => {
    const store = counting();
    store.screenSeen('inRealization');
    store.counted({ inRealization: 1 });
    expect(store.counters.inRealization).toBe(0);
    store.counted({ inRealization: 2 });
    expect(store.counters.inRealization).toBe(1);
  });

  it('shows the counts of the server once it forgets what was seen', () => {
    const store = counting();
    store.screenSeen('bids');
    store.seenForgotten();
    expect(store.counters).toMatchObject(told);
  });

  it('reports which counters moved, except on their first arrival', () => {
    const store = aCounter();
    expect(store.counted(told)).toEqual([]);
    expect(store.counted({ ...told, bids: 5, invoices: 1, purchases: 9 })).toEqual([
      { screen: 'bids', rises: true },
      { screen: 'invoices', rises: false },
    ]);
  });

  it('never shows a negative number', () => {
    const anyScreen = fc.constantFrom(...countedScreens);
    const anyStep = fc.oneof(
      anyScreen.map(screen => (store: CounterStore) => store.screenSeen(screen)),
      fc.constant((store: CounterStore) => store.seenForgotten()),
      fc.tuple(anyScreen, fc.nat(12)).map(
        ([screen, count]) =>
          (store: CounterStore) =>
            void store.counted({ [screen]: count }),
      ),
      fc.nat(20).map(count => (store: CounterStore) => void store.counted({ purchases: count })),
    );
    fc.assert(
      fc.property(fc.array(anyStep), steps => {
        const store = aCounter();
        for (const step of steps) step(store);
        for (const count of Object.values(store.counters)) expect(count).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  function aVisitThatSaw(screen: CountedScreen) {
    const tab = new InMemoryVisitStorage();
    const { counters } = aVisit(tab);
    counters.begin();
    counters.counted(told);
    counters.screenSeen(screen);
    return tab;
  }

  it('keeps a badge cleared after a reload and counts what is new', () => {
    const { counters } = aVisit(aVisitThatSaw('bids'));
    counters.begin();
    counters.counted(told);
    expect(counters.counters).toMatchObject({ ...told, bids: 0, purchases: 5 });
    counters.counted({ bids: 6, purchases: 11 });
    expect(counters.counters).toMatchObject({ bids: 2, purchases: 7 });
  });

  it('starts empty in a later visit, because the counts may have changed elsewhere', () => {
    aVisitThatSaw('bids');
    const { counters } = aVisit(new InMemoryVisitStorage());
    counters.begin();
    counters.counted(told);
    expect(counters.counters).toMatchObject(told);
  });

  it('keeps a badge of invoices whose deals were archived', () => {
    const tab = new InMemoryVisitStorage();
    const first = aVisit(tab);
    first.counters.begin();
    first.counters.counted(told);
    first.counters.counted({ invoices: 0 });
    const { counters } = aVisit(tab);
    counters.begin();
    counters.counted({ ...told, invoices: 0 });
    expect(counters.counters.invoices).toBe(2);
  });

  it('counts a rise as new after the server count fell', () => {
    const tab = aVisitThatSaw('bids');
    const second = aVisit(tab);
    second.counters.begin();
    second.counters.counted({ bids: 1 });
    const third = aVisit(tab);
    third.counters.begin();
    third.counters.counted({ bids: 3 });
    expect(third.counters.counters.bids).toBe(2);
  });

  it('restores what was seen even if the server answered first', () => {
    const { counters } = aVisit(aVisitThatSaw('bids'));
    counters.counted(told);
    counters.screenSeen('invoices');
    counters.begin();
    expect(counters.counters).toMatchObject({ bids: 0, invoices: 0, inRealization: 3, purchases: 3 });
  });

  it('restores nothing that was forgotten', () => {
    const tab = aVisitThatSaw('bids');
    const second = aVisit(tab);
    second.counters.begin();
    second.counters.seenForgotten();
    const third = aVisit(tab);
    third.counters.begin();
    third.counters.counted(told);
    expect(third.counters.counters).toMatchObject(told);
  });

  it('keeps what each dealer saw separately', () => {
    const { counters } = aVisit(aVisitThatSaw('bids'), sellerEmail);
    counters.begin();
    counters.counted(told);
    expect(counters.counters).toMatchObject(told);
  });

  it('writes nothing while the dealer signs out', () => {
    const tab = new InMemoryVisitStorage();
    const { session, counters } = aVisit(tab);
    counters.begin();
    counters.counted(told);
    const written = jest.spyOn(tab, 'write');
    session.signOutStarted();
    counters.screenSeen('bids');
    expect(written).not.toHaveBeenCalled();
  });

  it('never hides more than the server counted, whatever was kept', () => {
    const screen = fc.constantFrom(...countedScreens, 'purchases');
    const kept = fc.oneof(
      fc.string(),
      fc.jsonValue().map(value => JSON.stringify(value)),
      fc.dictionary(screen, fc.oneof(fc.integer(), fc.jsonValue())).map(value => JSON.stringify(value)),
    );
    const counts = fc.record({ bids: fc.nat(9), inRealization: fc.nat(9), invoices: fc.nat(9), messages: fc.nat(9) });
    fc.assert(
      fc.property(kept, counts, (note, count) => {
        const tab = new InMemoryVisitStorage();
        const { counters } = aVisit(tab);
        tab.read = () => note;
        counters.begin();
        counters.counted({ ...count, purchases: 36 });
        const shown = counters.counters;
        for (const place of countedScreens) {
          expect(shown[place]).toBeGreaterThanOrEqual(0);
          // Invoices may be unseen that the server no longer counts.
          if (place !== 'invoices') expect(shown[place]).toBeLessThanOrEqual(count[place]);
        }
        expect(shown.purchases).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  describe('the tabs of one browser', () => {
    async function twoTabs(email = buyerEmail) {
      const browser = new InMemoryTabChannel();
      const [one, other] = [
        aVisit(new InMemoryVisitStorage(), buyerEmail, browser),
        aVisit(new InMemoryVisitStorage(), email, browser),
      ];
      for (const { counters } of [one, other]) {
        counters.begin();
        counters.counted(told);
      }
      await settled();
      return { one, other, browser };
    }

    it('show the same badges', async () => {
      const { one, other } = await twoTabs();
      one.counters.screenSeen('bids');
      await settled();
      expect(other.counters.counters).toEqual(one.counters.counters);
      other.counters.screenSeen('invoices');
      await settled();
      expect(one.counters.counters).toMatchObject({ bids: 0, invoices: 0, purchases: 3 });
      expect(other.counters.counters).toEqual(one.counters.counters);
    });

    it('show the same badges if a count arrives later in one of them', async () => {
      const { one, other } = await twoTabs();
      one.counters.counted({ bids: 5, purchases: 10 });
      one.counters.screenSeen('bids');
      await settled();
      expect(other.counters.counters.bids).toBe(0);
      other.counters.counted({ bids: 5, purchases: 10 });
      expect(other.counters.counters).toEqual(one.counters.counters);
    });

    it('do not wait for a count for long, so that a later one is new', async () => {
      const { one, other } = await twoTabs();
      one.counters.counted({ bids: 5 });
      one.counters.screenSeen('bids');
      await settled();
      other.clock.advance(2_000);
      other.counters.counted({ bids: 5 });
      expect(other.counters.counters.bids).toBe(1);
    });

    it('tell a tab that is opened later what was seen', async () => {
      const { one, browser } = await twoTabs();
      one.counters.screenSeen('bids');
      one.counters.counted({ invoices: 0 });
      await settled();
      const later = aVisit(new InMemoryVisitStorage(), buyerEmail, browser);
      later.counters.begin();
      await settled();
      later.counters.counted({ ...told, invoices: 0, purchases: 7 });
      one.counters.counted({ purchases: 7 });
      expect(later.counters.counters).toEqual(one.counters.counters);
    });

    it('keep apart what two dealers have seen', async () => {
      const { one, other } = await twoTabs(sellerEmail);
      one.counters.screenSeen('bids');
      await settled();
      expect(other.counters.counters).toMatchObject(told);
    });
  });
});
