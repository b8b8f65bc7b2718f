import { inject, injectable } from 'inversify';
import { Motorbikes } from '../ports/Motorbikes';
import { UnsavedWork } from '../session/UnsavedWork';
import { EditMotorbike } from './EditMotorbike';
import { LoadMotorbikes } from './LoadMotorbikes';
import { MotorbikeStore } from './MotorbikeStore';
import { removeEntry } from './removeEntry';

/** Removes the motorbike that the dialog asks about. */
@injectable()
export class RemoveMotorbike {
  constructor(
    @inject(Motorbikes) private readonly motorbikes: Motorbikes,
    @inject(MotorbikeStore) private readonly store: MotorbikeStore,
    @inject(LoadMotorbikes) private readonly load: LoadMotorbikes,
    @inject(EditMotorbike) private readonly editing: EditMotorbike,
    @inject(UnsavedWork) private readonly work: UnsavedWork,
  ) {}

  async execute(): Promise<void> {
    await removeEntry(this.store.removal, this.work, {
      remove: id => this.motorbikes.remove(id),
      forget: id => this.editing.dialog.forget(id),
      reload: () => this.load.list.reload(),
    });
  }
}
