interface Neighbours<Id> {
  readonly previous: Id | null;
  readonly next: Id | null;
}

/**
 * The ids before and after one of a list. `place` is where it was before it left the list, and -1 if that is not known: the
 * id that moved up to this place is then the next one.
 */
export function neighbours<Id>(ids: readonly Id[], id: Id, place = -1): Neighbours<Id> {
  const found = ids.indexOf(id);
  const at = found >= 0 ? found : Math.min(place, ids.length);
  if (at < 0) return { previous: null, next: null };
  const after = found >= 0 ? at + 1 : at;
  return { previous: at > 0 ? ids[at - 1]! : null, next: after < ids.length ? ids[after]! : null };
}
