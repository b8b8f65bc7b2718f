/** @jest-environment node */
import type { HashId } from '../../src/domain/offers/Offer';
import { failed, success } from '../../src/domain/shared/Result';
import { describeMarket } from './describeMarket';
import { dealerOf } from './MarketSubject';

describeMarket('Invoices', null, subject => {
  const { signal } = new AbortController();

  it('lists the invoices of the market page by page', async () => {
    subject.haveSession('buyer');
    for (const page of [1, 99]) {
      expect(await subject.invoices.list(page, signal)).toEqual(
        success(subject.told(dealerOf(subject, 'buyer').invoices(page))),
      );
    }
    expect(dealerOf(subject, 'buyer').invoices(1).rows.length).toBeGreaterThan(0);
  });

  it('names the offer of each invoice by its hash id, and uses ids that no offer has', async () => {
    subject.haveSession('buyer');
    const buyer = dealerOf(subject, 'buyer');
    const answer = await subject.invoices.list(1, signal);
    const rows = answer.ok ? answer.value.rows : [];
    expect(rows).not.toEqual([]);
    for (const { id, offer } of rows) {
      expect(buyer.open(offer!)?.offer.deal).toMatchObject({ invoiceCreated: true });
      expect(buyer.open(String(id) as HashId)).toBeNull();
    }
  });

  it('returns an empty list for a dealer who has bought nothing', async () => {
    subject.haveSession('testAccess');
    const { limit } = dealerOf(subject, 'buyer').invoices(1);
    const none = { rows: [], received: 0, totalPages: 0, totalCount: 0, limit };
    expect(await subject.invoices.list(1, signal)).toEqual(success(subject.told(none)));
  });

  it('reports an aborted request and a missing session', async () => {
    expect(await subject.invoices.list(1, signal)).toEqual(failed({ reason: 'unauthorized' }));
    expect(await subject.invoices.list(1, AbortSignal.abort())).toEqual(failed({ reason: 'aborted' }));
  });

  it('reports offline if it cannot be reached', async () => {
    subject.haveSession('buyer');
    subject.unplug();
    expect(await subject.invoices.list(1, signal)).toEqual(failed({ reason: 'offline' }));
  });
});
