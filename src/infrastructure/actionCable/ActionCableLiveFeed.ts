import type { LiveFeed, LiveFeedListener } from '../../application/ports/LiveFeed';
import type { CableLine, CableLineOptions } from './CableLine';
import { Reconnection } from './Reconnection';

/** Loads the connection's code on first use, so that the first screen does not wait for it. */
export class ActionCableLiveFeed implements LiveFeed {
  private listener: LiveFeedListener | null = null;
  private line: CableLine | null = null;
  private readonly attempts: Reconnection;

  constructor(private readonly options: CableLineOptions) {
    this.attempts = new Reconnection(options.clock, options.random);
  }

  /** Closes the connection of an earlier listener: there is only one at a time. */
  open(listener: LiveFeedListener): void {
    this.close();
    this.listener = listener;
    listener.handleConnection('connecting');
    void this.connect(listener);
  }

  close(): void {
    this.attempts.stop();
    this.line?.stop();
    this.listener?.handleConnection('closed');
    this.line = null;
    this.listener = null;
  }

  private async connect(listener: LiveFeedListener): Promise<void> {
    const code = await import(/* webpackChunkName: "cable" */ './CableLine').catch(() => null);
    if (this.listener !== listener) return;
    if (!code) return this.attempts.plan(() => void this.connect(listener));
    this.attempts.succeeded();
    this.line = new code.CableLine(this.options, listener);
    this.line.start();
  }
}
