import { useVirtualizer } from '@tanstack/react-virtual';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadOffers } from '../../application/offers/LoadOffers';
import { OfferLists } from '../../application/offers/OfferLists';
import type { OfferListStore } from '../../application/offers/OfferListStore';
import { AppearanceStore } from '../../application/settings/AppearanceStore';
import { useInjection } from '../shared/useInjection';
import { ListEnd } from './ListEnd';
import { OfferTile } from './OfferTile';
import { preloadOfferPage } from './preloadOfferPage';
import { useRowKeys } from './useRowKeys';
import styles from './OfferGrid.module.css';

const GAP = 16;
/** Pixels of a tile beside its photo: OfferTile.module.css holds the same. */
const TILE_BODY = 150;
const LEAST_TILE_WIDTH = 250;
/** Pixels before the end at which more is fetched. */
const END_REACHED = 200;
const DEFAULT_PAGE_SIZE = 20;

const columnsIn = (width: number, most: number): number =>
  Math.max(1, Math.min(most, Math.floor((width + GAP) / (LEAST_TILE_WIDTH + GAP))));

const collapsedHeight = (width: number, columns: number): number =>
  Math.round(((width - GAP * (columns - 1)) / columns - 2) * (2 / 3)) + TILE_BODY;

/** The tiles of a list, of which only those near the window are drawn, however many are held. */
export const OfferGrid = observer(function OfferGrid({ list }: { readonly list: OfferListStore }) {
  const { t } = useTranslation('offers');
  const lists = useInjection(OfferLists);
  const loadOffers = useInjection(LoadOffers);
  const { columns: setting } = useInjection(AppearanceStore);
  const area = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const columns = columnsIn(width, setting === 'less' ? 3 : 4);
  const rowHeight = collapsedHeight(width, columns);

  useLayoutEffect(() => {
    const element = area.current!;
    const measure = () => setWidth(element.querySelector<HTMLElement>('[data-rows]')!.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);

  const rows = useVirtualizer({
    count: width > 0 ? Math.ceil(list.ids.length / columns) : 0,
    getScrollElement: () => area.current,
    estimateSize: () => rowHeight,
    gap: GAP,
    overscan: 3,
    initialOffset: list.scrollTop,
  });

  useLayoutEffect(() => rows.measure(), [rows, rowHeight, columns]);

  useLayoutEffect(() => {
    if (width > 0) area.current!.scrollTop = list.scrollTop;
    // Only once the rows have their width can the place that was left be returned to.
  }, [list, list.restarts, width > 0]);

  const shown = rows.getVirtualItems();
  const pageSize = list.limit ?? DEFAULT_PAGE_SIZE;
  const firstPage = Math.floor(((shown[0]?.index ?? 0) * columns) / pageSize) + 1;
  const lastPage = Math.floor((((shown.at(-1)?.index ?? 0) + 1) * columns - 1) / pageSize) + 1;
  useEffect(() => {
    if (lists.visible === list.tab) lists.rowsShown(firstPage, lastPage);
  }, [lists, list, firstPage, lastPage]);

  const loadIfNearEnd = () => {
    const { scrollTop, scrollHeight, clientHeight } = area.current!;
    const nearEnd = scrollHeight - scrollTop - clientHeight < END_REACHED;
    if (nearEnd && list.status.step === 'idle') void loadOffers.more(list.tab);
  };

  const handleScroll = () => {
    list.scrollTop = area.current!.scrollTop;
    loadIfNearEnd();
  };

  useEffect(() => {
    if (list.ids.length > 0 && width > 0 && lists.visible === list.tab) loadIfNearEnd();
  });

  useRowKeys({
    area,
    list,
    showIndex: index => rows.scrollToIndex(Math.floor(index / columns), { align: 'auto' }),
  });

  return (
    <div
      className={styles.area}
      ref={area}
      onScroll={handleScroll}
      aria-label={t(`lists.${list.tab}`)}
      role="region"
      tabIndex={0}
    >
      <div className={styles.content}>
        <div data-rows className={styles.rows} style={{ height: rows.getTotalSize() }}>
          {shown.map(row => (
            <div
              key={row.index}
              ref={rows.measureElement}
              data-index={row.index}
              className={styles.row}
              style={{
                transform: `translateY(${row.start}px)`,
                gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              }}
            >
              {list.ids.slice(row.index * columns, (row.index + 1) * columns).map(hashId => (
                <OfferTile key={hashId} hashId={hashId} onPreload={preloadOfferPage} />
              ))}
            </div>
          ))}
        </div>
        <ListEnd list={list} />
      </div>
    </div>
  );
});
