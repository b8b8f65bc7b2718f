import { inject, injectable } from 'inversify';
import { keptMotorbikeForm, type MotorbikeForm, type MotorbikeId } from '../../../domain/selling/motorbikes/Motorbike';
import { FormDrafts } from '../../drafts/FormDrafts';
import { Clock } from '../../ports/Clock';
import { EntryEditing } from '../entries/EntryEditing';
import { MotorbikeStore } from './MotorbikeStore';

/** The dialog in which a motorbike is added or changed. */
@injectable()
export class EditMotorbike {
  readonly dialog: EntryEditing<MotorbikeForm, MotorbikeId>;

  constructor(
    @inject(FormDrafts) drafts: FormDrafts,
    @inject(Clock) clock: Clock,
    @inject(MotorbikeStore) { entry }: MotorbikeStore,
  ) {
    this.dialog = new EntryEditing({ drafts, clock, entry, kind: 'motorbike', read: keptMotorbikeForm });
  }
}
