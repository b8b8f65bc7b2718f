import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import { filterBrands } from '../../../domain/offers/list/FilterBrand';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import { questionOf } from '../../../domain/search/SavedSearch';
import { SECOND } from '../../../domain/shared/Instant';
import { BookStore } from '../../book/BookStore';
import { NotifyDealer } from '../../notifications/NotifyDealer';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { type Cancel, Clock } from '../../ports/Clock';
import { Offers } from '../../ports/Offers';
import { SellingStore } from '../../selling/SellingStore';
import { JudgeOffers } from '../JudgeOffers';
import { NewMatches } from './NewMatches';

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
 * Finds out whether offers whose rows do not tell belong to saved searches. Each offer is opened in the background. If that
 * does not tell either, such as for a radius, the server is asked whether the search lists this offer.
 */
@injectable()
export class UncertainMatches {
  private doubts: readonly Doubt[] = [];

  constructor(
    private readonly offers: Offers,
    private readonly registry: OfferRegistry,
    private readonly selling: SellingStore,
    private readonly judgeOffers: JudgeOffers,
    private readonly matches: NewMatches,
    private readonly notifyDealer: NotifyDealer,
    private readonly bookStore: BookStore,
    private readonly clock: Clock,
  ) {}

  /** Sends at most one request a second, until it is cancelled. */
  run(): Cancel {
    const controller = new AbortController();
    const stop = this.clock.every(SECOND, () => void this.next(controller.signal));
    return () => {
      stop();
      controller.abort();
      this.doubts = [];
    };
  }

  doubtful(hashId: HashId, searchIds: readonly string[], isOpened = false): void {
    if (searchIds.length > 0) this.doubts = [{ hashId, searchIds, isOpened }, ...this.doubts].slice(0, MOST_DOUBTS);
  }

  private async next(signal: AbortSignal): Promise<void> {
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
