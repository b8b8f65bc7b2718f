import { injectable } from 'inversify';
import type { HashId } from '../../domain/offers/Offer';
import { SECOND } from '../../domain/shared/Instant';
import { Clock } from '../ports/Clock';
import { OfferLists } from './list/OfferLists';

/** Milliseconds between two reads. */
const PAUSE = SECOND / 2;
/** A slow server does not get more and more reads at once. */
const MOST_UNDER_WAY = 4;

interface Read {
  /** Null if the read is not about one offer. */
  readonly hashId: HashId | null;
  /** Returns null if there is nothing left to read. Another read then has the turn. */
  readonly send: () => Promise<unknown> | null;
}

/** Sends the reads that a push leads to, at most two a second. What is in sight comes first. */
@injectable()
export class PacedReads {
  private readonly waiting: Read[] = [];
  private underWay = 0;
  private isPaused = false;

  constructor(
    private readonly lists: OfferLists,
    private readonly clock: Clock,
  ) {}

  add(hashId: Read['hashId'], send: Read['send']): void {
    this.waiting.push({ hashId, send });
    // The pushes of one frame are read together.
    if (this.waiting.length === 1) void Promise.resolve().then(() => this.sendNext());
  }

  /** The same for a read that is about no single offer and is always sent. */
  read<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    return new Promise(resolve => {
      this.add(null, () => {
        const answer = send();
        resolve(answer);
        return answer;
      });
    });
  }

  private sendNext(): void {
    while (!this.isPaused && this.underWay < MOST_UNDER_WAY && this.waiting.length > 0) {
      const inSight = this.waiting.findIndex(({ hashId }) => hashId !== null && this.lists.isInSight(hashId));
      const [read] = this.waiting.splice(Math.max(0, inSight), 1);
      const sent = read?.send() ?? null;
      if (sent) this.sent(sent);
    }
  }

  private sent(answer: Promise<unknown>): void {
    this.underWay += 1;
    this.isPaused = true;
    this.clock.after(PAUSE, () => {
      this.isPaused = false;
      this.sendNext();
    });
    void answer.finally(() => {
      this.underWay -= 1;
      this.sendNext();
    });
  }
}
