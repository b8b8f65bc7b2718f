import { inject, injectable } from 'inversify';
import { isSameMotorbike, newMotorbike } from '../../../domain/selling/motorbikes/Motorbike';
import { Motorbikes } from '../../ports/Motorbikes';
import { SendWrite } from '../../outcomes/SendWrite';
import { EditMotorbike } from './EditMotorbike';
import { LoadMotorbikes } from './LoadMotorbikes';
import { MotorbikeStore } from './MotorbikeStore';
import { findRow, SEARCH_PER_PAGE } from '../entries/findRow';
import { writeEntry } from '../entries/writeEntry';

/** Saves the new or changed motorbike in the dialog. */
@injectable()
export class SaveMotorbike {
  constructor(
    @inject(Motorbikes) private readonly motorbikes: Motorbikes,
    @inject(MotorbikeStore) private readonly store: MotorbikeStore,
    @inject(LoadMotorbikes) private readonly load: LoadMotorbikes,
    @inject(EditMotorbike) private readonly editing: EditMotorbike,
    @inject(SendWrite) private readonly write: SendWrite,
  ) {}

  async execute(): Promise<void> {
    const { entry } = this.store;
    const { id } = entry;
    const motorbike = newMotorbike(entry.form);
    if (!entry.isOpen || motorbike === null) return;
    const send = () => (id === null ? this.motorbikes.add(motorbike) : this.motorbikes.change(id, motorbike));
    await writeEntry(entry, this.write, {
      send,
      look: async signal =>
        (await findRow(
          page => this.motorbikes.list({ page, perPage: SEARCH_PER_PAGE, query: motorbike.model }, signal),
          row => (id === null || row.id === id) && isSameMotorbike(row, motorbike),
        )) === true,
      reload: () => this.load.list.reload(),
      onDone: () => this.editing.dialog.saved(),
    });
  }
}
