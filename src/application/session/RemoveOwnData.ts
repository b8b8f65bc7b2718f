import { inject, injectable } from 'inversify';
import type { Result } from '../../domain/shared/Result';
import { type BookFailure, DealerBook } from '../ports/DealerBook';
import { DemoMarket } from '../ports/DemoMarket';
import { VisitNotes } from '../ports/VisitNotes';

/** Removes what a dealer leaves on this device: the book, the notes of this tab, and the market of the demo. */
@injectable()
export class RemoveOwnData {
  constructor(
    @inject(DealerBook) private readonly book: DealerBook,
    @inject(VisitNotes) private readonly notes: VisitNotes,
    @inject(DemoMarket) private readonly market: DemoMarket,
  ) {}

  async execute(dealer: string): Promise<Result<void, BookFailure>> {
    const removal = await this.book.removeAll(dealer);
    if (!removal.ok) return removal;
    this.notes.clear();
    await this.market.reset();
    return removal;
  }
}
