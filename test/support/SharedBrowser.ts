import { SECOND } from '../../src/domain/shared/Instant';
import { aMarketplace, dealerOf } from '../infrastructure/demo/market/aMarketplace';
import { InMemoryPreferences } from '../twins/BrowserTwins';
import { InMemoryDealerBook } from '../twins/InMemoryDealerBook';
import { InMemoryTabLocks } from '../twins/InMemoryTabLocks';
import { InMemoryTabChannel } from '../twins/InMemoryTabMessages';
import { settled } from './settled';

/** A request that reached the market. */
interface MarketCall {
  /** The dealer on whose behalf the market acts. */
  readonly as: string;
  /** The dealer whom the page shows; empty if it shows none. */
  readonly shown: string;
  /** The write and its subject. Empty for a read. */
  readonly write: string;
  /** Whether the page is still finding out whose session it is. */
  readonly isFirst: boolean;
}

const writes = ['placeBid', 'sendMessage', 'confirmPickup', 'like', 'changeProfile'] as const;

/** What the tabs of one browser share, and the market. */
export class SharedBrowser {
  readonly market = aMarketplace({ offers: 60 });
  readonly calls: MarketCall[] = [];
  readonly storage = {
    preferences: new InMemoryPreferences(),
    book: new InMemoryDealerBook(),
    tabLocks: new InMemoryTabLocks(this.market.clock),
    tabChannel: new InMemoryTabChannel(),
  };
  /** The write that the market is handling. */
  private write = '';

  constructor(emails: readonly string[]) {
    for (const email of emails) {
      const desk = dealerOf(this.market.marketplace, email);
      for (const name of writes) {
        const act = desk[name].bind(desk) as (...input: unknown[]) => unknown;
        const noted = (...input: unknown[]): unknown => {
          this.write = [name, ...input.map(part => JSON.stringify(part))].join(' ');
          return act(...input);
        };
        Object.assign(desk, { [name]: noted });
      }
    }
  }

  noted<Answer>(call: Omit<MarketCall, 'write'>, act: () => Answer): Answer {
    this.write = '';
    const answer = act();
    this.calls.push({ ...call, write: this.write });
    return answer;
  }

  /** The writes on behalf of a dealer. */
  written(email: string): string[] {
    return this.calls.flatMap(({ as, write }) => (as === email && write ? [write] : []));
  }

  /** Advances the clock in steps, so that each answer arrives before the next timer is due. */
  async passes(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= SECOND) {
      this.market.clock.advance(Math.min(left, SECOND));
      await settled();
    }
  }
}
