import {
  type Brand,
  emptyMotorbikeForm,
  type Motorbike,
  type MotorbikeForm,
  type MotorbikeId,
} from '../../../domain/selling/motorbikes/Motorbike';
import { ChoiceList } from '../entries/ChoiceList';
import { EntryForm } from '../entries/EntryForm';
import { PagedRows } from '../entries/PagedRows';
import { Removal } from '../entries/Removal';

export class MotorbikeStore {
  readonly list = new PagedRows<Motorbike>();
  /** The picker of the invoice form. */
  readonly picker = new PagedRows<Motorbike>();
  readonly brands = new ChoiceList<Brand>();
  readonly entry = new EntryForm<MotorbikeForm, MotorbikeId>(emptyMotorbikeForm);
  readonly removal = new Removal<Motorbike>();
}
