import { makeAutoObservable, observableRef } from 'mobx';
import type { BookFile, BookFileProblem } from '../../domain/book/BookFile';
import type { ImportSummary } from '../../domain/book/ImportSummary';
import type { BookFailure, BookUsage } from '../ports/DealerBook';

export type DataTask = 'show' | 'export' | 'import' | 'delete';

type DataStep =
  | { readonly step: 'idle' }
  | { readonly step: 'working' | 'done'; readonly task: DataTask }
  | { readonly step: 'failed'; readonly task: DataTask; readonly failure: BookFailure | BookFileProblem };

/** A file that can be imported, and what the import would change. */
export interface ImportReview {
  readonly file: BookFile;
  readonly summary: ImportSummary;
  readonly isOfAnotherDealer: boolean;
}

/** The page on which the dealer sees, exports, imports and deletes own data. */
export class MyDataStore {
  /** Null until it was read. */
  usage: BookUsage | null = null;
  work: DataStep = { step: 'idle' };
  review: ImportReview | null = null;

  constructor() {
    makeAutoObservable(this, { usage: observableRef, work: observableRef, review: observableRef });
  }

  started(task: DataTask): void {
    this.work = { step: 'working', task };
    this.review = null;
  }

  usageRead(usage: BookUsage): void {
    this.usage = usage;
  }

  reviewed(review: ImportReview): void {
    this.review = review;
    this.work = { step: 'idle' };
  }

  reviewDismissed(): void {
    this.review = null;
  }

  ended(task: DataTask): void {
    this.work = { step: 'done', task };
  }

  failed(task: DataTask, failure: BookFailure | BookFileProblem): void {
    this.work = { step: 'failed', task, failure };
  }

  left(): void {
    this.usage = null;
    this.work = { step: 'idle' };
    this.review = null;
  }
}
