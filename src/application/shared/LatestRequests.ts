/** Requests of which only the latest with its key counts: a new one aborts the earlier one, whose answer is ignored. */
export class LatestRequests<Key = void> {
  private readonly underWay = new Map<Key, AbortController>();

  /** The signal is aborted once the answer no longer counts. */
  start(key: Key): AbortSignal {
    this.cancel(key);
    const controller = new AbortController();
    this.underWay.set(key, controller);
    return controller.signal;
  }

  isUnderWay(key: Key): boolean {
    return this.underWay.has(key);
  }

  /** The latest request was answered. */
  end(key: Key): void {
    this.underWay.delete(key);
  }

  cancel(key: Key): void {
    this.underWay.get(key)?.abort();
    this.underWay.delete(key);
  }
}
