import type { FaultyLine } from './FaultyLine';

/** One call of a port method in the fault table. */
export interface FaultyCall {
  /** `Port.method`, followed by a suffix that distinguishes calls of the same method. */
  readonly name: string;
  /** The request as the server sees it; `*` matches one segment of a path. */
  readonly wire: string;
  /** The key that is reported first if the answer has a wrong shape; null if the answer needs no content. */
  readonly needs: string | null;
  /** Whether a persistent 401 ends the session. */
  readonly endsSession: boolean;
  /** Runs with the session of the dealer; the data it uses exists in the market. */
  ask(line: FaultyLine): Promise<Outcome>;
}

export interface Outcome {
  readonly ok: boolean;
  readonly failure?: { readonly reason: string };
}

export const methodOf = ({ name }: { readonly name: string }): string => name.split(' ')[0]!;
