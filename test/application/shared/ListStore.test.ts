import type { InvoiceListStore } from '../../../src/application/invoices/InvoiceListStore';
import { anInvoiceList } from '../../support/aList';
import { watchActions } from '../../support/watchActions';

watchActions();

const noRows = { rows: [], totalPages: 2, totalCount: 0 };

function fetchedAt(at: number): InvoiceListStore {
  const list = anInvoiceList();
  list.requestSent();
  list.firstPageArrived(noRows, at);
  return list;
}

describe('a list', () => {
  it('counts the rows of its pages that could not be read, each page once', () => {
    const list = anInvoiceList();
    list.firstPageArrived({ ...noRows, received: 2 }, 1);
    list.morePageArrived({ ...noRows, received: 3 }, 2);
    expect(list.unreadable).toBe(5);
    list.newestArrived({ ...noRows, received: 1 }, 3);
    expect(list.unreadable).toBe(4);
    list.firstPageArrived(noRows, 4);
    expect(list.unreadable).toBe(0);
  });

  it('is current from its fetch until it is marked as stale', () => {
    expect(anInvoiceList().isCurrent).toBe(false);
    const list = fetchedAt(5);
    expect(list).toMatchObject({ isCurrent: true, needsRequest: false, lastFetchedAt: 5 });
    list.outdated();
    expect(list).toMatchObject({ isCurrent: false, needsRequest: true, lastFetchedAt: 0 });
    list.requestSent();
    expect(list).toMatchObject({ isCurrent: false, needsRequest: false });
    list.newestArrived(noRows, 9);
    expect(list).toMatchObject({ isCurrent: true, lastFetchedAt: 9 });
  });

  it('stays stale if it was marked after its request was sent', () => {
    const list = anInvoiceList();
    list.loadStarted('first');
    list.outdated();
    list.firstPageArrived(noRows, 5);
    expect(list).toMatchObject({ isCurrent: false, needsRequest: true, lastFetchedAt: 0 });
  });

  it('does not become current with a further page', () => {
    const list = fetchedAt(5);
    list.outdated();
    list.morePageArrived(noRows, 9);
    expect(list.isCurrent).toBe(false);
  });
});
