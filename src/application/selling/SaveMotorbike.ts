import { inject, injectable } from 'inversify';
import { newMotorbike } from '../../domain/selling/Motorbike';
import { Motorbikes } from '../ports/Motorbikes';
import { UnsavedWork } from '../session/UnsavedWork';
import { EditMotorbike } from './EditMotorbike';
import { LoadMotorbikes } from './LoadMotorbikes';
import { MotorbikeStore } from './MotorbikeStore';
import { writeEntry } from './writeEntry';

/** Sends the motorbike that stands in the dialog: a new one, or one that was changed. */
@injectable()
export class SaveMotorbike {
  constructor(
    @inject(Motorbikes) private readonly motorbikes: Motorbikes,
    @inject(MotorbikeStore) private readonly store: MotorbikeStore,
    @inject(LoadMotorbikes) private readonly load: LoadMotorbikes,
    @inject(EditMotorbike) private readonly editing: EditMotorbike,
    @inject(UnsavedWork) private readonly work: UnsavedWork,
  ) {}

  async execute(): Promise<void> {
    const { entry } = this.store;
    const { id } = entry;
    const motorbike = newMotorbike(entry.form);
    if (!entry.isOpen || motorbike === null) return;
    const write = () => (id === null ? this.motorbikes.add(motorbike) : this.motorbikes.change(id, motorbike));
    await writeEntry(entry, this.work, {
      write,
      reload: () => this.load.list.reload(),
      onDone: () => this.editing.dialog.saved(),
    });
  }
}
