import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import { NotifyDealer } from '../notifications/NotifyDealer';
import { OfferRegistry } from '../offers/OfferRegistry';
import { type Cancel, Clock } from '../ports/Clock';
import { JudgeOffers } from '../search/JudgeOffers';
import { NewMatches } from '../search/saved/NewMatches';
import { UncertainMatches } from '../search/saved/UncertainMatches';
import { together } from '../shared/together';
import { LiveEvents } from './LiveEvents';

/** Milliseconds. The pushes of this time are judged together, after the frame that shows them. */
const BATCH = 250;
/** The others are judged in further tasks. */
const MOST_PER_TASK = 200;
/** Further matches at the same time are counted, and not announced one by one. */
const MOST_NEWS_PER_TASK = 3;

/** Judges each offer that is new on the market against the saved searches. */
@injectable()
export class MatchPushedOffers {
  private waiting: readonly HashId[] = [];
  private cancelNext: Cancel | null = null;

  constructor(
    private readonly events: LiveEvents,
    private readonly registry: OfferRegistry,
    private readonly judgeOffers: JudgeOffers,
    private readonly matches: NewMatches,
    private readonly uncertainMatches: UncertainMatches,
    private readonly notifyDealer: NotifyDealer,
    private readonly clock: Clock,
  ) {}

  /** Runs until it is cancelled. */
  run(): Cancel {
    return together(
      this.events.onListed(hashIds => {
        this.waiting = [...this.waiting, ...hashIds];
        this.cancelNext ??= this.clock.after(BATCH, () => this.judgeNext());
      }),
      this.uncertainMatches.run(),
      () => {
        this.cancelNext?.();
        this.cancelNext = null;
        this.waiting = [];
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
        this.uncertainMatches.doubtful(hashId, searchesThat('mayFit'));
      }
    });
  }
}
