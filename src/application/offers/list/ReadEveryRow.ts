import { injectable } from 'inversify';
import { runInAction, when } from 'mobx';
import { noFilters } from '../../../domain/offers/list/BrowseFilters';
import { isUnfiltered } from '../../../domain/offers/list/BrowseQuestion';
import { type OfferTab, readAsWhole, summedAsWhole } from '../../../domain/offers/list/OfferTab';
import type { HashId } from '../../../domain/offers/Offer';
import type { Failure } from '../../../domain/shared/Failure';
import { SECOND } from '../../../domain/shared/Instant';
import type { ListPage } from '../../../domain/shared/Page';
import { type Result, success } from '../../../domain/shared/Result';
import { type Cancel, Clock } from '../../ports/Clock';
import { Offers } from '../../ports/Offers';
import { readPages } from '../../shared/readPages';
import { together } from '../../shared/together';
import { OfferRegistry } from '../OfferRegistry';
import { ListedDay } from './ListedDay';
import { OfferLists } from './OfferLists';
import { WholeListStore } from './WholeListStore';

/** Another list than those of own bids and deals is not read further. */
const MOST_PAGES = 4;

/** In milliseconds. */
const AFTER_FAILURE = 30 * SECOND;

/**
 * Reads the rows that numbers and sums are made of and that no list holds: all own bids and deals, and of the browse list further
 * pages, or all of them while it is filtered. The lists themselves stay as they are.
 */
@injectable()
export class ReadEveryRow {
  constructor(
    private readonly offers: Offers,
    private readonly lists: OfferLists,
    private readonly registry: OfferRegistry,
    private readonly store: WholeListStore,
    private readonly listedDay: ListedDay,
    private readonly clock: Clock,
  ) {}

  run(tabs: readonly OfferTab[] = ['browse', ...summedAsWhole]): Cancel {
    const controller = new AbortController();
    const ends = tabs.map(tab =>
      when(
        () => (this.lists.of(tab).lastFetchedAt ?? 0) > 0 && !this.lists.of(tab).isUnanswered,
        () => void this.read(tab, controller.signal),
      ),
    );
    return together(...ends, () => controller.abort());
  }

  private async read(tab: OfferTab, signal: AbortSignal): Promise<void> {
    const { ids, mayLackRows, knownTotal, question, lastFetchedAt } = this.lists.of(tab);
    const isHeld = isUnfiltered(question) && (!mayLackRows || (tab === 'browse' && this.listedDay.isWithin(ids)));
    const isRead = (this.store.read.get(tab)?.at ?? -Infinity) >= (lastFetchedAt ?? Infinity);
    if ((isHeld || isRead) && tab !== 'browse') return;
    const answer = isHeld
      ? success({ rows: [...ids], total: knownTotal, isWhole: true })
      : await this.readAll(tab, signal);
    if (!answer?.ok) {
      if (!signal.aborted) this.clock.after(AFTER_FAILURE, () => !signal.aborted && void this.read(tab, signal));
      return;
    }
    const { rows, total, isWhole } = answer.value;
    if (signal.aborted) return;
    runInAction(() => {
      this.store.listRead(tab, { ids: rows, total, at: this.clock.now() });
      if (tab === 'browse') this.store.dayRead(isWhole || this.listedDay.isWithin(rows));
    });
  }

  /** Own bids and deals without a limit. Of the browse list, the offers of the last day suffice. */
  private readAll(tab: OfferTab, signal: AbortSignal) {
    return readPages<HashId>({
      ask: page => this.page(tab, page, signal),
      idOf: hashId => hashId,
      isEnough: rows => tab === 'browse' && this.listedDay.isWithin([...rows.values()]),
      ...(!readAsWhole.includes(tab) && { mostPages: MOST_PAGES }),
      signal,
    });
  }

  private page(tab: OfferTab, page: number, signal: AbortSignal): Promise<Result<ListPage<HashId>, Failure>> {
    return this.registry.ask(
      () => this.offers.list(tab, { page, filters: noFilters, buyNowOnly: false }, signal),
      (answer, merge) => {
        if (!answer.ok) return answer;
        if (!signal.aborted) merge(this.registry.listed(tab, answer.value.offers));
        return success({ ...answer.value, rows: answer.value.offers.map(({ hashId }) => hashId) });
      },
    );
  }
}
