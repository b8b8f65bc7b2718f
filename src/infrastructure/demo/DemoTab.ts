import type { TabLocks } from '../../application/ports/TabLocks';
import { channelOf } from '../browser/channelOf';

const NAME = 'paddock-demo';

interface Demo {
  start(): Promise<void>;
  /** Stores the market, so that another tab can continue with it. */
  stop(): Promise<void>;
}

/** Runs the market of the demo in one tab at a time, because two markets would overwrite each other. */
export class DemoTab {
  /** Whether this tab runs the market. */
  isHere = false;
  /** Resolves when another tab has taken over. */
  readonly lost: Promise<void>;
  private readonly others = channelOf(NAME);
  private handedOver = () => {};

  constructor(private readonly locks: TabLocks) {
    this.lost = new Promise(resolve => (this.handedOver = resolve));
  }

  /** Starts the market, unless another tab runs it. */
  async run(demo: Demo): Promise<void> {
    this.isHere = await this.claim(async () => {
      await demo.stop();
      this.isHere = false;
      this.handedOver();
    });
    if (this.isHere) await demo.start();
  }

  /** Asks the tab that runs the market to stop it. Resolves when it has, or has closed. */
  takeOver(): Promise<void> {
    this.others?.postMessage(null);
    return this.locks.lockWhenFree(NAME, () => Promise.resolve());
  }

  private claim(handOver: () => Promise<void>): Promise<boolean> {
    return new Promise(resolve => {
      const hold = () =>
        new Promise<void>(release => {
          if (this.others) this.others.onmessage = () => void handOver().then(release);
          resolve(true);
        });
      void this.locks.lockIfFree(NAME, hold).then(wasFree => wasFree || resolve(false));
    });
  }
}
