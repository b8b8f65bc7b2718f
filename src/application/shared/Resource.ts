import { makeAutoObservable, runInAction } from 'mobx';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';
import { LatestRequests } from './LatestRequests';

/** The latest request for something that is fetched as a whole. */
export type LoadStatus =
  { readonly step: 'idle' } | { readonly step: 'loading' } | { readonly step: 'failed'; readonly failure: Failure };

/** Something that is read from the server as a whole. It stays on screen until it is read again. */
export class Resource<Value> {
  /** Undefined until it is read, and if the server has none. */
  value: Value | undefined = undefined;
  status: LoadStatus = { step: 'idle' };
  private readonly requests = new LatestRequests();

  constructor(private readonly read: (signal: AbortSignal) => Promise<Result<Value, Failure>>) {
    makeAutoObservable<this, 'read' | 'requests'>(this, { read: false, requests: false }, { deep: false });
  }

  get isMissing(): boolean {
    return this.status.step === 'failed' && this.status.failure.reason === 'notFound';
  }

  /** Why what is shown could not be read again. */
  get updateFailure(): Failure | null {
    return this.value !== undefined && this.status.step === 'failed' ? this.status.failure : null;
  }

  /** A newer request aborts an earlier one. */
  async refresh(): Promise<void> {
    const signal = this.requests.start();
    this.status = { step: 'loading' };
    const answer = await this.read(signal);
    if (signal.aborted) return;
    this.requests.end();
    runInAction(() => {
      this.status = answer.ok ? { step: 'idle' } : { step: 'failed', failure: answer.failure };
      if (answer.ok) this.value = answer.value;
      else if (this.isMissing) this.value = undefined;
    });
  }

  /** Reads it once. After a failure, the next call tries again. */
  async ensure(): Promise<void> {
    if (this.value === undefined && this.status.step !== 'loading') await this.refresh();
  }

  /** What is asked for is not needed any more. */
  cancel(): void {
    this.requests.cancel();
    if (this.status.step === 'loading') this.status = { step: 'idle' };
  }

  /** What the server has is known without asking. */
  changed(value: Value): void {
    this.value = value;
  }
}
