/** A half-open range of row or tile indexes: `from` inclusive, `to` exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const covers = (outer: Span, inner: Span): boolean => outer.from <= inner.from && inner.to <= outer.to;

/**
 * Extends the rendered range by the visible one and clips it to `near`. If the two do not touch, the result is the
 * visible range only.
 */
export function keptSpan(drawn: Span, inSight: Span, near: Span): Span {
  const adjoins = drawn.from <= inSight.to && inSight.from <= drawn.to;
  const from = adjoins ? Math.min(drawn.from, inSight.from) : inSight.from;
  const to = adjoins ? Math.max(drawn.to, inSight.to) : inSight.to;
  return { from: Math.max(near.from, from), to: Math.min(near.to, to) };
}

/** Grows the range by one index in the scroll direction, or in the other direction if that side is complete. */
export function grownSpan(drawn: Span, near: Span, isBackward: boolean): Span {
  const growsUp = drawn.from > near.from && (isBackward || drawn.to >= near.to);
  if (growsUp) return { ...drawn, from: drawn.from - 1 };
  return drawn.to < near.to ? { ...drawn, to: drawn.to + 1 } : drawn;
}

/** The indexes of the rows to render: the near ones and the `kept` ones. An index that is out of the list is ignored. */
export function renderedIndexes({ from, to }: Span, kept: readonly number[], count: number): number[] {
  const near = Array.from({ length: to - from }, (_, index) => from + index);
  return [...new Set([...near, ...kept])].filter(index => index >= 0 && index < count).sort((a, b) => a - b);
}
