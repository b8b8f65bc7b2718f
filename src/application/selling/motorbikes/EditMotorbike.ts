import { inject, injectable } from 'inversify';
import { keptMotorbikeForm, type MotorbikeForm, type MotorbikeId } from '../../../domain/selling/motorbikes/Motorbike';
import { DraftDesk } from '../../drafts/DraftDesk';
import { EntryEditing } from '../entries/EntryEditing';
import { MotorbikeStore } from './MotorbikeStore';

/** The dialog in which a motorbike is made or changed. */
@injectable()
export class EditMotorbike {
  readonly dialog: EntryEditing<MotorbikeForm, MotorbikeId>;

  constructor(@inject(DraftDesk) desk: DraftDesk, @inject(MotorbikeStore) { entry }: MotorbikeStore) {
    this.dialog = new EntryEditing(desk, { entry, what: 'motorbike', read: keptMotorbikeForm });
  }
}
