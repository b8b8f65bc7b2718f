/** @jest-environment jsdom */
import { act, useLayoutEffect, useMemo, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { fullRows } from '../../../../src/ui/shared/lists/Rows';
import { useVisibleRows, type VisibleRows } from '../../../../src/ui/shared/lists/useVisibleRows';

const ROW = 84;
/** The height of a row and the gap below it. */
const STEP = 100;
const HEIGHT = 400;

/** Reports the size of an observed element when the test says so. */
class Observer implements ResizeObserver {
  static latest: Observer;
  private readonly observed = new Set<Element>();

  constructor(private readonly callback: ResizeObserverCallback) {
    Observer.latest = this;
  }

  observe = (element: Element) => void this.observed.add(element);
  unobserve = (element: Element) => void this.observed.delete(element);
  disconnect = () => this.observed.clear();

  report(target: Element, height: number): void {
    if (!this.observed.has(target)) throw new Error('A browser would not report this element.');
    const entry = { target, contentRect: { height } } as ResizeObserverEntry;
    this.callback([entry], this);
  }
}

let root: Root;
let place: HTMLElement;
let rows: VisibleRows;
let renders = 0;

/** Renders the visible rows and `overscan` rows around them. */
function List({ rowHeight = ROW }) {
  const area = useRef<HTMLElement>(null);
  const all = useMemo(() => fullRows(100, 1, rowHeight), [rowHeight]);
  rows = useVisibleRows(area, 0, { rows: all, gap: STEP - ROW, overscan: 2 });
  const { near } = rows;
  renders += 1;
  useLayoutEffect(() => rows.rowsRendered(near));
  return (
    <main ref={area}>
      {Array.from({ length: near.to - near.from }, (_, index) => (
        <p key={near.from + index} ref={row => rows.measure(row)} data-index={near.from + index} />
      ))}
    </main>
  );
}

const rowsShown = () => [...place.querySelectorAll<HTMLElement>('p')].map(row => Number(row.dataset.index));
const element = (selector: string) => place.querySelector(selector)!;
const resized = (selector: string, height: number) => Observer.latest.report(element(selector), height);

/** Returns the rows on the page before React has rendered what it puts off. */
function rowsAtOnce(change: () => void): number[] {
  let shown: number[] = [];
  act(() => {
    change();
    shown = rowsShown();
  });
  return shown;
}

beforeEach(async () => {
  Object.assign(globalThis, { ResizeObserver: Observer, IS_REACT_ACT_ENVIRONMENT: true });
  jest.useFakeTimers();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () => root.render(<List />));
  element('main').scrollTo = jest.fn();
  await act(async () => resized('main', HEIGHT));
  renders = 0;
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
  jest.useRealTimers();
});

describe('useVisibleRows', () => {
  it('renders the rows in sight and the rows near them', () => {
    expect(rows.inSight).toEqual({ from: 0, to: 5 });
    expect(rowsShown()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('renders at once if a row comes into sight that is missing', () => {
    const shown = [18, 19, 20, 21, 22, 23, 24, 25, 26];
    expect(rowsAtOnce(() => rows.scrolled(20 * STEP))).toEqual(shown);
  });

  it('renders at once if the next scroll event brings a row that is missing', () => {
    expect(rowsAtOnce(() => rows.scrolled(2 * STEP))).toContain(8);
    expect(rows.inSight).toEqual({ from: 2, to: 7 });
  });

  it('renders later if the rows in sight are rendered already', () => {
    expect(rowsAtOnce(() => rows.scrolled(STEP))).not.toContain(7);
    expect(rowsShown()).toContain(7);
  });

  it('is ahead by what the next scroll event brings into sight, but not after a jump or at rest', () => {
    act(() => rows.scrolled(20 * STEP));
    expect(rows.ahead).toEqual(rows.inSight);
    act(() => rows.scrolled(21.5 * STEP));
    expect(rows.inSight).toEqual({ from: 21, to: 26 });
    expect(rows.ahead).toEqual({ from: 21, to: 28 });
    act(() => rows.scrolled(20.5 * STEP));
    expect(rows.ahead).toEqual({ from: 19, to: 25 });
    act(() => jest.advanceTimersByTime(150));
    expect(rows.ahead).toEqual(rows.inSight);
  });

  it('renders nothing while the same rows stay in sight', () => {
    act(() => rows.scrolled(1));
    renders = 0;
    act(() => rows.scrolled(2));
    expect(renders).toBe(0);
  });

  it('renders at once if a row in sight has another height than assumed', () => {
    rowsAtOnce(() => {
      resized('p[data-index="1"]', ROW + 50);
      expect(renders).toBe(1);
    });
    expect(rows.start(2)).toBe(2 * STEP + 50);
  });

  it('keeps the visible rows in place if a row above them has another height than assumed', () => {
    act(() => rows.scrolled(20 * STEP));
    act(() => resized('p[data-index="18"]', ROW + 50));
    expect(element('main').scrollTo).toHaveBeenCalledWith({ top: 20 * STEP + 50 });
  });

  it('stays at a place within a row that turns out to be higher than assumed', () => {
    act(() => rows.scrollInto(0, 2 * STEP));
    expect(element('main').scrollTo).toHaveBeenLastCalledWith({ top: 2 * STEP });
    act(() => rows.scrolled(2 * STEP));
    act(() => resized('p[data-index="0"]', 5 * STEP));
    expect(element('main').scrollTo).toHaveBeenCalledTimes(1);
    act(() => resized('p[data-index="1"]', ROW + 50));
    expect(element('main').scrollTo).toHaveBeenCalledTimes(1);
  });

  it('keeps its rows and their heights while it is hidden', () => {
    const shown = rowsShown();
    act(() => {
      resized('p[data-index="1"]', 0);
      resized('main', 0);
    });
    expect(rowsShown()).toEqual(shown);
    expect(rows.start(2)).toBe(2 * STEP);
  });

  it('has its rows measured again when the height of all rows changes, because their sizes may have been reported before', () => {
    const observe = jest.spyOn(Observer.latest, 'observe');
    act(() => root.render(<List rowHeight={ROW + 20} />));
    const measured = observe.mock.calls.map(([row]) => Number((row as HTMLElement).dataset.index));
    expect(measured).toEqual(expect.arrayContaining(rowsShown()));
    act(() => resized('p[data-index="1"]', ROW + 70));
    expect(rows.start(2)).toBe(2 * (STEP + 20) + 50);
  });

  it('no longer scrolls up 150 ms after the last scroll event, and renders nothing for it', () => {
    act(() => rows.scrolled(2 * STEP));
    act(() => rows.scrolled(STEP));
    renders = 0;
    act(() => jest.advanceTimersByTime(149));
    expect(rows.isBackward).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(rows.isBackward).toBe(false);
    expect(renders).toBe(0);
  });

  it('scrolls only to a row that is not wholly visible', () => {
    const { scrollTo } = element('main');
    rows.show(1);
    expect(scrollTo).not.toHaveBeenCalled();
    rows.show(10);
    expect(scrollTo).toHaveBeenCalledWith({ top: 10 * STEP + ROW - HEIGHT });
  });
});
