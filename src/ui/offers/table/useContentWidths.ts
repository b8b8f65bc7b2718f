import { type RefCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OfferColumn } from '../../../domain/offers/list/OfferColumn';

export type ColumnWidths = Partial<Readonly<Record<OfferColumn, number>>>;

/** Pixels. A column has room for a further digit before it becomes wider again. */
const STEP = 16;

/**
 * The greatest width in pixels that a content of each column has had. A column never becomes narrower again, so that
 * nothing moves under the pointer while other rows come into sight. The rows near the visible ones count too, so a column
 * usually has its width before the dealer sees why.
 */
export function useContentWidths(): readonly [ColumnWidths, RefCallback<HTMLElement>] {
  const [widths, setWidths] = useState<ColumnWidths>({});
  const [{ sizes, measure }] = useState(() => {
    let known: ColumnWidths = {};
    const sizes = new ResizeObserver(entries => {
      const grown = { ...known };
      let hasGrown = false;
      for (const { target, borderBoxSize } of entries) {
        const column = (target as HTMLElement).dataset.column as OfferColumn;
        const width = Math.ceil(borderBoxSize[0]!.inlineSize);
        if (width <= (grown[column] ?? 0)) continue;
        grown[column] = Math.ceil(width / STEP) * STEP;
        hasGrown = true;
      }
      if (!hasGrown) return;
      known = grown;
      // Before the paint, so that no number is ever shown over the one beside it.
      flushSync(() => setWidths(grown));
    });
    const measure = (content: HTMLElement | null) => {
      sizes.observe(content!);
      return () => sizes.unobserve(content!);
    };
    return { sizes, measure };
  });
  useEffect(() => () => sizes.disconnect(), [sizes]);
  return [widths, measure];
}
