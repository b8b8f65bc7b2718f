import { inject, injectable } from 'inversify';
import type { HashId } from '../../domain/offers/Offer';
import { OfferDetails } from '../offers/OfferDetails';
import { OpenOffer } from '../offers/OpenOffer';

/** Reads what a paper needs and a row of a list lacks, such as the VIN. */
@injectable()
export class ReadVehicles {
  constructor(
    @inject(OfferDetails) private readonly details: OfferDetails,
    @inject(OpenOffer) private readonly openOffer: OpenOffer,
  ) {}

  /** One after another, and none that is known. */
  async execute(hashIds: readonly HashId[]): Promise<void> {
    for (const hashId of hashIds) if (!this.details.get(hashId)) await this.openOffer.read(hashId);
  }
}
