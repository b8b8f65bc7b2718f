import { injectable } from 'inversify';
import { untracked } from 'mobx';
import type { FilterFit, Judge } from '../../domain/offers/list/FilterFit';
import type { Refinements } from '../../domain/offers/list/Refinements';
import type { HashId } from '../../domain/offers/Offer';
import type { OwnData } from '../../domain/search/OwnData';
import { type OwnFacts, refinementJudge, type Search, searchJudge } from '../../domain/search/refinementJudge';
import { questionOf } from '../../domain/search/SavedSearch';
import { Book } from '../book/Book';
import { HiddenOffers } from '../offers/hidden/HiddenOffers';
import { OfferRegistry } from '../offers/OfferRegistry';
import { SeenOffers } from '../offers/seen/SeenOffers';
import { Clock } from '../ports/Clock';
import { Visits } from '../session/Visits';
import { OwnTrading } from '../settings/OwnTrading';
import { BROWSER_LIMIT, pause } from '../shared/inTime';

/** Judges offers by what the server tells and by what this device knows about them. */
@injectable()
export class JudgeOffers {
  constructor(
    private readonly registry: OfferRegistry,
    private readonly book: Book,
    private readonly hidden: HiddenOffers,
    private readonly seen: SeenOffers,
    private readonly visits: Visits,
    private readonly trading: OwnTrading,
    private readonly clock: Clock,
  ) {}

  /** Whether the own data is known by which these offers are judged or sorted. Observable. */
  isReady(hashIds: readonly HashId[], { book, sight }: OwnData): boolean {
    return (!book || this.book.held.isRead()) && (!sight || hashIds.every(hashId => this.seen.isRead(hashId)));
  }

  /**
   * Reads that data. Resolves when it is known, when it cannot be read, or after the longest wait for the browser. Null if it is
   * known already.
   */
  ready(hashIds: readonly HashId[], wanted: OwnData): Promise<void> | null {
    if (this.isReady(hashIds, wanted)) return null;
    const reads = [...(wanted.book ? [this.book.hold()] : []), ...(wanted.sight ? [this.seen.read(hashIds)] : [])];
    // The storage of the browser may never answer.
    return Promise.race([Promise.all(reads), pause(this.clock, BROWSER_LIMIT)]).then(() => {});
  }

  /** The judge of what the dealer looks for, with what this device knows now. */
  bySearch(search: Search): Judge {
    return searchJudge(search, this.facts);
  }

  /** The judges of the saved searches, with what this device knows now. One set judges many offers. */
  bySavedSearches(): readonly (readonly [searchId: string, judge: Judge])[] {
    return this.book.held
      .entries('searches')
      .map(([searchId, search]) => [searchId, this.bySearch(questionOf(search, searchId))]);
  }

  /** Those of the offers that a search lists for certain, or that it may list. Hidden offers are left out. */
  fitting(hashIds: readonly HashId[], search: Search, fit: FilterFit): readonly HashId[] {
    const shown = hashIds.filter(hashId => !this.hidden.isHidden(hashId));
    return this.judged(shown, this.bySearch(search), fit);
  }

  /** Those of the loaded offers that the refinements leave. */
  refined(hashIds: readonly HashId[], refinements: Refinements): readonly HashId[] {
    return this.judged(hashIds, refinementJudge(refinements, this.facts), 'fits');
  }

  private judged(hashIds: readonly HashId[], judge: Judge, fit: FilterFit): readonly HashId[] {
    return untracked(() =>
      hashIds.filter(hashId => {
        const offer = this.registry.get(hashId);
        return offer !== undefined && judge(offer) === fit;
      }),
    );
  }

  private get facts(): OwnFacts {
    const { visitAfter } = this.visits;
    return {
      now: this.clock.now(),
      isSeen: hashId => this.seen.isSeen(hashId) === true,
      wasSeenBefore: hashId => visitAfter !== null && this.seen.wasSeenBefore(hashId, visitAfter) === true,
      isChanged: offer => this.seen.changesOf(offer).length > 0,
      isOwnType: offer => this.trading.tradesIn(offer),
      noteOf: hashId => this.book.held.get('notes', hashId) ?? '',
    };
  }
}
