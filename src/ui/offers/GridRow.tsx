import { observer } from 'mobx-react-lite';
import type { HashId } from '../../domain/offers/Offer';
import { OfferTile } from './OfferTile';
import { preloadOfferPage } from './offerParts';
import styles from './OfferGrid.module.css';

interface GridRowProps {
  readonly index: number;
  /** All that the list holds, observed: each row takes its own from it. */
  readonly ids: readonly HashId[];
  readonly columns: number;
  /** Pixels from the top of the list. */
  readonly start: number;
  /** The places in the list that are drawn; those of the others stay free. */
  readonly drawnFrom: number;
  readonly drawnTo: number;
  readonly measure: (row: HTMLElement | null) => void;
}

export const GridRow = observer(function GridRow({
  index,
  ids,
  columns,
  start,
  drawnFrom,
  drawnTo,
  measure,
}: GridRowProps) {
  const first = index * columns;
  const last = Math.min(ids.length, first + columns);
  const isWhole = drawnFrom <= first && last <= drawnTo;
  return (
    <div
      // Until all its tiles are there, its height says nothing.
      ref={isWhole ? measure : null}
      data-index={index}
      className={styles.row}
      style={{ transform: `translateY(${start}px)`, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {ids.slice(first, last).map((hashId, column) => {
        const isDrawn = drawnFrom <= first + column && first + column < drawnTo;
        return isDrawn ? <OfferTile key={hashId} hashId={hashId} onPreload={preloadOfferPage} /> : <i key={hashId} />;
      })}
    </div>
  );
});
