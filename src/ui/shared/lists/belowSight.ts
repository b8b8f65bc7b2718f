import type { RefObject } from 'react';

/** Pixels of a scrolled list below its visible part. A hidden list has no height, and must load nothing. */
export function belowSight({ current }: RefObject<HTMLElement | null>): number {
  const { scrollTop, scrollHeight, clientHeight } = current!;
  return clientHeight > 0 ? scrollHeight - scrollTop - clientHeight : Infinity;
}
