import * as fc from 'fast-check';
import { runInAction } from 'mobx';
import { RecordSeenOffers } from '../../../../src/application/offers/seen/RecordSeenOffers';
import { SeenOffers } from '../../../../src/application/offers/seen/SeenOffers';
import type { HashId, Offer } from '../../../../src/domain/offers/Offer';
import { SECOND } from '../../../../src/domain/shared/Instant';
import type { Money } from '../../../../src/domain/shared/Money';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { atTheList, Workplace } from '../../../support/Workplace';

watchActions();

/** A page whose dealer sees these rows of the list. */
class Sight {
  readonly store: SeenOffers;
  readonly ids: readonly HashId[];
  readonly end: () => void;

  constructor(readonly at: Workplace) {
    this.store = at.container.get(SeenOffers);
    this.ids = at.list('browse').ids.slice();
    this.end = at.container.get(RecordSeenOffers).run();
  }

  show(from: number, to: number, half?: () => { readonly from: number; readonly to: number }): void {
    this.at.lists.tilesVisible({ tab: 'browse', ids: this.ids, from, to, ...(half && { half }) });
  }

  offer(place: number): Offer {
    return this.at.offer(this.ids[place]!);
  }

  /** The first row from here on whose offer the dealer can only know from this list. */
  unseenPlace(from: number): number {
    return this.ids.findIndex((_, place) => place >= from && !this.offer(place).ownBid && !this.offer(place).deal);
  }

  marks(from: number, to: number) {
    return this.ids.slice(from, to).map(hashId => this.store.markOf(this.at.offer(hashId)));
  }

  change(place: number, parts: Partial<Offer>): void {
    const { id, hashId } = this.offer(place);
    runInAction(() => this.at.registry.apply({ id, hashId, ...parts }));
  }

  async stored(): Promise<readonly string[]> {
    const records = await this.at.twins.book.readAll(this.at.session.dealerKey, 'seen');
    return records.ok ? records.value.map(({ key }) => key) : [];
  }
}

async function aSight(of?: Workplace): Promise<Sight> {
  const sight = new Sight(of ?? (await atTheList({ offers: 20 })));
  sight.show(0, 0);
  await settled();
  return sight;
}

/** The next visit on the same device. */
async function nextVisit({ at }: Sight): Promise<Sight> {
  const later = new Workplace({ beside: at });
  later.lists.shown('browse');
  await later.loadOffers.refresh('browse');
  return aSight(later);
}

const price = (cents: number) => cents as Money;

describe('RecordSeenOffers', () => {
  it('marks nothing on the first visit, except for what is published during it', async () => {
    const sight = await aSight();
    sight.show(0, 3);
    await sight.at.passes(3 * SECOND);
    expect(sight.marks(0, 99)).toEqual(Array(sight.ids.length).fill(null));
    const place = sight.unseenPlace(3);
    sight.change(place, { publishedAt: sight.at.twins.clock.now() + 1 });
    expect(sight.marks(place, place + 1)).toEqual(['new']);
  });

  it('keeps a row after a second in sight, and marks the other rows as new on the next visit', async () => {
    const sight = await aSight();
    sight.show(0, 3);
    await sight.at.passes(SECOND - 1);
    expect(await sight.stored()).toEqual([]);
    await sight.at.passes(1);
    expect(await sight.stored()).toEqual(sight.ids.slice(0, 3).sort());
    sight.end();
    const later = await nextVisit(sight);
    const unseen = later.unseenPlace(3);
    expect(later.marks(0, 3)).toEqual([null, null, null]);
    expect(later.marks(unseen, unseen + 1)).toEqual(['new']);
  });

  it('writes once a second at most, whatever the number of rows, and nothing if nothing changed', async () => {
    const sight = await aSight();
    const put = jest.spyOn(sight.at.twins.book, 'put');
    sight.show(0, 12);
    await sight.at.passesInSeconds(3);
    expect(put).toHaveBeenCalledTimes(1);
    await sight.at.passesInSeconds(30);
    sight.show(0, 12);
    await sight.at.passesInSeconds(3);
    expect(put).toHaveBeenCalledTimes(1);
    runInAction(() => {
      sight.change(1, { buyNowPrice: price(500_000) });
      sight.change(2, { buyNowPrice: price(600_000) });
    });
    await sight.at.passesInSeconds(3);
    expect(put).toHaveBeenCalledTimes(2);
  });

  it('reads the rows of a list that scrolls in blocks, each row once', async () => {
    const { at } = await aSight();
    const ids = Array.from({ length: 200 }, (_, place) => `MB-${place}` as HashId);
    const read = jest.spyOn(at.twins.book, 'readSome');
    for (let from = 0; from < 100; from += 1) {
      at.lists.tilesVisible({ tab: 'browse', ids, from, to: from + 6 });
      await settled();
    }
    expect(read.mock.calls.map(([, , keys]) => keys)).toEqual([
      ids.slice(0, 60),
      ids.slice(60, 120),
      ids.slice(120, 180),
    ]);
  });

  it('leaves out a row of which less than half is in sight, until more of it is', async () => {
    const sight = await aSight();
    let half = { from: 1, to: 3 };
    sight.show(0, 4, () => half);
    await sight.at.passesInSeconds(3);
    expect(await sight.stored()).toEqual(sight.ids.slice(1, 3).sort());
    half = { from: 0, to: 4 };
    await sight.at.passesInSeconds(3);
    expect(await sight.stored()).toHaveLength(4);
  });

  it('keeps nothing while the tab is hidden', async () => {
    const sight = await aSight();
    sight.at.twins.browserWindow.hide();
    sight.show(0, 3);
    await sight.at.passesInSeconds(5);
    expect(await sight.stored()).toEqual([]);
    sight.at.twins.browserWindow.show();
    await sight.at.passesInSeconds(1);
    expect(await sight.stored()).toHaveLength(3);
  });

  it('keeps an offer that was opened for a moment, and not the rows below an open one', async () => {
    const sight = await aSight();
    sight.show(0, 3);
    runInAction(() => sight.at.lists.offerOpened(sight.ids[7]!));
    await settled();
    runInAction(() => sight.at.lists.offerOpened(sight.ids[8]!));
    await sight.at.passesInSeconds(5);
    expect(await sight.stored()).toEqual([...sight.ids.slice(7, 9)].sort());
  });

  it('shows what changed since the last visit until the row is out of sight', async () => {
    const first = await aSight();
    first.change(0, { buyNowPrice: price(490_000), bidsCount: 2 });
    first.show(0, 1);
    await first.at.passes(SECOND);
    first.end();
    const sight = await nextVisit(first);
    sight.change(0, { buyNowPrice: price(460_000), bidsCount: 5 });
    const changes = [
      { kind: 'buyNow', from: 490_000, to: 460_000 },
      { kind: 'bids', more: 3 },
    ];
    expect(sight.marks(0, 1)).toMatchObject([changes]);
    sight.show(0, 1);
    await sight.at.passesInSeconds(5);
    expect(sight.marks(0, 1)).toMatchObject([changes]);
    expect(sight.store.seenOf(sight.ids[0]!)).toHaveLength(2);
    sight.show(1, 2);
    expect(sight.marks(0, 1)).toEqual([null]);
  });

  it('knows what another tab has shown', async () => {
    const first = await aSight();
    first.show(0, 1);
    await first.at.passes(SECOND);
    const second = await nextVisit(first);
    const place = second.unseenPlace(1);
    expect(second.marks(place, place + 1)).toEqual(['new']);
    first.show(place, place + 1);
    await first.at.passesInSeconds(2);
    expect(second.marks(place, place + 1)).toEqual([null]);
  });

  it('marks and keeps nothing if the book cannot be read', async () => {
    const at = await atTheList();
    at.twins.book.failure = { reason: 'unavailable' };
    const put = jest.spyOn(at.twins.book, 'put');
    const sight = await aSight(at);
    sight.show(0, 3);
    await at.passesInSeconds(5);
    expect(put).not.toHaveBeenCalled();
    expect(sight.marks(0, 3)).toEqual([null, null, null]);
  });

  it('starts over when the dealer deletes the own data', async () => {
    const sight = await aSight();
    sight.show(0, 3);
    await sight.at.passes(SECOND);
    await sight.at.twins.book.removeAll(sight.at.session.dealerKey);
    await settled();
    expect(sight.store.isSeen(sight.ids[0]!)).toBe(false);
    expect(sight.marks(0, 99)).toEqual(Array(sight.ids.length).fill(null));
  });
});

describe('an offer', () => {
  it('is never told as new twice', async () => {
    const rows = 6;
    const step = fc.oneof(
      fc.record({ kind: fc.constant('show' as const), from: fc.nat(rows - 2), tab: fc.nat(1) }),
      fc.record({ kind: fc.constant('wait' as const), milliseconds: fc.constantFrom(200, 999, 1000, 2500) }),
      fc.record({ kind: fc.constant('open' as const), place: fc.nat(rows - 1), tab: fc.nat(1) }),
      fc.record({ kind: fc.constant('bid' as const), place: fc.nat(rows - 1), tab: fc.nat(1) }),
      fc.record({ kind: fc.constant('reload' as const), tab: fc.nat(1) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async steps => {
        const before = await aSight();
        await before.at.twins.book.put(before.at.session.dealerKey, 'seen', [
          { key: 'elsewhere', changedAt: 1, value: [] },
        ]);
        before.end();
        const tabs = [await nextVisit(before), await nextVisit(before)];
        /** Offers that left the sight of a tab that had kept them. */
        const told = new Set<HashId>();
        const noteTold = async (left: readonly HashId[]) => {
          const stored = await before.stored();
          for (const hashId of left) if (stored.includes(hashId)) told.add(hashId);
        };
        for (const each of steps) {
          if (each.kind === 'wait') await before.at.passes(each.milliseconds);
          else {
            const tab = tabs[each.tab]!;
            const inSight = tab.at.lists.tilesInSight;
            if (each.kind === 'show') {
              tab.show(each.from, each.from + 2);
              await settled();
              await noteTold(inSight.filter(hashId => !tab.at.lists.tilesInSight.includes(hashId)));
            } else if (each.kind === 'open') {
              const hashId = tab.ids[each.place]!;
              runInAction(() => tab.at.lists.offerOpened(hashId));
              await before.at.passes(SECOND);
              runInAction(() => tab.at.lists.offerClosed(hashId));
              await noteTold([hashId]);
            } else if (each.kind === 'bid') {
              tab.change(each.place, { highestBid: price(tab.offer(each.place).highestBid + 10_000) });
            } else {
              tab.end();
              await noteTold(inSight);
              tabs[each.tab] = await nextVisit(tab);
            }
          }
          for (const tab of tabs) {
            const { tilesInSight } = tab.at.lists;
            for (const hashId of told) {
              // A row that two tabs show at the same time keeps its mark until it leaves the sight.
              if (!tilesInSight.includes(hashId)) expect(tab.store.markOf(tab.at.offer(hashId))).not.toBe('new');
            }
          }
        }
        for (const tab of tabs) tab.end();
      }),
      { numRuns: 20 },
    );
  });
});
