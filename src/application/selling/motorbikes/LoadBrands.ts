import { inject, injectable } from 'inversify';
import { Motorbikes } from '../../ports/Motorbikes';
import { loadChoices } from '../entries/ChoiceList';
import { MotorbikeStore } from './MotorbikeStore';

/** Loads the brands that the server accepts for a motorbike. */
@injectable()
export class LoadBrands {
  constructor(
    @inject(Motorbikes) private readonly motorbikes: Motorbikes,
    @inject(MotorbikeStore) private readonly store: MotorbikeStore,
  ) {}

  execute(): Promise<void> {
    return loadChoices(this.store.brands, () => this.motorbikes.brands());
  }
}
