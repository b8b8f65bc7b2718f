import type * as fc from 'fast-check';
import type { LiveFeed, LiveFeedListener } from '../../src/application/ports/LiveFeed';
import type { InMemoryClock } from '../../src/infrastructure/inMemory/InMemoryClock';

/** A cable on which pushes keep their order, and come when the scheduler lets them: each in a frame of its own. */
export class ScheduledLiveFeed implements LiveFeed {
  private line: Promise<void> = Promise.resolve();

  constructor(
    private readonly feed: LiveFeed,
    private readonly clock: InMemoryClock,
    private readonly scheduler: fc.Scheduler,
  ) {}

  open(listener: LiveFeedListener): void {
    this.feed.open({
      handleConnection: state => listener.handleConnection(state),
      handleEvent: event => {
        this.line = this.line
          .then(() => this.scheduler.schedule(Promise.resolve(), `push ${event.kind}`))
          .then(() => {
            listener.handleEvent(event);
            this.clock.nextFrame();
          });
      },
    });
  }

  close(): void {
    this.feed.close();
  }
}
