import { injectable } from 'inversify';
import { brandIn } from '../../../domain/offers/list/FilterBrand';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import {
  type Brand,
  isSameMotorbike,
  isSameVin,
  type Motorbike,
  type MotorbikeForm,
  type NewMotorbike,
} from '../../../domain/selling/motorbikes/Motorbike';
import { type Failure, leavesOutcomeOpen } from '../../../domain/shared/Failure';
import { Book } from '../../book/Book';
import { Writes } from '../../outcomes/Writes';
import { Motorbikes } from '../../ports/Motorbikes';
import { findRow, newRow } from '../entries/findRow';
import { KeepAcquisition } from '../margin/KeepAcquisition';
import { MotorbikeEntries } from '../motorbikes/MotorbikeEntries';
import { ReadVin } from './ReadVin';
import { ResaleStore } from './ResaleStore';

/** What is known before the motorbike is sent. */
type Known = 'added' | 'perhapsAdded' | 'notAdded';

/** Adds a bought and picked-up motorbike to the motorbikes that the dealer sells. */
@injectable()
export class AddDealToMotorbikes {
  constructor(
    private readonly motorbikes: Motorbikes,
    private readonly readVin: ReadVin,
    private readonly book: Book,
    private readonly entries: MotorbikeEntries,
    private readonly resale: ResaleStore,
    private readonly write: Writes,
    private readonly keepAcquisition: KeepAcquisition,
  ) {}

  /**
   * Adds the motorbike once. Returns false and opens the form if the dealer must decide: the brand is unknown, or the
   * motorbike has no VIN and may have been added before.
   */
  async execute(offer: Offer): Promise<boolean> {
    const { hashId } = offer;
    const { step } = this.resale.stepOf(hashId);
    if (step === 'sending' || step === 'added') return true;
    this.resale.moved(hashId, { step: 'sending' });
    const [vin] = await Promise.all([this.readVin.execute(offer), this.entries.choices.ensure()]);
    if (vin === null) return true;
    void this.keepAcquisition.ofDeal(offer, vin);
    const form = this.formOf(offer, vin);
    const known = vin === '' ? await this.recorded(hashId) : await this.lookUp(hashId, form);
    if (known === 'added') this.resale.moved(hashId, { step: 'added' });
    if (known === 'added' || known === null) return true;
    const brandId = brandIn(`${offer.label1} ${offer.label2}`, this.brands)?.id;
    if (brandId === undefined || known === 'perhapsAdded') {
      this.resale.moved(hashId, { step: 'idle' });
      void this.entries.dialog.open(null, { ...form, brandId: brandId ?? 0 }, `of ${hashId}`);
      return false;
    }
    await this.add(hashId, { ...form, brandId });
    return true;
  }

  private async add(offer: HashId, motorbike: NewMotorbike): Promise<void> {
    const hasVin = motorbike.vin !== '';
    // Noted before it is sent, because a reload loses the answer.
    if (!hasVin) await this.book.keep('addedMotorbikes', offer, { added: false });
    const answer = await this.write.send({
      ...(hasVin ? this.additionByVin(motorbike) : this.addition(motorbike)),
      onLost: () => this.resale.moved(offer, { step: 'sending', isAnswerLost: true }),
    });
    const isUnknown = !answer.ok && leavesOutcomeOpen(answer.failure);
    if (!hasVin && !isUnknown) await this.book.keep('addedMotorbikes', offer, answer.ok ? { added: true } : null);
    if (answer.ok) this.resale.moved(offer, { step: 'added' });
    else this.resale.moved(offer, { step: 'failed', what: 'add', failure: answer.failure });
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
    if (isListed === null) this.resale.moved(offer, { step: 'failed', what: 'lookUp', failure });
    return isListed === null ? null : isListed ? 'added' : 'notAdded';
  }

  private get brands(): readonly Brand[] {
    return this.entries.choices.value?.rows ?? [];
  }

  private formOf(offer: Offer, vin: string): MotorbikeForm {
    const whole = `${offer.label1} ${offer.label2}`.trim();
    const brand = brandIn(whole, this.brands);
    const model = brand ? whole.slice(brand.name.length).trim() : whole;
    return { model: model || whole, brandId: 0, vin };
  }
}
