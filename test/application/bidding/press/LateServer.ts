import type { Clock } from '../../../../src/application/ports/Clock';
import type { Failure } from '../../../../src/domain/shared/Failure';
import { SECOND } from '../../../../src/domain/shared/Instant';
import { failed, type Result } from '../../../../src/domain/shared/Result';
import type { MarketPorts } from '../../../support/Wire';

/** How the server handles a write whose answer is lost: after how many seconds it acts, once per item of the list. */
export interface Fate {
  readonly actsAfter: readonly number[];
  readonly failure: Failure;
  /** What happens on the page before the answer. */
  readonly meanwhile?: () => void;
}

/** A server whose next answers are lost, and which handles their requests earlier, later, twice or never. */
export class LateServer {
  fate: Fate | null = null;
  /** The number of reads that fail next. */
  readsToFail = 0;

  through(ports: MarketPorts, clock: () => Clock): MarketPorts {
    const { offers, bids, purchases, deals } = ports;
    const late = <Value>(act: () => Promise<Result<Value, Failure>>) => this.write(act, clock());
    return {
      ...ports,
      bids: { place: (offer, amount) => late(() => bids.place(offer, amount)) },
      purchases: { accept: offer => late(() => purchases.accept(offer)) },
      deals: {
        confirmPickup: offer => late(() => deals.confirmPickup(offer)),
        orderTransport: (offer, note) => late(() => deals.orderTransport(offer, note)),
      },
      offers: {
        homeScreen: signal => offers.homeScreen(signal),
        open: (id, signal) => this.read(() => offers.open(id, signal)),
        list: (tab, question, signal) => this.read(() => offers.list(tab, question, signal)),
      },
    };
  }

  private async read<Value>(ask: () => Promise<Result<Value, Failure>>): Promise<Result<Value, Failure>> {
    if (this.readsToFail <= 0) return ask();
    this.readsToFail -= 1;
    return failed({ reason: 'serverFailed', status: 502 });
  }

  private async write<Value>(
    act: () => Promise<Result<Value, Failure>>,
    clock: Clock,
  ): Promise<Result<Value, Failure>> {
    const { fate } = this;
    this.fate = null;
    if (!fate) return act();
    for (const seconds of fate.actsAfter) {
      if (seconds === 0) await act();
      else clock.after(seconds * SECOND, () => void act());
    }
    fate.meanwhile?.();
    return failed(fate.failure);
  }
}
