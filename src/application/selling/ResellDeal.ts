import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Offer } from '../../domain/offers/Offer';
import type { RealizationDetails } from '../../domain/realization/RealizationDetails';
import { brandIn } from '../../domain/selling/BrandIn';
import type { Client } from '../../domain/selling/Client';
import type { MotorbikeForm } from '../../domain/selling/Motorbike';
import { toEuros } from '../../domain/shared/Money';
import { OfferDetails } from '../offers/OfferDetails';
import { OpenOffer } from '../offers/OpenOffer';
import { Clients } from '../ports/Clients';
import { Clock } from '../ports/Clock';
import { Motorbikes } from '../ports/Motorbikes';
import { UnsavedWork } from '../session/UnsavedWork';
import { EditMotorbike } from './EditMotorbike';
import { InvoiceStore } from './InvoiceStore';
import { LoadMotorbikes } from './LoadMotorbikes';
import { MotorbikeStore } from './MotorbikeStore';
import { PagedSearch } from './PagedSearch';
import { ResaleStore } from './ResaleStore';

const PER_PICKER_PAGE = 10;

/** Takes a vehicle that was bought and fetched over to the selling side. */
@injectable()
export class ResellDeal {
  readonly clients: PagedSearch<Client>;

  constructor(
    @inject(Motorbikes) private readonly motorbikes: Motorbikes,
    @inject(Clients) clients: Clients,
    @inject(Clock) clock: Clock,
    @inject(OpenOffer) private readonly openOffer: OpenOffer,
    @inject(OfferDetails) private readonly details: OfferDetails,
    @inject(LoadMotorbikes) private readonly load: LoadMotorbikes,
    @inject(MotorbikeStore) private readonly store: MotorbikeStore,
    @inject(InvoiceStore) private readonly invoices: InvoiceStore,
    @inject(ResaleStore) private readonly resale: ResaleStore,
    @inject(EditMotorbike) private readonly editing: EditMotorbike,
    @inject(UnsavedWork) private readonly work: UnsavedWork,
  ) {
    this.clients = new PagedSearch({
      rows: this.resale.clients,
      clock,
      perPage: PER_PICKER_PAGE,
      ask: ({ page, perPage }, signal) => clients.list(page, perPage, signal),
    });
  }

  /** Once; false where the brand is not known, so that the dealer must say it: the form for it stands open then. */
  async addMotorbike(offer: Offer): Promise<boolean> {
    const { step } = this.resale.stepOf(offer.hashId);
    if (step === 'sending' || step === 'added') return true;
    this.resale.moved(offer.hashId, { step: 'sending' });
    const [vin] = await Promise.all([this.vinOf(offer), this.load.brands()]);
    if (vin === null) return true;
    const form = this.formOf(offer, vin);
    const brandId = brandIn(`${offer.label1} ${offer.label2}`, this.store.brands.choices)?.id;
    if (brandId === undefined) {
      this.resale.moved(offer.hashId, { step: 'idle' });
      void this.editing.dialog.open(null, form, `of ${offer.hashId}`);
      return false;
    }
    this.work.writeStarted();
    const answer = await this.motorbikes.add({ ...form, brandId });
    runInAction(() => {
      this.work.writeEnded();
      const { hashId } = offer;
      if (answer.ok) this.resale.moved(hashId, { step: 'added' });
      else this.resale.moved(hashId, { step: 'failed', what: 'add', because: answer.failure });
    });
    return true;
  }

  /** The next invoice begins with this vehicle; false where its data could not be had. */
  async proposeInvoice(offer: Offer, { clientPrice }: RealizationDetails): Promise<boolean> {
    const vin = await this.vinOf(offer);
    if (vin === null) return false;
    const name = `${offer.label1} ${offer.label2}`.trim();
    this.invoices.proposed({ motorbike: { id: null, name }, vin, price: String(toEuros(clientPrice)) });
    return true;
  }

  /** '' where the vehicle has none; null, and the failure is noted, where nobody could be asked. */
  private async vinOf({ hashId }: Offer): Promise<string | null> {
    if (!this.details.get(hashId)) await this.openOffer.read(hashId);
    const detail = this.details.get(hashId);
    const status = this.details.statusOf(hashId);
    if (detail) return detail.vehicle?.vin ?? '';
    const because = status.step === 'failed' ? status.because : ({ reason: 'aborted' } as const);
    this.resale.moved(hashId, { step: 'failed', what: 'read', because });
    return null;
  }

  private formOf(offer: Offer, vin: string): MotorbikeForm {
    const whole = `${offer.label1} ${offer.label2}`.trim();
    const brand = brandIn(whole, this.store.brands.choices);
    const model = brand ? whole.slice(brand.name.length).trim() : whole;
    return { model: model || whole, brandId: 0, vin };
  }
}
