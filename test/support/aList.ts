import { runInAction } from 'mobx';
import { ConversationListStore } from '../../src/application/conversations/ConversationListStore';
import { InvoiceListStore } from '../../src/application/invoices/InvoiceListStore';
import { type OfferList, OfferLists } from '../../src/application/offers/list/OfferLists';
import { OfferRegistry } from '../../src/application/offers/OfferRegistry';
import type { List, ListedPage, ListQuestion } from '../../src/application/shared/List';
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

/** A page that was requested arrives as the only one. */
export const arrives = <Id, Question extends ListQuestion, Tab>(
  list: List<Id, Question, Tab>,
  what: Parameters<List<Id>['arrived']>[0],
  page: ListedPage<Id>,
  at: number,
): void =>
  runInAction(() => {
    list.arrived(what, page);
    list.ended(what, at);
  });
