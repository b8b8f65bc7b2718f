import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Failure } from '../../domain/shared/Failure';
import type { RowPage } from '../../domain/shared/Page';
import type { Result } from '../../domain/shared/Result';
import { Clients } from '../ports/Clients';
import { InvoiceTemplates } from '../ports/InvoiceTemplates';
import { Motorbikes } from '../ports/Motorbikes';
import { LatestRequests } from '../shared/LatestRequests';
import { type SellingCount, SellingCountStore } from './SellingCountStore';

/** One row per page is enough, because each page contains the total. */
const ONE = 1;

/** Fetches the numbers of clients, motorbikes and templates. Known numbers stay until newer ones arrive. */
@injectable()
export class CountSelling {
  private readonly requests = new LatestRequests();

  constructor(
    @inject(Clients) private readonly clients: Clients,
    @inject(SellingCountStore) private readonly store: SellingCountStore,
    @inject(Motorbikes) private readonly motorbikes: Motorbikes,
    @inject(InvoiceTemplates) private readonly templates: InvoiceTemplates,
  ) {}

  async execute(): Promise<void> {
    const signal = this.requests.start();
    runInAction(() => this.store.asked());
    const motorbikes = this.motorbikes.list({ page: 1, perPage: ONE, query: '' }, signal);
    await Promise.all([
      this.count('clients', signal, this.clients.list(1, ONE, signal)),
      this.count('motorbikes', signal, motorbikes),
      this.count('templates', signal, this.templates.list(1, ONE, signal)),
    ]);
  }

  private async count(
    what: SellingCount,
    signal: AbortSignal,
    answering: Promise<Result<Pick<RowPage<unknown>, 'totalCount' | 'received'>, Failure>>,
  ): Promise<void> {
    const answer = await answering;
    if (signal.aborted) return;
    runInAction(() => {
      if (!answer.ok) return this.store.failed(answer.failure);
      const { totalCount, received } = answer.value;
      // A number that the rows refute is none.
      if (totalCount >= received) this.store.counted(what, totalCount);
    });
  }
}
