import { injectable } from 'inversify';
import { action, makeObservable, observable, when } from 'mobx';
import { noFilters } from '../../../domain/offers/list/BrowseFilters';
import { isUnfiltered } from '../../../domain/offers/list/BrowseQuestion';
import { type OfferTab, readAsWhole, summedAsWhole } from '../../../domain/offers/list/OfferTab';
import type { Refinements } from '../../../domain/offers/list/Refinements';
import type { HashId } from '../../../domain/offers/Offer';
import type { Failure } from '../../../domain/shared/Failure';
import { DAY, type Instant, SECOND } from '../../../domain/shared/Instant';
import type { ListPage } from '../../../domain/shared/Page';
import { type Result, success } from '../../../domain/shared/Result';
import { type Cancel, Clock } from '../../ports/Clock';
import { Offers } from '../../ports/Offers';
import { readPages } from '../../shared/readPages';
import { together } from '../../shared/together';
import { OfferRegistry } from '../OfferRegistry';
import { type OfferList, OfferLists } from './OfferLists';

/** Another list than those of own bids and deals is not read further. */
const MOST_PAGES = 4;

/** In milliseconds. */
const AFTER_FAILURE = 30 * SECOND;

interface ReadRows {
  readonly ids: readonly HashId[];
  readonly total: number | null;
  readonly at: Instant;
  /** All offers of the last day are read. */
  readonly isDayRead: boolean;
}

/**
 * The rows that every number is made of: those of a list, and those that are read beyond it: all own bids and deals, and of the
 * browse list further pages, or all of them while it is filtered. The lists themselves stay as they are.
 */
@injectable()
export class CountedRows {
  /** What was read beyond the held pages of the lists, so that the numbers are exact. */
  readonly read = observable.map<OfferTab, ReadRows>(undefined, { deep: false });

  constructor(
    private readonly lists: OfferLists,
    private readonly registry: OfferRegistry,
    private readonly offers: Offers,
    private readonly clock: Clock,
  ) {
    makeObservable(this, { rowsRead: action });
  }

  idsOf(tab: OfferTab): ReadonlySet<HashId> {
    const { ids, newRows } = this.lists.of(tab);
    return new Set([...ids, ...newRows, ...(this.readBeyond(tab)?.ids ?? [])]);
  }

  /** How many rows a list has. Null if that is not known. Undefined if too few of them are held to be counted. */
  totalOf(tab: OfferTab): number | null | undefined {
    const { knownTotal, lastFetchedAt } = this.lists.of(tab);
    const read = this.readBeyond(tab);
    if (read) return read.total;
    const isCountable = lastFetchedAt !== null && (!readAsWhole.includes(tab) || this.isListWhole(tab));
    return isCountable ? knownTotal : undefined;
  }

  /** Whether all own bids or deals are held, so that a sum of them is no smaller number. */
  isWhole(tab: OfferTab): boolean {
    return this.totalOf(tab) !== undefined;
  }

  /** What was read beyond the list says nothing about what came since, if the list was fetched again. */
  get isDayHeld(): boolean {
    const { at, isDayRead } = this.read.get('browse') ?? {};
    return isDayRead === true && at! >= (this.lists.of('browse').lastFetchedAt ?? -Infinity);
  }

  /** Whether rows that a list does not hold may fit its refinements. Observable. */
  mayLackFitting(list: OfferList, { lastDay }: Refinements = list.question.refinements): boolean {
    return list.mayLackRows && !(lastDay && this.isWithinDay(list.ids));
  }

  /** Reads the rows beyond these lists until it is cancelled. */
  run(tabs: readonly OfferTab[] = ['browse', ...summedAsWhole]): Cancel {
    const controller = new AbortController();
    const ends = tabs.map(tab =>
      when(
        () => (this.lists.of(tab).lastFetchedAt ?? 0) > 0 && !this.lists.of(tab).isUnanswered,
        () => void this.readOn(tab, controller.signal),
      ),
    );
    return together(...ends, () => controller.abort());
  }

  rowsRead(tab: OfferTab, rows: ReadRows): void {
    this.read.set(tab, rows);
  }

  /** What was read beyond a list. A list of own bids or deals that is whole needs none, and may have lost rows since. */
  private readBeyond(tab: OfferTab) {
    return readAsWhole.includes(tab) && this.isListWhole(tab) ? undefined : this.read.get(tab);
  }

  private isListWhole(tab: OfferTab): boolean {
    const { lastFetchedAt, mayLackRows, question } = this.lists.of(tab);
    return lastFetchedAt !== null && !mayLackRows && isUnfiltered(question);
  }

  /** Whether the rows of the server are in the order newest first, and the last of these is older than a day. */
  private isWithinDay(rows: readonly HashId[]): boolean {
    const times = rows.map(hashId => this.registry.get(hashId)?.publishedAt ?? null);
    const isNewestFirst = times.every((at, place) => at !== null && at <= (times[place - 1] ?? at));
    return isNewestFirst && (times.at(-1) ?? Infinity) < this.clock.now() - DAY;
  }

  private async readOn(tab: OfferTab, signal: AbortSignal): Promise<void> {
    const { ids, mayLackRows, knownTotal, question, lastFetchedAt } = this.lists.of(tab);
    const isHeld = isUnfiltered(question) && (!mayLackRows || (tab === 'browse' && this.isWithinDay(ids)));
    const isRead = (this.read.get(tab)?.at ?? -Infinity) >= (lastFetchedAt ?? Infinity);
    if ((isHeld || isRead) && tab !== 'browse') return;
    const answer = isHeld
      ? success({ rows: [...ids], total: knownTotal, isWhole: true })
      : await this.readAll(tab, signal);
    if (signal.aborted) return;
    if (!answer?.ok) {
      this.clock.after(AFTER_FAILURE, () => !signal.aborted && void this.readOn(tab, signal));
      return;
    }
    const { rows, total, isWhole } = answer.value;
    const isDayRead = tab === 'browse' && (isWhole || this.isWithinDay(rows));
    this.rowsRead(tab, { ids: rows, total, at: this.clock.now(), isDayRead });
  }

  /** Own bids and deals without a limit. Of the browse list, the offers of the last day suffice. */
  private readAll(tab: OfferTab, signal: AbortSignal) {
    return readPages<HashId>({
      ask: page => this.page(tab, page, signal),
      idOf: hashId => hashId,
      isEnough: rows => tab === 'browse' && this.isWithinDay([...rows.values()]),
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
