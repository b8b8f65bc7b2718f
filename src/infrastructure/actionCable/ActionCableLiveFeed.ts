import type { LiveFeed, LiveFeedListener } from '../../application/ports/LiveFeed';
import { CableLine, type CableLineOptions } from './CableLine';

export class ActionCableLiveFeed implements LiveFeed {
  private line: CableLine | null = null;

  constructor(private readonly options: CableLineOptions) {}

  /** One line at a time: a second listener takes the place of the first. */
  open(listener: LiveFeedListener): void {
    this.close();
    this.line = new CableLine(this.options, listener);
    this.line.start();
  }

  close(): void {
    this.line?.stop();
    this.line = null;
  }
}
