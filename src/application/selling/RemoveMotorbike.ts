import { inject, injectable } from 'inversify';
import { Motorbikes } from '../ports/Motorbikes';
import { UnsavedWork } from '../session/UnsavedWork';
import { LoadMotorbikes } from './LoadMotorbikes';
import { MotorbikeStore } from './MotorbikeStore';
import { writeEntry } from './writeEntry';

/** Removes the motorbike that the dialog asks about. */
@injectable()
export class RemoveMotorbike {
  constructor(
    @inject(Motorbikes) private readonly motorbikes: Motorbikes,
    @inject(MotorbikeStore) private readonly store: MotorbikeStore,
    @inject(LoadMotorbikes) private readonly load: LoadMotorbikes,
    @inject(UnsavedWork) private readonly work: UnsavedWork,
  ) {}

  async execute(): Promise<void> {
    const { removal } = this.store;
    const { row } = removal;
    if (row === null) return;
    const write = () => this.motorbikes.remove(row.id);
    await writeEntry(removal, this.work, { write, reload: () => this.load.list.reload() });
  }
}
