import { injectable } from 'inversify';
import type { HashId } from '../../domain/offers/Offer';
import { SECOND } from '../../domain/shared/Instant';
import { OpenedOffers } from '../offers/OpenedOffers';
import { Clock } from '../ports/Clock';
import { batches } from '../shared/batches';

/** A paper without some data is more useful than one that comes after a minute. */
const LONGEST_WAIT = 15 * SECOND;

/** Reads what a paper needs and a row of a list lacks, such as the VIN. */
@injectable()
export class FetchVehicles {
  constructor(
    private readonly opened: OpenedOffers,
    private readonly clock: Clock,
  ) {}

  /** Some at a time, and none that is known. Resolves when they are read, after 15 seconds, or when it is cancelled. */
  async execute(hashIds: readonly HashId[], cancelled: AbortSignal): Promise<void> {
    const reading = new AbortController();
    const stop = () => reading.abort();
    cancelled.addEventListener('abort', stop);
    const endLimit = this.clock.after(LONGEST_WAIT, stop);
    for (const some of batches(hashIds.filter(hashId => !this.opened.detailOf(hashId)))) {
      if (reading.signal.aborted) break;
      await Promise.all(some.map(hashId => this.opened.read(hashId, reading.signal)));
    }
    endLimit();
    cancelled.removeEventListener('abort', stop);
  }
}
