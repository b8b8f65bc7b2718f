import { inject, injectable } from 'inversify';
import { PerPage } from '../../../domain/selling/entries/PerPage';
import {
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
import { LoadBrands } from './LoadBrands';
import { MotorbikeStore } from './MotorbikeStore';

/** Lists, picks, edits and removes the motorbikes that the dealer sells. */
@injectable()
export class MotorbikeEntries extends Entries<Motorbike, MotorbikeForm, NewMotorbike> {
  constructor(
    @inject(Motorbikes) port: Motorbikes,
    @inject(MotorbikeStore) override readonly store: MotorbikeStore,
    @inject(LoadBrands) loadBrands: LoadBrands,
    @inject(FormDrafts) drafts: FormDrafts,
    @inject(Clock) clock: Clock,
    @inject(SendWrite) write: SendWrite,
  ) {
    super(
      store,
      { drafts, clock, write },
      {
        collection: 'motorbikeForms',
        port,
        ask: (question, signal) => port.list(question, signal),
        perPage: PerPage.list,
        loadChoices: () => loadBrands.execute(),
        dataOf: newMotorbike,
        isSame: isSameMotorbike,
        queryOf: ({ model }) => model,
      },
    );
  }
}
