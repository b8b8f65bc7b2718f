import type { Failure } from '../../../src/domain/shared/Failure';
import type { InMemorySession } from '../../../src/infrastructure/demo/twins/InMemorySession';
import type { Wire } from '../../support/Wire';
import type { Workplace } from '../../support/Workplace';

/** For `renderPage`: calls to the market that fail or wait. A kind is the start of a call, such as `list browse`. */
export class Faults {
  private line: InMemorySession | null = null;
  private failing: { readonly kind: string; readonly failure: Failure } | null = null;
  private held: { readonly kind: string; readonly released: Promise<void> } | null = null;

  private readonly wire: Wire = async (call, ask) => {
    if (this.held && call.startsWith(this.held.kind)) await this.held.released;
    if (this.failing && call.startsWith(this.failing.kind)) this.line!.failNext(this.failing.failure);
    return ask();
  };

  readonly options = { wire: this.wire, before: ({ twins }: Workplace) => void (this.line = twins.line) };

  /** Calls of this kind fail until `over`. */
  fail(kind: string, failure: Failure = { reason: 'serverFailed', status: 500 }): void {
    this.failing = { kind, failure };
  }

  /** Calls of this kind arrive only when the returned function is called. */
  hold(kind: string): () => void {
    let release = (): void => undefined;
    this.held = { kind, released: new Promise(resolve => (release = resolve)) };
    return release;
  }

  over(): void {
    this.failing = null;
    this.held = null;
  }
}
