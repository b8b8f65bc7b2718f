import type * as fc from 'fast-check';
import type { Clock } from '../../src/application/ports/Clock';
import type { LiveEvent, LiveFeed, LiveFeedListener } from '../../src/application/ports/LiveFeed';
import { InMemoryLiveFeed } from '../../src/infrastructure/demo/twins/InMemoryLiveFeed';
import type { Twins } from './Twins';

/** A live feed whose pushes keep their order and arrive when the scheduler chooses, each in its own frame. */
export class ScheduledLiveFeed implements LiveFeed {
  private line: Promise<void> = Promise.resolve();
  private readonly feed: LiveFeed;

  constructor(
    private readonly twins: Twins,
    private readonly scheduler: fc.Scheduler,
  ) {
    this.feed = new InMemoryLiveFeed(twins.line, hurried(twins.clock));
  }

  open(listener: LiveFeedListener): void {
    this.feed.open({
      handleConnection: state => listener.handleConnection(state),
      handleEvents: events => events.forEach(event => this.schedule(event, listener)),
    });
  }

  close(): void {
    this.feed.close();
  }

  private schedule(event: LiveEvent, listener: LiveFeedListener): void {
    this.line = this.line
      .then(() => this.scheduler.schedule(Promise.resolve(), `push ${event.kind}`))
      .then(() => {
        listener.handleEvents([event]);
        this.twins.clock.nextFrame();
      });
  }
}

/** A clock without delays, because only the scheduler decides when a push arrives. */
function hurried(clock: Clock): Clock {
  return {
    deviceError: async () => 0,
    now: () => clock.now(),
    deviceNow: () => clock.deviceNow(),
    whenIdle: callback => clock.whenIdle(callback),
    after(_, callback) {
      callback();
      return () => undefined;
    },
    every(_, callback) {
      let isStopped = false;
      const callAgain = () => {
        if (isStopped) return;
        callback();
        queueMicrotask(callAgain);
      };
      callAgain();
      return () => {
        isStopped = true;
      };
    },
  };
}
