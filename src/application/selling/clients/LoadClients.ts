import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { shownRows } from '../../../domain/selling/entries/ShownRows';
import { Clients } from '../../ports/Clients';
import { Clock } from '../../ports/Clock';
import { ClientListStore } from './ClientListStore';

const PER_PAGE = 20;

/** Fetches a page of the clients. A new request aborts the earlier one. */
@injectable()
export class LoadClients {
  private underWay: AbortController | null = null;

  constructor(
    @inject(Clients) private readonly clients: Clients,
    @inject(ClientListStore) private readonly list: ClientListStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  async show(page: number): Promise<void> {
    this.underWay?.abort();
    const controller = new AbortController();
    this.underWay = controller;
    runInAction(() => this.list.loadStarted(page));
    const answer = await this.clients.list(page, PER_PAGE, controller.signal);
    if (this.underWay !== controller) return;
    this.underWay = null;
    // The last client of the last page was removed, so the new last page is shown.
    if (answer.ok && page > 1 && answer.value.received === 0) {
      return this.show(Math.max(1, Math.min(page - 1, answer.value.totalPages)));
    }
    runInAction(() => {
      if (!answer.ok) return this.list.loadFailed(answer.failure);
      const shown = shownRows(answer.value, { page, perPage: PER_PAGE });
      this.list.arrived({ ...answer.value, ...shown }, this.clock.now());
    });
  }

  refresh(): Promise<void> {
    return this.show(this.list.page);
  }

  /** Fetches the list again after a write, if it was fetched before. */
  async reload(): Promise<void> {
    if (this.list.lastFetchedAt !== null || this.underWay !== null) await this.refresh();
  }
}
