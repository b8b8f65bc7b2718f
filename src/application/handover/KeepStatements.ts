import { inject, injectable } from 'inversify';
import { compareStructural, reaction } from 'mobx';
import { PICKUP_PLAN } from '../../domain/book/BookRecord';
import { buyerOf, newHandover, withStatement } from '../../domain/handover/Handover';
import { type Statement, statementOf } from '../../domain/handover/Statement';
import type { HashId } from '../../domain/offers/Offer';
import { ReadVehicles } from '../board/ReadVehicles';
import { Book } from '../book/Book';
import { BookStore } from '../book/BookStore';
import { OfferLists } from '../offers/list/OfferLists';
import { OfferDetails } from '../offers/OfferDetails';
import { OfferRegistry } from '../offers/OfferRegistry';
import { type Cancel, Clock } from '../ports/Clock';
import { SessionStore } from '../session/SessionStore';
import { together } from '../shared/together';

/** Keeps what the offers of deals say about their vehicles, so that it can be checked at the yard without a network. */
@injectable()
export class KeepStatements {
  constructor(
    @inject(Book) private readonly book: Book,
    @inject(BookStore) private readonly bookStore: BookStore,
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(OfferDetails) private readonly details: OfferDetails,
    @inject(ReadVehicles) private readonly readVehicles: ReadVehicles,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Runs until it is cancelled. Reads the offers of the tour that are not kept yet, and all of them if there are several: the
   * way between two stops needs the positions of their vehicles, which a row of the list lacks.
   */
  run(): Cancel {
    let reading = new AbortController();
    void this.book.hold();
    return together(
      reaction(
        () => (this.bookStore.isRead() ? this.known() : []),
        known => known.forEach(([hashId, statement]) => this.keep(hashId, statement)),
        { equals: compareStructural, fireImmediately: true },
      ),
      reaction(
        () => this.stops(),
        stops => {
          reading.abort();
          reading = new AbortController();
          const unread = stops.filter(hashId => stops.length > 1 || !this.isKept(hashId));
          void this.readVehicles.execute(unread, reading.signal);
        },
        { equals: compareStructural, fireImmediately: true },
      ),
      () => reading.abort(),
    );
  }

  /** What is known of the deals now, as of now. */
  private known(): readonly (readonly [HashId, Statement])[] {
    return this.lists.of('inRealization').ids.flatMap(hashId => {
      const offer = this.registry.get(hashId);
      const detail = this.details.get(hashId);
      return offer?.deal && detail ? [[hashId, statementOf(offer, detail, this.clock.now())] as const] : [];
    });
  }

  private stops(): readonly HashId[] {
    const stops = (this.bookStore.isRead() && this.bookStore.get('pickupPlans', PICKUP_PLAN)?.stops) || [];
    return stops.filter(hashId => this.registry.get(hashId)?.deal);
  }

  private isKept(hashId: HashId): boolean {
    return typeof this.bookStore.get('handovers', hashId)?.statement.seenAt === 'number';
  }

  private keep(hashId: HashId, statement: Statement): void {
    const kept = this.bookStore.get('handovers', hashId);
    if (kept && withStatement(kept, statement) === kept) return;
    const { dealer } = this.session;
    void this.book.change('handovers', hashId, stored =>
      stored ? withStatement(stored, statement) : newHandover(statement, dealer && buyerOf(dealer)),
    );
  }
}
