import { expect, test } from '@playwright/test';
import type { OfferList } from '../../src/application/offers/list/OfferLists';
import { OfferRegistry } from '../../src/application/offers/OfferRegistry';
import type { HashId, OfferId, OfferPatch } from '../../src/domain/offers/Offer';
import { euros } from '../../src/domain/shared/Money';
import { anOfferList, arrives } from '../support/aList';
import { record } from './Figure';
import { median } from './numbers';

const PAGE = 20;
const ROUNDS = 200;
const WARM_UP = 100;

type Way = 'the next page' | 'a page again, in place';

const patch = (index: number, bid: number): OfferPatch => ({
  id: (index + 1) as OfferId,
  hashId: `BN-${index}` as HashId,
  label1: 'BMW R 1250 GS',
  label2: 'Adventure',
  highestBid: euros(bid),
  bidsCount: index % 9,
  year: 2021,
  region: 'DE',
});

const patches = (from: number, count: number, bid: number): OfferPatch[] =>
  Array.from({ length: count }, (_, index) => patch(from + index, bid));

/** A list that holds all its offers, as the use-case that fetches pages leaves it. */
class HeldList {
  readonly registry = new OfferRegistry();
  readonly list: OfferList = anOfferList();
  private bid = 1000;

  static async of(count: number): Promise<HeldList> {
    const held = new HeldList();
    await held.next(patches(0, count, held.bid));
    return held;
  }

  /** Milliseconds. */
  async merge(way: Way): Promise<number> {
    const { length } = this.list.ids;
    this.bid += 50;
    const page = way === 'the next page' ? patches(length, PAGE, this.bid) : patches(length - 2 * PAGE, PAGE, this.bid);
    const startedAt = performance.now();
    if (way === 'the next page') await this.next(page);
    else await this.again(page);
    const lasted = performance.now() - startedAt;
    expect(this.registry.get(page[0]!.hashId)?.highestBid).toBe(euros(this.bid));
    return lasted;
  }

  private next(page: readonly OfferPatch[]): Promise<void> {
    this.list.requested('more');
    return this.registry.ask(
      async () => page,
      (rows, merge) => {
        merge(rows);
        arrives(this.list, 'more', { ...this.arrived(rows) }, Date.now());
      },
    );
  }

  private again(page: readonly OfferPatch[]): Promise<void> {
    return this.registry.ask(
      async () => page,
      (rows, merge) => {
        merge(rows);
        this.list.newRowsArrived(rows.map(({ hashId }) => hashId));
      },
    );
  }

  private arrived(page: readonly OfferPatch[]) {
    const ids = page.map(({ hashId }) => hashId);
    return { ids, totalPages: 1e6, totalCount: 1e6, limit: PAGE };
  }
}

test('merging a page of 20 into a held list stays within budget', async ({}, testInfo) => {
  const ways: Way[] = ['the next page', 'a page again, in place'];
  const sizes = [1_000, 100_000];
  const medians: Record<string, number[]> = {};
  for (const way of ways) {
    const lists = await Promise.all(sizes.map(size => HeldList.of(size)));
    const lasted = lists.map(() => [] as number[]);
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      for (const [index, list] of lists.entries()) {
        const time = await list.merge(way);
        if (round >= 0) lasted[index]!.push(time);
      }
    }
    medians[way] = lasted.map(median);
  }

  const [small, large] = sizes.map((_, index) => Math.max(...ways.map(way => medians[way]![index]!))) as [
    number,
    number,
  ];
  await record(testInfo, {
    budget: 10,
    what: 'merging a page of 20 into 100,000 held offers, and (control) into 1,000',
    runs: { control: [small], before: [], after: [large] },
    unit: 'ms',
    // The resolution of the timer does not matter beside the budget itself.
    limit: Math.min(1, Math.max(1.5 * small, small + 0.05)),
  });
});
