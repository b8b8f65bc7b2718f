import { inject, injectable } from 'inversify';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../domain/shared/Failure';
import type { RowPage } from '../../domain/shared/Page';
import type { Result } from '../../domain/shared/Result';
import { Clients } from '../ports/Clients';
import { InvoiceTemplates } from '../ports/InvoiceTemplates';
import { Motorbikes } from '../ports/Motorbikes';
import { LatestRequests } from '../shared/LatestRequests';

type SellingCount = 'clients' | 'motorbikes' | 'templates';

/** One row per page is enough, because each page contains the total. */
const ONE = 1;

/** Fetches the numbers of clients, motorbikes and templates. Known numbers stay until newer ones arrive. */
@injectable()
export class CountSelling {
  /** A kind is absent until its number is known. */
  readonly counts = observable.map<SellingCount, number>();
  failure: Failure | null = null;
  private readonly requests = new LatestRequests();

  constructor(
    @inject(Clients) private readonly clients: Clients,
    @inject(Motorbikes) private readonly motorbikes: Motorbikes,
    @inject(InvoiceTemplates) private readonly templates: InvoiceTemplates,
  ) {
    makeObservable(this, { failure: observableRef });
  }

  async execute(): Promise<void> {
    const signal = this.requests.start();
    runInAction(() => (this.failure = null));
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
      // A number that the rows refute is none.
      if (!answer.ok) this.failure = answer.failure;
      else if (answer.value.totalCount >= answer.value.received) this.counts.set(what, answer.value.totalCount);
    });
  }
}
