import { inject, injectable } from 'inversify';
import { runInAction, when } from 'mobx';
import type { HashId, Offer } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';
import { Offers } from '../ports/Offers';
import { OfferRegistry } from '../offers/OfferRegistry';
import { SessionStore } from '../session/SessionStore';

/** Milliseconds between two tries; the last one repeats for as long as the line is dead. */
const PAUSES = [1_000, 3_000, 10_000, 30_000] as const;

/** What servers say to who asks too often, or too slowly: nothing of the offer. */
const TEMPORARY: readonly number[] = [408, 429];

const isFinal = (failure: Failure) =>
  failure.reason === 'notFound' || (failure.reason === 'refused' && !TEMPORARY.includes(failure.status));

/** Reads an offer again, as often as it takes, where the answer to a write was lost. */
@injectable()
export class FindOutOutcome {
  constructor(
    @inject(Offers) private readonly offers: Offers,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(Clock) private readonly clock: Clock,
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {}

  /** The offer as the server holds it now; undefined where the server tells nothing of it any more. A session that ended is waited for. */
  async execute(hashId: HashId): Promise<Offer | undefined> {
    for (let tries = 0; ; tries += 1) {
      const asking = this.registry.asking();
      const answer = await this.offers.open(hashId, new AbortController().signal);
      if (answer.ok) {
        runInAction(() => this.registry.answered(asking, [answer.value.offer]));
        return this.registry.get(answer.value.offer.hashId);
      }
      this.registry.answered(asking);
      if (isFinal(answer.failure)) return undefined;
      await this.pause(PAUSES[Math.min(tries, PAUSES.length - 1)]!);
      await when(() => this.session.dealer !== null);
    }
  }

  /** Ends early when the line is back. */
  private pause(milliseconds: number): Promise<void> {
    return new Promise(resolve => {
      const cancels: Cancel[] = [];
      const end = () => {
        for (const cancel of cancels) cancel();
        resolve();
      };
      cancels.push(this.clock.after(milliseconds, end), this.window.onOnline(end));
    });
  }
}
