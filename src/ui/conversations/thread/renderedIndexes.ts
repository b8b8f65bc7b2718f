import type { Span } from '../../shared/lists/Span';

/** The indexes of the rows to render: the near ones and the `kept` ones. An index of -1 is ignored. */
export function renderedIndexes({ from, to }: Span, kept: readonly number[], count: number): number[] {
  const near = Array.from({ length: to - from }, (_, index) => from + index);
  return [...new Set([...near, ...kept])].filter(index => index >= 0 && index < count).sort((a, b) => a - b);
}
