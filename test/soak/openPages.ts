import { autorun, runInAction } from 'mobx';
import { OwnBids } from '../../src/application/bidding/raise/OwnBids';
import { ReadingPosition } from '../../src/application/navigation/ReadingPosition';
import { WholeLists } from '../../src/application/offers/list/WholeLists';
import type { Cancel } from '../../src/application/ports/Clock';
import { ComparableSales } from '../../src/application/valuation/ComparableSales';
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
      if (offer) void [bars.barOf(offer), likes.isLiked(offer)];
    }
    const ids = list.ids.slice();
    runInAction(() => lists.tilesVisible({ tab, ids, from: 0, to: ROWS }));
  };
  const cancels = [
    autorun(rows),
    at.container.get(WholeLists).keepCurrent(tab),
    at.container.get(ReadingPosition).shows({ name: () => tab, list, more: () => at.loadOffers.more(tab) }),
    ...(tab === 'ownBids' ? [at.counters.run('bids', list), at.container.get(OwnBids).run(null)] : []),
    ...(tab === 'inRealization' ? [at.counters.run('inRealization', list), at.bars.showDeals()] : []),
  ];
  return () => {
    for (const cancel of cancels) cancel();
    lists.left(tab);
  };
}

export function openOffer(at: Workplace, hashId: HashId): Cancel {
  const { registry, opened, bars, conversations, container } = at;
  const found = container.get(ComparableSales);
  const wasExpanded = bars.isExpanded(hashId);
  void opened.open(hashId);
  void conversations.watchUnread(hashId);
  const stop = autorun(() => {
    const offer = registry.get(hashId);
    if (offer)
      void [
        bars.barOf(offer),
        opened.detailOf(hashId),
        conversations.get(hashId)?.unread,
        found.get(hashId, at.twins.clock.now()),
      ];
  });
  const offer = registry.get(hashId);
  if (offer)
    void found.read(offer).then(() => (found.get(hashId, at.twins.clock.now()) ? undefined : found.search(offer)));
  return () => {
    stop();
    opened.close(hashId);
    bars.leavePage(hashId, { wasExpanded });
    conversations.unwatchUnread(hashId);
  };
}

export function openConversation(at: Workplace, hashId: HashId): Cancel {
  const { lists, conversations, conversationList } = at;
  lists.screenOpened();
  void conversationList.pages.show();
  void conversations.open(hashId);
  const cancels = [
    conversationList.pages.run(),
    at.counters.run('messages', conversationList.pages.list),
    autorun(() => void [conversationList.pages.rows, conversations.get(hashId)?.messages]),
  ];
  return () => {
    for (const cancel of cancels) cancel();
    conversations.close(hashId);
  };
}

export function openHome(at: Workplace): Cancel {
  at.lists.screenOpened();
  void at.home.show();
  return at.home.run();
}

export function openInvoices(at: Workplace): Cancel {
  at.lists.screenOpened();
  void at.invoices.pages.show();
  const cancels = [at.invoices.pages.run(), at.counters.run('invoices', at.invoices.pages.list)];
  return () => {
    for (const cancel of cancels) cancel();
  };
}
