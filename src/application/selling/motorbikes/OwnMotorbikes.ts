import { injectable } from 'inversify';
import { makeObservable, observableRef, runInAction } from 'mobx';
import {
  type Brand,
  emptyMotorbikeForm,
  isSameMotorbike,
  isSameVin,
  type Motorbike,
  type MotorbikeForm,
  newMotorbike,
  type NewMotorbike,
  vinHint,
} from '../../../domain/selling/motorbikes/Motorbike';
import { success } from '../../../domain/shared/Result';
import { Drafts } from '../../forms/Drafts';
import { Writes } from '../../outcomes/Writes';
import { Clock } from '../../ports/Clock';
import { Motorbikes } from '../../ports/SellingEntries';
import { LatestRequests } from '../../shared/LatestRequests';
import { Resource } from '../../shared/Resource';
import { Entries } from '../entries/Entries';
import { findRow } from '../entries/findRow';
import { PerPage } from '../entries/PagedSearch';
import { SellingStore } from '../SellingStore';

/** The motorbikes that the dealer sells: their list, the form that changes them, and what they say about a VIN. */
@injectable()
export class OwnMotorbikes {
  readonly entries: Entries<Motorbike, MotorbikeForm, NewMotorbike, Brand>;
  /** The motorbike that has the VIN of a new one already. Null if there is none, or if it is not known. */
  sameVin: Motorbike | null = null;
  /** The first page of the list, apart from what the list shows. */
  readonly firstPage = new Resource<readonly Motorbike[]>(async signal => {
    const answer = await this.port.list({ page: 1, perPage: PerPage.list }, signal);
    return answer.ok ? success(answer.value.rows) : answer;
  });
  private readonly vinRequests = new LatestRequests();

  constructor(
    private readonly port: Motorbikes,
    selling: SellingStore,
    drafts: Drafts,
    clock: Clock,
    writes: Writes,
  ) {
    this.entries = new Entries({
      drafts,
      clock,
      writes,
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
    makeObservable(this, { sameVin: observableRef });
  }

  /** A VIN is typed. Reads the list only for a whole one, and not for each typed character. */
  async findSameVin(vin: string): Promise<void> {
    this.forgetSameVin();
    if (vin.trim() === '' || vinHint(vin) !== null) return;
    const signal = this.vinRequests.start();
    let same: Motorbike | null = null;
    const fits = (row: Motorbike): boolean => {
      if (!isSameVin(row.vin, vin)) return false;
      same = row;
      return true;
    };
    await findRow({ port: this.port, fits }, signal);
    if (signal.aborted) return;
    this.vinRequests.end();
    runInAction(() => (this.sameVin = same));
  }

  forgetSameVin(): void {
    this.vinRequests.cancel();
    runInAction(() => (this.sameVin = null));
  }
}
