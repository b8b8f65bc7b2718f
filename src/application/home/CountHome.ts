import { inject, injectable } from 'inversify';
import { runInAction, when } from 'mobx';
import { noFilters } from '../../domain/offers/list/BrowseFilters';
import { asksSame, defaultQuestion } from '../../domain/offers/list/BrowseQuestion';
import type { OfferTab } from '../../domain/offers/list/OfferTab';
import type { HashId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import { DAY } from '../../domain/shared/Instant';
import type { ListPage } from '../../domain/shared/Page';
import { type Result, success } from '../../domain/shared/Result';
import { OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import { ReadSeenOffers } from '../offers/seen/ReadSeenOffers';
import { type Cancel, Clock } from '../ports/Clock';
import { Offers } from '../ports/Offers';
import { readPages } from '../shared/readPages';
import { together } from '../shared/together';
import { HomeStore } from './HomeStore';

/** A list that is longer than this is counted as 'at least'. */
const MOST_PAGES = 20;

const tabs = ['browse', 'ownBids', 'inRealization'] as const satisfies readonly OfferTab[];

/**
 * Reads the rows that `HomeNumbers` counts and that no list holds, such as further pages, or all of them while the browse
 * list is filtered. The lists themselves stay as they are.
 */
@injectable()
export class CountHome {
  constructor(
    @inject(Offers) private readonly offers: Offers,
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(ReadSeenOffers) private readonly readSeen: ReadSeenOffers,
    @inject(HomeStore) private readonly home: HomeStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  run(): Cancel {
    const controller = new AbortController();
    const ends = tabs.map(tab =>
      when(
        () => (this.lists.of(tab).lastFetchedAt ?? 0) > 0,
        () => void this.read(tab, controller.signal),
      ),
    );
    return together(...ends, () => controller.abort());
  }

  private async read(tab: (typeof tabs)[number], signal: AbortSignal): Promise<void> {
    const { ids, mayLackRows, knownTotal, question } = this.lists.of(tab);
    const isUnfiltered = asksSame(question, { ...defaultQuestion, paging: question.paging });
    const isHeld = isUnfiltered && (!mayLackRows || (tab === 'browse' && this.isDayWithin(ids)));
    if (isHeld && tab !== 'browse') return;
    const answer = isHeld
      ? success({ rows: [...ids], total: knownTotal, isWhole: true })
      : await this.readAll(tab, signal);
    if (!answer?.ok) return;
    const { rows, total, isWhole } = answer.value;
    if (tab === 'browse') await this.readSeen.of(rows);
    if (signal.aborted) return;
    runInAction(() => {
      this.home.listRead(tab, rows, total);
      if (tab === 'browse') this.home.dayRead(isWhole || this.isDayWithin(rows));
    });
  }

  /** Of the browse list, the offers of the last day suffice. */
  private readAll(tab: OfferTab, signal: AbortSignal) {
    return readPages<HashId>({
      ask: page => this.page(tab, page, signal),
      idOf: hashId => hashId,
      isEnough: rows => tab === 'browse' && this.isDayWithin([...rows.values()]),
      mostPages: MOST_PAGES,
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

  /** Whether the server lists the newest offers first, and the last of these is older than a day. */
  private isDayWithin(read: readonly HashId[]): boolean {
    const times = read.map(hashId => this.registry.get(hashId)?.publishedAt ?? null);
    const isNewestFirst = times.every((at, place) => at !== null && at <= (times[place - 1] ?? at));
    return isNewestFirst && (times.at(-1) ?? Infinity) < this.clock.now() - DAY;
  }
}
