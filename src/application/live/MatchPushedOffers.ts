import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import { filterBrands } from '../../domain/offers/list/FilterBrand';
import type { HashId, Offer } from '../../domain/offers/Offer';
import { questionOf } from '../../domain/search/SavedSearch';
import { SECOND } from '../../domain/shared/Instant';
import { BookStore } from '../book/BookStore';
import { NotifyDealer } from '../notifications/NotifyDealer';
import { OfferRegistry } from '../offers/OfferRegistry';
import { type Cancel, Clock } from '../ports/Clock';
import { Offers } from '../ports/Offers';
import { JudgeOffers } from '../search/JudgeOffers';
import { NewMatches } from '../search/saved/NewMatches';
import { SellingStore } from '../selling/SellingStore';
import { together } from '../shared/together';
import { PushedOffers } from './PushedOffers';

/** Milliseconds. The pushes of this time are judged together, after the frame that shows them. */
const BATCH = 250;
/** The others are judged in further tasks. */
const MOST_PER_TASK = 200;
/** Further matches at the same time are counted, and not announced one by one. */
const MOST_NEWS_PER_TASK = 3;

/** A market that publishes faster than offers can be opened is not followed in full: the newest doubts come first. */
const MOST_DOUBTS = 100;

interface Doubt {
  readonly hashId: HashId;
  /** The searches that may list the offer. */
  readonly searchIds: readonly string[];
  /** The opened offer does not tell either. */
  readonly isOpened: boolean;
}

/**
 * Judges each offer that is new on the market against the saved searches. If its row does not tell, the offer is opened in the
 * background. If that does not tell either, such as for a radius, the server is asked whether the search lists this offer.
 */
@injectable()
export class MatchPushedOffers {
  private waiting: readonly HashId[] = [];
  private cancelNext: Cancel | null = null;
  private doubts: readonly Doubt[] = [];

  constructor(
    private readonly pushed: PushedOffers,
    private readonly registry: OfferRegistry,
    private readonly judgeOffers: JudgeOffers,
    private readonly matches: NewMatches,
    private readonly offers: Offers,
    private readonly selling: SellingStore,
    private readonly bookStore: BookStore,
    private readonly notifyDealer: NotifyDealer,
    private readonly clock: Clock,
  ) {}

  /** Sends at most one request a second, until it is cancelled. */
  run(): Cancel {
    const controller = new AbortController();
    return together(
      this.pushed.onListed(hashIds => {
        this.waiting = [...this.waiting, ...hashIds];
        this.cancelNext ??= this.clock.after(BATCH, () => this.judgeNext());
      }),
      this.clock.every(SECOND, () => void this.findOutNext(controller.signal)),
      () => {
        this.cancelNext?.();
        this.cancelNext = null;
        this.waiting = [];
        controller.abort();
        this.doubts = [];
      },
    );
  }

  private judgeNext(): void {
    const batch = this.waiting.slice(0, MOST_PER_TASK);
    this.waiting = this.waiting.slice(MOST_PER_TASK);
    this.cancelNext = this.waiting.length > 0 ? this.clock.after(0, () => this.judgeNext()) : null;
    const judges = this.judgeOffers.bySavedSearches();
    runInAction(() => {
      let announced = 0;
      for (const hashId of batch) {
        const offer = this.registry.get(hashId);
        if (!offer) continue;
        const fits = judges.map(([searchId, judge]) => ({ searchId, fit: judge(offer) }));
        const searchesThat = (wanted: string) =>
          fits.filter(({ fit }) => fit === wanted).map(({ searchId }) => searchId);
        const match = this.matches.offerFound(offer, searchesThat('fits'));
        if (match && announced < MOST_NEWS_PER_TASK) {
          this.notifyDealer.matched(offer, match);
          announced += 1;
        }
        this.doubtful(hashId, searchesThat('mayFit'));
      }
    });
  }

  private doubtful(hashId: HashId, searchIds: readonly string[], isOpened = false): void {
    if (searchIds.length > 0) this.doubts = [{ hashId, searchIds, isOpened }, ...this.doubts].slice(0, MOST_DOUBTS);
  }

  private async findOutNext(signal: AbortSignal): Promise<void> {
    const [doubt, ...others] = this.doubts;
    if (!doubt) return;
    this.doubts = others;
    await (doubt.isOpened ? this.ask(doubt, signal) : this.open(doubt, signal));
  }

  private async open({ hashId, searchIds }: Doubt, signal: AbortSignal): Promise<void> {
    await this.registry.ask(
      () => this.offers.open(hashId, signal),
      (answer, merge) => {
        if (signal.aborted || !answer.ok) return;
        merge([answer.value.offer]);
        const offer = this.registry.get(hashId);
        if (!offer) return;
        const opened = { detail: answer.value.detail, brandOf: (id: number) => this.brandOf(id) };
        const fits = (wanted: string) => (searchId: string) => {
          const search = this.bookStore.get('searches', searchId);
          return search && this.judgeOffers.bySearch(questionOf(search, searchId))(offer, opened) === wanted;
        };
        this.found(offer, searchIds.filter(fits('fits')));
        for (const searchId of searchIds.filter(fits('mayFit'))) this.doubtful(hashId, [searchId], true);
      },
    );
  }

  private async ask({ hashId, searchIds: [searchId = ''] }: Doubt, signal: AbortSignal): Promise<void> {
    const search = this.bookStore.get('searches', searchId);
    if (!search) return;
    const { filters, refinements, ...question } = questionOf(search, searchId);
    const narrowed = filters.hashId.trim() === '' ? { ...filters, hashId } : filters;
    const answer = await this.offers.list('browse', { ...question, filters: narrowed }, signal);
    const offer = this.registry.get(hashId);
    if (signal.aborted || !answer.ok || !offer) return;
    const isListed = answer.value.offers.some(row => row.hashId === hashId);
    if (!isListed || this.judgeOffers.refined([hashId], refinements).length === 0) return;
    runInAction(() => this.found(offer, [searchId]));
  }

  private found(offer: Offer, searchIds: readonly string[]): void {
    const announced = this.matches.offerFound(offer, searchIds);
    if (announced) this.notifyDealer.matched(offer, announced);
  }

  private brandOf(brandId: number): string | null {
    return filterBrands(this.selling.brands.rows).find(({ id }) => id === brandId)?.name ?? null;
  }
}
