import { ConversationListStore } from '../../src/application/conversations/ConversationListStore';
import { InvoiceListStore } from '../../src/application/invoices/InvoiceListStore';
import { type OfferList, OfferLists } from '../../src/application/offers/list/OfferLists';
import { OfferRegistry } from '../../src/application/offers/OfferRegistry';
import { Refetches } from '../../src/application/shared/Refetches';
import type { OfferTab } from '../../src/domain/offers/list/OfferTab';
import { InMemoryClock } from '../twins/InMemoryClock';

const unanswered = () => new Promise<never>(() => {});

/** Lists whose requests get no answer. */
export const anInvoiceList = () =>
  new InvoiceListStore({ list: unanswered }, new InMemoryClock(), new Refetches()).pages;

export const aConversationList = () =>
  new ConversationListStore(
    { list: unanswered, byHashId: unanswered, send: unanswered, markSeen: unanswered },
    new InMemoryClock(),
    new Refetches(),
  );

export const offerLists = () =>
  new OfferLists(
    { list: unanswered, open: unanswered, homeScreen: unanswered },
    new OfferRegistry(),
    new InMemoryClock(),
  );

export const anOfferList = (tab: OfferTab = 'browse'): OfferList => offerLists().of(tab);
