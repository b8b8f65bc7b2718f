import { injectable } from 'inversify';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { bookFileName, type BookFileProblem, bookFileText, type ReadBook } from '../../domain/book/BookFile';
import { bookCollections } from '../../domain/book/Keeping';
import { type ImportSummary, importSummary } from '../../domain/book/mergedBooks';
import { isBegun, keptPhotos } from '../../domain/handover/Handover';
import { photoBytes } from '../../domain/handover/PhotoRoom';
import type { HashId } from '../../domain/offers/Offer';
import type { Instant } from '../../domain/shared/Instant';
import type { Result } from '../../domain/shared/Result';
import { type Cancel, Clock } from '../ports/Clock';
import { type BookFailure, type BookUsage, DealerBook } from '../ports/DealerBook';
import { SessionStore } from '../session/SessionStore';
import { together } from '../shared/together';
import { Book } from './Book';

export type DataTask = 'show' | 'export' | 'import' | 'delete';

type DataStep =
  | { readonly step: 'idle' }
  | { readonly step: 'working' | 'done'; readonly task: DataTask }
  | { readonly step: 'failed'; readonly task: DataTask; readonly failure: BookFailure | BookFileProblem };

/** The record of one handover, and how much room its photos take. */
interface KeptHandover {
  readonly hashId: HashId;
  /** Of the vehicle. Null if this device does not keep it. */
  readonly name: string | null;
  readonly changedAt: Instant;
  readonly photos: number;
  readonly bytes: number;
}

/** A file that can be imported, and what the import would change. */
export interface ImportReview {
  readonly file: ReadBook;
  readonly summary: ImportSummary;
  readonly isOfAnotherDealer: boolean;
}

/** The page on which the dealer sees, exports, imports and deletes own data. */
@injectable()
export class MyData {
  /** How much this device holds. Null until it was read. */
  usage: BookUsage | null = null;
  /** The newest first. Only those into which the dealer has put something. */
  handovers: readonly KeptHandover[] = [];
  work: DataStep = { step: 'idle' };
  review: ImportReview | null = null;

  constructor(
    private readonly dealerBook: DealerBook,
    private readonly book: Book,
    private readonly clock: Clock,
    private readonly session: SessionStore,
  ) {
    makeObservable(this, {
      usage: observableRef,
      handovers: observableRef,
      work: observableRef,
      review: observableRef,
    });
  }

  /** Follows how much is stored while the page is open. */
  run(): Cancel {
    let isLeft = false;
    const read = async () => {
      // The dealer signs out. A read would create the database again after its removal.
      if (!this.book.isOpen) return;
      const usage = await this.dealerBook.usage(this.session.dealerKey);
      const handovers = usage.ok && usage.value.handovers.count > 0 ? await this.readHandovers() : [];
      if (isLeft) return;
      runInAction(() => {
        this.handovers = handovers;
        if (usage.ok) this.usage = usage.value;
        else this.work = { step: 'failed', task: 'show', failure: usage.failure };
      });
    };
    const cancels = bookCollections.map(collection =>
      this.dealerBook.onChange(this.session.dealerKey, collection, () => void read()),
    );
    void read();
    return together(...cancels, () => {
      isLeft = true;
      this.became({ step: 'idle' });
      runInAction(() => {
        this.usage = null;
        this.handovers = [];
      });
    });
  }

  /** A file with all own data. Null if the data cannot be read. */
  async exported(): Promise<{ readonly name: string; readonly text: string } | null> {
    const { dealerKey: dealer, email } = this.session;
    const contents = await this.perform('export', this.dealerBook.contents(dealer));
    if (!contents.ok) return null;
    const exportedAt = this.clock.now();
    const text = bookFileText({ exportedAt, dealer, records: contents.value });
    return { name: bookFileName(exportedAt, email), text };
  }

  /** Checks a file and shows what its import would change. It changes nothing. */
  async reviewFile(text: string): Promise<void> {
    const { dealerKey } = this.session;
    this.became({ step: 'working', task: 'import' });
    const file = await this.dealerBook.readFile(text);
    const own = file.ok ? await this.dealerBook.contents(dealerKey) : file;
    if (!file.ok) return this.became({ step: 'failed', task: 'import', failure: file.failure });
    if (!own.ok) return this.became({ step: 'failed', task: 'import', failure: own.failure });
    const { dealer, records } = file.value;
    this.became(
      { step: 'idle' },
      {
        file: file.value,
        summary: importSummary(own.value, records),
        isOfAnotherDealer: dealer !== null && dealer !== dealerKey,
      },
    );
  }

  dismissReview(): void {
    runInAction(() => (this.review = null));
  }

  /** Imports the file that was reviewed. */
  async importReviewed(): Promise<void> {
    const { review } = this;
    if (review) await this.perform('import', this.dealerBook.merge(this.session.dealerKey, review.file.records));
  }

  /** Deletes all own data of the dealer from this device. */
  async deleteAll(): Promise<void> {
    await this.perform('delete', this.dealerBook.removeAll(this.session.dealerKey));
  }

  private async readHandovers(): Promise<readonly KeptHandover[]> {
    const { dealerKey } = this.session;
    const [records, vehicles] = await Promise.all([
      this.dealerBook.readAll(dealerKey, 'handovers'),
      this.dealerBook.readAll(dealerKey, 'vehicles'),
    ]);
    const names = new Map(vehicles.ok ? vehicles.value.map(({ key, value }) => [key, value.name]) : []);
    return (records.ok ? records.value : [])
      .filter(({ value }) => isBegun(value))
      .sort((one, other) => other.changedAt - one.changedAt)
      .map(({ key, changedAt, value }) => ({
        hashId: key as HashId,
        name: names.get(key) ?? null,
        changedAt,
        photos: keptPhotos(value).length,
        bytes: photoBytes([value]),
      }));
  }

  private async perform<Value>(task: DataTask, call: Promise<Result<Value, BookFailure>>) {
    this.became({ step: 'working', task });
    const answer = await call;
    this.became(answer.ok ? { step: 'done', task } : { step: 'failed', task, failure: answer.failure });
    return answer;
  }

  private became(work: DataStep, review: ImportReview | null = null): void {
    runInAction(() => {
      this.work = work;
      this.review = review;
    });
  }
}
