import type { BenchMarket, RowJson } from './BenchMarket';

const PERIOD = 10;
const LISTED_EACH = 10;

/** A row for all dealers contains no fields of a single dealer; JSON omits undefined values. */
const publicRow = (row: RowJson) => ({
  ...row,
  is_liked: undefined,
  current_dealer_highest_bet: undefined,
  contract_status: undefined,
});

/** Pushes bids on random offers, and offers that are new on the market, the same sequence in every run. */
export class PushStream {
  private seed = 1;

  constructor(
    private readonly market: BenchMarket,
    private readonly rows: readonly RowJson[],
    /** Offers that are not listed yet. Each is pushed once, one after ten bids. */
    private readonly unlisted: readonly RowJson[] = [],
  ) {}

  /** Resolves with the number of pushes sent, which includes pushes that the machine sent late. */
  async send(perSecond: number, seconds: number): Promise<number> {
    const startedAt = performance.now();
    const total = perSecond * seconds;
    let sent = 0;
    while (sent < total) {
      const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1000) * perSecond));
      for (; sent < due; sent += 1) this.push(sent);
      await new Promise(resolve => setTimeout(resolve, PERIOD));
    }
    return sent;
  }

  private push(number: number): void {
    const listed = number % LISTED_EACH === 0 ? this.unlisted[number / LISTED_EACH] : undefined;
    if (listed) return this.market.backend.cable.broadcast('DealerOffersChannel', { offer: publicRow(listed) });
    const row = this.rows[this.random(this.rows.length)]!;
    const amount = 10_000 + 50 * number;
    const offer = { ...publicRow(row), highest_bet: amount, bets_count: (row.bets_count ?? 0) + number };
    this.market.backend.cable.broadcast('BetsChannel', { offer });
  }

  /** Lehmer's generator. */
  private random(below: number): number {
    this.seed = (this.seed * 48_271) % 2_147_483_647;
    return this.seed % below;
  }
}
