import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { Invoice, InvoiceId } from '../../domain/invoices/Invoice';
import type { Failure } from '../../domain/shared/Failure';
import type { Instant } from '../../domain/shared/Instant';
import { hasMorePages, unseen } from '../../domain/shared/Page';
import { Freshness } from '../shared/Freshness';

type InvoiceListStatus =
  | { readonly step: 'idle' }
  | { readonly step: 'loading'; readonly what: 'first' | 'more' }
  | { readonly step: 'failed'; readonly what: 'first' | 'more'; readonly because: Failure };

interface ArrivedInvoices {
  readonly invoices: readonly Invoice[];
  readonly totalPages: number;
  readonly totalCount: number;
}

export class InvoiceListStore {
  readonly invoices = observable.array<Invoice>([], { deep: false });
  status: InvoiceListStatus = { step: 'idle' };
  nextPage = 1;
  totalPages = 0;
  totalCount = 0;

  /** Pixels from the top. Kept while the list is off screen. */
  scrollTop = 0;
  /** Number of times the list was scrolled back to the top. */
  restarts = 0;
  private readonly held = new Set<InvoiceId>();
  private readonly freshness = new Freshness();

  constructor() {
    makeAutoObservable<this, 'held' | 'freshness'>(this, {
      invoices: false,
      status: observableRef,
      scrollTop: false,
      held: false,
      freshness: false,
    });
  }

  get lastFetchedAt(): Instant | null {
    return this.freshness.fetchedAt;
  }

  /** Whether the rows show every known change. */
  get isCurrent(): boolean {
    const isAnswered = this.status.step === 'idle' || this.status.what === 'more';
    return isAnswered && this.freshness.isCurrent;
  }

  get needsAsking(): boolean {
    return this.freshness.needsAsking;
  }

  get hasMore(): boolean {
    return hasMorePages(this.nextPage, this.totalPages);
  }

  get isEmpty(): boolean {
    return this.lastFetchedAt !== null && this.invoices.length === 0;
  }

  loadStarted(what: 'first' | 'more'): void {
    this.status = { step: 'loading', what };
    if (what === 'first') this.asked();
  }

  loadFailed(what: 'first' | 'more', because: Failure): void {
    this.status = { step: 'failed', what, because };
  }

  firstPageArrived(page: ArrivedInvoices, at: Instant): void {
    this.nextPage = 1;
    this.invoices.clear();
    this.held.clear();
    this.pageArrived(page);
    this.freshness.arrived(at);
  }

  morePageArrived(page: ArrivedInvoices, at: Instant): void {
    this.pageArrived(page);
    this.freshness.moreArrived(at);
  }

  /** The first page is requested again. The rows stay. */
  asked(): void {
    this.freshness.asked();
  }

  /** Merges the first page: new invoices come first, and the other rows stay. */
  newestArrived({ invoices, totalPages, totalCount }: ArrivedInvoices, at: Instant): void {
    this.freshness.arrived(at);
    const newest = new Map(invoices.map(invoice => [invoice.id, invoice]));
    const held = this.invoices.map(invoice => newest.get(invoice.id) ?? invoice);
    for (const { id } of held) newest.delete(id);
    this.invoices.replace([...newest.values(), ...held]);
    for (const id of newest.keys()) this.held.add(id);
    this.totalPages = totalPages;
    this.totalCount = totalCount;
  }

  scrolledTo(pixels: number): void {
    this.scrollTop = pixels;
  }

  readFromTop(): void {
    this.scrollTop = 0;
    this.restarts += 1;
  }

  /** The rows may be wrong: the next visit fetches them again. */
  outdated(): void {
    this.freshness.outdated();
  }

  private pageArrived({ invoices, totalPages, totalCount }: ArrivedInvoices): void {
    const arrived = new Map(invoices.map(invoice => [invoice.id, invoice]));
    for (const id of unseen([...arrived.keys()], this.held)) {
      this.held.add(id);
      this.invoices.push(arrived.get(id)!);
    }
    this.nextPage += 1;
    this.totalPages = totalPages;
    this.totalCount = totalCount;
    this.status = { step: 'idle' };
  }
}
