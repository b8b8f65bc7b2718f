import { injectable } from 'inversify';
import { makeObservable, observableRef, runInAction } from 'mobx';
import type { BookCollection, BookRecordOf } from '../../domain/book/BookRecord';
import { type OfflineVehicle, offlineVehicles } from '../../domain/offline/OfflineVehicle';
import { type BookFailure, DealerBook } from '../ports/DealerBook';
import { Preferences } from '../ports/Preferences';
import { LAST_DEALER } from '../session/SessionStore';

/** What this device has kept for the dealer, while the profile cannot be loaded. */
@injectable()
export class OfflineBook {
  /** Null until it is read. */
  vehicles: readonly OfflineVehicle[] | null = null;
  /** Why some of it is missing. */
  failure: BookFailure | null = null;

  constructor(
    private readonly dealerBook: DealerBook,
    private readonly preferences: Preferences,
  ) {
    makeObservable(this, { vehicles: observableRef, failure: observableRef });
  }

  async read(): Promise<void> {
    const [vehicles, notes, limits] = await Promise.all([
      this.records('vehicles'),
      this.records('notes'),
      this.records('limits'),
    ]);
    runInAction(() => (this.vehicles = offlineVehicles({ vehicles, notes, limits })));
  }

  private async records<Collection extends BookCollection>(
    collection: Collection,
  ): Promise<readonly BookRecordOf<Collection>[]> {
    const dealer = this.preferences.read(LAST_DEALER);
    if (dealer === null) return [];
    const answer = await this.dealerBook.readAll(dealer, collection);
    if (answer.ok) return answer.value;
    runInAction(() => (this.failure = answer.failure));
    return [];
  }
}
