import { inject, injectable } from 'inversify';
import type { Result } from '../../domain/shared/Result';
import { type BookFailure, DealerBook } from '../ports/DealerBook';
import { DemoMarket } from '../ports/DemoMarket';

/** Removes what a dealer keeps on this device: the book and the market of the demo. */
@injectable()
export class RemoveOwnData {
  constructor(
    @inject(DealerBook) private readonly book: DealerBook,
    @inject(DemoMarket) private readonly market: DemoMarket,
  ) {}

  async execute(dealer: string): Promise<Result<void, BookFailure>> {
    const removal = await this.book.removeAll(dealer);
    if (!removal.ok) return removal;
    await this.market.reset();
    return removal;
  }
}
