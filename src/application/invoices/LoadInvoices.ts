import { inject, injectable } from 'inversify';
import { reaction } from 'mobx';
import { LIST_STALE_AFTER, isStale } from '../../domain/shared/Staleness';
import { RefetchScreen } from '../offers/RefetchScreen';
import { type Cancel, Clock } from '../ports/Clock';
import { Invoices } from '../ports/Invoices';
import { InvoiceListStore } from './InvoiceListStore';

/** Fetches the pages of the invoices. A new request aborts the earlier one. */
@injectable()
export class LoadInvoices {
  private underWay: AbortController | null = null;
  private arriving: Promise<void> = Promise.resolve();
  /** One answer at a time, so that an older one never undoes a newer one. */
  private isLooking = false;

  constructor(
    @inject(Invoices) private readonly invoices: Invoices,
    @inject(InvoiceListStore) private readonly list: InvoiceListStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(RefetchScreen) private readonly refetchScreen: RefetchScreen,
  ) {}

  /** Fetches the invoices if they are missing or stale and not already being fetched. */
  async show(): Promise<void> {
    const { status, lastFetchedAt } = this.list;
    if (status.step === 'loading' && status.what === 'first') return;
    if (!isStale(lastFetchedAt, this.clock.now(), LIST_STALE_AFTER)) return;
    await this.refresh();
  }

  /**
   * Fetches the newest rows each time the list becomes outdated, and keeps the rows on screen. Runs until it is
   * cancelled.
   */
  keepUp(): Cancel {
    const stopRefetching = this.refetchScreen.whileShown(() => {
      this.list.outdated();
      void this.lookForNew();
    });
    const stopWatching = reaction(
      () => this.list.needsAsking,
      needsAsking => needsAsking && void this.lookForNew(),
    );
    return () => {
      stopRefetching();
      stopWatching();
    };
  }

  async refresh(): Promise<void> {
    await this.start('first', 1);
  }

  async more(): Promise<void> {
    if (!this.list.hasMore || this.underWay !== null) return;
    await this.start('more', this.list.nextPage);
  }

  private async lookForNew(): Promise<void> {
    if (this.list.lastFetchedAt === null || this.list.status.step === 'failed') return this.refresh();
    if (this.underWay !== null) {
      await this.arriving;
      return this.list.needsAsking ? this.lookForNew() : undefined;
    }
    if (this.isLooking) return;
    this.isLooking = true;
    this.list.asked();
    const answer = await this.invoices.list(1, new AbortController().signal);
    this.isLooking = false;
    // A failure needs no message: the list stays outdated, and the next event asks again.
    if (answer.ok) this.list.newestArrived(answer.value, this.clock.now());
    if (this.list.needsAsking) await this.lookForNew();
  }

  private start(what: 'first' | 'more', page: number): Promise<void> {
    this.arriving = this.load(what, page);
    return this.arriving;
  }

  private async load(what: 'first' | 'more', page: number): Promise<void> {
    this.underWay?.abort();
    const controller = new AbortController();
    this.underWay = controller;
    this.list.loadStarted(what);
    const answer = await this.invoices.list(page, controller.signal);
    if (this.underWay !== controller) return;
    this.underWay = null;
    if (!answer.ok) return this.list.loadFailed(what, answer.failure);
    if (what === 'first') this.list.firstPageArrived(answer.value, this.clock.now());
    else this.list.morePageArrived(answer.value, this.clock.now());
  }
}
