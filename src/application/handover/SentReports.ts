import { injectable } from 'inversify';
import { compareStructural, reaction } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import { type Instant, SECOND } from '../../domain/shared/Instant';
import { Book } from '../book/Book';
import { BookStore } from '../book/BookStore';
import { ConversationStore } from '../conversations/ConversationStore';
import { type Cancel, Clock } from '../ports/Clock';
import { together } from '../shared/together';

/** Notes in the record of a handover that its differences were sent to support. */
@injectable()
export class SentReports {
  constructor(
    private readonly book: Book,
    private readonly bookStore: BookStore,
    private readonly conversations: ConversationStore,
    private readonly clock: Clock,
  ) {}

  /** Runs until it is cancelled. */
  run(): Cancel {
    return together(
      this.book.holdOnceUsed('handovers'),
      reaction(
        () => this.sent(),
        sent => sent.forEach(([hashId, heading, at]) => this.recorded(hashId, heading, at)),
        { equals: compareStructural, fireImmediately: true },
      ),
    );
  }

  /** The reports that are in the conversations of their offers now, and since when. */
  private sent(): readonly (readonly [hashId: string, heading: string, at: Instant | null])[] {
    return this.bookStore.entries('handovers').flatMap(([hashId, { report }]) => {
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

  private recorded(hashId: string, heading: string, at: Instant | null): void {
    void this.book.change('handovers', hashId, stored => {
      if (stored?.report?.heading !== heading) return stored ?? null;
      return { ...stored, report: { ...stored.report, sentAt: at ?? this.clock.now() } };
    });
  }
}
