import { injectable } from 'inversify';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { isSameVin, type Motorbike, vinHint } from '../../../domain/selling/motorbikes/Motorbike';
import { Motorbikes } from '../../ports/Motorbikes';
import { LatestRequests } from '../../shared/LatestRequests';
import { findRow } from '../entries/findRow';

/** Looks for the motorbike that has a VIN already, while the VIN of a new one is typed. */
@injectable()
export class FindSameVin {
  /** Null if there is none, or if it is not known. */
  found: Motorbike | null = null;
  private readonly requests = new LatestRequests();

  constructor(private readonly motorbikes: Motorbikes) {
    makeObservable(this, { found: observableRef });
  }

  /** Reads the list only for a whole VIN, and not for each typed character. */
  async execute(vin: string): Promise<void> {
    this.cancel();
    if (vin.trim() === '' || vinHint(vin) !== null) return;
    const signal = this.requests.start();
    let same: Motorbike | null = null;
    const fits = (row: Motorbike): boolean => {
      if (!isSameVin(row.vin, vin)) return false;
      same = row;
      return true;
    };
    await findRow({ port: this.motorbikes, fits }, signal);
    if (signal.aborted) return;
    this.requests.end();
    runInAction(() => (this.found = same));
  }

  cancel(): void {
    this.requests.cancel();
    runInAction(() => (this.found = null));
  }
}
