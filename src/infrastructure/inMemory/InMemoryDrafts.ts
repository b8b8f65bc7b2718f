import type { Drafts } from '../../application/ports/Drafts';

export class InMemoryDrafts implements Drafts {
  private readonly kept = new Map<string, Map<string, unknown>>();

  async read(dealer: string, place: string): Promise<unknown> {
    return structuredClone(this.kept.get(dealer)?.get(place));
  }

  async readAll(dealer: string, prefix: string): Promise<ReadonlyMap<string, unknown>> {
    const kept = [...(this.kept.get(dealer) ?? [])].filter(([place]) => place.startsWith(prefix));
    return new Map(kept.map(([place, draft]) => [place.slice(prefix.length), structuredClone(draft)]));
  }

  /** Stores a copy, as a database does, so that later changes by the caller have no effect. */
  async keep(dealer: string, place: string, draft: unknown): Promise<void> {
    const drafts = this.kept.get(dealer) ?? new Map<string, unknown>();
    drafts.set(place, structuredClone(draft));
    this.kept.set(dealer, drafts);
  }

  async discard(dealer: string, place: string): Promise<void> {
    this.kept.get(dealer)?.delete(place);
  }

  async discardAll(dealer: string): Promise<void> {
    this.kept.delete(dealer);
  }
}
