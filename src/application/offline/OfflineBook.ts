import { injectable } from 'inversify';
import { compareStructural, makeObservable, observableRef, reaction, runInAction } from 'mobx';
import type { BookCollection, BookRecordOf } from '../../domain/book/BookRecord';
import { type KeptVehicle, keptVehicle } from '../../domain/deals/KeptVehicle';
import type { HashId } from '../../domain/offers/Offer';
import { type OfflineVehicle, offlineVehicles } from '../../domain/offline/OfflineVehicle';
import type { Instant } from '../../domain/shared/Instant';
import { Book } from '../book/Book';
import { OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import type { Cancel } from '../ports/Clock';
import { type BookFailure, DealerBook } from '../ports/DealerBook';
import { Identity } from '../ports/Identity';
import { Preferences } from '../ports/Preferences';
import { LAST_DEALER, SessionStore } from '../session/SessionStore';
import { together } from '../shared/together';

interface Vehicle {
  readonly key: HashId;
  readonly value: KeptVehicle;
}

interface ListedDeals {
  readonly vehicles: readonly Vehicle[];
  readonly at: Instant;
  readonly areAll: boolean;
}

/**
 * What this device keeps for a start without a network: the sellers' contacts of the deals, the names of the vehicles with a
 * limit or a note, and whose they are.
 */
@injectable()
export class OfflineBook {
  /** Null until they are read. */
  vehicles: readonly OfflineVehicle[] | null = null;
  /** Why some of them are missing. */
  failure: BookFailure | null = null;

  constructor(
    private readonly dealerBook: DealerBook,
    private readonly book: Book,
    private readonly lists: OfferLists,
    private readonly registry: OfferRegistry,
    private readonly preferences: Preferences,
    private readonly session: SessionStore,
    private readonly identity: Identity,
  ) {
    makeObservable(this, { vehicles: observableRef, failure: observableRef });
  }

  /** The profile cannot be loaded, or is loaded again after that, but a dealer is signed in. */
  get isInUse(): boolean {
    const { state, leaving } = this.session;
    return state.step !== 'authorized' && Boolean(state.failure) && !leaving && this.identity.hasSession();
  }

  /** Whose own data this page may change. Null if nobody is signed in, or while the dealer signs out. */
  get dealerKey(): string | null {
    if (this.isInUse) return this.preferences.read(LAST_DEALER);
    return this.session.isSignedIn && this.identity.hasSession() ? this.session.dealerKey : null;
  }

  /** Reads the vehicles, while the profile cannot be loaded. */
  async read(): Promise<void> {
    const [vehicles, notes, limits] = await Promise.all([
      this.records('vehicles'),
      this.records('notes'),
      this.records('limits'),
    ]);
    runInAction(() => (this.vehicles = offlineVehicles({ vehicles, notes, limits })));
  }

  /** Keeps the vehicles. Runs until it is cancelled. */
  run(): Cancel {
    this.preferences.write(LAST_DEALER, this.session.dealerKey);
    const deals = this.lists.of('inRealization');
    return together(
      reaction(
        () => {
          const { lastFetchedAt: at, ids } = deals;
          return at ? { at, vehicles: this.listedAmong(ids), areAll: deals.isWhole } : null;
        },
        listed => listed && void this.dealsListed(listed),
        { equals: compareStructural, fireImmediately: true },
      ),
      reaction(
        () =>
          this.listedAmong(
            this.book.held.isRead() ? [...this.book.held.keys('limits'), ...this.book.held.keys('notes')] : [],
          ),
        vehicles => void this.keepNew(vehicles),
        { equals: compareStructural, fireImmediately: true },
      ),
    );
  }

  private listedAmong(hashIds: readonly string[]): readonly Vehicle[] {
    return hashIds.flatMap(hashId => {
      const offer = this.registry.get(hashId as HashId);
      return offer ? [{ key: offer.hashId, value: keptVehicle(offer) }] : [];
    });
  }

  /** The contact of a deal that has ended is not kept. */
  private async dealsListed({ vehicles, at, areAll }: ListedDeals): Promise<void> {
    const kept = areAll ? await this.book.findAll('vehicles') : [];
    const listed = new Set<string>(vehicles.map(({ key }) => key));
    const ended = [...kept].filter(([key, { contact }]) => contact && !listed.has(key));
    const without = ended.map(([key, { name }]) => ({ key, value: { name, contact: null } }));
    const records = [...vehicles, ...without].map(vehicle => ({ ...vehicle, changedAt: at }));
    if (records.length > 0) await this.book.put('vehicles', records);
  }

  private async keepNew(vehicles: readonly Vehicle[]): Promise<void> {
    if (vehicles.length === 0) return;
    const kept = await this.book.readSome(
      'vehicles',
      vehicles.map(({ key }) => key),
    );
    if (!kept.ok) return;
    const known = new Set(kept.value.map(({ key }) => key));
    const unknown = vehicles.filter(({ key }) => !known.has(key));
    if (unknown.length > 0) await this.book.put('vehicles', unknown);
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
