import { inject, injectable } from 'inversify';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { RereadOffer } from '../../offers/RereadOffer';
import { KeepPresses } from './KeepPresses';

/** Reads a held offer again after a press on it in another tab, because the server does not push every effect. */
@injectable()
export class RereadAfterPress {
  constructor(
    @inject(KeepPresses) private readonly presses: KeepPresses,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(RereadOffer) private readonly reread: RereadOffer,
  ) {}

  /** Runs until the page is closed. */
  execute(): void {
    this.presses.onEndElsewhere(hashId => {
      if (this.registry.has(hashId)) void this.reread.execute(hashId, new AbortController().signal);
    });
  }
}
