import { injectable } from 'inversify';
import { makeAutoObservable, observable, when } from 'mobx';
import { brandIn } from '../../../domain/offers/list/FilterBrand';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import { vinOf } from '../../../domain/offers/OfferDetail';
import { emptyInvoiceForm, type InvoiceForm } from '../../../domain/selling/invoices/InvoiceForm';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import {
  type Brand,
  isSameMotorbike,
  isSameVin,
  type Motorbike,
  type MotorbikeForm,
  type NewMotorbike,
} from '../../../domain/selling/motorbikes/Motorbike';
import { type Failure, leavesOutcomeOpen, type Sending } from '../../../domain/shared/Failure';
import { Book } from '../../book/Book';
import { OpenedOffers } from '../../offers/OpenedOffers';
import { Writes } from '../../outcomes/Writes';
import { Motorbikes } from '../../ports/SellingEntries';
import { findRow, newRow } from '../entries/findRow';
import { IssuedInvoices } from '../invoices/IssuedInvoices';
import { Acquisitions } from '../margin/Acquisitions';
import { OwnMotorbikes } from '../motorbikes/OwnMotorbikes';

type ResaleStep =
  | { readonly step: 'idle' }
  | Sending
  | { readonly step: 'added' }
  /** Nothing was sent if the vehicle could not be read or looked up in the list. */
  | { readonly step: 'failed'; readonly what: 'read' | 'lookUp' | 'add'; readonly failure: Failure };

const idle: ResaleStep = { step: 'idle' };

/** What is known before the motorbike is sent. */
type Known = 'added' | 'perhapsAdded' | 'notAdded';

/** The panel of an offer cancels reads when it opens and when it is closed. */
const MOST_READS = 3;

/** The resale of bought and picked-up vehicles: to the motorbikes that the dealer sells, and by an invoice. */
@injectable()
export class Resale {
  private readonly steps = observable.map<HashId, ResaleStep>(undefined, { deep: false });

  constructor(
    private readonly motorbikes: Motorbikes,
    private readonly opened: OpenedOffers,
    private readonly book: Book,
    private readonly own: OwnMotorbikes,
    private readonly issued: IssuedInvoices,
    private readonly writes: Writes,
    private readonly acquisitions: Acquisitions,
  ) {
    makeAutoObservable(this, {}, { deep: false });
  }

  /** How far the vehicle of an offer is added to the motorbikes. */
  stepOf(offer: HashId): ResaleStep {
    return this.steps.get(offer) ?? idle;
  }

  /** Reads which vehicles are sold already. */
  readSales(): Promise<void> {
    return this.book.hold('selling');
  }

  /** The counted invoice that has sold the vehicle of a deal. Null if none is known. */
  soldWith({ hashId }: Pick<Offer, 'hashId'>): IssuedInvoice | null {
    const vin = vinOf(this.opened.detailOf(hashId));
    return this.acquisitions.soldWith({ acquisition: hashId, vin, motorbike: null });
  }

  /**
   * The initial values of the invoice: the vehicle, the margin scheme if the purchase is known to allow it, and the last
   * template of that kind of tax. Null if the vehicle's data could not be fetched. The price stays empty, because the buyer must
   * not see what the dealer paid.
   */
  async invoiceFor(offer: Offer): Promise<InvoiceForm | null> {
    const vin = await this.readVin(offer);
    if (vin === null) return null;
    const name = `${offer.label1} ${offer.label2}`.trim();
    const [tax] = await Promise.all([this.acquisitions.ofDeal(offer, vin), this.book.hold('selling')]);
    const vatOption = tax === 'margin' ? 'marginalTaxation' : 'unselected';
    return {
      ...emptyInvoiceForm,
      motorbike: { id: null, name },
      vin,
      vatOption,
      template: this.issued.templateFor(vatOption),
      acquisition: offer.hashId,
    };
  }

  /**
   * Adds the motorbike once. Returns false and opens the form if the dealer must decide: the brand is unknown, or the
   * motorbike has no VIN and may have been added before.
   */
  async addToMotorbikes(offer: Offer): Promise<boolean> {
    const { hashId } = offer;
    const { step } = this.stepOf(hashId);
    if (step === 'sending' || step === 'added') return true;
    this.moved(hashId, { step: 'sending' });
    const [vin] = await Promise.all([this.readVin(offer), this.own.entries.choices.ensure()]);
    if (vin === null) return true;
    void this.acquisitions.ofDeal(offer, vin);
    const form = this.formOf(offer, vin);
    const known = vin === '' ? await this.recorded(hashId) : await this.lookUp(hashId, form);
    if (known === 'added') this.moved(hashId, { step: 'added' });
    if (known === 'added' || known === null) return true;
    const brandId = brandIn(`${offer.label1} ${offer.label2}`, this.brands)?.id;
    if (brandId === undefined || known === 'perhapsAdded') {
      this.moved(hashId, { step: 'idle' });
      void this.own.entries.dialog.open(null, { ...form, brandId: brandId ?? 0 }, `of ${hashId}`);
      return false;
    }
    await this.add(hashId, { ...form, brandId });
    return true;
  }

  private async add(offer: HashId, motorbike: NewMotorbike): Promise<void> {
    const hasVin = motorbike.vin !== '';
    // Noted before it is sent, because a reload loses the answer.
    if (!hasVin) await this.book.keep('addedMotorbikes', offer, { added: false });
    const answer = await this.writes.send({
      ...(hasVin ? this.additionByVin(motorbike) : this.addition(motorbike)),
      onSending: status => this.moved(offer, status),
    });
    const isUnknown = !answer.ok && leavesOutcomeOpen(answer.failure);
    if (!hasVin && !isUnknown) await this.book.keep('addedMotorbikes', offer, answer.ok ? { added: true } : null);
    if (answer.ok) this.moved(offer, { step: 'added' });
    else this.moved(offer, { step: 'failed', what: 'add', failure: answer.failure });
  }

  private addition(motorbike: NewMotorbike) {
    return newRow<Motorbike, NewMotorbike>({
      port: this.motorbikes,
      data: motorbike,
      query: motorbike.model,
      fits: row => isSameMotorbike(row, motorbike),
    });
  }

  /** No motorbike of the list has this VIN yet. */
  private additionByVin(motorbike: NewMotorbike) {
    const { model: query, vin } = motorbike;
    const fits = (row: Motorbike) => isSameVin(row.vin, vin);
    return {
      send: () => this.motorbikes.add(motorbike),
      check: async (signal: AbortSignal) => (await findRow({ port: this.motorbikes, query, fits }, signal)) === true,
    };
  }

  /** A motorbike without a VIN is recorded on this device only. */
  private async recorded(offer: HashId): Promise<Known> {
    const note = await this.book.find('addedMotorbikes', offer);
    if (note === undefined) return 'notAdded';
    return note.added ? 'added' : 'perhapsAdded';
  }

  /**
   * A motorbike with a VIN is searched by model and compared by VIN, because the server's search only guarantees the
   * model. This works on every device and after a lost response. Null if the list could not be read.
   */
  private async lookUp(offer: HashId, { model, vin }: MotorbikeForm): Promise<Known | null> {
    let failure: Failure = { reason: 'aborted' };
    const list: Motorbikes['list'] = async question => {
      const answer = await this.motorbikes.list(question);
      if (!answer.ok) failure = answer.failure;
      return answer;
    };
    const isListed = await findRow({ port: { list }, query: model, fits: row => isSameVin(row.vin, vin) });
    if (isListed === null) this.moved(offer, { step: 'failed', what: 'lookUp', failure });
    return isListed === null ? null : isListed ? 'added' : 'notAdded';
  }

  /** '' if the vehicle has no VIN, which only the page of its offer says. Null if the offer could not be fetched. */
  private async readVin({ hashId }: Offer): Promise<string | null> {
    const { opened } = this;
    for (let reads = 0; reads < MOST_READS && !opened.detailOf(hashId); reads += 1) {
      await opened.read(hashId);
      await when(() => opened.statusOf(hashId).step !== 'loading');
      if (!this.isCancelled(hashId)) break;
    }
    const detail = opened.detailOf(hashId);
    const status = opened.statusOf(hashId);
    if (detail) return vinOf(detail);
    const failure = status.step === 'failed' ? status.failure : ({ reason: 'aborted' } as const);
    this.moved(hashId, { step: 'failed', what: 'read', failure });
    return null;
  }

  /** A cancelled read says nothing: the panel of the offer asks for the same, and stops to ask when it is closed. */
  private isCancelled(hashId: HashId): boolean {
    const status = this.opened.statusOf(hashId);
    return status.step === 'failed' && status.failure.reason === 'aborted';
  }

  moved(offer: HashId, step: ResaleStep): void {
    this.steps.set(offer, step);
  }

  private get brands(): readonly Brand[] {
    return this.own.entries.choices.value?.rows ?? [];
  }

  private formOf(offer: Offer, vin: string): MotorbikeForm {
    const whole = `${offer.label1} ${offer.label2}`.trim();
    const brand = brandIn(whole, this.brands);
    const model = brand ? whole.slice(brand.name.length).trim() : whole;
    return { model: model || whole, brandId: 0, vin };
  }
}
