import { observer } from 'mobx-react-lite';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { HashId } from '../../../../domain/offers/Offer';
import { preloadOfferPage } from '../../lazyViews';
import type { GridArrangement } from './GridArrangement';
import styles from './OfferRows.module.css';

interface GridRowProps {
  readonly index: number;
  /** The observable ids of the whole list. Each row reads its own slice. */
  readonly ids: readonly HashId[];
  readonly arrangement: GridArrangement;
  /** Pixels from the top of the list. */
  readonly start: number;
  readonly measure: (row: HTMLElement | null) => () => void;
}

export const GridRow = observer(function GridRow({ index, ids, arrangement, start, measure }: GridRowProps) {
  const { columns, Tile } = arrangement;
  const first = arrangement.firstTile(index);
  const element = useRef<HTMLDivElement>(null);

  // Not as properties of the tiles, because each page that arrives would render all of them again.
  useLayoutEffect(() => {
    for (const [at, tile] of [...element.current!.querySelectorAll(':scope > article')].entries()) {
      tile.ariaPosInSet = String(first + at + 1);
      tile.ariaSetSize = String(ids.length);
    }
  });

  return (
    <div
      // A new function for each rendering, because a row that has moved is measured again.
      ref={row => {
        element.current = row;
        return measure(row);
      }}
      data-index={index}
      className={styles.row}
      style={{ transform: `translateY(${start}px)`, '--tiles-per-row': columns } as CSSProperties}
    >
      {arrangement.headingOf?.(index)}
      {ids.slice(first, arrangement.firstTile(index + 1)).map((hashId, at) => (
        <Tile key={hashId} hashId={hashId} place={first + at} onPreload={preloadOfferPage} />
      ))}
    </div>
  );
});
