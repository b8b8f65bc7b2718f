/** A run of places in a list: those from `from` on, and before `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What is drawn when these are in sight: of what was drawn until now, all that adjoins it and is still near. */
export function keptSpan(drawn: Span, inSight: Span, near: Span): Span {
  const adjoins = drawn.from <= inSight.to && inSight.from <= drawn.to;
  const from = adjoins ? Math.min(drawn.from, inSight.from) : inSight.from;
  const to = adjoins ? Math.max(drawn.to, inSight.to) : inSight.to;
  return { from: Math.max(near.from, from), to: Math.min(near.to, to) };
}

/** One place more at the side that is scrolled to, or at the other once that side is complete. */
export function grownSpan(drawn: Span, near: Span, isBackward: boolean): Span {
  const growsUp = drawn.from > near.from && (isBackward || drawn.to >= near.to);
  if (growsUp) return { ...drawn, from: drawn.from - 1 };
  return drawn.to < near.to ? { ...drawn, to: drawn.to + 1 } : drawn;
}
