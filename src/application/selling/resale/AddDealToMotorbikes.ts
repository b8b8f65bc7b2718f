import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import { PerPage } from '../../../domain/selling/entries/PerPage';
import { brandIn } from '../../../domain/selling/motorbikes/BrandIn';
import type { MotorbikeForm, NewMotorbike } from '../../../domain/selling/motorbikes/Motorbike';
import { isSameVin } from '../../../domain/selling/motorbikes/Vin';
import type { Failure } from '../../../domain/shared/Failure';
import { type Result, success } from '../../../domain/shared/Result';
import { DealerDrafts } from '../../drafts/DealerDrafts';
import { Motorbikes } from '../../ports/Motorbikes';
import { UnsavedWork } from '../../session/UnsavedWork';
import { MotorbikeEntries } from '../motorbikes/MotorbikeEntries';
import { ReadVin } from '../motorbikes/ReadVin';
import { ResaleStore } from './ResaleStore';

const addedKey = (offer: HashId): string => `added to motorbikes ${offer}`;

/** Adds a bought and picked-up motorbike to the motorbikes that the dealer sells. */
@injectable()
export class AddDealToMotorbikes {
  constructor(
    @inject(Motorbikes) private readonly motorbikes: Motorbikes,
    @inject(ReadVin) private readonly readVin: ReadVin,
    @inject(DealerDrafts) private readonly drafts: DealerDrafts,
    @inject(MotorbikeEntries) private readonly entries: MotorbikeEntries,
    @inject(ResaleStore) private readonly resale: ResaleStore,
    @inject(UnsavedWork) private readonly work: UnsavedWork,
  ) {}

  /**
   * Adds the motorbike once. Returns false and opens the form if the brand is unknown, because the dealer must choose
   * it.
   */
  async execute(offer: Offer): Promise<boolean> {
    const { hashId } = offer;
    const { step } = this.resale.stepOf(hashId);
    if (step === 'sending' || step === 'added') return true;
    this.resale.moved(hashId, { step: 'sending' });
    const [vin] = await Promise.all([this.readVin.execute(offer), this.entries.loadChoices()]);
    if (vin === null) return true;
    const form = this.formOf(offer, vin);
    const known = await this.wasAdded(hashId, form);
    if (!known.ok || known.value) {
      this.answered(hashId, known);
      return true;
    }
    const brandId = brandIn(`${offer.label1} ${offer.label2}`, this.entries.store.brands.choices)?.id;
    if (brandId === undefined) {
      this.resale.moved(hashId, { step: 'idle' });
      void this.entries.dialog.open(null, form, `of ${hashId}`);
      return false;
    }
    await this.add(hashId, { ...form, brandId });
    return true;
  }

  private async add(offer: HashId, motorbike: NewMotorbike): Promise<void> {
    this.work.writeStarted();
    const answer = await this.motorbikes.add(motorbike);
    runInAction(() => {
      this.work.writeEnded();
      this.answered(offer, answer);
    });
    if (answer.ok && motorbike.vin === '') void this.drafts.keep(addedKey(offer), { added: true });
  }

  private answered(offer: HashId, answer: Result<unknown, Failure>): void {
    if (answer.ok) this.resale.moved(offer, { step: 'added' });
    else this.resale.moved(offer, { step: 'failed', what: 'add', failure: answer.failure });
  }

  /**
   * A motorbike with a VIN is searched by model and compared by VIN, because the server's search only guarantees the
   * model. This works on every device and after a lost response. A motorbike without a VIN is recorded on this device
   * only.
   */
  private async wasAdded(offer: HashId, { model, vin }: MotorbikeForm): Promise<Result<boolean, Failure>> {
    if (vin === '') return success((await this.drafts.read(addedKey(offer))) !== undefined);
    const { signal } = new AbortController();
    for (let page = 1; ; page += 1) {
      const answer = await this.motorbikes.list({ page, perPage: PerPage.list, query: model }, signal);
      if (!answer.ok) return answer;
      const { rows, totalPages } = answer.value;
      if (rows.some(motorbike => isSameVin(motorbike.vin, vin))) return success(true);
      if (page >= totalPages) return success(false);
    }
  }

  private formOf(offer: Offer, vin: string): MotorbikeForm {
    const whole = `${offer.label1} ${offer.label2}`.trim();
    const brand = brandIn(whole, this.entries.store.brands.choices);
    const model = brand ? whole.slice(brand.name.length).trim() : whole;
    return { model: model || whole, brandId: 0, vin };
  }
}
