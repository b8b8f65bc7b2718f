import { injectable } from 'inversify';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../domain/shared/Failure';
import { Clients } from '../ports/Clients';
import { InvoiceTemplates } from '../ports/InvoiceTemplates';
import { Motorbikes } from '../ports/Motorbikes';
import type { SellingEntries } from '../ports/SellingEntries';
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
    private readonly clients: Clients,
    private readonly motorbikes: Motorbikes,
    private readonly templates: InvoiceTemplates,
  ) {
    makeObservable(this, { failure: observableRef });
  }

  async execute(): Promise<void> {
    const signal = this.requests.start();
    runInAction(() => (this.failure = null));
    await Promise.all([
      this.count('clients', this.clients, signal),
      this.count('motorbikes', this.motorbikes, signal),
      this.count('templates', this.templates, signal),
    ]);
  }

  private async count(
    what: SellingCount,
    port: Pick<SellingEntries<{ readonly id: unknown }, never>, 'list'>,
    signal: AbortSignal,
  ): Promise<void> {
    const answer = await port.list({ page: 1, perPage: ONE }, signal);
    if (signal.aborted) return;
    runInAction(() => {
      // A number that the rows refute is none.
      if (!answer.ok) this.failure = answer.failure;
      else if (answer.value.totalCount >= answer.value.received) this.counts.set(what, answer.value.totalCount);
    });
  }
}
