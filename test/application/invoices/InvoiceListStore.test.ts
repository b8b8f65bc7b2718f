import * as fc from 'fast-check';
import type { Invoice, InvoiceId } from '../../../src/domain/invoices/Invoice';
import type { HashId } from '../../../src/domain/offers/Offer';
import { MINUTE } from '../../../src/domain/shared/Instant';
import { anInvoiceList, arrives } from '../../support/aList';
import { run } from '../../support/aRace';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { scheduledWire } from '../../support/Wire';
import { aHeldOffer, Workplace } from '../../support/Workplace';

watchActions();

describe('InvoiceListStore, while it loads', () => {
  /** A market in which the buyer has two pages of invoices. */
  const aDesk = () => new Workplace({ offers: 600 });

  const numbersOf = (at: Workplace) => at.invoices.pages.rows.map(({ displayNumber }) => displayNumber);
  const allServed = (at: Workplace) =>
    [1, 2].flatMap(page => at.dealer.invoices(page).rows.map(({ displayNumber }) => displayNumber));

  it('fetches page by page up to the last', async () => {
    const at = aDesk();
    await at.invoices.pages.show();
    expect(at.invoices.pages.list.hasMore).toBe(true);
    await at.invoices.pages.more();
    await at.invoices.pages.more();
    expect(at.calls).toEqual(['invoices 1', 'invoices 2']);
    expect(numbersOf(at)).toEqual(allServed(at));
    expect(at.invoices.pages.list.totalCount).toBe(allServed(at).length);
  });

  it('the invoice list is stale after 15 minutes and is then refetched from page 1', async () => {
    const at = aDesk();
    await at.invoices.pages.show();
    await at.invoices.pages.more();
    await at.passes(15 * MINUTE);
    await at.invoices.pages.show();
    expect(at.calls).toHaveLength(2);
    await at.passes(1);
    await at.invoices.pages.show();
    expect(at.calls).toEqual(['invoices 1', 'invoices 2', 'invoices 1']);
    expect(numbersOf(at)).toHaveLength(20);
  });

  it('a failed request is reported and keeps the rows', async () => {
    const at = aDesk();
    await at.invoices.pages.show();
    at.twins.line.failNext({ reason: 'offline' }, 2);
    await at.invoices.pages.more();
    expect(at.invoices.pages.list.status).toEqual({ step: 'failed', what: 'more', failure: { reason: 'offline' } });
    await at.invoices.pages.list.refresh();
    expect(at.invoices.pages.list.status).toMatchObject({ step: 'failed', what: 'first' });
    expect(numbersOf(at)).toHaveLength(20);
    await at.invoices.pages.list.refresh();
    expect(at.invoices.pages.list.status).toEqual({ step: 'idle' });
  });

  it('sends no second request for a page that is on its way', async () => {
    const at = aDesk();
    await Promise.all([at.invoices.pages.show(), at.invoices.pages.show()]);
    await Promise.all([at.invoices.pages.more(), at.invoices.pages.more()]);
    expect(at.calls).toEqual(['invoices 1', 'invoices 2']);
  });

  it('pages of invoices merge without duplicate ids in any order of requests and answers', async () => {
    const anyStep = fc.constantFrom('show', 'more', 'refresh', 'more', 'anotherIsWritten');
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(anyStep, { minLength: 1, maxLength: 8 }), async (scheduler, plan) => {
        const at = new Workplace({ offers: 600, wire: scheduledWire(scheduler) });
        const waiting = at.dealer.list('inRealization', { ...at.list('inRealization').question, page: 1 }).offers;
        await run(scheduler, plan, step => {
          if (step === 'show') return void at.invoices.pages.show();
          if (step === 'more') return void at.invoices.pages.more();
          if (step === 'refresh') return void at.invoices.pages.list.refresh();
          const next = waiting.find(({ deal }) => !deal?.vehiclePickedUp);
          if (next) at.dealer.confirmPickup(next.id);
        });
        expect(new Set(numbersOf(at)).size).toBe(numbersOf(at).length);
        expect(at.invoices.pages.list.status).toEqual({ step: 'idle' });
      }),
      { numRuns: 60 },
    );
  });

  it('a reconnection adds missed invoices at the top while the list is on screen and removes none', async () => {
    const at = aDesk();
    await at.invoices.pages.show();
    await at.invoices.pages.more();
    const before = numbersOf(at);
    await at.loadOffers.refresh('inRealization');
    const deal = aHeldOffer(at, ({ deal }) => deal?.invoiceCreated === false, 'inRealization');
    at.dealer.confirmPickup(deal.id);
    const leave = at.invoices.pages.run();
    at.refetchScreen.refetch();
    await settled();
    expect(numbersOf(at)).toHaveLength(before.length + 1);
    expect(numbersOf(at).slice(1)).toEqual(before);
    expect(numbersOf(at)).toEqual(allServed(at));
    leave();
    at.calls.length = 0;
    at.refetchScreen.refetch();
    await settled();
    expect(at.calls).toEqual([]);
  });

  it('an update that failed after a reconnection is repeated when the list is shown again', async () => {
    const at = aDesk();
    await at.invoices.pages.show();
    at.invoices.pages.run();
    at.twins.line.failNext({ reason: 'timedOut' });
    at.refetchScreen.refetch();
    await settled();
    expect(at.invoices.pages.list.status).toEqual({ step: 'idle' });
    expect(at.invoices.pages.list.updateFailure).toEqual({ reason: 'timedOut' });
    await at.invoices.pages.show();
    expect(at.calls).toEqual(['invoices 1', 'invoices 1', 'invoices 1']);
    expect(at.invoices.pages.list.updateFailure).toBeNull();
  });

  it('an update after a failed further page keeps the rows and the failure', async () => {
    const at = aDesk();
    await at.invoices.pages.show();
    const before = numbersOf(at);
    at.twins.line.failNext({ reason: 'offline' });
    await at.invoices.pages.more();
    const leave = at.invoices.pages.run();
    at.refetchScreen.refetch({ retriesFailed: false });
    await settled();
    expect(numbersOf(at)).toEqual(before);
    expect(at.invoices.pages.list.isCurrent).toBe(true);
    expect(at.invoices.pages.list.status).toEqual({ step: 'failed', what: 'more', failure: { reason: 'offline' } });
    leave();
  });

  it('an update that a further page aborts is repeated', async () => {
    const at = aDesk();
    await at.invoices.pages.show();
    const leave = at.invoices.pages.run();
    at.twins.line.latency = 100;
    at.calls.length = 0;
    at.invoices.pages.list.outdated();
    await settled();
    void at.invoices.pages.more();
    at.invoices.pages.list.outdated();
    for (let answers = 0; answers < 3; answers += 1) await at.passes(100);
    expect(at.calls).toEqual(['invoices 1', 'invoices 1', 'invoices 2', 'invoices 1']);
    expect(at.invoices.pages.list.isCurrent).toBe(true);
    leave();
  });

  it('a reconnection updates the list and loads a further page that failed', async () => {
    const at = aDesk();
    await at.invoices.pages.show();
    at.twins.line.failNext({ reason: 'offline' });
    await at.invoices.pages.more();
    at.calls.length = 0;
    const leave = at.invoices.pages.run();
    at.refetchScreen.refetch();
    await settled();
    expect(at.calls).toEqual(['invoices 1', 'invoices 2']);
    expect(numbersOf(at)).toEqual(allServed(at));
    leave();
  });

  it('a failed update that the dealer repeats keeps the further pages', async () => {
    const at = aDesk();
    await at.invoices.pages.show();
    await at.invoices.pages.more();
    at.invoices.pages.run();
    at.twins.line.failNext({ reason: 'timedOut' });
    at.refetchScreen.refetch();
    await settled();
    await at.invoices.pages.update();
    expect(at.invoices.pages.list.updateFailure).toBeNull();
    expect(at.invoices.pages.list.isCurrent).toBe(true);
    expect(numbersOf(at)).toEqual(allServed(at));
  });

  it.each([false, true])(
    'a list that becomes outdated while its newest rows load is fetched again after the answer (which fails: %s)',
    async fails => {
      const at = aDesk();
      await at.invoices.pages.show();
      at.invoices.pages.run();
      at.calls.length = 0;
      at.twins.line.latency = 100;
      if (fails) at.twins.line.failNext({ reason: 'timedOut' });
      at.invoices.pages.list.outdated();
      await at.passes(50);
      at.invoices.pages.list.outdated();
      await settled();
      expect(at.calls).toEqual(['invoices 1']);
      await at.passes(50);
      await at.passes(100);
      expect(at.calls).toEqual(['invoices 1', 'invoices 1']);
      expect(at.invoices.pages.list.isCurrent).toBe(true);
    },
  );
});

describe('InvoiceListStore', () => {
  const anInvoice = (id: number): Invoice => ({
    id: id as InvoiceId,
    displayNumber: `2026/${id}`,
    file: null,
    offer: 'MB-1' as HashId,
    label1: '',
    label2: '',
    photo: null,
    vehicleType: 'Motorbike',
    finalPrice: null,
  });

  const anyPage = fc.array(fc.integer({ min: 1, max: 13 }).map(anInvoice), { maxLength: 5 });
  const pageOf = (rows: readonly Invoice[]) => ({ rows, totalPages: 9, totalCount: 90 });

  it('holds an invoice once, even if a page contains it twice', () => {
    fc.assert(
      fc.property(anyPage, fc.array(fc.tuple(fc.boolean(), anyPage), { maxLength: 4 }), (first, later) => {
        const list = anInvoiceList();
        arrives(list.list, 'first', list.listed(pageOf(first)), 1);
        for (const [isNewest, page] of later) {
          if (isNewest) arrives(list.list, 'newest', list.listed(pageOf(page)), 2);
          else arrives(list.list, 'more', list.listed(pageOf(page)), 2);
        }
        const ids = list.rows.map(({ id }) => id);
        const told = [...first, ...later.flatMap(([, page]) => page)].map(({ id }) => id);
        expect(ids).toHaveLength(new Set(ids).size);
        expect(new Set(ids)).toEqual(new Set(told));
      }),
    );
  });
});
