import { inject, injectable } from 'inversify';
import type { Offer } from '../../../domain/offers/Offer';
import { OfferDetails } from '../../offers/OfferDetails';
import { OpenOffer } from '../../offers/OpenOffer';
import { ResaleStore } from './ResaleStore';

/** Reads the VIN of a bought vehicle. Only the page of its offer contains it. */
@injectable()
export class ReadVin {
  constructor(
    @inject(OpenOffer) private readonly openOffer: OpenOffer,
    @inject(OfferDetails) private readonly details: OfferDetails,
    @inject(ResaleStore) private readonly resale: ResaleStore,
  ) {}

  /** '' if the vehicle has no VIN. Null if the offer could not be fetched; the failure is then in `ResaleStore`. */
  async execute({ hashId }: Offer): Promise<string | null> {
    if (!this.details.get(hashId)) await this.openOffer.read(hashId);
    const detail = this.details.get(hashId);
    const status = this.details.statusOf(hashId);
    if (detail) return detail.vehicle?.vin?.trim() ?? '';
    const failure = status.step === 'failed' ? status.failure : ({ reason: 'aborted' } as const);
    this.resale.moved(hashId, { step: 'failed', what: 'read', failure });
    return null;
  }
}
