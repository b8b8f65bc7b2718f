import { injectable } from 'inversify';
import { type IReactionDisposer, reaction } from 'mobx';
import { SECOND } from '../../domain/shared/Instant';
import { type Cancel, Clock } from '../ports/Clock';
import { type TabMessage, TabMessages } from '../ports/TabMessages';
import { DealerVisitStorage } from '../session/DealerVisitStorage';
import { SessionStore } from '../session/SessionStore';
import { countedScreens, CounterStore, type SeenCounts } from './CounterStore';

const KEY = 'seenCounters';

/** Milliseconds that the counts which another tab has seen may take to arrive here. */
const LATE = 2 * SECOND;

/**
 * Keeps cleared counters cleared over a reload of this tab and in the other tabs, because the API has no endpoint to mark items
 * as seen. A later visit starts again: the server sends only numbers, so a seen item may have been replaced by a new one.
 */
@injectable()
export class KeepSeenCounters {
  private stop: IReactionDisposer | null = null;
  private endWait: Cancel = () => {};
  /** This tab has asked the others, and none has answered. */
  private isAsking = false;

  constructor(
    private readonly storage: DealerVisitStorage,
    private readonly counters: CounterStore,
    private readonly tabs: TabMessages,
    private readonly session: SessionStore,
    private readonly clock: Clock,
  ) {}

  /** Restores the seen counts, stores later changes and shares them with the other tabs. Only the first call has an effect. */
  execute(): void {
    if (this.stop) return;
    this.counters.seenBefore(readSeen(this.storage.read(KEY)));
    this.stop = reaction(
      () => this.counters.seen,
      (seen, before) => {
        this.storage.keep(KEY, seen);
        if (before) this.sendRises(before, seen);
      },
      { equals: sameCounts, fireImmediately: true },
    );
    this.tabs.onMessage(message => this.received(message));
    this.isAsking = true;
    this.clock.after(LATE, () => (this.isAsking = false));
    this.send({ kind: 'seenAsked' });
  }

  /** What falls here falls in the other tabs too, with the count of the server. */
  private sendRises(before: SeenCounts, seen: SeenCounts): void {
    const rises = countedScreens.filter(screen => seen[screen] > before[screen]);
    if (rises.length > 0)
      this.send({ kind: 'seen', counts: Object.fromEntries(rises.map(screen => [screen, seen[screen]])) });
  }

  private send(message: SeenMessage): void {
    const { dealerKey: dealer, isSignedIn } = this.session;
    if (isSignedIn) this.tabs.send({ ...message, dealer });
  }

  private received(message: TabMessage): void {
    if (!this.session.isSignedIn || message.dealer !== this.session.dealerKey) return;
    if (message.kind === 'seenAsked') this.send({ kind: 'seenAnswered', counts: this.counters.seen });
    if (message.kind === 'seenAnswered' && this.isAsking) {
      this.isAsking = false;
      this.counters.seenBefore(message.counts);
    }
    if (message.kind === 'seen') {
      this.counters.seenElsewhere(message.counts);
      this.endWait();
      this.endWait = this.clock.after(LATE, () => this.counters.waitEnded());
    }
  }
}

type SeenMessage =
  | Pick<Extract<TabMessage, { kind: 'seen' }>, 'kind' | 'counts'>
  | Pick<Extract<TabMessage, { kind: 'seenAsked' }>, 'kind'>
  | Pick<Extract<TabMessage, { kind: 'seenAnswered' }>, 'kind' | 'counts'>;

const sameCounts = (one: SeenCounts, other: SeenCounts): boolean =>
  countedScreens.every(screen => one[screen] === other[screen]);

function readSeen(kept: unknown): Partial<SeenCounts> {
  if (typeof kept !== 'object' || kept === null) return {};
  const counts = new Map<string, unknown>(Object.entries(kept));
  const seen = countedScreens.flatMap(screen => {
    const count = counts.get(screen);
    const isKept = Number.isSafeInteger(count) && (Number(count) > 0 || screen === 'invoices');
    return isKept ? [[screen, Number(count)] as const] : [];
  });
  return Object.fromEntries(seen);
}
