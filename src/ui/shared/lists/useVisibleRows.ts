import { type RefObject, useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { covers, keptSpan, type Row, RowLayout, type Span } from './Rows';

/** After this many milliseconds without a scroll event, the list no longer scrolls. */
const REST_AFTER = 150;

interface List {
  readonly rows: readonly Row[];
  /** Pixels between two rows. It never changes. */
  readonly gap: number;
  /** The height in pixels of a head that covers the top of the area. */
  readonly headHeight?: number;
  /** How many rows above and below the visible ones are near. */
  readonly overscan: number;
}

/** Follows the scroll position and the heights of a list. Sizes come from a ResizeObserver, so no layout is forced. */
export class VisibleRows {
  /** The rows that are rendered. */
  rendered: Span = { from: 0, to: 0 };
  private area: HTMLElement | undefined;
  private height = innerHeight;
  /** Pixels from the scroll event before the last one to the last one, negative upwards. 0 at rest. It does not render. */
  private stride = 0;
  private list!: List;
  private readonly layout: RowLayout;
  private layoutChanges = 0;
  /** The row to which the list was scrolled, until the height of this row is known. */
  private restored: number | null = null;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private readonly sizes = new ResizeObserver(entries => this.handleSizes(entries));

  constructor(
    private top: number,
    gap: number,
    private readonly render: () => void,
  ) {
    this.layout = new RowLayout(gap);
  }

  arranged(list: List): void {
    this.layout.arranged(list.rows);
    this.list = list;
  }

  follow(area: HTMLElement): () => void {
    this.area = area;
    this.sizes.observe(area);
    return () => {
      clearTimeout(this.rest);
      this.sizes.disconnect();
    };
  }

  get inSight(): Span {
    // A list that became shorter is scrolled past its end until the next scroll event.
    return this.rowsFrom(Math.min(this.top, Math.max(0, this.total - this.height)));
  }

  private rowsFrom(top: number): Span {
    return { from: this.layout.rowAt(top), to: Math.min(this.count, this.layout.rowAt(top + this.height) + 1) };
  }

  /** The rows in sight, and those near them that the next scroll event brings into sight. A jump does not go on. */
  get ahead(): Span {
    const { stride, inSight } = this;
    return Math.abs(stride) < this.height ? keptSpan(this.rowsFrom(this.top + stride), inSight, this.near) : inSight;
  }

  get isBackward(): boolean {
    return this.stride < 0;
  }

  /** The rows in sight and `overscan` rows on either side of them. */
  get near(): Span {
    const { from, to } = this.inSight;
    const { overscan } = this.list;
    return { from: Math.max(0, from - overscan), to: Math.min(this.count, to + overscan) };
  }

  /** The rows of which half is visible, or that fill half of the visible part. */
  get halfInSight(): Span {
    const { from, to } = this.inSight;
    if (from >= to) return { from, to: from };
    return { from: this.isHalfVisible(from) ? from : from + 1, to: this.isHalfVisible(to - 1) ? to : to - 1 };
  }

  private isHalfVisible(row: number): boolean {
    const [start, end] = [this.layout.start(row), this.layout.end(row)];
    const visible = Math.min(end, this.top + this.height) - Math.max(start, this.top);
    return visible >= Math.min(end - start, this.height) / 2;
  }

  rowsRendered(rows: Span): void {
    this.rendered = rows;
  }

  private get count(): number {
    return this.list.rows.length;
  }

  get total(): number {
    return this.layout.total;
  }

  /** Pixels between the visible part and the end of the last row. */
  get below(): number {
    return this.total - this.top - this.height;
  }

  start(row: number): number {
    return this.layout.start(row);
  }

  rowAt(offset: number): number {
    return this.layout.rowAt(offset);
  }

  scrolled(top: number): void {
    clearTimeout(this.rest);
    this.rest = setTimeout(() => (this.stride = 0), REST_AFTER);
    if (top !== this.top) this.stride = top - this.top;
    this.change(() => (this.top = top));
  }

  scrollTo(top: number): void {
    // A list that is at its top already would be laid out for nothing, which is slow during the first render.
    if (top > 0 || this.top > 0) this.area!.scrollTo({ top });
  }

  /** Scrolls to a place within a row. It stays there if the row turns out to have another height than assumed. */
  scrollInto(row: number, pixels: number): void {
    this.restored = this.layout.isMeasured(row) ? null : row;
    this.scrollTo(this.start(row) + pixels);
  }

  /** Scrolls only if the row is not wholly visible. */
  show(row: number): void {
    if (row >= this.count) return;
    const end = this.layout.end(row);
    if (this.start(row) < this.top) this.scrollTo(this.start(row));
    else if (end > this.top + this.height) this.scrollTo(end - this.height);
  }

  /**
   * The `ref` of a row, whose `data-index` is the row's number. A view passes a new function for each rendering that calls it, so
   * that a row that has moved, or may have another height now, is measured again.
   */
  readonly measure = (row: HTMLElement | null) => {
    this.sizes.observe(row!);
    return () => this.sizes.unobserve(row!);
  };

  private handleSizes(entries: readonly ResizeObserverEntry[]): void {
    const { top } = this;
    this.change(() => {
      for (const { target, contentRect } of entries) {
        const height = Math.round(contentRect.height);
        // A hidden list and its rows have no height. The last heights are kept, so that the rows stay rendered.
        if (height === 0) continue;
        if (target === this.area) this.height = height - (this.list.headHeight ?? 0);
        else this.measured(Number((target as HTMLElement).dataset.index), height);
      }
    });
    if (this.top !== top) this.area!.scrollTo({ top: this.top });
  }

  /** Visible rows stay in place if a row above them has another height than assumed. */
  private measured(row: number, height: number): void {
    // A partly visible row that changes later, for example because a tile expands, keeps its top.
    const isAbove = this.layout.isMeasured(row)
      ? this.layout.end(row) <= this.top && !this.isBackward
      : this.start(row) < this.top && row !== this.restored;
    if (row === this.restored) this.restored = null;
    const growth = this.layout.measure(row, height);
    if (growth !== 0) this.layoutChanges += 1;
    if (isAbove) this.top = Math.max(0, this.top + growth);
  }

  /**
   * Renders at once if an empty row or a row in a wrong place would be painted otherwise. The browser shows the next scroll
   * position before the page hears of it, so its rows count, too.
   */
  private change(make: () => void): void {
    const { shown, layoutChanges } = this;
    make();
    if (this.shown === shown) return;
    if (covers(this.rendered, this.ahead) && this.layoutChanges === layoutChanges) this.render();
    else flushSync(this.render);
  }

  private get shown(): string {
    const { from, to } = this.inSight;
    return [from, to, this.layoutChanges].join();
  }
}

/** The rows of the list in `area`. Renders again when other rows come into sight or a row moves. */
export function useVisibleRows(area: RefObject<HTMLElement | null>, initialTop: number, list: List): VisibleRows {
  const [, render] = useReducer((renders: number) => renders + 1, 0);
  const [visible] = useState(() => new VisibleRows(initialTop, list.gap, render));
  visible.arranged(list);
  useLayoutEffect(() => visible.follow(area.current!), [visible, area]);
  return visible;
}
