/** The states of a field that the dealer edits, for undo and redo. */
export interface EditHistory<State> {
  /** The last one is the state before the current one. */
  readonly past: readonly State[];
  readonly current: State;
  /** What was undone. The first one is redone first. */
  readonly future: readonly State[];
}

export const newHistory = <State>(current: State): EditHistory<State> => ({ past: [], current, future: [] });

export const edited = <State>({ past, current }: EditHistory<State>, next: State): EditHistory<State> => ({
  past: [...past, current],
  current: next,
  future: [],
});

export function undone<State>(history: EditHistory<State>): EditHistory<State> {
  const { past, current, future } = history;
  const [last, ...earlier] = past.toReversed();
  return last === undefined ? history : { past: earlier.toReversed(), current: last, future: [current, ...future] };
}

export function redone<State>(history: EditHistory<State>): EditHistory<State> {
  const { past, current, future } = history;
  const [next, ...later] = future;
  return next === undefined ? history : { past: [...past, current], current: next, future: later };
}
