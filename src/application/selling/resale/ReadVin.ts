import { injectable } from 'inversify';
import { when } from 'mobx';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import { OpenedOffers } from '../../offers/OpenedOffers';
import { ResaleStore } from './ResaleStore';

/** The panel of an offer cancels reads when it opens and when it is closed. */
const MOST_READS = 3;

/** Reads the VIN of a bought vehicle. Only the page of its offer contains it. */
@injectable()
export class ReadVin {
  constructor(
    private readonly opened: OpenedOffers,
    private readonly resale: ResaleStore,
  ) {}

  /** The VIN, as far as it was read. */
  known({ hashId }: Pick<Offer, 'hashId'>): string {
    return this.opened.detailOf(hashId)?.vehicle?.vin?.trim() ?? '';
  }

  /** '' if the vehicle has no VIN. Null if the offer could not be fetched; the failure is then in `ResaleStore`. */
  async execute({ hashId }: Offer): Promise<string | null> {
    for (let reads = 0; reads < MOST_READS && !this.opened.detailOf(hashId); reads += 1) {
      await this.opened.read(hashId);
      await when(() => this.opened.statusOf(hashId).step !== 'loading');
      if (!this.isCancelled(hashId)) break;
    }
    const detail = this.opened.detailOf(hashId);
    const status = this.opened.statusOf(hashId);
    if (detail) return detail.vehicle?.vin?.trim() ?? '';
    const failure = status.step === 'failed' ? status.failure : ({ reason: 'aborted' } as const);
    this.resale.moved(hashId, { step: 'failed', what: 'read', failure });
    return null;
  }

  /** A cancelled read says nothing: the panel of the offer asks for the same, and stops to ask when it is closed. */
  private isCancelled(hashId: HashId): boolean {
    const status = this.opened.statusOf(hashId);
    return status.step === 'failed' && status.failure.reason === 'aborted';
  }
}
