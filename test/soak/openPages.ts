import { autorun, runInAction } from 'mobx';
import { OwnBidList } from '../../src/application/bidding/raise/OwnBidList';
import { FollowConversations } from '../../src/application/conversations/FollowConversations';
import { LoadConversations } from '../../src/application/conversations/LoadConversations';
import { OpenConversation } from '../../src/application/conversations/OpenConversation';
import { KeepReadingPosition } from '../../src/application/navigation/KeepReadingPosition';
import type { Cancel } from '../../src/application/ports/Clock';
import { ComparableSales } from '../../src/application/valuation/ComparableSales';
import { FindComparables } from '../../src/application/valuation/FindComparables';
import { questionAt } from '../../src/domain/offers/list/BrowseQuestion';
import type { OfferTab } from '../../src/domain/offers/list/OfferTab';
import type { HashId } from '../../src/domain/offers/Offer';
import type { Workplace } from '../support/Workplace';

/** What each page starts when it is opened. The returned function does what the page does when it is left. */
const ROWS = 20;

export function openList(at: Workplace, tab: OfferTab): Cancel {
  const { lists, registry, bars, likes } = at;
  const list = at.list(tab);
  lists.shown(tab);
  void at.loadOffers.show(tab, questionAt(tab, '', at.appearance.paging));
  const rows = () => {
    for (const hashId of list.ids.slice(0, ROWS)) {
      const offer = registry.get(hashId);
      if (offer) void [bars.stateOf(offer), likes.isLiked(offer)];
    }
    const ids = list.ids.slice();
    runInAction(() => lists.tilesVisible({ tab, ids, from: 0, to: ROWS }));
  };
  const cancels = [
    autorun(rows),
    at.refetchOutdated.run(tab),
    at.container.get(KeepReadingPosition).run({ name: () => tab, list, more: () => at.loadOffers.more(tab) }),
    ...(tab === 'ownBids' ? [at.clearCounter.run('bids', list), at.container.get(OwnBidList).run(null)] : []),
    ...(tab === 'inRealization' ? [at.clearCounter.run('inRealization', list), at.bars.showDeals()] : []),
  ];
  return () => {
    for (const cancel of cancels) cancel();
    lists.left(tab);
  };
}

export function openOffer(at: Workplace, hashId: HashId): Cancel {
  const { registry, opened, bars, conversations, container } = at;
  const conversation = container.get(OpenConversation);
  const comparables = container.get(FindComparables);
  const found = container.get(ComparableSales);
  const wasExpanded = bars.isExpanded(hashId);
  void opened.open(hashId);
  container.get(FollowConversations).execute();
  void conversation.watchUnread(hashId);
  const stop = autorun(() => {
    const offer = registry.get(hashId);
    if (offer)
      void [
        bars.stateOf(offer),
        opened.detailOf(hashId),
        conversations.get(hashId)?.unread,
        found.get(hashId, at.twins.clock.now()),
      ];
  });
  const offer = registry.get(hashId);
  if (offer)
    void found
      .read(offer)
      .then(() => (found.get(hashId, at.twins.clock.now()) ? undefined : comparables.execute(offer)));
  return () => {
    stop();
    opened.close(hashId);
    bars.leavePage(hashId, { wasExpanded });
    conversation.unwatchUnread(hashId);
  };
}

export function openConversation(at: Workplace, hashId: HashId): Cancel {
  const { lists, conversations, conversationList, container } = at;
  const load = container.get(LoadConversations);
  const open = container.get(OpenConversation);
  container.get(FollowConversations).execute();
  lists.screenOpened();
  void load.show();
  void open.execute(hashId);
  const cancels = [
    load.run(),
    at.clearCounter.run('messages', conversationList),
    autorun(() => void [conversationList.rows, conversations.get(hashId)?.messages]),
  ];
  return () => {
    for (const cancel of cancels) cancel();
    open.close(hashId);
  };
}

export function openHome(at: Workplace): Cancel {
  at.lists.screenOpened();
  void at.home.show();
  return at.home.run();
}

export function openInvoices(at: Workplace): Cancel {
  at.lists.screenOpened();
  void at.loadInvoices.show();
  const cancels = [at.loadInvoices.run(), at.clearCounter.run('invoices', at.invoices)];
  return () => {
    for (const cancel of cancels) cancel();
  };
}
