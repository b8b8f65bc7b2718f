import { inject, injectable } from 'inversify';
import type { Motorbike } from '../../../domain/selling/motorbikes/Motorbike';
import { Clock } from '../../ports/Clock';
import { Motorbikes } from '../../ports/Motorbikes';
import { listAndPicker } from '../entries/listAndPicker';
import { loadChoices } from '../entries/loadChoices';
import { MotorbikeStore } from './MotorbikeStore';
import type { PagedSearch } from '../entries/PagedSearch';

const PER_PAGE = 20;

/** Loads the motorbikes for their screen and for the picker, and the brands that name them. */
@injectable()
export class LoadMotorbikes {
  private readonly pages;

  constructor(
    @inject(Motorbikes) private readonly motorbikes: Motorbikes,
    @inject(Clock) clock: Clock,
    @inject(MotorbikeStore) private readonly store: MotorbikeStore,
  ) {
    const ask: Motorbikes['list'] = (question, signal) => motorbikes.list(question, signal);
    this.pages = listAndPicker({ store, clock, perPage: PER_PAGE, ask });
  }

  get list(): PagedSearch<Motorbike> {
    return this.pages.list;
  }

  get picker(): PagedSearch<Motorbike> {
    return this.pages.picker;
  }

  async show(): Promise<void> {
    await Promise.all([this.brands(), this.list.reload()]);
  }

  /** Opens the picker at page 1 without a search text. */
  async openPicker(): Promise<void> {
    await Promise.all([this.brands(), this.pages.openPicker()]);
  }

  async brands(): Promise<void> {
    await loadChoices(this.store.brands, signal => this.motorbikes.brands(signal));
  }
}
