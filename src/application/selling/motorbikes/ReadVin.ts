import { inject, injectable } from 'inversify';
import type { Offer } from '../../../domain/offers/Offer';
import { OfferDetails } from '../../offers/OfferDetails';
import { OpenOffer } from '../../offers/OpenOffer';
import { ResaleStore } from '../resale/ResaleStore';

/** The number of a vehicle that was bought, which only its offer's page says. */
@injectable()
export class ReadVin {
  constructor(
    @inject(OpenOffer) private readonly openOffer: OpenOffer,
    @inject(OfferDetails) private readonly details: OfferDetails,
    @inject(ResaleStore) private readonly resale: ResaleStore,
  ) {}

  /** '' where the vehicle has none; null, and the failure is noted, where nobody could be asked. */
  async execute({ hashId }: Offer): Promise<string | null> {
    if (!this.details.get(hashId)) await this.openOffer.read(hashId);
    const detail = this.details.get(hashId);
    const status = this.details.statusOf(hashId);
    if (detail) return detail.vehicle?.vin?.trim() ?? '';
    const because = status.step === 'failed' ? status.because : ({ reason: 'aborted' } as const);
    this.resale.moved(hashId, { step: 'failed', what: 'read', because });
    return null;
  }
}
