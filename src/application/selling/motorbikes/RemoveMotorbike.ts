import { inject, injectable } from 'inversify';
import { Motorbikes } from '../../ports/Motorbikes';
import { SendWrite } from '../../outcomes/SendWrite';
import { EditMotorbike } from './EditMotorbike';
import { LoadMotorbikes } from './LoadMotorbikes';
import { MotorbikeStore } from './MotorbikeStore';
import { findRow, SEARCH_PER_PAGE } from '../entries/findRow';
import { removeEntry } from '../entries/removeEntry';

/** Removes the motorbike after the dealer confirms it. */
@injectable()
export class RemoveMotorbike {
  constructor(
    @inject(Motorbikes) private readonly motorbikes: Motorbikes,
    @inject(MotorbikeStore) private readonly store: MotorbikeStore,
    @inject(LoadMotorbikes) private readonly load: LoadMotorbikes,
    @inject(EditMotorbike) private readonly editing: EditMotorbike,
    @inject(SendWrite) private readonly write: SendWrite,
  ) {}

  async execute(): Promise<void> {
    await removeEntry(this.store.removal, this.write, {
      remove: ({ id }) => this.motorbikes.remove(id),
      isGone: async ({ id }, signal) =>
        (await findRow(
          page => this.motorbikes.list({ page, perPage: SEARCH_PER_PAGE, query: '' }, signal),
          row => row.id === id,
        )) === false,
      onRemoved: ({ id }) => this.editing.dialog.forget(id),
      reload: () => this.load.list.reload(),
    });
  }
}
