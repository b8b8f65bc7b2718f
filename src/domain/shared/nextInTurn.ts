interface InTurn {
  readonly state: { readonly kind: string };
}

/**
 * What to send now, of several things that one press sends one after the other. Null while one is under way, while the
 * outcome of one is not known, and if none is left.
 */
export function nextInTurn<Item extends InTurn>(items: readonly Item[]): Item | null {
  const isHeldUp = items.some(({ state: { kind } }) => kind === 'inFlight' || kind === 'outcomeOpen');
  return isHeldUp ? null : (items.find(({ state }) => state.kind === 'toSend') ?? null);
}
