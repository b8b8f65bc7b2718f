import { Exports } from '../../../src/application/board/Exports';
import { Book } from '../../../src/application/book/Book';
import { Clock } from '../../../src/application/ports/Clock';
import { Offers } from '../../../src/application/ports/Offers';
import type { ExportKind } from '../../../src/domain/board/ExportTable';
import type { HashId } from '../../../src/domain/offers/Offer';
import { euros } from '../../../src/domain/shared/Money';
import { sellerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { aReportedHandover } from '../../support/aHandover';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

function anExport(at = new Workplace({ offers: 600 })) {
  const exported = at.container.get(Exports);
  const read = async (kind: ExportKind) => {
    await exported.read(kind);
    if (exported.work.step !== 'read') throw new Error(exported.work.step);
    return exported.work.rows;
  };
  return { at, exported, read };
}

describe('Exports', () => {
  it('reads all pages of the archive, and all deals', async () => {
    const { at, read } = anExport();
    await at.loadOffers.refresh('archived');
    await at.loadOffers.refresh('inRealization');
    expect(at.list('archived').hasMore).toBe(true);
    expect(await read('archive')).toHaveLength(at.list('archived').totalCount);
    expect(await read('deals')).toHaveLength(at.list('inRealization').totalCount);
  });

  it('reads the purchase invoices, and the clients of a dealer who sells', async () => {
    const { at, read } = anExport();
    await at.invoices.pages.show();
    expect(await read('invoices')).toHaveLength(at.invoices.pages.list.totalCount);
    const selling = anExport(new Workplace({ email: sellerEmail }));
    expect((await selling.read('clients')).length).toBeGreaterThan(0);
  });

  it('reads the bids from this device, the newest first, and counts those whose vehicle could not be read', async () => {
    const { at, read, exported } = anExport();
    for (const [number, placedAt] of [
      ['MB-1', 1000],
      ['MB-2', 2000],
    ] as const) {
      const bid = { hashId: number as HashId, amount: euros(500), placedAt };
      await at.container.get(Book).keep('placedBids', number, bid);
    }
    expect((await read('bids')).map(({ number }) => number)).toEqual(['MB-2', 'MB-1']);
    expect(exported.work).toMatchObject({ unread: 2 });
  });

  it('reads the offers of the bids that are not held, so that each row has its vehicle', async () => {
    const at = new Workplace({ offers: 600 });
    await at.loadOffers.refresh('browse');
    const known = at.list('browse').ids.slice(0, 7);
    const other = new Workplace({ offers: 600 });
    for (const number of known) {
      await other.container.get(Book).keep('placedBids', number, { hashId: number, amount: euros(500), placedAt: 1 });
    }
    expect(other.registry.get(known[0]!)).toBeUndefined();
    const rows = await anExport(other).read('bids');
    expect(new Set(rows.map(({ number }) => number))).toEqual(new Set(known));
    for (const { vehicle } of rows) expect(vehicle).toEqual(expect.stringMatching(/./));
  });

  it('reads the offers of no bids outside the period', async () => {
    const { at, exported } = anExport();
    const open = jest.spyOn(at.container.get(Offers), 'open');
    const now = at.container.get(Clock).now();
    for (const [number, placedAt] of [
      ['MB-1', now - 800 * 86_400_000],
      ['MB-2', now],
    ] as const) {
      await at.container
        .get(Book)
        .keep('placedBids', number, { hashId: number as HashId, amount: euros(500), placedAt });
    }
    await exported.read('bids', 'thisYear');
    expect(exported.work).toMatchObject({ rows: [{ number: 'MB-2' }], unread: 1 });
    expect(open.mock.calls.map(([hashId]) => hashId)).toEqual(['MB-2']);
  });

  it('says of a deal what differed at its handover', async () => {
    const { at, read } = anExport();
    const [first] = await read('deals');
    await at.container.get(Book).put('handovers', [{ key: first!.number as HashId, value: aReportedHandover }]);
    const again = await read('deals');
    expect(again.map(({ handover }) => handover)).toEqual(['2 0', ...again.slice(1).map(() => '')]);
  });

  it('limits what has a time to a period, and counts the rows whose time is not known', async () => {
    const { at, exported, read } = anExport();
    const now = at.container.get(Clock).now();
    const book = at.container.get(Book);
    const all = await read('deals');
    const [first, second] = all.map(({ number }) => number as HashId);
    await book.keep('purchaseTimes', first!, { boughtAt: now });
    await book.keep('purchaseTimes', second!, { seenAt: now - 800 * 86_400_000 });
    await exported.read('deals', 'thisYear');
    expect(exported.work).toMatchObject({
      rows: [{ number: first, boughtAt: { at: now } }],
      undated: all.length - 2,
    });
    const invoices = await read('invoices');
    await exported.read('invoices', 'lastYear');
    expect(exported.work).toMatchObject({ rows: invoices, undated: 0 });
  });

  it('says why a page is missing, and saves nothing then', async () => {
    const { at, exported } = anExport();
    at.twins.line.failNext({ reason: 'timedOut' });
    await exported.read('deals');
    expect(exported.work).toEqual({ step: 'failed', kind: 'deals', failure: { reason: 'timedOut' } });
  });

  it('drops what arrives after it was cancelled', async () => {
    const { exported } = anExport();
    const reading = exported.read('archive');
    expect(exported.work.step).toBe('reading');
    exported.cancel();
    await reading;
    await settled();
    expect(exported.work).toEqual({ step: 'idle' });
  });
});
