import type { Cancel } from '../../src/application/ports/Clock';

type Subscribing<Name extends string> = Record<Name, (...input: never[]) => Cancel>;

/** Counts what these methods subscribe from now on until it is cancelled. */
export function liveSubscriptions<Name extends string>(
  target: Subscribing<Name>,
  names: readonly Name[],
): () => number {
  const live = new Set<object>();
  for (const name of names) {
    const subscribe = target[name].bind(target) as (...input: unknown[]) => Cancel;
    const counted = (...input: unknown[]): Cancel => {
      const own = {};
      const cancel = subscribe(...input);
      live.add(own);
      return () => {
        live.delete(own);
        cancel();
      };
    };
    Object.assign(target, { [name]: counted });
  }
  return () => live.size;
}
