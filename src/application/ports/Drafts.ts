/** What a dealer typed and has not sent, by dealer and place; it survives a reload and a sign-out. */
export interface Drafts {
  read(dealer: string, place: string): Promise<unknown>;
  /** All whose place begins so, by what follows there. */
  readAll(dealer: string, prefix: string): Promise<ReadonlyMap<string, unknown>>;
  keep(dealer: string, place: string, draft: unknown): Promise<void>;
  discard(dealer: string, place: string): Promise<void>;
  /** Removes all that this dealer made on this device. */
  discardAll(dealer: string): Promise<void>;
}

export const Drafts = Symbol('Drafts');
