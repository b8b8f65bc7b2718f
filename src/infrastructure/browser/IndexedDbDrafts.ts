import type { UseStore } from 'idb-keyval';
import type { Diagnostics } from '../../application/ports/Diagnostics';
import type { Drafts } from '../../application/ports/Drafts';

type KeyValue = typeof import('./keyValue');

/** An array key, so that different pairs of dealer and place can never produce the same key. */
type DraftKey = [dealer: string, place: string];

export class IndexedDbDrafts implements Drafts {
  private store: UseStore | null = null;

  constructor(private readonly diagnostics: Diagnostics) {}

  read(dealer: string, place: string): Promise<unknown> {
    return this.attempt('read', ({ get }, store) => get<unknown>([dealer, place], store));
  }

  async readAll(dealer: string, prefix: string): Promise<ReadonlyMap<string, unknown>> {
    const kept = await this.attempt('readAll', async ({ keys, getMany }, store) => {
      const held = await keys<DraftKey>(store);
      const wanted = held.filter(([owner, place]) => owner === dealer && place.startsWith(prefix));
      const drafts = await getMany<unknown>(wanted, store);
      return wanted.map(([, place], index) => [place.slice(prefix.length), drafts[index]] as const);
    });
    return new Map(kept);
  }

  async keep(dealer: string, place: string, draft: unknown): Promise<void> {
    await this.attempt('keep', ({ put }, store) => put([dealer, place], draft, store));
  }

  async discard(dealer: string, place: string): Promise<void> {
    await this.attempt('discard', ({ del }, store) => del([dealer, place], store));
  }

  async discardAll(dealer: string): Promise<void> {
    await this.attempt('discardAll', async ({ keys, delMany }, store) => {
      const held = await keys<DraftKey>(store);
      await delMany(
        held.filter(([owner]) => owner === dealer),
        store,
      );
    });
  }

  /** A storage error must not interrupt typing. The report names the error without the draft. */
  private async attempt<Value>(
    what: string,
    use: (library: KeyValue, store: UseStore) => Promise<Value>,
  ): Promise<Value | undefined> {
    try {
      const library = await import(/* webpackChunkName: "storage" */ './keyValue');
      this.store ??= library.createStore('paddock-drafts', 'drafts');
      return await use(library, this.store);
    } catch (error) {
      const name = error instanceof Error ? error.name : 'unknown';
      this.diagnostics.report({ kind: 'draftLost', where: `drafts: ${what}`, what: name });
      return undefined;
    }
  }
}
