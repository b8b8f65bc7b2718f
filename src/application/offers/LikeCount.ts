import { makeAutoObservable } from 'mobx';

/**
 * How many offers the dealer likes, as far as the server has confirmed it. The server pushes the count alone, without saying which
 * likes it includes.
 */
export class LikeCount {
  /** Null until the server has sent it once. */
  confirmed: number | null = null;
  /** A count of the server that the liked offers, as they were read, have proved wrong. It is believed no second time. */
  private disproved: number | null = null;
  /**
   * A count that arrived while likes were being sent. The server had processed only some of them, so the count is
   * applied when all are settled.
   */
  private meanwhile: number | null = null;
  /** How often the count moved while likes were being sent, minus the likes that were confirmed. Each moves it once. */
  private unexplainedMoves = 0;
  /** Identifies the latest count from the server. Read it before fetching a count to see whether a newer one arrived meanwhile. */
  version = 0;
  /** Number of counts that the likes of this page do not explain: the dealer has liked elsewhere. */
  surprises = 0;

  constructor() {
    makeAutoObservable(this, { version: false });
  }

  serverCounted(count: number, { isSending }: { readonly isSending: boolean }): void {
    this.version += 1;
    if (this.confirmed === null || !isSending) return this.take(count);
    if (count !== (this.meanwhile ?? this.confirmed)) this.unexplainedMoves += 1;
    this.meanwhile = count;
  }

  /** The server accepted a like. A count that arrived since the like was sent, at `version`, is assumed to include it. */
  likeConfirmed(isLiked: boolean, version: number): void {
    this.unexplainedMoves -= 1;
    const change = isLiked ? 1 : -1;
    if (this.confirmed !== null) this.confirmed += change;
    if (this.disproved !== null) this.disproved += change;
    if (this.meanwhile !== null && version === this.version) this.meanwhile += change;
  }

  /** No like is being sent any more. */
  allSettled(): void {
    if (this.meanwhile !== null) this.take(this.meanwhile, this.unexplainedMoves > 0);
    this.meanwhile = null;
    this.unexplainedMoves = 0;
  }

  /** The liked offers were read, and nothing has changed meanwhile. */
  offersWereRead(count: number): void {
    this.disproved = this.confirmed === count ? null : this.confirmed;
    this.confirmed = count;
  }

  private take(count: number, isSurprise = false): void {
    if (count === this.disproved && !isSurprise) return;
    const isOther = this.confirmed !== null && this.confirmed !== count;
    if (isOther || isSurprise) this.surprises += 1;
    if (isOther) this.disproved = null;
    this.confirmed = count;
  }
}
