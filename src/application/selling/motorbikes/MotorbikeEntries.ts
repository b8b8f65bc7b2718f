import { injectable } from 'inversify';
import { PerPage } from '../../../domain/selling/entries/PerPage';
import {
  type Brand,
  emptyMotorbikeForm,
  isSameMotorbike,
  type Motorbike,
  type MotorbikeForm,
  newMotorbike,
  type NewMotorbike,
} from '../../../domain/selling/motorbikes/Motorbike';
import { FormDrafts } from '../../drafts/FormDrafts';
import { SendWrite } from '../../outcomes/SendWrite';
import { Clock } from '../../ports/Clock';
import { Motorbikes } from '../../ports/Motorbikes';
import { Entries } from '../entries/Entries';
import { SellingStore } from '../SellingStore';

/** Lists, picks, edits and removes the motorbikes that the dealer sells. */
@injectable()
export class MotorbikeEntries extends Entries<Motorbike, MotorbikeForm, NewMotorbike, Brand> {
  constructor(
    port: Motorbikes,
    { motorbikes, brands }: SellingStore,
    drafts: FormDrafts,
    clock: Clock,
    write: SendWrite,
  ) {
    super({
      drafts,
      clock,
      write,
      collection: 'motorbikeForms',
      empty: emptyMotorbikeForm,
      port,
      rows: motorbikes,
      perPage: PerPage.list,
      choices: brands,
      askChoices: () => port.brands(),
      dataOf: newMotorbike,
      isSame: isSameMotorbike,
      queryOf: ({ model }) => model,
    });
  }
}
