/**
 * Unsent input by dealer and place. It survives a reload and a sign-out. A storage error is reported and never rejects.
 */
export interface Drafts {
  /** The draft as it was stored, unvalidated. Undefined if there is none or it cannot be read. */
  read(dealer: string, place: string): Promise<unknown>;
  /** All drafts whose place starts with `prefix`, keyed by the rest of the place. */
  readAll(dealer: string, prefix: string): Promise<ReadonlyMap<string, unknown>>;
  /** Stores a draft and replaces an earlier one. */
  keep(dealer: string, place: string, draft: unknown): Promise<void>;
  /** Deletes one draft. */
  discard(dealer: string, place: string): Promise<void>;
  /** Deletes all drafts of this dealer on this device. */
  discardAll(dealer: string): Promise<void>;
}

export const Drafts = Symbol('Drafts');
