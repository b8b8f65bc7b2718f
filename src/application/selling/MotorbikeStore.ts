import {
  type Brand,
  emptyMotorbikeForm,
  type Motorbike,
  type MotorbikeForm,
  type MotorbikeId,
} from '../../domain/selling/Motorbike';
import { ChoiceList } from './ChoiceList';
import { EntryForm } from './EntryForm';
import { PagedRows } from './PagedRows';
import { Removal } from './Removal';

export class MotorbikeStore {
  readonly list = new PagedRows<Motorbike>();
  /** What the picker of the invoice form shows. */
  readonly picker = new PagedRows<Motorbike>();
  readonly brands = new ChoiceList<Brand>();
  readonly entry = new EntryForm<MotorbikeForm, MotorbikeId>(emptyMotorbikeForm);
  readonly removal = new Removal<Motorbike>();
}
