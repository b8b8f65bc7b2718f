import type { FaultyLine } from './FaultyLine';

/** One call of one port, as the fault table goes through it. */
export interface FaultyCall {
  /** `Port.method`, and what tells it from others of the same method. */
  readonly name: string;
  /** As the server sees it; `*` is any piece of a path. */
  readonly wire: string;
  /** The key that is missed first where the answer is something else; null where an answer needs to carry nothing. */
  readonly needs: string | null;
  /** Whether a 401 that stays one ends the session. */
  readonly endsSession: boolean;
  /** Made on the buyer's session; what of the market it speaks of is to be found there. */
  ask(line: FaultyLine): Promise<Outcome>;
}

export interface Outcome {
  readonly ok: boolean;
  readonly failure?: { readonly reason: string };
}

export const methodOf = ({ name }: { readonly name: string }): string => name.split(' ')[0]!;
