import { inject, injectable } from 'inversify';
import type { Motorbike } from '../../domain/selling/Motorbike';
import { Clock } from '../ports/Clock';
import { Motorbikes } from '../ports/Motorbikes';
import { loadChoices } from './loadChoices';
import { MotorbikeStore } from './MotorbikeStore';
import { PagedSearch } from './PagedSearch';

const PER_PAGE = 20;
const PER_PICKER_PAGE = 10;

/** The motorbikes on their screen and in the picker, and the brands that name them. */
@injectable()
export class LoadMotorbikes {
  readonly list: PagedSearch<Motorbike>;
  readonly picker: PagedSearch<Motorbike>;

  constructor(
    @inject(Motorbikes) private readonly motorbikes: Motorbikes,
    @inject(Clock) clock: Clock,
    @inject(MotorbikeStore) private readonly store: MotorbikeStore,
  ) {
    const ask: Motorbikes['list'] = (question, signal) => motorbikes.list(question, signal);
    this.list = new PagedSearch({ rows: store.list, clock, perPage: PER_PAGE, ask });
    this.picker = new PagedSearch({ rows: store.picker, clock, perPage: PER_PICKER_PAGE, ask });
  }

  async show(): Promise<void> {
    await Promise.all([this.brands(), this.list.reload()]);
  }

  /** From the first page, with nothing searched for. */
  async openPicker(): Promise<void> {
    this.store.picker.cleared();
    await Promise.all([this.brands(), this.picker.reload()]);
  }

  async brands(): Promise<void> {
    await loadChoices(this.store.brands, signal => this.motorbikes.brands(signal));
  }
}
