import * as fc from 'fast-check';
import { runInAction } from 'mobx';
import { DealBoard } from '../../../src/application/board/DealBoard';
import { Exports } from '../../../src/application/board/Exports';
import { PickupTour } from '../../../src/application/board/PickupTour';
import { Book } from '../../../src/application/book/Book';
import { Clock } from '../../../src/application/ports/Clock';
import { Offers } from '../../../src/application/ports/Offers';
import { boardPlace, boardPlaces } from '../../../src/domain/board/BoardColumn';
import type { ExportKind } from '../../../src/domain/board/ExportTable';
import { withStop } from '../../../src/domain/board/PickupPlan';
import { type Deal, isPickedUp } from '../../../src/domain/offers/Deal';
import type { HashId } from '../../../src/domain/offers/Offer';
import { SECOND } from '../../../src/domain/shared/Instant';
import type { LocalDate } from '../../../src/domain/shared/LocalDate';
import { euros } from '../../../src/domain/shared/Money';
import { sellerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { aReportedHandover } from '../../support/aHandover';
import { arrives } from '../../support/aList';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace, type WorkplaceOptions } from '../../support/Workplace';

watchActions();

describe('DealBoard', () => {
  async function atTheBoard(at = new Workplace({ offers: 600 })) {
    const leave = at.container.get(DealBoard).run();
    await settled();
    return { at, board: at.container.get(DealBoard), list: at.list('inRealization'), leave };
  }

  /** The server shows more of the deal. */
  function serverSays(at: Workplace, hashId: HashId, flags: Partial<Deal>): void {
    const { id, deal } = at.offer(hashId);
    runInAction(() => at.registry.apply({ id, hashId, deal: { ...deal!, ...flags } }));
  }

  it('shows every deal once, in the place of its flags', async () => {
    const { at, board, list } = await atTheBoard();
    expect(list.ids.length).toBe(list.totalCount);
    expect(list.ids.length).toBeGreaterThan(3);
    expect(boardPlaces.flatMap(place => board.shown[place]).sort()).toEqual([...list.ids].sort());
    for (const place of boardPlaces)
      for (const hashId of board.shown[place]) expect(boardPlace(at.offer(hashId).deal!)).toBe(place);
    expect(board.toMove).toBe(0);
  });

  it('asks for nothing but the list of deals', async () => {
    const { at } = await atTheBoard();
    expect(new Set(at.sent('list'))).toEqual(new Set(['list inRealization 1']));
  });

  it('moves a deal at once if the dealer does not use the board, and otherwise when the dealer wants it', async () => {
    const { at, board, list } = await atTheBoard();
    const [first, second] = board.shown.contract;
    serverSays(at, first!, { vehiclePickedUp: true });
    expect(board.shown.pickup).toContain(first);
    runInAction(() => list.place.useChanged(true));
    serverSays(at, second!, { vehiclePickedUp: true });
    expect(board.shown.contract).toContain(second);
    expect(board.toMove).toBe(1);
    runInAction(() => board.rearranged());
    expect(board.shown.pickup).toContain(second);
    expect(board.toMove).toBe(0);
  });

  it('moves what has got further when the dealer leaves the board', async () => {
    const { at, board, list } = await atTheBoard();
    runInAction(() => list.place.useChanged(true));
    const [first] = board.shown.contract;
    serverSays(at, first!, { vehiclePickedUp: true });
    runInAction(() => list.place.useChanged(false));
    expect(board.shown.pickup).toContain(first);
  });

  it('gives an opened deal the next one of the board, until the board is left', async () => {
    const { at, board, leave } = await atTheBoard();
    expect(at.lists.idsOnScreen).toEqual(boardPlaces.flatMap(place => board.shown[place]));
    leave();
    expect(at.lists.visible).toBeNull();
  });
});

describe('Exports', () => {
  function anExport(at = new Workplace({ offers: 600 })) {
    const exported = at.container.get(Exports);
    const read = async (kind: ExportKind) => {
      await exported.read(kind);
      if (exported.work.step !== 'read') throw new Error(exported.work.step);
      return exported.work.rows;
    };
    return { at, exported, read };
  }

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

describe('PickupTour', () => {
  async function aTour(options: WorkplaceOptions = {}) {
    const at = new Workplace({ offers: 600, ...options });
    const keep = at.container.get(PickupTour);
    keep.run();
    await at.loadOffers.refresh('inRealization');
    await settled();
    const deals = at
      .list('inRealization')
      .ids.map(hashId => at.offer(hashId))
      .filter(({ deal }) => deal && !isPickedUp(deal));
    return { at, keep, deals };
  }

  it('shares one tour between two tabs, and neither undoes the change of the other', async () => {
    const here = await aTour();
    const there = await aTour({ beside: here.at });
    const [first, second] = here.deals.map(({ hashId }) => hashId);
    here.keep.change(plan => withStop(plan, first!, true));
    await here.at.passes(SECOND);
    there.keep.change(plan => withStop(plan, second!, true));
    await there.at.passes(SECOND);
    expect(here.keep.plan.stops).toEqual([first, second]);
    expect(there.keep.plan.stops).toEqual([first, second]);
  });

  it('keeps both changes if two tabs change the tour at the same time', async () => {
    const here = await aTour();
    const there = await aTour({ beside: here.at });
    const [first, second] = here.deals.map(({ hashId }) => hashId);
    here.keep.change(plan => withStop(plan, first!, true));
    await settled();
    there.keep.change(plan => withStop(plan, second!, true));
    there.keep.change(plan => ({ ...plan, driver: 'Lena' }));
    await here.at.passes(SECOND);
    const shared = { stops: [first, second], driver: 'Lena' };
    expect([here.keep.plan, there.keep.plan]).toMatchObject([shared, shared]);
  });

  it('shows the tour that is planned here if the stored one cannot be read', async () => {
    const at = new Workplace({ offers: 600 });
    at.twins.book.failure = { reason: 'unavailable' };
    const keep = at.container.get(PickupTour);
    keep.run();
    expect(keep.isShown).toBe(false);
    await settled();
    keep.change(plan => ({ ...plan, driver: 'Lena' }));
    expect([keep.isShown, keep.plan.driver]).toEqual([true, 'Lena']);
  });

  it('takes a vehicle out of the tour whose deal is archived elsewhere, once all deals are loaded', async () => {
    const { at, keep, deals } = await aTour();
    const [{ hashId: gone }, { hashId: left }] = [deals[0]!, deals[1]!] as const;
    keep.change(plan => withStop(withStop(plan, gone, true), left, true));
    const list = at.list('inRealization');
    const remaining = list.ids.filter(id => id !== gone);
    const page = {
      ids: remaining,
      totalPages: 2,
      totalCount: remaining.length + 1,
      limit: null,
      availableCountries: null,
    };
    runInAction(() => arrives(list, 'first', page, at.twins.clock.now() + 1));
    expect(keep.plan.stops).toEqual([gone, left]);
    runInAction(() =>
      arrives(list, 'first', { ...page, totalPages: 1, totalCount: remaining.length }, at.twins.clock.now() + 2),
    );
    expect(keep.plan.stops).toEqual([left]);
  });

  it('forgets the date of a tour whose vehicles are all picked up', async () => {
    const { at, keep, deals } = await aTour();
    const { id, hashId, deal } = deals[0]!;
    keep.change(plan => ({ ...withStop(plan, hashId, true), date: '2026-11-27' as LocalDate }));
    runInAction(() => at.registry.apply({ id, hashId, deal: { ...deal!, vehiclePickedUp: true } }));
    expect(keep.plan).toMatchObject({ stops: [], date: null });
  });

  it('takes a vehicle out of the tour that is picked up, here or elsewhere', async () => {
    const { at, keep, deals } = await aTour();
    const { id, hashId, deal } = deals[0]!;
    keep.change(plan => withStop(plan, hashId, true));
    expect(keep.plan.stops).toEqual([hashId]);
    await at.passes(SECOND);
    const pickedUp = { ...deal!, vehiclePickedUp: true };
    runInAction(() => at.registry.apply({ id, hashId, deal: pickedUp }));
    expect(keep.plan.stops).toEqual([]);
    await at.passes(SECOND);
    const { keep: reloaded } = await aTour({ beside: at });
    expect(reloaded.plan.stops).toEqual([]);
  });

  it('never keeps a picked-up vehicle on the tour, in any tab', async () => {
    const step = fc.tuple(fc.constantFrom('choose', 'pickUp', 'invoice', 'chooseInOtherTab'), fc.nat(3));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async steps => {
        const here = await aTour();
        const there = await aTour({ beside: here.at });
        const pickedUp = new Set<string>();
        const chosen = new Set<string>();
        for (const [what, place] of steps) {
          const { id, hashId, deal } = here.deals[place]!;
          if (what === 'choose' || what === 'chooseInOtherTab') {
            (what === 'choose' ? here : there).keep.change(plan => withStop(plan, hashId, true));
            chosen.add(hashId);
          } else {
            const done = what === 'pickUp' ? { vehiclePickedUp: true } : { invoiceCreated: true };
            const { at } = here;
            runInAction(() => at.registry.apply({ id, hashId, deal: { ...at.offer(hashId).deal!, ...deal, ...done } }));
            pickedUp.add(hashId);
          }
          await here.at.passes(SECOND);
          const left = [...chosen].filter(hashId => !pickedUp.has(hashId)).sort();
          expect([...here.keep.plan.stops].sort()).toEqual(left);
          expect([...there.keep.plan.stops].sort()).toEqual(left);
        }
      }),
      { numRuns: 10 },
    );
  });
});
