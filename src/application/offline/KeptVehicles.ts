import { injectable } from 'inversify';
import { compareStructural, reaction } from 'mobx';
import { type KeptVehicle, keptVehicle } from '../../domain/deals/KeptVehicle';
import type { HashId } from '../../domain/offers/Offer';
import type { Instant } from '../../domain/shared/Instant';
import { Book } from '../book/Book';
import { BookStore } from '../book/BookStore';
import { OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import type { Cancel } from '../ports/Clock';
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

/** Keeps the sellers' contacts of the deals, and the names of the vehicles with a limit or a note. */
@injectable()
export class KeptVehicles {
  constructor(
    private readonly book: Book,
    private readonly bookStore: BookStore,
    private readonly lists: OfferLists,
    private readonly registry: OfferRegistry,
    private readonly preferences: Preferences,
    private readonly session: SessionStore,
  ) {}

  /** Runs until it is cancelled. */
  run(): Cancel {
    this.preferences.write(LAST_DEALER, this.session.dealerKey);
    const deals = this.lists.of('inRealization');
    return together(
      reaction(
        () => {
          const { lastFetchedAt: at, ids } = deals;
          return at ? { at, vehicles: this.vehicles(ids), areAll: deals.isWhole } : null;
        },
        listed => listed && void this.dealsListed(listed),
        { equals: compareStructural, fireImmediately: true },
      ),
      reaction(
        () =>
          this.vehicles(
            this.bookStore.isRead() ? [...this.bookStore.keys('limits'), ...this.bookStore.keys('notes')] : [],
          ),
        vehicles => void this.keepNew(vehicles),
        { equals: compareStructural, fireImmediately: true },
      ),
    );
  }

  private vehicles(hashIds: readonly string[]): readonly Vehicle[] {
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
}
