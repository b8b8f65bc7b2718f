import type { Range } from '@tanstack/react-virtual';

/** The indexes of the rows to render: those near the visible range and the `kept` ones. An index of -1 is ignored. */
export function renderedIndexes({ startIndex, endIndex, overscan, count }: Range, kept: readonly number[]): number[] {
  const first = Math.max(0, startIndex - overscan);
  const last = Math.min(count - 1, endIndex + overscan);
  const near = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [...new Set([...near, ...kept])].filter(index => index >= 0 && index < count).sort((a, b) => a - b);
}
