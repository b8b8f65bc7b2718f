import { observer } from 'mobx-react-lite';
import type { HashId } from '../../../domain/offers/Offer';
import { preloadOfferPage } from '../page/OfferPage.lazy';
import { OfferTile } from '../tile/OfferTile';
import type { GridArrangement } from './GridArrangement';
import styles from './OfferGrid.module.css';

interface GridRowProps {
  readonly index: number;
  /** The observable ids of the whole list. Each row reads its own slice. */
  readonly ids: readonly HashId[];
  readonly arrangement: GridArrangement;
  /** Pixels from the top of the list. */
  readonly start: number;
  /** The range of list indexes to render, end exclusive. Indexes outside it keep an empty cell. */
  readonly drawnFrom: number;
  readonly drawnTo: number;
  /** The part of that range to render in full detail, end exclusive. */
  readonly wholeFrom: number;
  readonly wholeTo: number;
  readonly measure: (row: HTMLElement | null) => () => void;
}

export const GridRow = observer(function GridRow({
  index,
  ids,
  arrangement,
  start,
  drawnFrom,
  drawnTo,
  wholeFrom,
  wholeTo,
  measure,
}: GridRowProps) {
  const { columns, Facts } = arrangement;
  const first = arrangement.firstTile(index);
  const last = Math.min(ids.length, arrangement.firstTile(index + 1));
  const isComplete = drawnFrom <= first && last <= drawnTo;
  return (
    <div
      // A row is measured only when complete, because its height is wrong until then.
      ref={isComplete ? measure : null}
      data-index={index}
      className={styles.row}
      style={{ transform: `translateY(${start}px)`, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {arrangement.headingOf?.(index)}
      {ids.slice(first, last).map((hashId, column) => {
        const index = first + column;
        if (index < drawnFrom || index >= drawnTo) return <i key={hashId} />;
        const isPassing = index < wholeFrom || index >= wholeTo;
        return (
          <OfferTile key={hashId} hashId={hashId} isPassing={isPassing} onPreload={preloadOfferPage} Facts={Facts} />
        );
      })}
    </div>
  );
});
