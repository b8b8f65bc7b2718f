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
import { Drafts } from '../../forms/Drafts';
import { ShowForm } from '../../forms/ShowForm';
import { Writes } from '../../outcomes/Writes';
import { Clock } from '../../ports/Clock';
import { Motorbikes } from '../../ports/Motorbikes';
import { Entries } from '../entries/Entries';
import { SellingStore } from '../SellingStore';

/** Lists, picks, edits and removes the motorbikes that the dealer sells. */
@injectable()
export class MotorbikeEntries extends Entries<Motorbike, MotorbikeForm, NewMotorbike, Brand> {
  constructor(port: Motorbikes, selling: SellingStore, drafts: Drafts, show: ShowForm, clock: Clock, write: Writes) {
    super({
      show,
      clock,
      write,
      draftOf: key => drafts.of('motorbikeForms', key),
      empty: emptyMotorbikeForm,
      port,
      rows: selling.motorbikes,
      perPage: PerPage.list,
      askChoices: async () => {
        const answer = await port.brands();
        if (answer.ok) selling.brandsArrived(answer.value);
        return answer;
      },
      dataOf: newMotorbike,
      isSame: isSameMotorbike,
      queryOf: ({ model }) => model,
    });
  }
}
