import { ConversationListStore } from '../../src/application/conversations/ConversationListStore';
import { InvoiceListStore } from '../../src/application/invoices/InvoiceListStore';
import { Refetches } from '../../src/application/shared/Refetches';
import { InMemoryClock } from '../twins/InMemoryClock';

const unanswered = () => new Promise<never>(() => {});

/** Lists whose requests get no answer. */
export const anInvoiceList = () => new InvoiceListStore({ list: unanswered }, new InMemoryClock(), new Refetches());

export const aConversationList = () =>
  new ConversationListStore(
    { list: unanswered, byHashId: unanswered, send: unanswered, markSeen: unanswered },
    new InMemoryClock(),
    new Refetches(),
  );
