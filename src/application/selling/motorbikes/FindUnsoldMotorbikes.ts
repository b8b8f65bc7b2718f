import { injectable } from 'inversify';
import { computed, makeObservable, observableRef, runInAction } from 'mobx';
import { PerPage } from '../../../domain/selling/entries/PerPage';
import type { Motorbike } from '../../../domain/selling/motorbikes/Motorbike';
import type { Cancel } from '../../ports/Clock';
import { Motorbikes } from '../../ports/Motorbikes';
import { LatestRequests } from '../../shared/LatestRequests';
import { KeepAcquisition } from '../margin/KeepAcquisition';

/** How many are proposed. */
const MOST = 3;

/** Finds motorbikes of the dealer's list that wait for a buyer, to propose them on the page of a client. */
@injectable()
export class FindUnsoldMotorbikes {
  listed: readonly Motorbike[] = [];
  private readonly requests = new LatestRequests();

  constructor(
    private readonly motorbikes: Motorbikes,
    private readonly keepAcquisition: KeepAcquisition,
  ) {
    makeObservable(this, { listed: observableRef, found: computed });
  }

  /** Those of the first page that no counted invoice has sold. */
  get found(): readonly Motorbike[] {
    return this.listed
      .filter(({ id, model, vin }) => {
        const vehicle = { vin, motorbike: { id, name: model }, acquisition: null };
        return this.keepAcquisition.soldWith(vehicle) === null;
      })
      .slice(0, MOST);
  }

  /** Proposes what it found before, or nothing, if the list cannot be read. */
  run(): Cancel {
    void this.execute(this.requests.start());
    return () => this.requests.cancel();
  }

  private async execute(signal: AbortSignal): Promise<void> {
    const answer = await this.motorbikes.list({ page: 1, perPage: PerPage.list }, signal);
    if (answer.ok && !signal.aborted) runInAction(() => (this.listed = answer.value.rows));
  }
}
