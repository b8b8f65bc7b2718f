import { injectable } from 'inversify';
import { compareStructural, reaction } from 'mobx';
import { PICKUP_PLAN } from '../../domain/book/BookRecord';
import { buyerOf, newHandover, withStatement } from '../../domain/handover/Handover';
import { statementOf } from '../../domain/handover/Statement';
import type { HashId, Offer } from '../../domain/offers/Offer';
import type { OfferDetail } from '../../domain/offers/OfferDetail';
import { type Instant, SECOND } from '../../domain/shared/Instant';
import { batches } from '../../domain/shared/Page';
import { Book } from '../book/Book';
import { ConversationStore } from '../conversations/ConversationStore';
import { OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import { OpenedOffers } from '../offers/OpenedOffers';
import { type Cancel, Clock } from '../ports/Clock';
import { SessionStore } from '../session/SessionStore';
import { together } from '../shared/together';

/** A paper without some data is more useful than one that comes after a minute. */
const LONGEST_WAIT = 15 * SECOND;

/** Both are replaced with each change. */
interface OpenedDeal {
  readonly offer: Offer;
  readonly detail: OfferDetail;
}

/**
 * The records of handovers: keeps what the offers of deals say about their vehicles, so that it can be checked at the yard
 * without a network, and notes which differences were reported to support.
 */
@injectable()
export class Handovers {
  constructor(
    private readonly book: Book,
    private readonly lists: OfferLists,
    private readonly registry: OfferRegistry,
    private readonly details: OpenedOffers,
    private readonly conversations: ConversationStore,
    private readonly session: SessionStore,
    private readonly clock: Clock,
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
        () => (this.book.held.isRead() ? this.opened() : new Map<HashId, OpenedDeal>()),
        (opened, before) =>
          opened.forEach((deal, hashId) => {
            const { offer, detail } = before?.get(hashId) ?? {};
            if (deal.offer !== offer || deal.detail !== detail) this.keep(hashId, deal);
          }),
        { fireImmediately: true },
      ),
      reaction(
        () => this.stops(),
        stops => {
          reading.abort();
          reading = new AbortController();
          const unread = stops.filter(hashId => stops.length > 1 || !this.isKept(hashId));
          void this.readOffers(unread, reading.signal);
        },
        { equals: compareStructural, fireImmediately: true },
      ),
      () => reading.abort(),
    );
  }

  /**
   * Reads what a paper needs and a row of a list lacks, such as the VIN: some offers at a time, and none that is known. Resolves
   * when they are read, after 15 seconds, or when it is cancelled.
   */
  async readOffers(hashIds: readonly HashId[], cancelled: AbortSignal): Promise<void> {
    const reading = new AbortController();
    const stop = () => reading.abort();
    cancelled.addEventListener('abort', stop);
    const endLimit = this.clock.after(LONGEST_WAIT, stop);
    for (const some of batches(hashIds.filter(hashId => !this.details.detailOf(hashId)))) {
      if (reading.signal.aborted) break;
      await Promise.all(some.map(hashId => this.details.read(hashId, reading.signal)));
    }
    endLimit();
    cancelled.removeEventListener('abort', stop);
  }

  /** Notes the reports that are sent. Runs until it is cancelled. */
  noteReports(): Cancel {
    return together(
      this.book.holdOnceUsed('handovers'),
      reaction(
        () => this.sentReports(),
        sent => sent.forEach(([hashId, heading, at]) => this.reportSent(hashId, heading, at)),
        { equals: compareStructural, fireImmediately: true },
      ),
    );
  }

  /** The deals whose offers were read. Statements are compared later, only for those that have changed. */
  private opened(): ReadonlyMap<HashId, OpenedDeal> {
    return new Map(
      this.lists.of('inRealization').ids.flatMap(hashId => {
        const offer = this.registry.get(hashId);
        const detail = this.details.detailOf(hashId);
        return offer?.deal && detail ? [[hashId, { offer, detail }] as const] : [];
      }),
    );
  }

  private stops(): readonly HashId[] {
    const stops = (this.book.held.isRead() && this.book.held.get('pickupPlans', PICKUP_PLAN)?.stops) || [];
    return stops.filter(hashId => this.registry.get(hashId)?.deal);
  }

  private isKept(hashId: HashId): boolean {
    return typeof this.book.held.get('handovers', hashId)?.statement.seenAt === 'number';
  }

  private keep(hashId: HashId, { offer, detail }: OpenedDeal): void {
    const statement = statementOf(offer, detail, this.clock.now());
    const kept = this.book.held.get('handovers', hashId);
    if (kept && withStatement(kept, statement) === kept) return;
    const { dealer } = this.session;
    void this.book.change('handovers', hashId, stored =>
      stored ? withStatement(stored, statement) : newHandover(statement, dealer && buyerOf(dealer)),
    );
  }

  /** The reports that are in the conversations of their offers now, and since when. */
  private sentReports(): readonly (readonly [hashId: string, heading: string, at: Instant | null])[] {
    return this.book.held.entries('handovers').flatMap(([hashId, { report }]) => {
      if (!report || report.sentAt !== null) return [];
      const messages = this.conversations.get(hashId as HashId)?.messages ?? [];
      const message = messages.findLast(
        ({ author, body, createdAt }) =>
          author === 'dealer' &&
          body.includes(report.heading) &&
          // The server says whole seconds.
          (createdAt ?? Infinity) > report.preparedAt - SECOND,
      );
      return message ? [[hashId, report.heading, message.createdAt] as const] : [];
    });
  }

  private reportSent(hashId: string, heading: string, at: Instant | null): void {
    void this.book.change('handovers', hashId, stored => {
      if (stored?.report?.heading !== heading) return stored ?? null;
      return { ...stored, report: { ...stored.report, sentAt: at ?? this.clock.now() } };
    });
  }
}
